import { useCallback } from 'react'
import { postStateLabels } from '../../../content/admin/posts.ts'
import { footer, mainMenu } from '../../../content/site.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { FindPages, FoundPage } from '../editor/editor-props.ts'
import { useSession } from '../session/session.tsx'

const mostPosts = 8
const mostPages = 4

/** The pages of the site by the names that its menus give them. */
const sitePages: readonly FoundPage[] = [
  ...mainMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ...footer.quickLinks.links,
  ...footer.service.links,
  ...footer.last,
]
  .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index)
  .map(({ text, href }) => ({ href, title: text, detail: href, post: null }))

/** What a link in an article may lead to here: articles, drafts among them, and pages. */
export function usePageFinder(): FindPages {
  const { call } = useSession()
  return useCallback<FindPages>(
    async (words, signal) => {
      const query = new URLSearchParams({ q: words, per_page: String(mostPosts) })
      const { data = [] } = await call<ListedPost[]>('GET', `/api/admin/posts?${query}`, { signal })
      const wanted = words.toLowerCase()
      const pages = sitePages.filter(({ title, href }) =>
        `${title} ${href}`.toLowerCase().includes(wanted),
      )
      return [...data.map(pageOf), ...pages.slice(0, mostPages)]
    },
    [call],
  )
}

function pageOf({ id, title, slug, status }: ListedPost): FoundPage {
  const href = `/insights/${slug}`
  const isDraft = status === 'draft'
  return { href, title, detail: isDraft ? `${href} · ${postStateLabels.draft}` : href, post: id }
}
