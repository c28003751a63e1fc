/** Facts of an article: date, reading time, categories, regions. */
import { articleWords, insightsPage } from '../../content/en/pages/insights.ts'
import { authorPath, type PostSummary } from '../../domain/posts/published.ts'
import { fill, formatLongDate } from '../../domain/wording.ts'
import { classNames } from '../ui/class-names.ts'
import { listAddress } from './list-address.ts'

/** `published_at` is null for a post that was never public. */
type Dated = { published_at: string | null }

export function ArticleDate({ published_at }: Dated) {
  if (published_at === null) return <span>{articleWords.draft}</span>
  return <time dateTime={published_at}>{formatLongDate(published_at)}</time>
}

export function readingTime({ reading_minutes }: { reading_minutes: number }): string {
  return fill(articleWords.readingTime, { minutes: reading_minutes })
}

type Facts = Pick<PostSummary, 'authors' | 'categories' | 'regions' | 'reading_minutes'> & Dated

export function ArticleFacts({ post }: { post: Facts }) {
  const filed = [
    [articleWords.authors, post.authors.map((author) => [author.name, authorPath(author)])],
    [articleWords.categories, categoriesOf(post)],
    [insightsPage.filters.region, regionsOf(post)],
  ] as const
  return (
    <dl className="grid gap-y-1 text-sm lg:gap-y-4">
      <Fact name={articleWords.published}>
        <p className="flex flex-wrap gap-x-4 py-2.5 lg:grid lg:py-0">
          <ArticleDate published_at={post.published_at} />
          <span className="text-muted">{readingTime(post)}</span>
        </p>
      </Fact>
      {filed.map(
        ([name, filters]) =>
          filters.length > 0 && (
            <Fact key={name} name={name}>
              <Filters className="lg:grid" filters={filters} />
            </Fact>
          ),
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-4 lg:grid-cols-1 lg:gap-y-1 lg:border-t lg:pt-4 lg:first:border-t-0 lg:first:pt-0">
      <dt className="py-2.5 font-semibold text-muted lg:py-0">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

type Filed = Pick<PostSummary, 'categories' | 'regions'>

export const categoriesOf = ({ categories }: Filed) =>
  categories.map(({ name, slug }) => [name, listAddress({ category: slug })])

export const regionsOf = ({ regions }: Filed) =>
  regions.map(({ name, code }) => [name, listAddress({ region: code })])

interface FiltersProps {
  filters: readonly string[][]
  className?: string
}

/** Labels as links to the filtered list. */
export function Filters({ filters, className }: FiltersProps) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-6', className)}>
      {filters.map(([name, href]) => (
        <li key={href}>
          <a className="lone-link" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
