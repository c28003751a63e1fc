/** Aggregated answers of all organisations by edition, beside the latest changes of law. */
import type { ReactNode } from 'react'
import { lawChanges } from '../../content/en/law/changes.ts'
import { placeWords } from '../../content/en/law/words.ts'
import { nouns } from '../../content/en/nouns.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { domains, questionBank } from '../../content/en/quickscore/question-bank.ts'
import { brand } from '../../content/firm.ts'
import { type Cell, type Edition, overallAbout } from '../../domain/quickscore/editions.ts'
import { type UserType, userTypes } from '../../domain/quickscore/questions.ts'
import { count, fill, formatNumber, longDate } from '../../domain/wording.ts'
import { Files } from '../law/reference-frame.tsx'
import { announceFeed, pageMeta } from '../page-meta.ts'
import { questionsFor } from '../quickscore/questions.ts'
import { ThresholdLines } from '../quickscore/report/scale-line.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import { TitledSection } from '../ui/titled-section.tsx'
import type { Route } from './+types/state-of-hiring-ai.ts'
import { Actions, PageOpening } from './page-opening.tsx'
import { RuledList } from './ruled-list.tsx'

const href = '/state-of-hiring-ai'
const words = statePage
/** Employers (buyers) first: they are the page's main readers. */
const roles = userTypes.toReversed()
const changesShown = 5

