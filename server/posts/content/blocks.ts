/** The editor's own blocks as readers see them: callouts, calls to action, galleries, footnotes. */
import { articleNoteWords, calloutWords } from '../../../content/en/pages/insights.ts'
import { calloutKinds, knownOr } from '../../../domain/posts/blocks.ts'
import type { PostSummary } from '../../../domain/posts/published.ts'
import { fill, formatLongDate } from '../../../domain/wording.ts'
import {
  element,
  type HtmlElement,
  type HtmlTree,
  replaceElements,
  writeHtml,
} from '../../platform/html.ts'

export function presentBlock(found: HtmlElement): HtmlElement {
  const { dataCallout, dataGallery, dataAction, dataBookmark } = found.properties
  const kind = knownOr(calloutKinds, dataCallout)
  if (kind) {
    const name = element('p', { className: ['callout-name'] }, calloutWords[kind])
    const className = ['callout', `callout-${kind}`]
    return element('div', { className, role: 'note' }, name, ...found.children)
  }
  if (dataGallery !== undefined) return presentGallery(found)
  if (dataAction !== undefined) {
    return element('p', { className: ['call-to-action'] }, ...found.children)
  }
  // A bookmark stays a placeholder: `fillBookmarks` looks its article up at each read.
  if (dataBookmark !== undefined) return { ...found, properties: { dataBookmark } }
  return found
}

function presentGallery({ children }: HtmlElement): HtmlElement {
  const parts = children.filter((part) => part.type === 'element')
  const pictures = parts.filter(({ tagName }) => tagName === 'img')
  const caption = parts.filter(({ tagName }) => tagName === 'figcaption')
  const row = element('div', { className: ['gallery'] }, ...pictures)
  return element('figure', {}, row, ...caption)
}

/** Replaces each footnote by its number. Returns the list for the end of the text, null if none. */
export function takeNotes(tree: HtmlTree): HtmlElement | null {
  const notes: HtmlElement[] = []
  replaceElements(tree, (found) => {
    if (found.tagName !== 'small' || found.properties.dataFootnote === undefined) return found
    const number = notes.length + 1
    const back = element(
      'a',
      {
        className: ['note-back'],
        href: `#note-mark-${number}`,
        ariaLabel: fill(articleNoteWords.back, { number }),
      },
      '↑',
    )
    notes.push(element('li', { id: `note-${number}` }, ...found.children, ' ', back))
    const link = element(
      'a',
      {
        id: `note-mark-${number}`,
        href: `#note-${number}`,
        ariaLabel: fill(articleNoteWords.reference, { number }),
      },
      String(number),
    )
    return element('sup', { className: ['note-mark'] }, link)
  })
  if (notes.length === 0) return null
  const title = element('h2', { id: 'notes' }, articleNoteWords.title)
  const list = element('ol', {}, ...notes)
  return element(
    'section',
    { className: ['article-notes'], ariaLabelledBy: ['notes'] },
    title,
    list,
  )
}

const bookmark = /<p data-bookmark="(\d+)">[\s\S]*?<\/p>/g

/** Ids of the posts that the bookmarks of a rendered text show. */
export function listBookmarks(html: string): number[] {
  return [...html.matchAll(bookmark)].map(([, id]) => Number(id))
}

type Bookmarked = Pick<PostSummary, 'id' | 'slug' | 'title' | 'description' | 'published_at'>

/** Replaces each bookmark by a card of its article as it is now; drops those not in `posts`. */
export function fillBookmarks(html: string, posts: readonly Bookmarked[]): string {
  return html.replace(bookmark, (_, id) => {
    const post = posts.find((one) => one.id === Number(id))
    return post ? writeHtml({ type: 'root', children: [card(post)] } as HtmlTree) : ''
  })
}

function card({ slug, title, description, published_at }: Bookmarked): HtmlElement {
  const link = element('a', { href: `/insights/${slug}` }, title)
  const date = element('time', { dateTime: published_at }, formatLongDate(published_at))
  return element(
    'aside',
    { className: ['bookmark'], ariaLabel: title },
    element('p', { className: ['bookmark-title'] }, link),
    ...(description ? [element('p', {}, description)] : []),
    element('p', { className: ['bookmark-date'] }, date),
  )
}
