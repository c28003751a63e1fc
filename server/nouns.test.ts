import { expect, test } from 'vitest'
import { everyView, mailKinds } from '../app/admin/nouns.ts'
import { everyNoun } from './nouns.ts'

test('every kind of mail is stated once, and has words for staff', () => {
  const kinds = everyNoun.flatMap(({ mails = [] }) => mails).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(Object.keys(mailKinds).toSorted())
})

test('every list that staff work on has words for the record of who did what', () => {
  const lists = everyNoun.flatMap(({ lists = {} }) => Object.keys(lists))
  const described = everyView.flatMap(({ records = {} }) => Object.keys(records))
  expect(lists.toSorted()).toEqual(described.toSorted())
})
