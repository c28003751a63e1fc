/** An author: name, short description, picture, and their articles with a feed. */
import { data, redirect } from 'react-router'
import {
  articleWords,
  insightsPage,
  authorWords as words,
} from '../../content/en/pages/insights.ts'
import { authorPath, readPostQuery } from '../../domain/posts/published.ts'
import { fill } from '../../domain/wording.ts'
import { announceFeed, pageMeta } from '../page-meta.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/author.ts'
import { ArticleEntry } from './article-entry.tsx'
import { ArticlePager, Feeds } from './article-pager.tsx'
import { ArticleLost } from './article-view.tsx'
import { findPicture, withPictures } from './find-picture.ts'
import { feeds } from './list-address.ts'

export const handle: PageHandle = {
  styles: 'forms',
  query: ['page'],
  about: async ({ posts }, { slug = '' }) =>
    (await posts.findAuthor(slug)) !== null || (await posts.findMergedAuthor(slug)) !== null,
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const author = await posts.findAuthor(params.slug)
  if (!author) {
    const merged = await posts.findMergedAuthor(params.slug)
    if (merged !== null) throw redirect(authorPath({ slug: merged }), 301)
    return data({ author: null }, { status: 404 })
  }
  const { page, perPage, sort } = readPostQuery(new URL(request.url).searchParams)
  const { rows, total } = await posts.listPublished({ page, perPage, sort, author: author.slug })
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) throw redirect(addressOf(author, pages))
  const picture = await findPicture(context, author.picture)
  return { author, picture, rows: await withPictures(context, rows), page, pages }
}

const addressOf = (author: { slug: string }, page: number) =>
  page === 1 ? authorPath(author) : `${authorPath(author)}?page=${page}`

export function meta(args: Route.MetaArgs) {
  const found = args.loaderData
  if (!found) return []
  if (!found.author) return [{ title: words.lost.title }, { name: 'robots', content: 'noindex' }]
  const { author, page } = found
  const { name } = author
  const at = { ...args, location: { pathname: addressOf(author, page) } }
  const about = {
    title: fill(words.metaTitle, { name }),
    description: author.description ?? fill(words.metaDescription, { name }),
  }
  return [
    ...pageMeta(about, at, {
      trail: [
        { text: insightsPage.title, href: articleWords.back.href },
        { text: name, href: authorPath(author) },
      ],
    }),
    ...feedsOf(author).map(({ title, type, href }) => announceFeed(title, href, type)),
  ]
}

const feedsOf = ({ slug, name }: { slug: string; name: string }) =>
  feeds.map((feed) => ({
    ...feed,
    title: fill(words.feed, { name }),
    href: feed.href.replace('insights', `authors/${slug}`),
  }))

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.author) return <ArticleLost {...words.lost} />
  const { author, picture, rows, page, pages } = loaderData
  return (
    <>
      <header className="page grid gap-6 py-12 lg:py-20">
        <p className="axis-tick text-sm">
          <a className="lone-link gap-2" href={articleWords.back.href}>
            <Icon className="size-4" name="arrow-left" />
            {articleWords.back.text}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-6">
          {picture && (
            <img
              alt={picture.alt_text ?? ''}
              className="size-32 border border-rule object-cover"
              height="128"
              src={picture.variants[0]?.url ?? picture.url}
              width="128"
            />
          )}
          <div className="grid gap-3">
            <h1>{author.name}</h1>
            {author.description && (
              <p className="max-w-measure text-lg text-muted">{author.description}</p>
            )}
          </div>
        </div>
      </header>
      <section aria-labelledby="articles" className="page pb-8 lg:pb-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 className="axis-tick text-lg" id="articles">
            {words.heading}
          </h2>
          <Feeds feeds={feedsOf(author)} />
        </div>
        <ul className="mt-2 border-t-2 border-ink">
          {rows.map((post, index) => (
            <li key={post.id}>
              <ArticleEntry isFirst={index === 0} isLead={false} post={post} />
            </li>
          ))}
        </ul>
        <ArticlePager addressOf={(to) => addressOf(author, to)} page={page} pages={pages} />
      </section>
    </>
  )
}
