/**
 * The newest articles, in three lines of a list, and the way to all. Nothing where there are none.
 *
 * Props: `posts`; `number` and `label` of the section, where its page has them; `isBrief` without
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
        {posts.map((post) => (
          <li
            className={classNames(
              'grid gap-x-8 border-b border-rule md:grid-cols-[9rem_1fr]',
              isBrief ? 'py-2 max-md:nth-[n+3]:hidden' : 'gap-y-1 py-5',
            )}
            key={post.id}
          >
            <p className="flex flex-wrap gap-x-4 text-sm text-muted figures md:grid md:content-start md:pt-1">
              <ArticleDate published_at={post.published_at} />
              <span>{readingTime(post)}</span>
            </p>
            <PicturedText
              href={`/insights/${post.slug}`}
              picture={isBrief ? null : post.picture}
              room="narrow"
              title={
                <h3 className={isBrief ? 'text-base lg:text-lg' : undefined}>
                  <a
                    className="decoration-1 underline-offset-[0.15em] hover:text-action hover:underline"
                    href={`/insights/${post.slug}`}
                  >
                    {post.title}
                  </a>
                </h3>
              }
            >
              {!isBrief && <p className="max-w-measure text-muted">{post.description}</p>}
            </PicturedText>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href={all.href} variant="outline">
          {all.text}
        </ButtonLink>
      </p>
    </PageSection>
  )
}
