/**
 * Further articles, and a link to all.
 *
 * Props: `posts`; `areRelated` titles them as related to the article.
 */
import { articleWords } from '../../content/en/pages/insights.ts'
import { resources, resourcesTitle } from '../../content/en/resources.ts'
import type { PostSummary, RelatedPost } from '../../domain/posts/published.ts'
import { fill } from '../../domain/wording.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageSection } from '../ui/page-section.tsx'
import { ArticleDate, readingTime } from './article-facts.tsx'
import { CardPicture } from './card-picture.tsx'
import type { Pictured } from './find-picture.ts'

const words = articleWords.more
const mostNamed = 3

type OfferedPost = (PostSummary | RelatedPost) & Pictured

interface MoreInsightsProps {
  posts: readonly OfferedPost[]
  areRelated?: boolean
}

export function MoreInsights({ posts, areRelated = false }: MoreInsightsProps) {
  return (
    <PageSection title={words.title}>
      <div className="grid gap-8">
        {posts.length > 0 && (
          <div className="grid gap-4">
            {areRelated && <h3 className="text-lg text-muted">{words.related}</h3>}
            <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
              {posts.map((post) => (
                <RelatedArticle key={post.id} post={post} />
              ))}
            </ul>
          </div>
        )}
        <p>
          <ButtonLink href={words.all.href} variant="outline">
            {words.all.text}
          </ButtonLink>
        </p>
        <div className="border-t border-rule pt-4">
          <h3 className="text-lg text-muted">{resourcesTitle}</h3>
          <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3">
            {resources.map(({ text, title, href }) => (
              <li key={href}>
                <a className="menu-link text-action" href={href}>
                  {title ?? text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  )
}

/** A subgrid aligns the pictures below the longest text above them. */
function RelatedArticle({ post }: { post: OfferedPost }) {
  const laws = 'laws' in post ? post.laws : []
  const href = `/insights/${post.slug}`
  const { picture } = post
  return (
    <li
      className={classNames(
        'grid content-start gap-x-4 border-t-2 border-ink pt-4 md:row-span-2 md:grid-cols-1',
        'md:grid-rows-subgrid md:gap-y-4',
        picture && 'grid-cols-[minmax(0,1fr)_6rem]',
      )}
    >
      <div className="grid content-start gap-2">
        <a
          className="font-serif text-xl font-medium underline-offset-4 hover:text-action hover:underline"
          href={href}
        >
          {post.title}
        </a>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted figures">
          <ArticleDate published_at={post.published_at} />
          <span>{readingTime(post)}</span>
        </p>
        {laws.length > 0 && (
          <p className="text-sm text-muted">
            {fill(words.laws, { laws: laws.slice(0, mostNamed).join(', ') })}
          </p>
        )}
      </div>
      {picture && (
        <CardPicture href={href} picture={picture} sizes="(min-width: 76rem) 21rem, 30vw" />
      )}
    </li>
  )
}
