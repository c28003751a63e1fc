/** Every provision behind the questions, EU and UK twins side by side, filtered by place and role. */
import { duties } from '../../content/duties/index.ts'
import { costRows, costWords } from '../../content/law/costs.ts'
import { lawPage, lawWords as words } from '../../content/law/words.ts'
import { legalReferences } from '../../content/legal-references/index.ts'
import {
  familyOf,
  filterProvisions,
  listProvisions,
  type ProvisionFilter,
  pairProvisions,
  parseProvisionFilter,
  provisionFamilies,
  provisionPlaces,
} from '../../domain/law/provisions.ts'
import { userTypes } from '../../domain/quickscore/questions.ts'
import { fill } from '../../domain/wording.ts'
import { servicesContext } from '../services.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/provisions.ts'
import { ProvisionPairEntry } from './provision-pair-entry.tsx'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote } from './sourced.tsx'

const href = '/law'
const provisions = listProvisions(legalReferences, duties)

export const handle = { query: ['where', 'role'] }

export const meta: Route.MetaFunction = (args) => referenceMeta(lawPage, args, href)

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = parseProvisionFilter(new URL(request.url).searchParams)
  return { filter, today: context.get(servicesContext).clock.now().toISOString().slice(0, 10) }
}

export default function Provisions({ loaderData: { filter, today } }: Route.ComponentProps) {
  const shown = filterProvisions(provisions, filter)
  const families = provisionFamilies
    .map((family) => {
      const members = shown.filter(({ reference }) => familyOf(reference) === family)
      return { family, pairs: pairProvisions(members) }
    })
    .filter(({ pairs }) => pairs.length > 0)
  return (
    <ReferenceFrame files={words.files} href={href} page={lawPage}>
      <section aria-label={words.filter.title} className="page">
        <FilterForm filter={filter} />
        <p className="pt-4 pb-8 text-sm text-muted figures">
          {fill(words.filter.count, { count: shown.length, total: provisions.length })} ·{' '}
          <a href={words.changes.href}>{words.changes.text}</a>
        </p>
      </section>
      {families.map(({ family, pairs }, index) => (
        <PageSection
          id={family}
          key={family}
          number={String(index + 1)}
          title={words.families[family]}
        >
          <div>
            {pairs.map((pair) => (
              <ProvisionPairEntry key={pair.id} pair={pair} today={today} />
            ))}
          </div>
        </PageSection>
      ))}
      <PageSection
        id="costs"
        lead={costWords.lead}
        number={String(families.length + 1)}
        title={costWords.title}
      >
        <StackedTable columns={costWords.columns} label={costWords.title} rows={costTable} />
      </PageSection>
    </ReferenceFrame>
  )
}

/** Ceilings beside what they punish, and nothing else. */
const costTable = costRows.map((row) => ({
  key: row.id,
  id: row.id,
  cells: [
    <span className="grid gap-1" key="law">
      {row.law}
      <SourcedNote entry={row} />
    </span>,
    row.most,
    row.what,
    row.applies,
  ],
}))

function FilterForm({ filter: { place, role } }: { filter: ProvisionFilter }) {
  const { title, places, roles, ...labels } = words.filter
  return (
    <search aria-label={title} className="print:hidden">
      <form action={href} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]" method="get">
        <SelectField defaultValue={place ?? ''} label={labels.place} name="where">
          <option value="">{labels.everywhere}</option>
          {provisionPlaces.map((one) => (
            <option key={one} value={one}>
              {places[one]}
            </option>
          ))}
        </SelectField>
        <SelectField defaultValue={role ?? ''} label={labels.role} name="role">
          <option value="">{labels.both}</option>
          {userTypes.map((one) => (
            <option key={one} value={one}>
              {roles[one]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2 pb-1.5">
          <Button type="submit" variant="outline">
            {labels.submit}
          </Button>
          {(place || role) && (
            <ButtonLink href={href} variant="quiet">
              {labels.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  )
}
