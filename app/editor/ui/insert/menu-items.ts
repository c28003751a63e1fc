/** Items that "/" offers: every block, found by its name and by other keywords. */
import type { Editor } from '@tiptap/core'
import {
  actionWords,
  blockKeywords,
  bookmarkWords,
  footnoteWords,
  galleryWords,
  insertWords,
} from '../../../../content/en/admin/editor.ts'
import { toggleCallout } from '../../schema/own-blocks.ts'
import type { Choice } from '../choice-list.tsx'
import { type Task, toolsOf } from '../toolbar/actions.ts'

export interface MenuItem extends Choice {
  run: ((editor: Editor) => void) | Task
}

const insertText = (text: string) => (editor: Editor) =>
  editor.view.dispatch(editor.state.tr.insertText(text))

const paragraph: MenuItem = {
  id: 'paragraph',
  label: insertWords.paragraph,
  face: { text: '¶' },
  run: (editor) => editor.commands.setParagraph(),
}

const pageLink: MenuItem = {
  id: 'page-link',
  label: insertWords.pageLink,
  detail: insertWords.pageLinkDetail,
  face: { icon: 'link' },
  run: insertText('[['),
}

/** Section headings come early and h1 last, because an article's title is its h1. */
const items: readonly MenuItem[] = [
  paragraph,
  ...toolsOf('heading-2', 'heading-3', 'bullet-list', 'ordered-list', 'quote'),
  { id: 'callout', label: insertWords.callout, face: { text: '!' }, run: toggleCallout },
  ...toolsOf('image'),
  { id: 'gallery', label: galleryWords.name, face: { icon: 'image' }, run: 'gallery' },
  ...toolsOf('table', 'video'),
  { id: 'action', label: actionWords.name, face: { text: '→' }, run: 'action' },
  {
    id: 'bookmark',
    label: bookmarkWords.name,
    face: { icon: 'document' },
    run: insertText('/bookmark '),
  },
  { id: 'footnote', label: footnoteWords.name, face: { text: '¹' }, run: 'footnote' },
  ...toolsOf('link'),
  pageLink,
  ...toolsOf('document', 'code-block', 'rule'),
  ...toolsOf('heading-4', 'heading-5', 'heading-6', 'heading-1'),
]

const keywordsOf = ({ id, label }: MenuItem): string =>
  `${label} ${(blockKeywords as Record<string, string>)[id] ?? ''}`.toLowerCase()

/** Items with a word that begins with `typed`, those whose name begins with it first. */
export function findBlocks(typed: string): MenuItem[] {
  const wanted = typed.trim().toLowerCase()
  const found = items.filter((item) => ` ${keywordsOf(item)}`.includes(` ${wanted}`))
  const isNamed = ({ label }: MenuItem) => label.toLowerCase().startsWith(wanted)
  return wanted === ''
    ? [...items]
    : found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
}
