import { colours } from '../../content/colours.ts'
import { nouns } from '../../content/en/nouns.ts'
import { boardWords } from '../../content/en/quickscore/board-words.ts'
import {
  dutySources,
  lawVocabulary,
  lawWords,
  practiceTitles,
  practiceWarnings,
} from '../../content/en/quickscore/law-words.ts'
import { bankVersion, domains } from '../../content/en/quickscore/question-bank.ts'
import { privateResultWords } from '../../content/en/quickscore/result-link.ts'
import { counselWords, resultWords } from '../../content/en/quickscore/result-words.ts'
import { specimen } from '../../content/en/quickscore/specimen.ts'
import { summaryVocabulary } from '../../content/en/quickscore/summary-words.ts'
import { talkWords } from '../../content/en/quickscore/talk.ts'
import {
  addressees,
  bandWords,
  disclaimers,
  effortWords,
  headTop,
  reportWords,
  topRows,
} from '../../content/en/quickscore/words.ts'
import { brand, isFirstFirm } from '../../content/firm.ts'
import { addresseeOf } from '../../domain/law/reading.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import { listCounselRows } from '../../domain/quickscore/counsel.ts'
import type { Report, ReportedAssessment } from '../../domain/quickscore/report.ts'
import { listLawNotes, nameDomain } from '../../domain/quickscore/report-sentences.ts'
import {
  type BreakdownItem,
  bandThresholds,
  scoreAnswers,
} from '../../domain/quickscore/scoring.ts'
import { sayScore } from '../../domain/quickscore/summary.ts'
import { dueDates, layOut, placeOn, sumUp } from '../../domain/quickscore/timeline.ts'
import { sayDue, sayLateness, sayLaw, sayPlaces, saySums } from '../../domain/quickscore/verdict.ts'
import { count, fill, locale, longDate, points, shortDate } from '../../domain/wording.ts'
import type { Documents } from '../platform/documents/documents.ts'
import { questionsOf, reportOn, sayAnswer, sayGain, sayWeight } from './stored-report.ts'

interface Ports {
  documents: Documents
  /** Origin of links to our own pages. */
  origin: string
}

const words = reportWords.plan

/**
 * The report as a tagged PDF: the contents of the results screen without the benchmark, which
 * changes over time. An empty company leaves a line to write on.
 */
export async function renderReport(
  { documents, origin }: Ports,
  assessment: ReportedAssessment,
): Promise<Buffer> {
  const data = presentReport(assessment, origin)
  return documents.renderDocument('report', data, { format: 'pdf' })
}

/** The law behind each row of the plan, for counsel. */
export function renderCounsel(
  { documents }: Pick<Ports, 'documents'>,
  assessment: ReportedAssessment,
): Promise<Buffer> {
  const { company, user_type: userType, applicability, created_at: createdAt } = assessment
  const { report } = reportOn(assessment)
  const data = {
    ...presentFile(assessment, counselWords.title),
    company,
    facts: [
      addressees[addresseeOf({ userType, applicability })],
      longDate(createdAt),
      sayPlaces(applicability, lawVocabulary),
    ],
    counsel: presentCounsel(report.list, assessment),
  }
  return documents.renderDocument('counsel', data, { format: 'pdf' })
}

/** Template data that every PDF of a result needs. */
function presentFile({ created_at: createdAt, score }: ReportedAssessment, title: string) {
  return {
    title,
    language: locale,
    author: brand.name,
    createdAt,
    colours,
    hasWeight: isFirstFirm,
    words: {
      unprintable: reportWords.file.unprintable,
      foot: `${brand.name} | ${fill(boardWords.foot, { date: longDate(createdAt), score })}`,
      page: reportWords.file.page,
    },
  }
}

/** Template data of documents/report.typ. */
function presentReport(assessment: ReportedAssessment, origin: string) {
  const { company, user_type: userType, applicability, created_at: createdAt } = assessment
  const { bank_version: stored } = assessment
  const { report, on } = reportOn(assessment)
  const { first, others } = sayLaw(report, lawVocabulary)
  const organisation = company
    ? { term: boardWords.organisation, fact: company, isTyped: true }
    : { term: boardWords.organisation, fact: boardWords.blank, isBlank: true }
  return {
    ...presentFile(
      assessment,
      company ? `${reportWords.eyebrow}: ${company}` : reportWords.eyebrow,
    ),
    thresholds: [bandThresholds.amber, bandThresholds.green],
    eyebrow: [brand.name, reportWords.eyebrow],
    heading: reportWords.title,
    facts: [
      organisation,
      { term: reportWords.answeredAs, fact: addressees[addresseeOf({ userType, applicability })] },
      { term: reportWords.date, fact: longDate(createdAt) },
      { term: reportWords.bank, fact: stored },
    ],
    verdict: {
      first,
      others: [
        ...others,
        `${sayScore(report, summaryVocabulary)} ${sayPlaces(applicability, lawVocabulary)}`,
      ],
    },
    law: presentLaw(report),
    overall: presentOverall(report),
    domains: { title: reportWords.domains.title, items: report.breakdown.map(presentDomain) },
    top: presentTop(report),
    none: { title: words.title, text: report.law.isClear ? words.none : words.noneCounted },
    glance: presentGlance(report.list),
    timeline: presentTimeline(report, on),
    steps: { ...boardWords.steps, items: report.list.map(presentStep) },
    notes: presentNotes(origin, stored),
  }
}

