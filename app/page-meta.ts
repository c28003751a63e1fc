import type { MetaDescriptor } from 'react-router'
import type { Link, PageMeta } from '../content/en/page.ts'
import { mainMenu } from '../content/en/site.ts'
import { brand } from '../content/firm.ts'
import { shareCardPath } from '../domain/posts/share-card.ts'
import { describeBreadcrumbs, type StructuredData } from './structured-data.ts'

/** The arguments of a route's `meta` that are used here. */
export interface MetaArguments {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

interface Options {
  type?: 'website' | 'article'
  /** Another picture than the page's own `/social/<page>.png`; its size, where it is known. */
  image?: { path: string; size?: Size | undefined }
  /** Gets the origin, since addresses in structured data are absolute. */
  structuredData?: (origin: string) => readonly StructuredData[]
  /** Breadcrumbs: the pages that lead here, this page last. */
  trail?: readonly Link[]
}

interface Size {
  width: number
  height: number
}

const socialSize: Size = { width: 1200, height: 630 }

function describeSize({ width, height }: Size): MetaDescriptor[] {
  return [
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
  ]
}

/**
 * Metadata of a public page for search engines and link previews. Pass on the arguments of the
 * route's `meta`: without them the page has no canonical address.
 */
export function pageMeta(
  meta: PageMeta,
  args?: MetaArguments,
  options: Options = {},
): MetaDescriptor[] {
  const origin = args && findOrigin(args)
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { property: 'og:type', content: options.type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: meta.title },
    { name: 'twitter:description', content: meta.description },
    ...(args && origin
      ? describeAddress(meta, canonicalAddress(origin, args.location.pathname), options)
      : []),
  ]
}

function describeAddress({ title }: PageMeta, address: string, options: Options): MetaDescriptor[] {
  const { origin, pathname } = new URL(address)
  const own = { path: shareCardPath(pathname), size: socialSize }
  const { path, size }: NonNullable<Options['image']> = options.image ?? own
  const image = new URL(path, origin).href
  const { structuredData = () => [], trail } = options
  const described = [
    ...structuredData(origin),
    ...(trail ? [describeBreadcrumbs(origin, trail)] : []),
  ]
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(size ? describeSize(size) : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: image },
    ...described.map((it) => ({ 'script:ld+json': it })),
  ]
}

/** Lets feed readers discover the feed from the page's address. */
export const announceFeed = (title: string, href: string, type = 'application/rss+xml') => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type,
  title,
  href,
})

/** The canonical address of a page: no query, no trailing slash. */
export function canonicalAddress(origin: string, pathname: string): string {
  return pathname === '/' ? `${origin}/` : origin + pathname.replace(/\/+$/, '')
}

/** The origin from the layout's loader data, or from the page's own where it has no layout. */
function findOrigin({ matches }: MetaArguments): string | null {
  for (const match of matches) {
    const data = match?.loaderData
    if (typeof data === 'object' && data !== null && 'origin' in data) return String(data.origin)
  }
  return null
}

const menuLinks = mainMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry]))

/** The main menu's link to a page, for breadcrumbs. Throws for a page that is not in the menu. */
export function menuLink(href: string): Link {
  const link = menuLinks.find((it) => it.href === href)
  if (!link) throw new Error(`The main menu has no ${href}`)
  return link
}
