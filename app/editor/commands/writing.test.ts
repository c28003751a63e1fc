import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { p, schema, stateOf } from '../../../tests/support/editor-documents.ts'
import { isWriting } from './writing.ts'

const state = stateOf([p('words'), p('lines'), { type: 'horizontalRule' }], 3)

const cases: [string, boolean, (tr: Transaction) => Transaction][] = [
  ['a letter', true, (tr) => tr.insertText('x')],
  ['a letter taken out', true, (tr) => tr.delete(2, 3)],
  ['a line broken', true, (tr) => tr.split(3)],
  ['two lines joined', true, (tr) => tr.join(7)],
  ['nothing but a move', false, (tr) => tr.setSelection(TextSelection.create(tr.doc, 1))],
  ['a word pasted', false, (tr) => tr.insertText('x').setMeta('uiEvent', 'paste')],
  ['words made bold', false, (tr) => tr.addMark(1, 4, schema.mark('bold'))],
  ['a block taken out', false, (tr) => tr.delete(14, 15)],
  ['a block put in', false, (tr) => tr.insert(0, schema.node('horizontalRule'))],
]
it.each(cases)('%s waits until the hands rest: %s', (_name, expected, change) => {
  expect(isWriting(change(state.tr))).toBe(expected)
})
