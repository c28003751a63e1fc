import { brand } from '../../content/brand.ts'
import { boardDuties, boardPlaces, boardWords } from '../../content/quickscore/board-words.ts'
import { dutySources, lawWords, practiceWarnings } from '../../content/quickscore/law-words.ts'
import { bankVersion, domains, questionBank } from '../../content/quickscore/question-bank.ts'
import { privateResultWords } from '../../content/quickscore/result-link.ts'
import { specimen } from '../../content/quickscore/specimen.ts'
import { summaryVocabulary } from '../../content/quickscore/summary-words.ts'
import {
  bandWords,
  disclaimers,
  effortWords,
  reportWords,
  respondents,
} from '../../content/quickscore/words.ts'
import { colours } from '../../content/tokens.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import {
  type Citation,
  type DutySources,
  type ToldDuty,
  tellDuties,
} from '../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import type { LawNotes, Report, ReportedAssessment } from '../../domain/quickscore/report.ts'
import {
  listLawNotes,
  nameDomain,
  summariseDuties,
  summariseWay,
} from '../../domain/quickscore/report-sentences.ts'
import {
  type BreakdownItem,
  bandThresholds,
  scoreAnswers,
} from '../../domain/quickscore/scoring.ts'
import { summarise } from '../../domain/quickscore/summary.ts'
import { describeSummary } from '../../domain/quickscore/summary-sentences.ts'
import { layOut, placeOn } from '../../domain/quickscore/timeline.ts'
import { count, fill, longDate } from '../../domain/wording.ts'
import type { Documents } from '../platform/documents/documents.ts'
import { reportOn, sayAnswer, sayGain, sayWeight, vocabulary } from './stored-report.ts'

interface Ports {
  documents: Documents
  /** What the links to our own pages begin with. */
  origin: string
}

const words = reportWords.plan

/**
 * The report as a tagged PDF: what the results screen says of the same assessment, without the
 * benchmark, which is another one tomorrow. An empty company leaves a line to write on.
 */
export async function renderReport(
  { documents, origin }: Ports,
  assessment: ReportedAssessment,
): Promise<Buffer> {
  const data = presentReport(assessment, origin)
  return documents.renderDocument('report', data, { format: 'pdf' })
}

/** More are named only, so that 27 open answers stay within seven pages. */
const mostReferencesTold = 80

/** The texts and figures that documents/report.typ sets. */
function presentReport(assessment: ReportedAssessment, origin: string) {
  const { company, user_type: userType, applicability, created_at: createdAt } = assessment
  const { bank_version: stored } = assessment
  const { report, on } = reportOn(assessment)
  const references = new Map<string, Citation>()
  const steps = report.plan.map((action) => presentStep(action, applicability, references))
  const organisation = company
    ? { term: boardWords.organisation, fact: company, isTyped: true }
    : { term: boardWords.organisation, fact: boardWords.blank, isBlank: true }
  return {
    title: company ? `${reportWords.eyebrow}: ${company}` : reportWords.eyebrow,
    language: 'en-GB',
    author: brand.name,
    createdAt,
    colours,
    words: {
      unprintable: reportWords.file.unprintable,
      foot: `${brand.name} | ${fill(boardWords.foot, { date: longDate(createdAt), score: report.overallScore })}`,
      page: reportWords.file.page,
    },
    thresholds: [bandThresholds.amber, bandThresholds.green],
    eyebrow: [brand.name, reportWords.eyebrow],
    heading: reportWords.title,
    facts: [
      organisation,
      { term: reportWords.answeredAs, fact: respondents[userType].short },
      { term: reportWords.date, fact: longDate(createdAt) },
      { term: reportWords.bank, fact: stored },
    ],
    law: presentLaw(report.law),
    verdict: {
      title: `${bandWords[report.band].verdict}.`,
      sentences: describeSummary(summarise(report, on), summaryVocabulary),
    },
    overall: presentOverall(report),
    domains: {
      title: reportWords.domains.title,
      items: report.breakdown.map(presentDomain),
    },
    top: presentTop(report.plan),
    way: presentWay(report),
    none: { title: words.title, text: words.none },
    glance: presentGlance(report.plan),
    timeline: presentTimeline(report.plan, on),
    steps: { ...boardWords.steps, items: steps },
    references: {
      ...boardWords.references,
      items: [...references.values()],
      most: mostReferencesTold,
    },
    notes: presentNotes(origin, stored),
  }
}

