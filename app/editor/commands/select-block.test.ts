import { getSchema, type JSONContent } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { editorExtensions } from '../schema/extensions.ts'
import { writeContent } from '../serialise/write-content.ts'
import {
  deselectWords,
  duplicateBlock,
  enterSelected,
  selectAround,
  selectedName,
} from './select-block.ts'

const schema = getSchema(editorExtensions)
const block = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content })
const p = (text: string) => block('paragraph', { type: 'text', text })
const x = p('x')

/** With the caret behind the "x". */
function stateOf(...content: JSONContent[]): EditorState {
  const doc = schema.nodeFromJSON(block('doc', ...content))
  let at = 0
  doc.descendants((node, pos) => {
    if (node.text === 'x') at = pos + 1
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

/** What is selected by Escape, and by each Escape after it. */
function namesAround(state: EditorState): (string | null)[] {
  const tr = selectAround(state)
  if (!tr) return []
  const next = state.apply(tr)
  return [selectedName(next), ...namesAround(next)]
}

const picture = { type: 'image', attrs: { src: '/media/a.png' } }

test.each([
  [[x], ['Paragraph']],
  [[block('callout', x)], ['Callout']],
  [[block('callout', x, p('y'))], ['Paragraph', 'Callout']],
  [
    [block('bulletList', block('listItem', x), block('listItem', p('y')))],
    ['List item', 'Bullet list'],
  ],
  [[block('table', block('tableRow', block('tableCell', x)))], ['Table']],
  [[block('figure', picture, block('caption', { type: 'text', text: 'x' }))], ['Figure']],
])('Escape selects the block, then what is around it', (content, names) => {
  expect(namesAround(stateOf(...content))).toEqual(names)
})

test('of words in several blocks Escape leaves the caret', () => {
  const state = stateOf(p('a'), x)
  const all = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 5)))
  expect(selectAround(all)).toBeNull()
  const left = all.apply(deselectWords(all) ?? all.tr)
  expect(left.selection.toJSON()).toEqual({ type: 'text', anchor: 5, head: 5 })
  expect(deselectWords(left)).toBeNull()
})

test('Enter leads back to the words', () => {
  const state = stateOf(block('callout', x))
  const selected = state.apply(selectAround(state) ?? state.tr)
  const inside = selected.apply(enterSelected(selected) ?? state.tr)
  expect(inside.selection.toJSON()).toEqual(state.selection.toJSON())
})

test('a copy stands before, and the caret stays in the later one', () => {
  const state = stateOf(block('callout', x), p('z'))
  const copied = state.apply(duplicateBlock(state) ?? state.tr)
  const callout = '<aside data-callout="note"><p>x</p></aside>'
  expect(writeContent(copied.doc)).toBe(`${callout}${callout}<p>z</p>`)
  expect(copied.selection.from).toBe(state.selection.from + (state.doc.firstChild?.nodeSize ?? 0))
})
