import { Schema } from '@tiptap/pm/model'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { isWriting } from './writing.ts'

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*', toDOM: () => ['p', 0] },
    rule: { group: 'block', toDOM: () => ['hr'] },
    text: {},
  },
  marks: { bold: { toDOM: () => ['b', 0] } },
})
const { rule } = schema.nodes

const doc = schema.node('doc', null, [
  schema.node('paragraph', null, [schema.text('words')]),
  schema.node('paragraph', null, [schema.text('lines')]),
  schema.node('rule'),
])
const state = EditorState.create({ doc, selection: TextSelection.create(doc, 3) })

describe('what waits until the hands rest', () => {
  const cases: [string, boolean, (tr: Transaction) => Transaction][] = [
    ['a letter', true, (tr) => tr.insertText('x')],
    ['a letter taken out', true, (tr) => tr.delete(2, 3)],
    ['a line broken', true, (tr) => tr.split(3)],
    ['two lines joined', true, (tr) => tr.join(7)],
    ['nothing but a move', false, (tr) => tr.setSelection(TextSelection.create(tr.doc, 1))],
    ['a word pasted', false, (tr) => tr.insertText('x').setMeta('uiEvent', 'paste')],
    ['words made bold', false, (tr) => tr.addMark(1, 4, schema.mark('bold'))],
    ['a block taken out', false, (tr) => tr.delete(14, 15)],
    ['a block put in', false, (tr) => (rule ? tr.insert(0, rule.create()) : tr)],
  ]
  it.each(cases)('%s: %s', (_name, expected, change) => {
    expect(isWriting(change(state.tr))).toBe(expected)
  })
})
