/** What "/" offers: every block, by the name and by other words that people look for it under. */
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
import { type Task, type ToolbarAction, toolbarGroups } from '../toolbar/actions.ts'

export interface MenuItem {
  id: string
  label: string
  detail?: string
  face?: ToolbarAction['face']
  /** Says something and cannot be chosen. */
  isNote?: boolean
  run: ((editor: Editor) => void) | Task
}

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
  run: (editor) => editor.view.dispatch(editor.state.tr.insertText('[[')),
}

const callout: MenuItem = {
  id: 'callout',
  label: insertWords.callout,
  face: { text: '!' },
  run: toggleCallout,
}

const bookmark: MenuItem = {
  id: 'bookmark',
  label: bookmarkWords.name,
  face: { icon: 'document' },
  run: (editor) => editor.view.dispatch(editor.state.tr.insertText('/bookmark ')),
}

const gallery: MenuItem = {
  id: 'gallery',
  label: galleryWords.name,
  face: { icon: 'image' },
  run: 'gallery',
}

const action: MenuItem = {
  id: 'action',
  label: actionWords.name,
  face: { text: '→' },
  run: 'action',
}

const footnote: MenuItem = {
  id: 'footnote',
  label: footnoteWords.name,
  face: { text: '¹' },
  run: 'footnote',
}

/** The sections of an article first: its h1 is its title. */
const order = [
  'heading-2',
  'heading-3',
  'bullet-list',
  'ordered-list',
  'quote',
  'callout',
  'image',
  'gallery',
  'table',
  'video',
  'action',
  'bookmark',
  'footnote',
  'link',
  'page-link',
  'document',
  'code-block',
  'rule',
  'heading-4',
  'heading-5',
  'heading-6',
  'heading-1',
]

const known: readonly MenuItem[] = [
  ...toolbarGroups.flat(),
  pageLink,
  callout,
  bookmark,
  gallery,
  action,
  footnote,
]
const items: readonly MenuItem[] = [
  paragraph,
  ...order.flatMap((id) => known.find((item) => item.id === id) ?? []),
]

const keywordsOf = ({ id, label }: MenuItem): string =>
  `${label} ${(blockKeywords as Record<string, string>)[id] ?? ''}`.toLowerCase()

/** Those of which a word begins as typed; first those whose name does. */
export function findBlocks(typed: string): MenuItem[] {
  const wanted = typed.trim().toLowerCase()
  const found = items.filter((item) => ` ${keywordsOf(item)}`.includes(` ${wanted}`))
  const isNamed = ({ label }: MenuItem) => label.toLowerCase().startsWith(wanted)
  return wanted === ''
    ? [...items]
    : found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
}