function presentLaw(law: LawNotes) {
  return {
    stop: law.warning ? { title: lawWords.stop, text: practiceWarnings[law.warning] } : null,
    title: lawWords.title,
    counts: summariseDuties(law.duties, lawWords.duties),
    notes: [
      ...listLawNotes(law, lawWords),
      fill(lawWords.compared, { date: longDate(lawWords.comparedOn) }),
    ],
  }
}

function presentOverall({ overallScore: score, band, counted, total }: Report) {
  const { label, verdict } = bandWords[band]
  return {
    title: reportWords.overall.title,
    score,
    percent: `${score}%`,
    band,
    label,
    verdict,
    coverage: fill(reportWords.overall.coverage, { score, counted, total }),
    alt: fill(reportWords.file.dial, { score, band: label }),
  }
}

function presentDomain(item: BreakdownItem) {
  const { score, status, counted, total, isScored, hasLowCoverage } = item
  const { coverage, notScoredDetail, lowCoverageTooltip } = reportWords.domains
  const name = nameDomain(domains, item.domain)
  const { label } = bandWords[status]
  return {
    name,
    score,
    isScored,
    band: status,
    label,
    coverage: fill(isScored ? coverage : notScoredDetail, { score, counted, total }),
    // On paper no note can open: what it says stands there instead of its name.
    note: hasLowCoverage ? lowCoverageTooltip : null,
    alt: fill(reportWords.file.bar, { domain: name, score, band: label }),
  }
}

/** The first three steps of the plan. */
function presentTop(plan: readonly PlannedAction[]) {
  const top = plan.slice(0, 3)
  if (top.length === 0) return null
  return {
    title: top.length === 3 ? reportWords.top.title : reportWords.top.titleFewer,
    lead: reportWords.top.lead,
    items: top.map((action) => ({
      gain: sayGain(action.gain),
      topic: action.question.topic,
      step: action.question.nextStep,
      facts: [
        [words.owner, action.question.owner],
        [words.effort, effortWords[action.question.effort]],
        [words.basis, sayWeight(action)],
      ],
    })),
  }
}

function presentWay({ way, overallScore }: Report) {
  const actions = way.kind === 'reachable' ? way.actions : []
  return {
    title: reportWords.way.title,
    summary: summariseWay(way, overallScore, vocabulary),
    items: actions.map(({ question: { id, topic }, gain }) => {
      return { id, topic, gain: sayGain(gain) }
    }),
  }
}

/** One line for each step, and room to say by when. */
function presentGlance(plan: readonly PlannedAction[]) {
  return {
    ...boardWords.glance,
    rows: plan.map((action) => {
      const { id, topic, owner, effort } = action.question
      return [id, topic, owner, effortWords[effort], sayWeight(action), sayGain(action.gain)]
    }),
  }
}

