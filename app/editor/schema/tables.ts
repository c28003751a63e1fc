import { Extension, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

// TipTap's own table extension writes widths as styles, which neither the server nor the
// Content-Security-Policy lets through. The editing itself is ProseMirror's.

/** Adds the `tableRole` by which prosemirror-tables recognises a node. */
const roleOf = (name: string, tableRole: string) => (extension: { name: string }) =>
  extension.name === name ? { tableRole } : {}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: roleOf('table', 'table'),

  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (table: HTMLElement) =>
        table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
    },
  }),

  parseHTML: () => [{ tag: 'table' }, { tag: 'table > caption', ignore: true }],

  renderHTML: ({ HTMLAttributes: { caption } }) => [
    'table',
    ...(caption ? [['caption', String(caption)] as const] : []),
    ['tbody', 0],
  ],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: roleOf('tableRow', 'row'),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  }
}

function makeCell(name: string, tag: 'td' | 'th', tableRole: string) {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    extendNodeSchema: roleOf(name, tableRole),
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

const TableEditing = Extension.create({
  name: 'tableEditing',
  // After everything else, so that its handling of the mouse and of arrow keys comes last.
  priority: 50,
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => {
      const { state, view } = this.editor
      return goToNextCell(direction)(state, view.dispatch)
    }
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

export const tables = [
  Table,
  TableRow,
  makeCell('tableCell', 'td', 'cell'),
  makeCell('tableHeader', 'th', 'header_cell'),
  TableEditing,
]
