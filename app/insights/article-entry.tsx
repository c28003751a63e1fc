/** One article of the list: date, title, labels. */
import type { PostSummary } from '../../domain/posts/published.ts'
import { classNames } from '../ui/class-names.ts'
import { ArticleDate, categoriesOf, Filters, readingTime, regionsOf } from './article-facts.tsx'
import { PicturedText } from './card-picture.tsx'
import type { Pictured } from './find-picture.ts'

interface ArticleEntryProps {
  post: PostSummary & Pictured
  /** The newest of all, set larger. */
  isLead: boolean
  /** In view when the page opens, so that its picture loads eagerly. */
  isFirst: boolean
}

export function ArticleEntry({ post, isLead, isFirst }: ArticleEntryProps) {
  const { title, description, picture } = post
  const filed = [...categoriesOf(post), ...regionsOf(post)]
  return (
    <article className="grid gap-x-8 gap-y-3 border-b border-rule py-8 lg:grid-cols-12">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted figures lg:col-span-3 lg:grid lg:content-start">
        <ArticleDate published_at={post.published_at} />
        <span>{readingTime(post)}</span>
      </p>
      <div className="lg:col-span-9">
        <PicturedText
          href={`/insights/${post.slug}`}
          isFirst={isFirst}
          picture={picture}
          title={title}
          titleClass={isLead ? 'text-2xl' : undefined}
        >
          <p className={classNames('max-w-measure', isLead && 'text-lg')}>{description}</p>
          {filed.length > 0 && <Filters className="text-sm" filters={filed} />}
        </PicturedText>
      </div>
    </article>
  )
}
