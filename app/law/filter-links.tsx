/**
 * Filters by place of hiring and role, as plain links: the choice is in the query, and links to the
 * other filtered pages keep it.
 */
import { useLocation } from 'react-router'
import { lawWords } from '../../content/en/law/words.ts'
import { places } from '../../domain/law/applicability.ts'
import type { ProvisionFilter } from '../../domain/law/provisions.ts'
import { userTypes } from '../../domain/quickscore/questions.ts'

const words = lawWords.filter

/** The pages with this filter. */
const narrowed = ['/law', '/law/changes', '/law/cases']

export function addressOf(href: string, { place, role }: ProvisionFilter): string {
  if (!narrowed.includes(href)) return href
  const query = new URLSearchParams()
  if (place) query.set('where', place)
  if (role) query.set('role', role)
  return query.size > 0 ? `${href}?${query}` : href
}

interface FilterLinksProps {
  filter: ProvisionFilter
  /** Whether the page filters by role. */
  hasRoles?: boolean
}

export function FilterLinks({ filter, hasRoles = false }: FilterLinksProps) {
  const { pathname } = useLocation()
  const to = (change: Partial<ProvisionFilter>) => addressOf(pathname, { ...filter, ...change })
  const place = [null, ...places].map((one) => ({
    text: one ? words.places[one] : words.everywhere,
    href: to({ place: one }),
    isChosen: one === filter.place,
  }))
  const role = [null, ...userTypes].map((one) => ({
    text: one ? words.roles[one] : words.both,
    href: to({ role: one }),
    isChosen: one === filter.role,
  }))
  return (
    <nav aria-label={words.title} className="text-sm print:hidden lg:flex lg:gap-x-8">
      <Choices choices={place} label={words.place} />
      {hasRoles && <Choices choices={role} label={words.role} />}
    </nav>
  )
}

interface ChoicesProps {
  label: string
  choices: readonly { text: string; href: string; isChosen: boolean }[]
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-baseline gap-x-4">
      <li aria-hidden="true" className="text-muted">
        {label}
      </li>
      {choices.map(({ text, href, isChosen }) => (
        <li key={text}>
          <a aria-current={isChosen ? 'page' : undefined} className="menu-link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
