/** When, how long, about what and for where: small facts of an article, in a line or in a list. */
import { articleWords, insightsPage } from '../../content/pages/insights.ts'
import { formatLongDate } from '../../domain/dates.ts'
import type { PostSummary } from '../../domain/posts.ts'
import { fill } from '../quickscore/wording.ts'
import { listAddress } from './list-address.ts'

/** As a reader sees it: a post that was never public has no date. */
export type Dated = { published_at: string | null }

export function ArticleDate({ published_at }: Dated) {
  if (published_at === null) return <span>{articleWords.draft}</span>
  return <time dateTime={published_at}>{formatLongDate(published_at)}</time>
}

export function readingTime({ reading_minutes }: { reading_minutes: number }): string {
  return fill(articleWords.readingTime, { minutes: reading_minutes })
}

type Facts = Pick<PostSummary, 'categories' | 'regions' | 'reading_minutes'> & Dated

export function ArticleFacts({ post }: { post: Facts }) {
  const { categories, regions } = post
  return (
    <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-4 text-sm sm:grid-cols-3 lg:grid-cols-1">
      <Fact name={articleWords.published}>
        <ArticleDate published_at={post.published_at} />
        <br />
        <span className="text-muted">{readingTime(post)}</span>
      </Fact>
      {categories.length > 0 && (
        <Fact name={articleWords.categories}>
          <Filters
            filters={categories.map(({ name, slug }) => [name, listAddress({ category: slug })])}
          />
        </Fact>
      )}
      {regions.length > 0 && (
        <Fact name={insightsPage.filters.region}>
          <Filters
            filters={regions.map(({ name, code }) => [name, listAddress({ region: code })])}
          />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-1 lg:border-t lg:border-rule lg:pt-3 lg:first:border-t-0 lg:first:pt-0">
      <dt className="font-semibold text-muted">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

/** Names that lead to the list of what is filed under them. */
function Filters({ filters }: { filters: [name: string, href: string][] }) {
  return (
    <ul>
      {filters.map(([name, href]) => (
        <li key={href}>
          <a className="filed-under" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
