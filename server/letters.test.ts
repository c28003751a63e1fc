import { expect, test } from 'vitest'
import { mailKindLabels } from '../content/admin/mail.ts'
import { letters, type MailKind } from './letters.ts'

test('every kind of mail is stated once, and has words for staff', () => {
  const kinds: MailKind[] = letters.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(Object.keys(mailKindLabels).toSorted())
})
