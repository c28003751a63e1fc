/** Every provision behind the questions, EU and UK twins side by side, filtered by place and role. */
import { duties } from '../../content/en/duties/index.ts'
import { costRows, costWords } from '../../content/en/law/costs.ts'
import { lawPage, lawWords as words } from '../../content/en/law/words.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { statusWords } from '../../content/en/quickscore/words.ts'
import { describeStatus } from '../../domain/law/duty-sentences.ts'
import {
  familyOf,
  filterProvisions,
  listProvisions,
  type ProvisionFilter,
  type ProvisionPair,
  pairProvisions,
  parseProvisionFilter,
  provisionFamilies,
} from '../../domain/law/provisions.ts'
import { count, fill, listing } from '../../domain/wording.ts'
import { servicesContext } from '../ssr/context.ts'
import { classNames } from '../ui/class-names.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { FoldedSection } from '../ui/folded-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/provisions.ts'
import { FilterLinks } from './filter-links.tsx'
import { ProvisionPairEntry, type Shown } from './provision-pair-entry.tsx'
import { ReferenceFrame, referenceMeta, slidingLine } from './reference-frame.tsx'
import { SourcedText } from './sourced.tsx'

const provisions = listProvisions(legalReferences, duties)

export const handle = { query: ['where', 'role'] }

export const meta: Route.MetaFunction = (args) => referenceMeta(lawPage, args)

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = parseProvisionFilter(new URL(request.url).searchParams)
  const { clock, law } = context.get(servicesContext)
  const today = clock.now().toISOString().slice(0, 10)
  return { filter, today, reviewed: law.listReviewedProvisions() }
}

export default function Provisions({ loaderData: { filter, ...rest } }: Route.ComponentProps) {
  const shown = filterProvisions(provisions, filter)
  const families = provisionFamilies
    .map((family) => {
      const members = shown.filter(({ reference }) => familyOf(reference) === family)
      return { family, laws: [...Map.groupBy(pairProvisions(members), nameLaw)] }
    })
    .filter(({ laws }) => laws.length > 0)
  const contents = [
    ...families.map(({ family }) => ({ id: family, text: words.families[family] })),
    { id: 'costs', text: costWords.title },
  ]
  return (
    <ReferenceFrame files={words.files} filter={filter} page={lawPage}>
      <section aria-label={words.filter.title} className="page">
        <Contents entries={contents} />
        <Disclosure
          isWide
          open={filter.place !== null || filter.role !== null}
          summary={
            <span className="text-sm font-normal figures">{tellShown(filter, shown.length)}</span>
          }
        >
          <FilterLinks filter={filter} hasRoles />
        </Disclosure>
      </section>
      {families.map(({ family, laws }) => (
        <section aria-labelledby={family} className="page" key={family}>
          <h2
            className={classNames(
              'scroll-mt-28 pt-6 pb-2 text-xl',
              laws[0]?.[0] === words.families[family] && 'sr-only',
            )}
            id={family}
          >
            {words.families[family]}
          </h2>
          {laws.map(([law, pairs]) => (
            <Law key={law} name={law} pairs={pairs} {...rest} />
          ))}
        </section>
      ))}
      <FoldedSection id="costs" title={costWords.title}>
        <p className="max-w-measure pb-4 text-muted">{costWords.lead}</p>
        <StackedTable columns={costWords.columns} label={costWords.title} rows={costTable} />
      </FoldedSection>
    </ReferenceFrame>
  )
}

/** The number of provisions and the chosen filters. */
function tellShown({ place, role }: ProvisionFilter, shown: number): string {
  const { all, count, places, roles } = words.filter
  const chosen = [place && places[place], role && roles[role]].filter((one) => one !== null)
  const total = provisions.length
  if (chosen.length === 0) return fill(all, { total })
  return fill(count, { count: shown, total, chosen: chosen.join(', ') })
}

/** The law of a pair: that of its first side. */
const nameLaw = ({ sides: [first] }: ProvisionPair) => first?.reference.instrument ?? ''

interface LawProps extends Shown {
  name: string
  pairs: readonly ProvisionPair[]
}

/** One law: the summary of its only provision, or the number of them. */
function Law({ name, pairs, ...shown }: LawProps) {
  const twins = pairs.flatMap(({ sides }) =>
    sides.slice(1).map((side) => side.reference.instrument),
  )
  const all = pairs.flatMap(({ sides }) => sides.map(({ reference }) => reference))
  const only = all.length === 1 ? all[0] : null
  const beside = [...new Set(twins)].filter((twin) => twin !== name)
  return (
    <Disclosure
      isWide
      summary={
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 text-base leading-snug">
          {listing([name, ...beside.slice(0, 1)])}
          <span className="text-sm font-normal text-muted figures">
            {only ? describeStatus(only, statusWords) : count(all.length, words.provisions)}
          </span>
          {only && <span className="w-full max-w-measure font-normal">{only.summary}</span>}
        </span>
      }
    >
      {pairs.map((pair) => (
        <ProvisionPairEntry key={pair.id} pair={pair} {...shown} />
      ))}
    </Disclosure>
  )
}

function Contents({ entries }: { entries: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-label={words.contents} className="print:hidden">
      <ul className={classNames(slidingLine, 'text-sm')}>
        {entries.map(({ id, text }) => (
          <li className="whitespace-nowrap" key={id}>
            <a className="menu-link text-action underline" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Maximum fines and the breaches that they are for. */
const costTable = costRows.map((row) => ({
  key: row.id,
  id: row.id,
  cells: [
    <SourcedText entry={row} key="law">
      {row.law}
    </SourcedText>,
    row.most,
    row.what,
    row.applies,
  ],
}))
