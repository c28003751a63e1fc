import { useMemo } from 'react'
import { insertWords as words } from '../../../../content/en/admin/editor.ts'
import { insertLink } from '../../commands/links.ts'
import { insertBlock } from '../../commands/selected-node.ts'
import type { TypedQuery } from '../../commands/typed-query.ts'
import type { FindPages, FoundPage } from '../editor-props.ts'
import { findBlocks, type MenuItem } from './menu-items.ts'
import { fewestLetters, useFoundPages } from './use-found-pages.ts'

/** What fits what has been typed: blocks, or articles and pages. */
export function useMenuItems(find: FindPages, query: TypedQuery | null): readonly MenuItem[] {
  const asks = query?.asks ?? null
  const typed = query?.words ?? ''
  const { pages, hasFailed } = useFoundPages(find, asks === 'block' ? null : typed)
  return useMemo(() => {
    if (asks === null) return []
    if (asks === 'block') return findBlocks(typed)
    if (typed.trim().length < fewestLetters) return [note(words.typeMore)]
    if (hasFailed) return [note(words.failed)]
    if (!pages) return [note(words.searching)]
    const fitting = asks === 'bookmark' ? pages.filter(({ post }) => post !== null) : pages
    const make = asks === 'bookmark' ? bookmarkItem : linkItem
    return fitting.length > 0 ? fitting.map(make) : [note(words.none)]
  }, [asks, typed, pages, hasFailed])
}

function note(label: string): MenuItem {
  return { id: 'note', label, isNote: true, run: () => {} }
}

function linkItem(page: FoundPage): MenuItem {
  const { href, title, detail } = page
  const run: MenuItem['run'] = (editor) => insertLink(editor, href, title)
  return { id: href, label: title, detail, face: { icon: 'link' }, run }
}

function bookmarkItem({ href, title, detail, post }: FoundPage): MenuItem {
  const run: MenuItem['run'] = (editor) =>
    insertBlock(editor, 'bookmark', { href, text: title, post: post ?? 0 })
  return { id: href, label: title, detail, face: { icon: 'document' }, run }
}
