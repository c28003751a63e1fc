/** Two pages for a board, to be edited: where we stand, four questions, decisions, dates. */
import { brand } from '../../content/brand.ts'
import { lawCalendar } from '../../content/law/calendar.ts'
import { placeWords } from '../../content/law/words.ts'
import { dutySources, lawWords, practiceWarnings } from '../../content/quickscore/law-words.ts'
import { domains } from '../../content/quickscore/question-bank.ts'
import { summaryVocabulary } from '../../content/quickscore/summary-words.ts'
import { bandWords, disclaimers, respondents } from '../../content/quickscore/words.ts'
import { briefWords as words } from '../../content/quickscore/work-pack-words.ts'
import { colours } from '../../content/tokens.ts'
import { listPlaces } from '../../domain/law/applicability.ts'
import { listDated } from '../../domain/law/sourced.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import type { ReportedAssessment } from '../../domain/quickscore/report.ts'
import {
  listLawNotes,
  nameDomain,
  summariseDuties,
} from '../../domain/quickscore/report-sentences.ts'
import { summarise } from '../../domain/quickscore/summary.ts'
import { describeSummary } from '../../domain/quickscore/summary-sentences.ts'
import { fill, listing, longDate } from '../../domain/wording.ts'
import { type WordBlock, writeWord } from '../platform/documents/word.ts'
import { reportOn, type StoredReport, sayWeight } from './stored-report.ts'

/** More steps than that are counted and not named, so that two pages stay two. */
const MOST_NAMED = 6

export const wordColours = {
  ink: colours.ink,
  muted: colours.muted,
  rule: colours.rule,
  gap: colours.red,
}

export function writeBoardBrief(assessment: ReportedAssessment): Promise<Buffer> {
  const stored = reportOn(assessment)
  const { score, user_type, bank_version, created_at, company } = assessment
  const date = longDate(created_at)
  return writeWord({
    title: words.title,
    author: brand.name,
    language: 'en-GB',
    createdAt: created_at,
    header: words.header,
    footer: fill(words.footer, { date, score }),
    colours: wordColours,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          words.organisation,
          company ? { text: company, look: 'bold' } : { text: words.blank, look: 'gap' },
          '. ',
          fill(words.prepared, {
            respondent: respondents[user_type].short,
            date,
            bank: bank_version,
          }),
        ],
      },
      ...tellPosition(stored),
      heading(1, words.questions.title),
      ...tellExposure(stored),
      ...tellRegulator(stored),
      ...tellHarm(stored),
      ...tellNeeds(stored),
      ...tellDecisions(stored),
      ...tellDates(assessment, stored),
      ...disclaimers.map(
        (text): WordBlock => ({ kind: 'paragraph', text: [{ text, look: 'muted' }] }),
      ),
    ],
  })
}

const heading = (level: 1 | 2, text: string): WordBlock => ({ kind: 'heading', level, text })
const paragraph = (text: string): WordBlock => ({ kind: 'paragraph', text })

function nameTopics(plan: readonly PlannedAction[]): string {
  const named = plan.slice(0, MOST_NAMED).map(({ question: { id, topic } }) => `${topic} (${id})`)
  const rest = plan.length - named.length
  if (rest === 0) return listing(named)
  return fill(words.and, { topics: named.join(', '), count: rest })
}

function tellPosition({ report, on }: StoredReport): WordBlock[] {
  const { breakdown, band, overallScore } = report
  const [position, duties] = describeSummary(summarise(report, on), summaryVocabulary)
  return [
    heading(1, words.position.title),
    {
      kind: 'paragraph',
      text: [
        { text: `${overallScore}%. ${bandWords[band].verdict}. ${position}`, look: 'bold' },
        ` ${duties}`,
      ],
    },
    {
      kind: 'table',
      head: words.position.columns,
      rows: breakdown.map(({ domain, score, status, counted, total }) => [
        nameDomain(domains, domain),
        `${score}%`,
        bandWords[status].label,
        fill(words.position.coverage, { counted, total }),
      ]),
      widths: [46, 14, 14, 26],
    },
  ]
}

