import { nouns } from '../../../content/en/nouns.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { bandWords } from '../../../content/en/quickscore/words.ts'
import { listViews, type PlanView } from '../../../domain/quickscore/plan-views.ts'
import { writePlanned } from '../../../domain/quickscore/what-if.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Report } from './report.ts'

const words = resultWords.views

function nameView({ of }: PlanView): string {
  const date = of.kind === 'ahead' ? longDate(of.since) : ''
  return fill(words.names[of.kind], { date })
}

interface PlanViewsProps {
  report: Report
  planning: Planning
}

/** Plain links: they work without script, and each view has an address. */
export function PlanViews({ report, planning: { view, planned } }: PlanViewsProps) {
  const views = listViews(report)
  const current = views.some(({ id }) => id === view) ? view : 'all'
  return (
    <nav
      aria-label={words.title}
      className="flex flex-wrap gap-x-6 border-y border-rule whitespace-nowrap print:hidden"
    >
      {views.map((one) => (
        <a
          aria-current={one.id === current ? 'true' : undefined}
          className="inline-flex min-h-9 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm hover:text-action aria-[current]:border-ink aria-[current]:font-semibold forced-colors:not-aria-[current]:border-[Canvas]"
          data-in-place={one.id}
          href={addressOf({ view: one.id, planned })}
          key={one.id}
        >
          {nameView(one)}{' '}
          {isCounted(one) && <span className="text-muted figures">{one.steps}</span>}
        </a>
      ))}
    </nav>
  )
}

/** Views that only sort all steps differently, so that they need no count. */
const otherOrders: readonly string[] = ['gain', 'owner', 'effort', 'way']
const isCounted = ({ of }: PlanView) => !otherOrders.includes(of.kind)

const nameInLedger = (view: PlanView) =>
  view.of.kind === 'now' || view.of.kind === 'depends'
    ? words.inLedger[view.of.kind]
    : nameView(view)

/** One line under the picture: how many steps the law asks for, and from when. */
export function LawLedger({ report }: { report: Report }) {
  const timed = listViews(report).filter((view) => isCounted(view) && view.of.kind !== 'all')
  // No large numbers where nothing counts as binding.
  if (timed.length === 0 || report.law.isElsewhereOnly) return null
  return (
    <dl
      aria-label={words.ledger}
      className="flex flex-wrap justify-between gap-x-8 border-y border-ink py-1 not-print:max-sm:hidden"
    >
      {timed.map((one) => (
        <div className="flex items-baseline justify-between gap-3 py-1" key={one.id}>
          <dt className="text-sm text-muted">{nameInLedger(one)}</dt>
          <dd className="font-serif text-xl figures">{one.steps}</dd>
        </div>
      ))}
    </dl>
  )
}

const planningWords = resultWords.planning

interface PlanningBarProps {
  view: string
  planned: readonly string[]
  /** The report of the actual answers. */
  report: Report
  /** The report with the ticked steps done. */
  shown: Report
}

/** The effect of the ticked steps, in a live region, and the two links that change all ticks. */
export function PlanningBar({ view, planned, report, shown }: PlanningBarProps) {
  const { way } = report
  return (
    <div className="grid gap-3 planning-bar bg-paper print:hidden">
      {planned.length === 0 && (
        <p className="max-w-measure text-sm text-muted">{planningWords.lead}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <output aria-live="polite" className="font-semibold figures empty:hidden">
          {planned.length > 0 && sayPlanned(planned.length, report, shown)}
        </output>
        {way.kind === 'reachable' && (
          <ButtonLink
            data-in-place="shortest"
            href={addressOf({ view, planned: way.actions.map(({ question }) => question.id) })}
            size="sm"
            variant="outline"
          >
            {planningWords.shortest}
          </ButtonLink>
        )}
        {planned.length > 0 && (
          <ButtonLink
            data-in-place="clear"
            href={addressOf({ view, planned: [] })}
            size="sm"
            variant="quiet"
          >
            {planningWords.clear}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function sayPlanned(steps: number, report: Report, shown: Report): string {
  return fill(planningWords.now, {
    steps: count(steps, nouns.step),
    score: report.overallScore,
    reaches: shown.overallScore,
    band: bandWords[shown.band].label,
  })
}

export interface Planning {
  /** Id of the plan's current view. */
  view: string
  /** Ids of the ticked steps, in the order of the plan; null where steps cannot be ticked. */
  planned: readonly string[] | null
}

/** The page with these ticks and this view; without script it opens `at` this element. */
export function addressOf({ view, planned }: Planning, at = 'plan-title'): string {
  const query = new URLSearchParams()
  if (view !== 'all') query.set('view', view)
  if (planned?.length) query.set('planned', writePlanned(planned))
  return `?${query}#${at}`
}

/** The view in the query; `all` without one. */
export function viewOf(url: string): string {
  return new URL(url).searchParams.get('view') ?? 'all'
}
