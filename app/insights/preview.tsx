/**
 * A post as readers will see it, draft or not, for the holder of the link. Never cached or
 * indexed.
 */
import { data } from 'react-router'
import { articleWords } from '../../content/en/pages/insights.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../ssr/context.ts'
import type { Route } from './+types/preview.ts'
import { ArticleLost, ArticleView, readText } from './article-view.tsx'
import { findPicture } from './find-picture.ts'

const words = articleWords.preview

export const handle: PageHandle = { styles: 'reading' }

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const found = await posts.getPreview(params.token).catch(nothingIfLost)
  if (!found) return data(null, { status: 404 })
  const { content: _, ...post } = found
  const picture = await findPicture(context, post.featured_image)
  return data({ post, picture, text: await readText(context, found) })
}

/** Checks `kind`, not the class: the server and this bundle have separate DomainError classes. */
function nothingIfLost(error: unknown): null {
  if (error instanceof Error && 'kind' in error && error.kind === 'not-found') return null
  throw error
}

export function meta({ loaderData }: Route.MetaArgs) {
  const post = loaderData?.post
  const title = post ? post.meta_title || post.title : words.lost.metaTitle
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArticleLost {...words.lost} />
  return (
    <>
      <div className="page pt-6">
        <p className="border-l-4 border-brass bg-wash px-4 py-3 font-semibold">{words.note}</p>
      </div>
      <ArticleView {...loaderData} />
    </>
  )
}
