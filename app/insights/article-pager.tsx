/** The feeds and the pager of a list of articles. */
import { insightsPage } from '../../content/en/pages/insights.ts'
import { fill } from '../../domain/wording.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface FeedsProps {
  feeds: readonly { name: string; type: string; href: string }[]
}

export function Feeds({ feeds }: FeedsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm text-muted">
      {insightsPage.feeds.label}
      {feeds.map(({ name, type, href }) => (
        <a className="lone-link" href={href} key={href} type={type}>
          {name}
        </a>
      ))}
    </p>
  )
}

interface ArticlePagerProps {
  addressOf: (page: number) => string
  page: number
  pages: number
}

/** Links to newer and older articles; nothing if there is only one page. */
export function ArticlePager({ addressOf, page, pages }: ArticlePagerProps) {
  const words = insightsPage.pages
  if (pages === 1) return null
  return (
    <nav
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8 print:hidden"
    >
      {page > 1 && (
        <ButtonLink href={addressOf(page - 1)} rel="prev" variant="outline">
          <Icon className="size-4" name="arrow-left" />
          {words.newer}
        </ButtonLink>
      )}
      <p className="text-sm text-muted figures">{fill(words.position, { page, pages })}</p>
      {page < pages && (
        <ButtonLink href={addressOf(page + 1)} rel="next" variant="outline">
          {words.older}
          <Icon className="size-4" name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