function tellExposure({ report: { law, plan } }: StoredReport): WordBlock[] {
  const { title, none, topics } = words.exposed
  const prohibited = plan.filter(({ legalWeight }) => legalWeight === 'prohibited')
  const inForce = plan.filter(({ duties }) => duties.some(({ standing }) => standing === 'binds'))
  return [
    heading(2, title),
    ...(law.warning ? [paragraph(practiceWarnings[law.warning])] : []),
    paragraph(
      [...summariseDuties(law.duties, lawWords.duties), ''].join('. ').replaceAll('..', '.').trim(),
    ),
    ...prohibited.map((action) => paragraph(`${sayWeight(action)}: ${nameTopics([action])}.`)),
    paragraph(inForce.length > 0 ? fill(topics, { topics: nameTopics(inForce) }) : none),
    ...listLawNotes(law, lawWords).map(
      (text): WordBlock => ({
        kind: 'paragraph',
        text: [{ text, look: 'muted' }],
      }),
    ),
  ]
}

/** Steps behind which stands what a regulator has published of its reading. */
function tellRegulator({ report: { plan } }: StoredReport): WordBlock[] {
  const { title, open, none } = words.regulator
  const asked = plan.filter(({ duties }) =>
    duties.some(({ duty }) =>
      duty.references.some((id) => dutySources.references[id]?.status === 'regulator'),
    ),
  )
  const text = fill(open, { count: asked.length, topics: nameTopics(asked) })
  return [heading(2, title), paragraph(asked.length > 0 ? text : none)]
}

function tellHarm({ report: { plan } }: StoredReport): WordBlock[] {
  const { title, lead, none } = words.wrong
  const worst = [...plan].sort((a, b) => b.harm - a.harm).slice(0, 3)
  if (worst.length === 0) return [heading(2, title), paragraph(none)]
  const items = worst.map(({ question }) => [
    { text: `${question.topic} (${question.id}). `, look: 'bold' as const },
    question.whyWeAsk,
  ])
  return [heading(2, title), paragraph(lead), { kind: 'list', items }]
}

function tellNeeds({ report: { plan } }: StoredReport): WordBlock[] {
  const { title, owners, long, none } = words.need
  const byOwner = new Map<string, number>()
  for (const { question } of plan) {
    byOwner.set(question.owner, (byOwner.get(question.owner) ?? 0) + 1)
  }
  const named = [...byOwner].map(([owner, steps]) => `${owner} (${steps})`)
  const longest = plan.filter(({ question }) => question.effort === 'L')
  return [
    heading(2, title),
    ...(named.length > 0
      ? [paragraph(fill(owners, { owners: listing(named) }))]
      : [paragraph(none)]),
    ...(longest.length > 0 ? [paragraph(fill(long, { topics: nameTopics(longest) }))] : []),
  ]
}

function tellDecisions({ report: { plan, way, law } }: StoredReport): WordBlock[] {
  const { title, first, stop, way: wayWords, leadership, again } = words.decisions
  const led = plan.filter(({ question }) => question.owner === 'Leadership')
  const items = [
    ...(law.warning ? [stop] : []),
    ...(plan.length > 0 ? [fill(first, { topics: nameTopics(plan.slice(0, 3)) })] : []),
    ...(led.length > 0 ? [fill(leadership, { topics: nameTopics(led) })] : []),
    ...(way.kind === 'reachable'
      ? [fill(wayWords, { band: bandWords[way.band].label, topics: nameTopics(way.actions) })]
      : []),
    again,
  ]
  return [heading(1, title), { kind: 'list', items, isNumbered: true }]
}

/** Fixed and confirmed dates after the day of the answers, where the respondent hires. */
function tellDates({ applicability }: ReportedAssessment, { on }: StoredReport): WordBlock[] {
  const { title, columns, none } = words.dates
  const places = listPlaces(applicability)
  const isHere = (place: keyof typeof placeWords) =>
    place === 'EU' ? places.includes('eu') : place !== 'US' && places.some((one) => one !== 'eu')
  const dates = listDated(lawCalendar).filter(
    (entry) => entry.on > on && entry.standing === 'confirmed' && isHere(entry.place),
  )
  if (dates.length === 0) return [heading(1, title), paragraph(none)]
  const rows = dates.map((entry) => [longDate(entry.on), entry.title, placeWords[entry.place]])
  return [heading(1, title), { kind: 'table', head: columns, rows, widths: [24, 52, 24] }]
}
