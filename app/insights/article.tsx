/** One published article (specification, section 2; decisions, A7, A8, section C "Articles"). */
import { data, redirect } from 'react-router'
import { articleWords } from '../../content/pages/insights.ts'
import { readPostQuery } from '../../domain/posts/published.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/article.ts'
import { ArticleLost, ArticleLostToFault } from './article-lost.tsx'
import { articleMeta, lostArticleMeta } from './article-meta.ts'
import { ArticleView } from './article-view.tsx'
import { findPicture } from './find-picture.ts'
import { MoreInsights } from './more-insights.tsx'
import './insights.css'

const newestOffered = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const found = await posts.findPublished(params.slug)
  if (!found) {
    const slug = await posts.findRedirect(params.slug)
    if (slug !== null) throw redirect(`/insights/${slug}`, 301)
    const { rows } = await posts.listPublished({
      ...readPostQuery(new URLSearchParams()),
      perPage: newestOffered,
    })
    return data({ lost: true as const, newest: rows }, { status: 404 })
  }
  const { content, ...post } = found
  const related = await posts.listRelated(post)
  const html = posts.renderContent(content)
  const picture = await findPicture(context, post.featured_image)
  return { lost: false as const, post, picture, html, related }
}

export function meta(args: Route.MetaArgs) {
  if (args.error) return lostArticleMeta(articleWords.fault.metaTitle)
  const found = args.loaderData
  if (!found || found.lost) return lostArticleMeta(articleWords.notFound.metaTitle)
  return articleMeta(found.post, args)
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.lost) {
    return (
      <>
        <ArticleLost />
        <MoreInsights posts={loaderData.newest} />
      </>
    )
  }
  const { post, picture, html, related } = loaderData
  return (
    <>
      <ArticleView html={html} picture={picture} post={post} />
      <MoreInsights areRelated posts={related} />
    </>
  )
}

export function ErrorBoundary() {
  return <ArticleLostToFault />
}
