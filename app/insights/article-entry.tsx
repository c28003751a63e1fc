/** One line of the list of articles: when, what, and what it is filed under. */
import type { PostSummary } from '../../domain/posts/published.ts'
import { classNames } from '../ui/class-names.ts'
import { ArticleDate, readingTime } from './article-facts.tsx'
import { PicturedText } from './card-picture.tsx'
import type { Pictured } from './find-picture.ts'
import { listAddress } from './list-address.ts'

interface ArticleEntryProps {
  post: PostSummary & Pictured
  /** The newest of all is set larger. */
  isLead: boolean
  /** In sight when the page opens. */
  isFirst: boolean
}

export function ArticleEntry({ post, isLead, isFirst }: ArticleEntryProps) {
  const { title, description, picture } = post
  const href = `/insights/${post.slug}`
  const heading = (
    <h3 className={isLead ? 'text-2xl' : undefined}>
      <a className="underline-offset-4 hover:text-action hover:underline" href={href}>
        {title}
      </a>
    </h3>
  )
  return (
    <article className="grid gap-x-8 gap-y-3 border-b border-rule py-8 lg:grid-cols-12">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted figures lg:col-span-3 lg:grid lg:content-start">
        <ArticleDate published_at={post.published_at} />
        <span>{readingTime(post)}</span>
      </p>
      <div className="lg:col-span-9">
        <PicturedText href={href} isFirst={isFirst} picture={picture} title={heading}>
          <p className={classNames('max-w-measure', isLead && 'text-lg')}>{description}</p>
          <FiledUnder post={post} />
        </PicturedText>
      </div>
    </article>
  )
}

function FiledUnder({ post: { categories, regions } }: { post: PostSummary }) {
  const filters = [
    ...categories.map(({ name, slug }) => [name, listAddress({ category: slug })] as const),
    ...regions.map(({ name, code }) => [name, listAddress({ region: code })] as const),
  ]
  if (filters.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm">
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
