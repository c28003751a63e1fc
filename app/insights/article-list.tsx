/** Published articles, newest first. Plain links and a GET form: every result has an address. */
import { redirect } from 'react-router'
import { insightsPage } from '../../content/en/pages/insights.ts'
import { type PostFilters, readPostQuery } from '../../domain/posts/published.ts'
import { fill } from '../../domain/wording.ts'
import { pageMeta } from '../page-meta.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/article-list.ts'
import { ArticleEntry } from './article-entry.tsx'
import { ArticlePager, Feeds } from './article-pager.tsx'
import { withPictures } from './find-picture.ts'
import {
  feedLinks,
  feeds,
  hasBlanks,
  isFiltered,
  type ListFilters,
  listAddress,
} from './list-address.ts'

/** The parameters of `readPostQuery`. */
export const handle: PageHandle = {
  styles: 'forms',
  query: ['q', 'category', 'region', 'page'],
  search: 'q',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = readPostQuery(searchParams)
  if (hasBlanks(searchParams)) throw redirect(listAddress(query, query.page))
  const { posts } = context.get(servicesContext)
  const { rows, total } = await posts.listPublished(query)
  const merged = total === 0 ? await posts.findMerged(query) : null
  if (merged) throw redirect(listAddress(merged, query.page), 301)
  const pages = Math.max(1, Math.ceil(total / query.perPage))
  if (query.page > pages) throw redirect(listAddress(query, pages))
  const { q, category, region, page } = query
  const filters: ListFilters = { q, category, region }
  const options = await posts.listFilters()
  const pictured = await withPictures(context, rows)
  return { rows: pictured, total, page, pages, filters, options }
}

export function meta(args: Route.MetaArgs) {
  const { page = 1, pages = 1, filters = {} } = args.loaderData ?? {}
  const { meta: words, title, pages: pager } = insightsPage
  const position = page > 1 ? `${fill(pager.position, { page, pages })}: ` : ''
  // Each page of the list has its own canonical address; filtered lists are not indexed.
  const at = { ...args, location: { pathname: listAddress({}, page) } }
  return [
    ...pageMeta({ ...words, title: position + words.title }, at, {
      trail: [{ text: title, href: '/insights' }],
    }),
    ...(isFiltered(filters) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...feedLinks,
  ]
}

export default function InsightsList({ loaderData }: Route.ComponentProps) {
  const { title, lead } = insightsPage
  const { rows, total, page, pages, filters, options } = loaderData
  const isWhole = !isFiltered(filters)
  const none = isWhole ? insightsPage.empty : insightsPage.noMatch
  return (
    <>
      <PageSection className="pb-8" lead={<p>{lead}</p>} level={1} title={title} />
      <section aria-labelledby="articles" className="page pb-8 lg:pb-12">
        {(total > 0 || !isWhole) && <FilterForm chosen={filters} options={options} />}
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 className="axis-tick text-lg" id="articles">
            {describeResult(total, filters, options)}
          </h2>
          <Feeds feeds={feeds} />
        </div>
        <ul className="mt-2 border-t-2 border-ink empty:hidden">
          {rows.map((post, index) => (
            <li key={post.id}>
              <ArticleEntry
                isFirst={index === 0}
                isLead={isWhole && page === 1 && index === 0}
                post={post}
              />
            </li>
          ))}
        </ul>
        {total === 0 && (
          <div className="mt-4">
            <EmptyState
              action={<ButtonLink href={none.action.href}>{none.action.text}</ButtonLink>}
              title={none.title}
            >
              {none.text}
            </EmptyState>
          </div>
        )}
        <ArticlePager addressOf={(to) => listAddress(filters, to)} page={page} pages={pages} />
      </section>
    </>
  )
}

/** "2 articles: Regulation, United Kingdom, “audit”" */
function describeResult(total: number, filters: ListFilters, options: PostFilters): string {
  const { one, many } = insightsPage.count
  const count = total === 1 ? one : fill(many, { count: total })
  const { q, category, region } = filters
  const chosen = [
    category && (options.categories.find(({ slug }) => slug === category)?.name ?? category),
    region && (options.regions.find(({ code }) => code === region.toUpperCase())?.name ?? region),
    q && `“${q}”`,
  ].filter(Boolean)
  return chosen.length > 0 ? `${count}: ${chosen.join(', ')}` : count
}

const longestSearch = 200

/** A GET form, so that it works without script and every result can be linked to. */
function FilterForm({ options, chosen }: { options: PostFilters; chosen: ListFilters }) {
  const words = insightsPage.filters
  return (
    <search aria-label={words.title}>
      <form action="/insights" className="grid grid-cols-2 items-end gap-4 lg:flex" method="get">
        <TextField
          className="col-span-2 grow"
          defaultValue={chosen.q}
          label={words.search}
          maxLength={longestSearch}
          name="q"
          placeholder={words.searchPlaceholder}
          type="search"
        />
        <SelectField
          choices={[
            ['', words.allCategories],
            ...options.categories.map(({ slug, name }) => [slug, name] as const),
          ]}
          defaultValue={chosen.category}
          label={words.category}
          name="category"
        />
        <SelectField
          choices={[
            ['', words.allRegions],
            ...options.regions.map(({ code, name }) => [code, name] as const),
          ]}
          defaultValue={chosen.region?.toUpperCase()}
          label={words.region}
          name="region"
        />
        <div className="col-span-2 flex flex-wrap gap-2 pb-1.5">
          <Button className="min-h-12" type="submit" variant="outline">
            {words.submit}
          </Button>
          {isFiltered(chosen) && (
            <ButtonLink href="/insights" variant="quiet">
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  )
}
