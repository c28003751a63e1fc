import type { JSONContent } from '@tiptap/core'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { block, documentOf, p, placeOf, stateOf } from '../../../tests/support/editor-documents.ts'
import { writeContent } from '../serialise/write-content.ts'
import {
  deselectWords,
  duplicateBlock,
  enterSelected,
  moveBlock,
  selectAround,
  selectedName,
} from './select-block.ts'

const list = (...items: JSONContent[]) =>
  block('bulletList', ...items.map((item) => block('listItem', item)))
const x = p('x')

const caretBehindX = (...content: JSONContent[]) => stateOf(content, placeOf(content, 'x') + 1)

/** Names of the blocks that `selectAround` selects, from the innermost to the outermost. */
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
  [[list(x, p('y'))], ['List item', 'Bullet list']],
  [[block('table', block('tableRow', block('tableCell', x)))], ['Table']],
  [[block('figure', picture, block('caption', { type: 'text', text: 'x' }))], ['Figure']],
])('Escape selects the block, then what is around it', (content, names) => {
  expect(namesAround(caretBehindX(...content))).toEqual(names)
})

test('of words in several blocks Escape leaves the caret', () => {
  const state = caretBehindX(p('a'), x)
  const all = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 5)))
  expect(selectAround(all)).toBeNull()
  const left = all.apply(deselectWords(all) ?? all.tr)
  expect(left.selection.toJSON()).toEqual({ type: 'text', anchor: 5, head: 5 })
  expect(deselectWords(left)).toBeNull()
})

test('Enter leads back to the words', () => {
  const state = caretBehindX(block('callout', x))
  const selected = state.apply(selectAround(state) ?? state.tr)
  const inside = selected.apply(enterSelected(selected) ?? state.tr)
  expect(inside.selection.toJSON()).toEqual(state.selection.toJSON())
})

test('a copy stands before, and the caret stays in the later one', () => {
  const state = caretBehindX(block('callout', x), p('z'))
  const copied = state.apply(duplicateBlock(state) ?? state.tr)
  const callout = '<aside data-callout="note"><p>x</p></aside>'
  expect(writeContent(copied.doc)).toBe(`${callout}${callout}<p>z</p>`)
  expect(copied.selection.from).toBe(state.selection.from + (state.doc.firstChild?.nodeSize ?? 0))
})

function moved(content: JSONContent[], selected: string, direction: 'up' | 'down'): string | null {
  const at = placeOf(content, selected)
  const state = stateOf(content, at, at + 1)
  const tr = moveBlock(state, direction)
  if (!tr) return null
  const { from, to } = tr.selection
  expect(tr.doc.textBetween(from, to), 'what is selected stays so').toBe(selected)
  return writeContent(tr.doc)
}

describe('a block is moved', () => {
  const three = [p('a'), p('b'), p('c')]
  const listed = [p('a'), list(x, p('y'))]
  test.for([
    ['b', 'up', '<p>b</p><p>a</p><p>c</p>', three],
    ['b', 'down', '<p>a</p><p>c</p><p>b</p>', three],
    ['a', 'up', null, three],
    ['c', 'down', null, three],
    ['y', 'up', '<p>a</p><ul><li>y</li><li>x</li></ul>', listed],
    // At the end of its list, the list itself.
    ['x', 'up', '<ul><li>x</li><li>y</li></ul><p>a</p>', listed],
  ] as const)('%s %s', ([selected, direction, html, content]) => {
    expect(moved(content, selected, direction)).toBe(html)
  })

  test('a rule that is selected as a whole', () => {
    const doc = documentOf([{ type: 'horizontalRule' }, p('a')])
    const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 0) })
    const tr = moveBlock(state, 'down')
    expect(tr && writeContent(tr.doc)).toBe('<p>a</p><hr>')
    expect(tr?.selection).toBeInstanceOf(NodeSelection)
  })
})
