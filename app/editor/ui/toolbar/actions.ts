import type { Editor } from '@tiptap/core'
import type { NodeType } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { toolbarWords as words } from '../../../../content/en/admin/editor.ts'
import { beginQuery } from '../../commands/typed-query.ts'
import type { ToolbarIconName } from './toolbar-icon.tsx'

/** What opens something before the text changes. */
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
  /** A letter or two where no drawing says it better. */
  face: { icon: ToolbarIconName } | { text: string }
  /** `Mod` is Ctrl, or Command on a Mac. */
  shortcut?: string
  /** Only of what is on or off. */
  isPressed?: (editor: Editor) => boolean
  /** `can` is made once for all of them: it is dear, and asked for with every key. */
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

const history: ToolbarAction[] = [
  {
    id: 'undo',
    label: words.undo,
    face: { icon: 'undo' },
    shortcut: 'Mod+Z',
    isEnabled: (_editor, can) => can.undo(),
    run: (editor) => editor.commands.undo(),
  },
  {
    id: 'redo',
    label: words.redo,
    face: { icon: 'redo' },
    shortcut: 'Mod+Shift+Z',
    isEnabled: (_editor, can) => can.redo(),
    run: (editor) => editor.commands.redo(),
  },
]

const emphasis: ToolbarAction[] = [
  {
    id: 'bold',
    label: words.bold,
    face: { icon: 'bold' },
    shortcut: 'Mod+B',
    isPressed: (editor) => editor.isActive('bold'),
    isEnabled: (_editor, can) => can.toggleBold(),
    run: (editor) => editor.commands.toggleBold(),
  },
  {
    id: 'italic',
    label: words.italic,
    face: { icon: 'italic' },
    shortcut: 'Mod+I',
    isPressed: (editor) => editor.isActive('italic'),
    isEnabled: (_editor, can) => can.toggleItalic(),
    run: (editor) => editor.commands.toggleItalic(),
  },
  {
    id: 'underline',
    label: words.underline,
    face: { text: 'U' },
    shortcut: 'Mod+U',
    isPressed: (editor) => editor.isActive('underline'),
    isEnabled: (_editor, can) => can.toggleUnderline(),
    run: (editor) => editor.commands.toggleUnderline(),
  },
  {
    id: 'strike',
    label: words.strike,
    face: { text: 'S' },
    shortcut: 'Mod+Shift+S',
    isPressed: (editor) => editor.isActive('strike'),
    isEnabled: (_editor, can) => can.toggleStrike(),
    run: (editor) => editor.commands.toggleStrike(),
  },
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
  history,
  [heading(1), heading(2), heading(3), heading(4), heading(5), heading(6)],
  emphasis,
  blocks,
  insertions,
]

const tableColumns = 3
const tableRows = 3

/** A row of heads and two below it; the caret goes into the first cell. */
function insertTable({ state, view }: Editor): void {
  const { table, tableRow, tableHeader, tableCell } = state.schema.nodes
  if (!table || !tableRow || !tableHeader || !tableCell) return
  const makeRow = (cell: NodeType) =>
    tableRow.create(
      null,
      Array.from({ length: tableColumns }, () => cell.createAndFill()).filter(
        (made) => made !== null,
      ),
    )
  const content = Array.from({ length: tableRows }, (_, row) =>
    makeRow(row === 0 ? tableHeader : tableCell),
  )
  const { tr } = state
  const firstCell = tr.selection.from + 1
  tr.replaceSelectionWith(table.create(null, content))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(firstCell))).scrollIntoView())
}