function presentLaw({ law }: Report) {
  const { uncounted } = resultWords
  return {
    stop: law.warning
      ? { title: practiceTitles[law.warning], text: practiceWarnings[law.warning] }
      : null,
    uncounted:
      law.uncounted.length === 0
        ? null
        : {
            title: uncounted.title,
            lead: uncounted.lead,
            items: law.uncounted.map(({ question: { id, topic }, reason }) => {
              return { id, topic, reason: uncounted.reasons[reason] }
            }),
          },
    title: lawWords.title,
    notes: [
      ...listLawNotes(law, lawWords),
      ...(law.existingTools ? [lawWords.existingTools[law.existingTools]] : []),
      fill(lawWords.compared, { date: longDate(lawWords.comparedOn) }),
    ],
  }
}

function presentOverall(report: Report) {
  const { overallScore: score, band, counted, total, way } = report
  const { label } = bandWords[band]
  return {
    title: reportWords.overall.title,
    score,
    percent: `${score}%`,
    ahead: way.kind === 'reachable' ? way.reaches : null,
    band,
    label,
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
    // Paper has no tooltips: their text is printed.
    note: hasLowCoverage ? lowCoverageTooltip : null,
    alt: fill(reportWords.file.bar, { domain: name, score, band: label }),
  }
}

/** The first three rows of the list. */
function presentTop({ list, law }: Report) {
  const top = list.slice(0, topRows)
  if (top.length === 0) return null
  return {
    ...headTop(list, law),
    items: top.map((action) => ({
      gain: sayGain(action),
      topic: action.question.topic,
      step: action.question.nextStep,
      facts: [
        [words.owner, action.question.owner],
        [words.effort, effortWords[action.question.effort]],
        [words.law, sayWeight(action)],
      ],
    })),
  }
}

/** "+6.3", below a header that names the unit; empty for a practice. */
const sayPoints = ({ gain, value }: PlannedAction) => (value === null ? '' : `+${points(gain)}`)

/** One line for each row, and room to say by when. */
function presentGlance(list: readonly PlannedAction[]) {
  return {
    ...boardWords.glance,
    sums: saySums(sumUp(list), lawVocabulary),
    rows: list.map((action) => {
      const { id, topic, owner, effort } = action.question
      return [id, topic, owner, effortWords[effort], sayWeight(action), sayPoints(action)]
    }),
  }
}

/** A lane per owner, and the dates of law. Positions are in per cent. */
function presentTimeline({ list, law: { isElsewhereOnly } }: Report, start: string) {
  const { title, lead, span, law, noLaw } = boardWords.timeline
  const laidOut = layOut(list, start)
  return {
    title,
    lead: fill(lead, { date: longDate(start) }),
    late: isElsewhereOnly ? '' : sayLateness(laidOut, lawVocabulary).join(' '),
    owners: laidOut.lanes.map(({ owner, bars }) => ({
      owner,
      steps: bars.map(({ action, from, to, due, daysLate }) => {
        const { id, topic } = action.question
        const { last } = dueDates(laidOut, action)
        const said = sayDue({ due, daysLate }, lawVocabulary)
        const dates = fill(span, { from: shortDate(from), to: shortDate(last) })
        return {
          id,
          topic,
          isDueNow: due !== 'dated',
          span: due === 'dated' ? [dates, said].filter(Boolean).join(', ') : said,
          from: placeOn(laidOut, from),
          to: placeOn(laidOut, to),
        }
      }),
    })),
    ticks: laidOut.marks.map(({ date }) => placeOn(laidOut, date)),
    dates: laidOut.marks.map(({ date, steps }) =>
      fill(law, { date: longDate(date), steps: count(steps, nouns.step) }),
    ),
    noLaw,
  }
}

function presentStep(action: PlannedAction) {
  const { question, value } = action
  const { id, topic, owner, effort, firstHour, evidence } = question
  const answer = sayAnswer(value)
  return {
    step: question.nextStep,
    line: [
      `${id} ${topic}`,
      owner,
      effortWords[effort],
      answer && fill(boardWords.steps.answer, { answer }),
      sayWeight(action),
    ]
      .filter(Boolean)
      .join(' · '),
    texts: [
      ...(firstHour ? [fill(boardWords.steps.firstHour, { firstHour })] : []),
      fill(boardWords.steps.evidence, { evidence }),
    ],
  }
}

/** The law behind each row as one table. */
function presentCounsel(list: readonly PlannedAction[], { applicability }: ReportedAssessment) {
  return {
    ...counselWords,
    rows: listCounselRows(list, applicability, dutySources).map(
      ({ action: { question, value }, provisions, status, comparedOn }) => ({
        question: `${question.id} ${question.topic}`,
        answer: sayAnswer(value) || counselWords.practice,
        evidence: question.evidence,
        provisions: provisions.map(({ name, url }) => ({ name, url })),
        status,
        comparedOn: shortDate(comparedOn),
      }),
    ),
  }
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
    talk: talkWords.file,
  }
}

/** The report of the sample answers: the same file for everybody. */
export function renderSpecimen(ports: Ports): Promise<Buffer> {
  return renderReport(ports, assessSpecimen())
}

function assessSpecimen(): ReportedAssessment {
  const { places, practices, ...said } = specimen.applicability
  const questions = questionsOf[specimen.user_type]
  const { overallScore: score, band, domainScores } = scoreAnswers(questions, specimen.answers)
  return {
    ...specimen,
    applicability: { ...said, places: [...places], practices: [...practices] },
    score,
    band,
    domain_scores: domainScores,
  }
}