export function meta(args: Route.MetaArgs) {
  return [
    ...pageMeta(words.meta, args, { trail: [{ text: words.eyebrow, href }] }),
    announceFeed(words.feed.text, words.feed.href),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  const [edition = null] = await quickscore.listEditions()
  return { edition, address: new URL(href, request.url).href }
}

export default function StateOfHiringAi({
  loaderData: { edition, address },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening
        eyebrow={edition ? nameOf(edition) : words.eyebrow}
        lead={words.lead}
        title={words.title}
      >
        <div className="grid gap-8">
          {edition ? (
            <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
              {roles.map((role) => (
                <Scales cells={cellsOf(edition, role)} key={role} role={role} />
              ))}
            </div>
          ) : (
            <div className="grid gap-2 border-t-4 border-double border-ink pt-6">
              <h2 className="text-xl">{words.empty.title}</h2>
              <p className="max-w-measure text-muted">{words.empty.text}</p>
              <ScaleRow cell={undefined} name={words.overall} />
            </div>
          )}
          {edition && <p className="text-sm text-muted">{words.axis}</p>}
          <Actions actions={[words.action, words.benchmark]} isSecondQuiet />
        </div>
      </PageOpening>
      {edition && (
        <PageSection lead={words.question.note} number="1" title={words.question.title}>
          {roles.map((role) => (
            <Disclosure isWide key={role} summary={<h3>{words.roles[role]}</h3>}>
              <Questions cells={cellsOf(edition, role)} role={role} />
            </Disclosure>
          ))}
        </PageSection>
      )}
      <PageSection lead={words.law.lead} number={edition ? '2' : '1'} title={words.law.title}>
        <Changes />
      </PageSection>
      <PageSection layout="aside" number={edition ? '3' : '2'} title={words.method.title}>
        <div className="grid gap-6">
          <RuledList items={words.method.items} />
          {edition && (
            <p className="max-w-measure wrap-anywhere">
              {fill(words.method.cite, { brand: brand.name, edition: nameOf(edition), address })}
            </p>
          )}
          <Files files={[words.csv, words.feed]} />
        </div>
      </PageSection>
    </>
  )
}

const nameOf = ({ number, publishedAt }: Edition) =>
  fill(words.edition, { number, date: longDate(publishedAt) })

const cellsOf = (edition: Edition | null, role: UserType) =>
  (edition?.cells ?? []).filter(({ user_type }) => user_type === role)

const percent = (value: number) => fill(words.percent, { value })

/** Overall and domain scores of one role; a sentence while there are too few answers. */
function Scales({ cells, role }: { cells: readonly Cell[]; role: UserType }) {
  const overall = cells.find(({ about }) => about === overallAbout)
  const lines = [{ id: overallAbout, name: words.overall }, ...domains]
  return (
    <TitledSection
      className="grid content-start gap-3"
      title={words.roles[role]}
      titleId={`scales-${role}`}
    >
      <p className="text-muted">{overall ? saySummary(overall) : words.empty.group}</p>
      {overall && (
        <ul className="border-y border-rule">
          {lines.map(({ id, name }) => (
            <li className="grid gap-1 border-b border-rule py-3 last:border-b-0" key={id}>
              <ScaleRow cell={cells.find(({ about }) => about === id)} name={name} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

function saySummary(overall: Cell): string {
  const { lower, median, upper, n } = overall
  const values = { count: count(n, nouns.organisation) }
  return lower === undefined || median === undefined || upper === undefined
    ? fill(words.summary.most, values)
    : fill(words.summary.figures, { ...values, lower, median, upper })
}

const sayMost = ({ most }: Cell) => (most === undefined ? '' : words.said[most ?? 'nothing'])

function ScaleRow({ name, cell }: { name: string; cell: Cell | undefined }): ReactNode {
  const { lower, median, upper } = cell ?? {}
  const said = cell ? sayMost(cell) : words.notOpen
  const isRanged = lower !== undefined && median !== undefined && upper !== undefined
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="text-sm figures">
          {isRanged ? fill(words.ranged, { lower, median, upper }) : said}
        </span>
      </p>
      <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
        <line className="stroke-line" x2="100%" y1="16" y2="16" />
        <ThresholdLines y1="4" y2="24" />
        {isRanged && (
          <>
            <rect
              className="fill-ink"
              height="6"
              width={`${upper - lower}%`}
              x={`${lower}%`}
              y="13"
            />
            <rect className="fill-brass" height="18" width="4" x={`${median}%`} y="7" />
          </>
        )}
      </svg>
    </>
  )
}

function Questions({ cells, role }: { cells: readonly Cell[]; role: UserType }) {
  const rows = questionsFor[role].map(({ id, topic, text }) => {
    const cell = cells.find(({ about }) => about === id)
    const name = (
      <span className="grid gap-1 font-normal" key="name">
        <span className="font-semibold">
          <span className="text-brass figures">{id}</span> {topic}
        </span>
        {text}
      </span>
    )
    return { key: id, cells: [name, ...columns.map(([, say]) => (cell ? say(cell) : ''))] }
  })
  return (
    <StackedTable
      columns={[words.columns.name, ...columns.map(([head]) => head)]}
      label={`${words.question.title}: ${words.roles[role]}`}
      rows={rows}
      widths={['md:w-1/2']}
    />
  )
}

/** The heading and the cell text of each column. */
const columns: [string, (cell: Cell) => string][] = [
  [words.columns.most, sayMost],
  [words.columns.average, ({ average }) => (average === undefined ? '' : percent(average))],
  [words.columns.n, ({ n }) => fill(words.atLeast, { count: formatNumber(n) })],
]

function Changes() {
  return (
    <div className="grid gap-6">
      <ul className="border-y border-rule">
        {lawChanges.slice(0, changesShown).map(({ id, on, place, title, questions }) => (
          <li
            className="grid gap-x-8 gap-y-1 border-b border-rule py-3 last:border-b-0 lg:grid-cols-12"
            key={id}
          >
            <p className="text-sm text-muted figures lg:col-span-3">
              <time dateTime={on}>{longDate(on)}</time>, {placeWords[place]}
            </p>
            <p className="lg:col-span-6">
              <a className="text-action underline" href={`/law/changes#${id}`}>
                {title}
              </a>
            </p>
            <p className="text-sm text-muted lg:col-span-3">{touchedBy(questions)}</p>
          </li>
        ))}
      </ul>
      <p>
        <a className="menu-link text-action underline" href={words.law.all.href}>
          {words.law.all.text}
        </a>
      </p>
    </div>
  )
}

/** The roles that are asked the questions affected by a change, in words. */
function touchedBy(ids: readonly string[]): string {
  const asked = questionBank.filter(({ id }) => ids.includes(id))
  const { none, both, ...one } = words.law.who
  const [role, other] = userTypes.filter((type) =>
    asked.some(({ userTypes: types = userTypes }) => types.includes(type)),
  )
  if (!role) return none
  return other ? both : one[role]
}
