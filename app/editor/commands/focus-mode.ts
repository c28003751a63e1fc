/** Focus mode: the block that is written in stands out, the toolbar steps back. */
import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

const key = new PluginKey<boolean>('focusMode')

export const FocusMode = Extension.create({
  name: 'focusMode',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: { init: () => false, apply: (tr, isOn) => tr.getMeta(key) ?? isOn },
      props: { decorations: markCurrent },
    }),
  ],
})

function markCurrent(state: EditorState): DecorationSet | null {
  if (!isFocusMode(state)) return null
  const { $from, from, to } = state.selection
  const [start, end] = $from.depth === 0 ? [from, to] : [$from.before(1), $from.after(1)]
  const isBlock = state.doc.nodeAt(start) !== null
  const current = isBlock ? [Decoration.node(start, end, { class: 'editor-current' })] : []
  return DecorationSet.create(state.doc, current)
}

export function isFocusMode(state: EditorState): boolean {
  return key.getState(state) ?? false
}

export function setFocusMode({ view }: { view: EditorView }, isOn: boolean): void {
  view.dispatch(view.state.tr.setMeta(key, isOn))
}

export function toggleFocusMode(editor: Editor): void {
  setFocusMode(editor, !isFocusMode(editor.state))
  editor.view.focus()
}
