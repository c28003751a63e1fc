import type { MetaDescriptor } from 'react-router'
import { articleWords, insightsPage } from '../../content/pages/insights.ts'
import type { PublishedPost } from '../../domain/posts/published.ts'
import { socialImagePath } from '../../domain/posts/share-card.ts'
import { type MetaArguments, pageMeta } from '../site/page-meta.ts'
import { describeArticle, describeBreadcrumbs } from '../site/structured-data.ts'
import { feedLinks } from './feed-links.ts'

type Described = Pick<
  PublishedPost,
  | 'slug'
  | 'title'
  | 'description'
  | 'meta_title'
  | 'meta_description'
  | 'featured_image'
  | 'published_at'
  | 'updated_at'
>

/** The document's title is exactly `meta_title`, else `title` (decisions, section C, "Articles"). */
export function articleMeta(post: Described, args: MetaArguments): MetaDescriptor[] {
  const { title, published_at: publishedAt, updated_at } = post
  const path = `/insights/${post.slug}`
  const description = post.meta_description || post.description
  const own = post.featured_image || undefined
  const image = own ?? socialImagePath(path)
  // A post may have been changed last before the time at which it goes public.
  const updatedAt = [updated_at, publishedAt].toSorted().at(-1) ?? publishedAt
  const trail = [
    { text: insightsPage.title, href: articleWords.back.href },
    { text: title, href: path },
  ]
  return [
    ...pageMeta({ title: post.meta_title || title, description }, args, {
      type: 'article',
      ...(own && { image: own }),
      structuredData: (origin) => [
        describeArticle(origin, { title, description, path, image, publishedAt, updatedAt }),
        describeBreadcrumbs(origin, trail),
      ],
    }),
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
    ...feedLinks,
  ]
}

/** Of a page that is no article: nothing to find or to share. */
export function lostArticleMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
