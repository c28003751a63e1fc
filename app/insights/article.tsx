/**
 * One published article. It has no loading state: every page of the site is loaded as a document.
 */
import { data, type MetaDescriptor, redirect, useLocation } from 'react-router'
import { articleWords, insightsPage } from '../../content/en/pages/insights.ts'
import { type Croppable, listCrops } from '../../domain/media/crops.ts'
import { authorPath, type PublishedPost } from '../../domain/posts/published.ts'
import { shareCardPath } from '../../domain/posts/share-card.ts'
import { type MetaArguments, pageMeta } from '../page-meta.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../ssr/context.ts'
import { describeArticle } from '../structured-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/article.ts'
import { ArticleLost, ArticleView, readText } from './article-view.tsx'
import { findPicture, listNewest, withPictures } from './find-picture.ts'
import { feedLinks } from './list-address.ts'
import { MoreInsights } from './more-insights.tsx'

export const handle: PageHandle = {
  styles: 'reading',
  about: ({ posts }, { slug = '' }) => posts.isKnown(slug),
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const found = await posts.findPublished(params.slug)
  if (!found) {
    const path = await posts.findRedirect(`/insights/${params.slug}`)
    if (path !== null) throw redirect(path, 301)
    return data({ lost: true as const, newest: await listNewest(context) }, { status: 404 })
  }
  const { content: _, ...post } = found
  const related = await withPictures(context, await posts.listRelated(post))
  const text = await readText(context, found)
  const picture = await findPicture(context, post.featured_image)
  return { lost: false as const, post, picture, text, related }
}

export function meta(args: Route.MetaArgs) {
  if (args.error) return lostArticleMeta(articleWords.fault.metaTitle)
  const found = args.loaderData
  if (!found || found.lost) return lostArticleMeta(articleWords.notFound.metaTitle)
  return articleMeta(found.post, found.picture, args)
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.lost) {
    return (
      <>
        <ArticleLost {...articleWords.notFound} />
        <MoreInsights posts={loaderData.newest} />
      </>
    )
  }
  const { post, picture, text, related } = loaderData
  return (
    <>
      <ArticleView picture={picture} post={post} text={text} />
      <MoreInsights areRelated posts={related} />
    </>
  )
}

/** The screen of a server error: offers to reload. */
export function ErrorBoundary() {
  const { title, text, retry } = articleWords.fault
  const { pathname } = useLocation()
  return (
    <PageSection lead={<p>{text}</p>} level={1} title={title}>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href={pathname}>{retry}</ButtonLink>
        <ButtonLink href={articleWords.back.href} variant="outline">
          {articleWords.back.text}
        </ButtonLink>
      </p>
    </PageSection>
  )
}

/** Minimum side in pixels: link previews ignore smaller pictures. */
const LEAST_SHARED = 200

const isLargeEnough = ({ width, height }: Pick<Croppable, 'width' | 'height'>) =>
  Math.min(width ?? 0, height ?? 0) >= LEAST_SHARED

/** The title is exactly `meta_title`, written by staff for search engines, else `title`. */
function articleMeta(
  post: Omit<PublishedPost, 'content'>,
  picture: Croppable | null,
  args: MetaArguments,
): MetaDescriptor[] {
  const { title, published_at: publishedAt, updated_at, authors } = post
  const path = `/insights/${post.slug}`
  const description = post.meta_description || post.description
  // Cropped to the shape of previews; a picture from outside the library is used as it is.
  const [crop] = picture ? listCrops(picture, 'share', 'jpg') : []
  const isTooSmall = picture !== null && !isLargeEnough(crop ?? picture)
  const own = isTooSmall ? null : (crop?.url ?? post.featured_image)
  const image = own || shareCardPath(path)
  // A scheduled post may have been edited last before its publication.
  const updatedAt = [updated_at, publishedAt].toSorted().at(-1) ?? publishedAt
  const trail = [
    { text: insightsPage.title, href: articleWords.back.href },
    { text: title, href: path },
  ]
  return [
    ...pageMeta({ title: post.meta_title || title, description }, args, {
      type: 'article',
      ...(own && { image: { path: own, size: crop } }),
      structuredData: (origin) => [
        describeArticle(origin, {
          title,
          description,
          path,
          image,
          publishedAt,
          updatedAt,
          authors: authors.map((author) => ({ text: author.name, href: authorPath(author) })),
        }),
      ],
      trail,
    }),
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
    ...authors.map(({ name }) => ({ name: 'author', content: name })),
    ...feedLinks,
  ]
}

/** Metadata of a missing article: not indexed, no preview. */
function lostArticleMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
