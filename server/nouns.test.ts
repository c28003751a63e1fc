import { expect, test } from 'vitest'
import { mailKindLabels } from '../content/admin/mail.ts'
import { everyNoun } from './nouns.ts'

test('every kind of mail is stated once, and has words for staff', () => {
  const kinds = everyNoun.flatMap(({ mails = [] }) => mails).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(Object.keys(mailKindLabels).toSorted())
})
