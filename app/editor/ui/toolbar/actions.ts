import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { toolbarWords as words } from '../../../../content/en/admin/editor.ts'
import { beginQuery } from '../../commands/typed-query.ts'
import type { ToolbarIconName } from './toolbar-icon.tsx'

/** Actions that open a dialog or chooser before the text changes. */
export type Task =
  | 'link'
  | 'image'
  | 'gallery'
  | 'video'
  | 'document'
  | 'action'
  | 'footnote'
  | 'shortcuts'

const changedInDialog = ['image', 'gallery', 'video', 'action', 'footnote'] as const

/** The dialog in which a node of this name is changed, or null. */
export function dialogOf(name: string): Task | null {
  return changedInDialog.find((one) => one === name) ?? null
}

export interface ToolbarAction {
  id: string
  label: string
  /** An icon, or a letter or two where that says it better. */
  face: { icon: ToolbarIconName } | { text: string }
  /** `Mod` is Ctrl, or Command on a Mac. */
  shortcut?: string
  /** Only for actions that are on or off. */
  isPressed?: (editor: Editor) => boolean
  /** `can` is expensive, so one is created for all actions. */
  isEnabled?: (editor: Editor, can: ReturnType<Editor['can']>) => boolean
  run: ((editor: Editor) => void) | Task
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

function heading(level: HeadingLevel): ToolbarAction {
  return {
    id: `heading-${level}`,
    label: words.heading.replace('{level}', String(level)),
    face: { text: `H${level}` },
    shortcut: `Mod+Alt+${level}`,
    isPressed: (editor) => editor.isActive('heading', { level }),
    isEnabled: (_editor, can) => can.toggleHeading({ level }),
    run: (editor) => editor.commands.toggleHeading({ level }),
  }
}

function step(id: 'undo' | 'redo', shortcut: string): ToolbarAction {
  return {
    id,
    label: words[id],
    face: { icon: id },
    shortcut,
    isEnabled: (_editor, can) => can[id](),
    run: (editor) => editor.commands[id](),
  }
}

type MarkName = 'bold' | 'italic' | 'underline' | 'strike'

function mark(name: MarkName, face: ToolbarAction['face'], shortcut: string): ToolbarAction {
  return {
    id: name,
    label: words[name],
    face,
    shortcut,
    isPressed: (editor) => editor.isActive(name),
    isEnabled: (_editor, can) => can.toggleMark(name),
    run: (editor) => editor.commands.toggleMark(name),
  }
}

const emphasis: ToolbarAction[] = [
  mark('bold', { icon: 'bold' }, 'Mod+B'),
  mark('italic', { icon: 'italic' }, 'Mod+I'),
  mark('underline', { text: 'U' }, 'Mod+U'),
  mark('strike', { text: 'S' }, 'Mod+Shift+S'),
]

const blocks: ToolbarAction[] = [
  {
    id: 'bullet-list',
    label: words.bulletList,
    face: { icon: 'bullets' },
    shortcut: 'Mod+Shift+8',
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.commands.toggleBulletList(),
  },
  {
    id: 'ordered-list',
    label: words.orderedList,
    face: { icon: 'numbers' },
    shortcut: 'Mod+Shift+7',
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  {
    id: 'quote',
    label: words.quote,
    face: { icon: 'quote' },
    shortcut: 'Mod+Shift+B',
    isPressed: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.commands.toggleBlockquote(),
  },
  {
    id: 'code-block',
    label: words.codeBlock,
    face: { icon: 'code' },
    shortcut: 'Mod+Alt+C',
    isPressed: (editor) => editor.isActive('codeBlock'),
    isEnabled: (_editor, can) => can.toggleCodeBlock(),
    run: (editor) => editor.commands.toggleCodeBlock(),
  },
  {
    id: 'rule',
    label: words.rule,
    face: { icon: 'rule' },
    run: (editor) => editor.commands.setHorizontalRule(),
  },
]

const insertions: ToolbarAction[] = [
  { id: 'insert', label: words.insert, face: { icon: 'plus' }, run: beginQuery },
  {
    id: 'link',
    label: words.link,
    face: { icon: 'link' },
    shortcut: 'Mod+K',
    isPressed: (editor) => editor.isActive('link'),
    isEnabled: (_editor, can) => can.setLink({ href: '/' }),
    run: 'link',
  },
  { id: 'image', label: words.image, face: { icon: 'image' }, run: 'image' },
  { id: 'video', label: words.video, face: { icon: 'video' }, run: 'video' },
  { id: 'document', label: words.document, face: { icon: 'document' }, run: 'document' },
  {
    id: 'table',
    label: words.table,
    face: { icon: 'table' },
    isEnabled: (editor) => !editor.isActive('table'),
    run: insertTable,
  },
]

/** In the order of the toolbar, a rule between the groups. */
export const toolbarGroups: readonly (readonly ToolbarAction[])[] = [
  [step('undo', 'Mod+Z'), step('redo', 'Mod+Shift+Z')],
  [heading(1), heading(2), heading(3), heading(4), heading(5), heading(6)],
  emphasis,
  blocks,
  insertions,
]

/** The tools with these ids, in this order. */
export function toolsOf(...ids: string[]): ToolbarAction[] {
  return ids.flatMap((id) => toolbarGroups.flat().filter((one) => one.id === id))
}

const newRow = (cell: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array(3).fill({ type: cell, content: [{ type: 'paragraph' }] }),
})
const newTable = {
  type: 'table',
  content: [newRow('tableHeader'), newRow('tableCell'), newRow('tableCell')],
}

/** The caret goes into the first cell. */
function insertTable({ state, view }: Editor): void {
  const { tr } = state
  const firstCell = tr.selection.from + 1
  tr.replaceSelectionWith(state.schema.nodeFromJSON(newTable))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(firstCell))).scrollIntoView())
}
