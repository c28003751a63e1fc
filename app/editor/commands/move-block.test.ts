import { getSchema, type JSONContent } from '@tiptap/core'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { editorExtensions } from '../schema/extensions.ts'
import { writeContent } from '../serialise/write-content.ts'
import { moveBlock } from './select-block.ts'

const schema = getSchema(editorExtensions)
const p = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = (...items: JSONContent[]): JSONContent => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
})

function stateOf(content: JSONContent[], selected: string): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content })
  let at = 0
  doc.descendants((node, pos) => {
    if (node.isText && node.text === selected) at = pos
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at, at + 1) })
}

function moved(content: JSONContent[], selected: string, direction: 'up' | 'down'): string | null {
  const state = stateOf(content, selected)
  const tr = moveBlock(state, direction)
  if (!tr) return null
  const { from, to } = tr.selection
  expect(tr.doc.textBetween(from, to), 'what is selected stays so').toBe(selected)
  return writeContent(tr.doc)
}

describe('a block is moved', () => {
  const three = [p('a'), p('b'), p('c')]
  test.each([
    ['b', 'up', '<p>b</p><p>a</p><p>c</p>'],
    ['b', 'down', '<p>a</p><p>c</p><p>b</p>'],
    ['a', 'up', null],
    ['c', 'down', null],
  ] as const)('%s %s', (selected, direction, html) => {
    expect(moved(three, selected, direction)).toBe(html)
  })

  test.each([
    ['y', 'up', '<p>a</p><ul><li>y</li><li>x</li></ul>'],
    // At the end of its list, the list itself.
    ['x', 'up', '<ul><li>x</li><li>y</li></ul><p>a</p>'],
  ] as const)('an item within its list: %s %s', (selected, direction, html) => {
    expect(moved([p('a'), list(p('x'), p('y'))], selected, direction)).toBe(html)
  })

  test('a rule that is selected as a whole', () => {
    const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'horizontalRule' }, p('a')] })
    const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 0) })
    const tr = moveBlock(state, 'down')
    expect(tr && writeContent(tr.doc)).toBe('<p>a</p><hr>')
    expect(tr?.selection).toBeInstanceOf(NodeSelection)
  })
})
