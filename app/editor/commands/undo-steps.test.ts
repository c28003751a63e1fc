import { Editor } from '@tiptap/core'
import { redo, undo, undoDepth } from '@tiptap/pm/history'
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from '@tiptap/pm/tables'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addCaption, removeCaption } from '../schema/figure.ts'
import { toggleCallout } from '../schema/own-blocks.ts'
import { toolbarGroups } from '../ui/toolbar/actions.ts'
import { articleExtensions } from '../ui/use-article-editor.ts'
import { duplicateBlock, insertOrUpdate, moveBlock, selectAround } from './select-block.ts'

/** Edits within half a second of each other are undone together, so the tests set the clock. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function openEditor(): Editor {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] }
  const editor = new Editor({ element: null, content, extensions: articleExtensions })
  const { plugins } = editor.extensionManager
  editor.view.updateState(editor.state.reconfigure({ plugins }))
  return editor
}

type Edit = (editor: Editor) => unknown

/** A key event as the browser sends it. */
function press(key: string, modifiers: Partial<KeyboardEvent> = {}): Edit {
  const keyCode = { Tab: 9, z: 90, Z: 90, b: 66 }[key]
  const event = { key, keyCode, ...modifiers } as KeyboardEvent
  return ({ state, view }) =>
    state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event))
}

const undoKey = press('z', { ctrlKey: true })
/** With Caps Lock on, Shift gives the small letter. */
const redoKeys = ['Z', 'z'].map((key) => press(key, { ctrlKey: true, shiftKey: true }))

function tool(id: string): Edit {
  const found = toolbarGroups.flat().find((one) => one.id === id)
  if (typeof found?.run !== 'function') throw new Error(`There is no tool "${id}"`)
  const { isEnabled, run } = found
  return (editor) => (isEnabled?.(editor, editor.can()) ?? true) && run(editor)
}

const insert =
  (name: string, attributes: object): Edit =>
  (editor) =>
    insertOrUpdate(editor, name, attributes)

const change =
  (make: (state: EditorState) => Transaction | null): Edit =>
  ({ state, view }) => {
    const tr = make(state)
    if (tr) view.dispatch(tr)
  }

const src = '/media/a.png'
const edits: Record<string, Edit> = {
  letter: change(({ tr, selection }) =>
    selection instanceof NodeSelection ? null : tr.insertText('a'),
  ),
  enter: (editor) =>
    editor.commands.first(({ commands }) => [
      () => commands.newlineInCode(),
      () => commands.splitListItem('listItem'),
      () => commands.liftEmptyBlock(),
      () => commands.splitBlock(),
    ]),
  backspace: (editor) =>
    editor.commands.first(({ commands }) => [
      () => commands.deleteSelection(),
      () => commands.joinBackward(),
      () => commands.selectNodeBackward(),
    ]),
  tab: press('Tab'),
  backTab: press('Tab', { shiftKey: true }),
  quoteKey: press('b', { ctrlKey: true, shiftKey: true }),
  wait: () => vi.advanceTimersByTime(600),
  picture: insert('image', { src }),
  gallery: insert('gallery', { pictures: [{ src, alt: '', width: null, height: null }] }),
  video: insert('video', { src: 'https://www.youtube-nocookie.com/embed/abcdefghijk' }),
  action: insert('action', { href: '/', text: 'Go' }),
  bookmark: insert('bookmark', { post: 1, href: '/', text: 'Go' }),
  footnote: change(({ schema, tr }) =>
    tr.replaceSelectionWith(schema.node('footnote', { text: 'x' })),
  ),
  callout: toggleCallout,
  caption: addCaption,
  noCaption: removeCaption,
  row: ({ state, view }) => addRowAfter(state, view.dispatch),
  column: ({ state, view }) => addColumnAfter(state, view.dispatch),
  noRow: ({ state, view }) => deleteRow(state, view.dispatch),
  noColumn: ({ state, view }) => deleteColumn(state, view.dispatch),
  selectAround: change(selectAround),
  up: change((state) => moveBlock(state, 'up')),
  down: change((state) => moveBlock(state, 'down')),
  duplicate: change(duplicateBlock),
  heading: tool('heading-2'),
  bold: tool('bold'),
  bullets: tool('bullet-list'),
  numbers: tool('ordered-list'),
  code: tool('code-block'),
  rule: tool('rule'),
  table: tool('table'),
}

/** Puts the caret somewhere in the text. */
function place(share: number): Edit {
  return change(({ doc, tr }) => {
    const at = Math.floor(share * doc.content.size)
    return tr.setSelection(Selection.near(doc.resolve(at)))
  })
}

function pick(share: number): Edit {
  return change(({ doc, tr }) => {
    const found: number[] = []
    doc.descendants((node, at) => {
      if (node.isBlock && NodeSelection.isSelectable(node)) found.push(at)
    })
    const at = found[Math.floor(share * found.length)]
    return at === undefined ? null : tr.setSelection(NodeSelection.create(doc, at))
  })
}

/** Undoes a few steps and redoes them, like somebody who checks an earlier state. */
function lookBack(most: number): Edit {
  return (editor) => {
    const { doc } = editor.state
    const steps = Math.min(most, undoDepth(editor.state))
    for (let step = 0; step < steps; step += 1) undo(editor.state, editor.view.dispatch)
    for (let step = 0; step < steps; step += 1) redo(editor.state, editor.view.dispatch)
    expect(editor.state.doc.toJSON()).toEqual(doc.toJSON())
  }
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(edits)) },
  { weight: 1, arbitrary: share.map(place) },
  { weight: 1, arbitrary: share.map(pick) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }).map(lookBack) },
)

/** Presses undo and redo more often than there are steps. */
function undoAndRedoAll(editor: Editor): void {
  const whole = editor.state.doc.toJSON()
  for (const redoKey of redoKeys) {
    const steps = undoDepth(editor.state) + 3
    for (let step = 0; step < steps; step += 1) undoKey(editor)
    expect(editor.state.doc.textContent).toBe('')
    expect(editor.state.doc.childCount).toBe(1)
    for (let step = 0; step < steps; step += 1) redoKey(editor)
    expect(editor.state.doc.toJSON()).toEqual(whole)
  }
}

test('no order of undo and redo loses anything of any block, also in cells', () => {
  const runs = fc.property(
    fc.boolean(),
    fc.array(anyEdit, { maxLength: 25 }),
    (isInCell, steps) => {
      const editor = openEditor()
      if (isInCell) edits.table?.(editor)
      for (const step of steps) step(editor)
      undoAndRedoAll(editor)
      editor.destroy()
    },
  )
  fc.assert(runs, { numRuns: 60 })
})

test('a picture in a cell is there again after a redo too many', () => {
  const editor = openEditor()
  for (const name of ['table', 'letter', 'tab', 'picture']) edits[name]?.(editor)
  expect(editor.state.selection.$from.node(-1).firstChild?.type.name, 'the caret is below it').toBe(
    'image',
  )
  undoAndRedoAll(editor)
  expect(JSON.stringify(editor.getJSON())).toContain(src)
})
