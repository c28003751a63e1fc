/**
 * The newest articles as a list, and a link to all. Renders nothing without articles.
 *
 * Props: `posts`; `number` and `label` of the section, if the page has them; `isBrief` omits
 * descriptions and pictures.
 */
import { homePage } from '../../content/en/pages/home.ts'
import type { PostSummary } from '../../domain/posts/published.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageSection } from '../ui/page-section.tsx'
import { ArticleDate, readingTime } from './article-facts.tsx'
import { PicturedText } from './card-picture.tsx'
import type { Pictured } from './find-picture.ts'

interface LatestArticlesProps {
  posts: readonly (PostSummary & Pictured)[]
  number?: string
  label?: string
  isBrief?: boolean
}

export function LatestArticles({ posts, number, label, isBrief = false }: LatestArticlesProps) {
  const { title, all } = homePage.insights
  if (posts.length === 0) return null
  return (
    <PageSection eyebrow={label} layout="aside" number={number} title={title}>
      <ul className="border-t-2 border-ink">
        {posts.map((post, index) => (
          <li
            className={classNames(
              'grid gap-x-8 border-b border-rule md:grid-cols-[10rem_1fr]',
              isBrief ? 'py-1.5 lg:py-2' : 'gap-y-1 py-4',
              isBrief && index > 1 && 'max-md:hidden',
            )}
            key={post.id}
          >
            <p className="flex flex-wrap gap-x-4 text-sm text-muted figures md:grid md:content-start">
              <ArticleDate published_at={post.published_at} />
              <span>{readingTime(post)}</span>
            </p>
            <PicturedText
              href={`/insights/${post.slug}`}
              picture={isBrief ? null : post.picture}
              title={post.title}
              titleClass={isBrief ? 'text-base lg:text-lg' : undefined}
            >
              {!isBrief && <p className="max-w-measure text-muted">{post.description}</p>}
            </PicturedText>
          </li>
        ))}
      </ul>
      <p className="mt-2 lg:mt-4">
        <ButtonLink href={all.href} variant="outline">
          {all.text}
        </ButtonLink>
      </p>
    </PageSection>
  )
}
