import { brand } from '../../content/brand.ts'
import { harmWeights } from '../../content/duties/harm.ts'
import { duties } from '../../content/duties/index.ts'
import { dutyVocabulary } from '../../content/duties/words.ts'
import {
  dutySources,
  lawWords,
  legalWeightWords,
  openWeightWords,
  practiceWarnings,
} from '../../content/quickscore/law-words.ts'
import { bankVersion, domains, questionBank } from '../../content/quickscore/question-bank.ts'
import { privateResultWords } from '../../content/quickscore/result-link.ts'
import {
  answerOptions,
  bandWords,
  disclaimers,
  effortWords,
  reportWords,
  respondents,
} from '../../content/quickscore/words.ts'
import { colours } from '../../content/tokens.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { tellDuties } from '../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import {
  createReport,
  type LawNotes,
  type Report,
  type ReportedAssessment,
  respondentOf,
  restoreResult,
} from '../../domain/quickscore/report.ts'
import {
  describeFocus,
  labelWeight,
  listLawNotes,
  nameDomain,
  type ReportVocabulary,
  summariseDuties,
  summariseWay,
  type WeightWords,
} from '../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, bandThresholds, needsFocus } from '../../domain/quickscore/scoring.ts'
import { fill, longDate, points } from '../../domain/wording.ts'
import type { Documents } from '../platform/documents/documents.ts'

interface Ports {
  documents: Documents
  /** What the links to our own pages begin with. */
  origin: string
}

const words = reportWords.plan
const vocabulary: ReportVocabulary = { words: reportWords, bands: bandWords, domains }
const weightWords: WeightWords = {
  weights: legalWeightWords,
  open: openWeightWords,
  conditions: dutyVocabulary.conditions,
}

/**
 * The report as a tagged PDF: what the results screen says of the same assessment, without the
 * benchmark, which is another one tomorrow. An empty company is not named.
 */
export async function renderReport(
  { documents, origin }: Ports,
  assessment: ReportedAssessment,
): Promise<Buffer> {
  const data = presentReport(assessment, origin)
  return documents.renderDocument('report', data, { format: 'pdf' })
}

/** The texts and figures that documents/report.typ sets. */
function presentReport(assessment: ReportedAssessment, origin: string) {
  const { company, user_type: userType, applicability, created_at: createdAt } = assessment
  const { bank_version: stored } = assessment
  const questions = listQuestions(questionBank, userType)
  const asked = { questions, duties, harm: harmWeights }
  const result = restoreResult(questions, assessment)
  const report = createReport(asked, respondentOf(assessment), result)
  return {
    title: company ? `${reportWords.eyebrow}: ${company}` : reportWords.eyebrow,
    language: 'en-GB',
    author: brand.name,
    createdAt,
    colours,
    words: {
      unprintable: reportWords.file.unprintable,
      foot: `${brand.name} | ${reportWords.eyebrow}`,
      page: reportWords.file.page,
    },
    thresholds: [bandThresholds.amber, bandThresholds.green],
    eyebrow: [brand.name, reportWords.eyebrow],
    heading: reportWords.title,
    facts: [
      ...(company ? [{ term: reportWords.preparedFor, fact: company, isTyped: true }] : []),
      { term: reportWords.answeredAs, fact: respondents[userType].short },
      { term: reportWords.date, fact: longDate(createdAt) },
      { term: reportWords.bank, fact: stored },
    ],
    law: presentLaw(report.law),
    overall: presentOverall(report),
    domains: {
      title: reportWords.domains.title,
      scale: reportWords.domains.scale,
      items: report.breakdown.map(presentDomain),
    },
    focus: presentFocus(report),
    top: presentTop(report.plan),
    way: presentWay(report),
    plan: {
      title: words.title,
      lead: words.lead,
      none: words.none,
      items: report.plan.map((action) => presentStep(action, applicability)),
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

function presentFocus({ breakdown, plan }: Report) {
  const items = breakdown.filter(needsFocus).map((item) => {
    return { band: item.status, text: describeFocus(item, plan, vocabulary) }
  })
  return items.length > 0 ? { title: reportWords.focus.title, items } : null
}

/** The first three steps of the plan. */
function presentTop(plan: readonly PlannedAction[]) {
  const top = plan.slice(0, 3)
  if (top.length === 0) return null
  return {
    title: top.length === 3 ? reportWords.top.title : reportWords.top.titleFewer,
    lead: reportWords.top.lead,
    items: top.map((action) => ({
      gain: presentGain(action.gain),
      topic: action.question.topic,
      step: action.question.nextStep,
      facts: [
        [words.owner, action.question.owner],
        [words.effort, effortWords[action.question.effort]],
        [words.basis, labelWeight(action, weightWords)],
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
      return { id, topic, gain: presentGain(gain) }
    }),
  }
}

function presentStep(action: PlannedAction, applicability: Applicability) {
  const { question, value, gain } = action
  return {
    step: question.nextStep,
    subject: `${question.id} · ${question.topic} · ${labelWeight(action, weightWords)}`,
    gain: presentGain(gain),
    facts: [
      [words.answered, answerOptions.find((option) => option.value === value)?.label ?? ''],
      ...(question.firstHour ? [[words.firstHour, question.firstHour]] : []),
      [words.why, question.whyWeAsk],
      [words.evidence, question.evidence],
      [words.owner, question.owner],
      [words.effort, effortWords[question.effort]],
    ],
    basis: presentBasis(action, applicability),
  }
}

function presentBasis({ question, duties: read }: PlannedAction, applicability: Applicability) {
  const { goodPractice } = question
  return {
    term: words.basis,
    practice: goodPractice ? [`${words.goodPractice}.`, goodPractice] : null,
    duties: tellDuties(read, applicability, dutySources),
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
  }
}

function presentGain(gain: number): string {
  return fill(words.gain, { points: points(gain) })
}