/** Owner by owner, and the dates of law among them. Places are in per cent. */
function presentTimeline(plan: readonly PlannedAction[], start: string) {
  const { title, lead, span, law, noLaw } = boardWords.timeline
  const laidOut = layOut(plan, start)
  return {
    title,
    lead: fill(lead, { date: longDate(start) }),
    owners: laidOut.lanes.map(({ owner, bars }) => ({
      owner,
      steps: bars.map(({ action: { question }, from, to }) => ({
        id: question.id,
        topic: question.topic,
        span: fill(span, { from: shortDay(from), to: shortDay(dayBefore(to)) }),
        from: placeOn(laidOut, from),
        to: placeOn(laidOut, to),
      })),
    })),
    ticks: laidOut.marks.map(({ date }) => placeOn(laidOut, date)),
    dates: laidOut.marks.map(({ date, steps }) =>
      fill(law, { date: longDate(date), steps: count(steps, 'step') }),
    ),
    noLaw,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayBefore = (isoDate: string) => new Date(Date.parse(isoDate) - DAY_MS).toISOString()

/** "20 Nov 2026", where a column is narrow. */
const shortDay = (isoDate: string) => shortDays.format(new Date(isoDate))
const shortDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Its references are added to `references`, which keeps the order in which they are first named. */
function presentStep(
  action: PlannedAction,
  applicability: Applicability,
  references: Map<string, Citation>,
) {
  const { question, value, gain, duties } = action
  const { id, topic, owner, effort, firstHour, evidence, goodPractice } = question
  const number = (citation: Citation) => {
    if (!references.has(citation.id)) references.set(citation.id, citation)
    return [...references.keys()].indexOf(citation.id) + 1
  }
  return {
    step: question.nextStep,
    line: [
      `${id} ${topic}`,
      owner,
      effortWords[effort],
      fill(boardWords.steps.answer, { answer: sayAnswer(value) }),
      sayGain(gain),
    ].join(' · '),
    texts: [
      ...(firstHour ? [fill(boardWords.steps.firstHour, { firstHour })] : []),
      fill(boardWords.steps.evidence, { evidence }),
    ],
    basis: [
      ...groupDuties(tellDuties(duties, applicability, boardSources), number),
      ...(goodPractice
        ? [{ label: `${words.goodPractice}.`, references: [], note: goodPractice }]
        : []),
    ],
  }
}

/** What asks for the step is told duty by duty; what only stands beside it, in one breath. */
function groupDuties(duties: readonly ToldDuty[], number: (citation: Citation) => number) {
  const beside: readonly string[] = [
    boardDuties.supports,
    boardDuties.outcome,
    boardDuties.goodPractice,
  ]
  const told = new Map<string, { label: string; references: number[]; note: string }>()
  for (const { label, jurisdiction, citations, note } of duties) {
    const isBeside = beside.includes(label)
    const words = isBeside ? label : `${label} (${jurisdiction})`
    const group = told.get(words) ?? { label: words, references: [], note: '' }
    const news = citations.map(number).filter((one) => !group.references.includes(one))
    group.references.push(...news)
    if (!isBeside && !group.note.includes(note)) group.note = `${group.note} ${note}`.trim()
    told.set(words, group)
  }
  return [...told.values()]
}

const boardSources: DutySources = {
  ...dutySources,
  words: boardDuties,
  jurisdictions: boardPlaces,
}

/** `stored` is the question bank that was answered. */
function presentNotes(origin: string, stored: string) {
  const { title, audit, method, law } = reportWords.notes
  const link = ({ text, href }: { text: string; href: string }) => {
    return { text, url: new URL(href, origin).href }
  }
  const otherBank = fill(privateResultWords.otherBank, { stored, current: bankVersion })
  return {
    title,
    disclaimers,
    audit: { text: audit.text, link: link(audit.link) },
    method: link(method),
    law: link(law),
    otherBank: stored === bankVersion ? null : otherBank,
  }
}

/** The report of the sample answers: the same file for everybody. */
export function renderSpecimen(ports: Ports): Promise<Buffer> {
  return renderReport(ports, assessSpecimen())
}

function assessSpecimen(): ReportedAssessment {
  const { answers, applicability, ...rest } = specimen
  const questions = listQuestions(questionBank, specimen.user_type)
  const { overallScore: score, band, domainScores } = scoreAnswers(questions, answers)
  const { places, practices, ...said } = applicability
  return {
    ...rest,
    answers,
    applicability: { ...said, places: [...places], practices: [...practices] },
    score,
    band,
    domain_scores: domainScores,
  }
}
