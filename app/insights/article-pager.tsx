/** To the newer and the older articles, by plain links. Nothing where one page holds all. */
import { insightsPage } from '../../content/pages/insights.ts'
import { fill } from '../../domain/wording.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type ListFilters, listAddress } from './list-address.ts'

const words = insightsPage.pages

interface ArticlePagerProps {
  filters: ListFilters
  page: number
  pages: number
}

export function ArticlePager({ filters, page, pages }: ArticlePagerProps) {
  if (pages === 1) return null
  return (
    <nav
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8 print:hidden"
    >
      {page > 1 && (
        <ButtonLink href={listAddress(filters, page - 1)} rel="prev" variant="outline">
          <Icon className="size-4" name="arrow-left" />
          {words.newer}
        </ButtonLink>
      )}
      <p className="text-sm text-muted figures">{fill(words.position, { page, pages })}</p>
      {page < pages && (
        <ButtonLink href={listAddress(filters, page + 1)} rel="next" variant="outline">
          {words.older}
          <Icon className="size-4" name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  )
}
