import { useCallback } from 'react'
import { postStateLabels } from '../../../content/en/admin/posts.ts'
import { footer, mainMenu } from '../../../content/en/site.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { FindPages, FoundPage } from '../../editor/ui/editor-props.ts'
import { useSession } from '../session/session.tsx'

const mostPosts = 8
/** A search looks through all words of an article, the newest first: the one that is meant may be late. */
const mostAsked = 40
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
      const query = new URLSearchParams({ q: words, per_page: String(mostAsked) })
      const { data = [] } = await call<ListedPost[]>('GET', `/api/admin/posts?${query}`, { signal })
      return orderByName(words, data.map(pageOf))
    },
    [call],
  )
}

/** What is called so comes before articles that only speak of it. */
function orderByName(words: string, posts: FoundPage[]): FoundPage[] {
  const wanted = words.toLowerCase()
  const isCalled = ({ title }: FoundPage) => title.toLowerCase().includes(wanted)
  const pages = sitePages.filter((page) => isCalled(page) || page.href.includes(wanted))
  const named = posts.filter(isCalled).slice(0, mostPosts)
  const others = posts.filter((post) => !isCalled(post))
  return [...named, ...pages.slice(0, mostPages), ...others.slice(0, mostPosts - named.length)]
}

function pageOf({ id, title, slug, status }: ListedPost): FoundPage {
  const href = `/insights/${slug}`
  const isDraft = status === 'draft'
  return { href, title, detail: isDraft ? `${href} · ${postStateLabels.draft}` : href, post: id }
}
