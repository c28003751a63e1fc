/**
 * The parts of the report, each what the results screen says in the same place (app/quickscore).
 * Its words come from the same content, its sentences from the same rules.
 */
import { brand } from '../../content/brand.ts'
import { bankVersion, domains } from '../../content/quickscore/question-bank.ts'
import { privateResultWords } from '../../content/quickscore/result-link.ts'
import { bandWords, disclaimers, reportWords, respondents } from '../../content/quickscore/words.ts'
import { dialSize } from '../../domain/quickscore/dial-geometry.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Report } from '../../domain/quickscore/report.ts'
import {
  describeFocus,
  nameDomain,
  type ReportVocabulary,
  summariseWay,
} from '../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, needsFocus } from '../../domain/quickscore/scoring.ts'
import { fill, longDate, points } from '../../domain/wording.ts'
import type { PdfBlock, PdfStyle } from '../platform/documents/pdf/blocks.ts'
import { bandMarks, barView, colours, drawBar, drawDial } from './report-figures.ts'

export const text: PdfStyle = { size: 9.5, leading: 14, colour: colours.ink }
export const small: PdfStyle = { size: 8.5, leading: 12.5, colour: colours.ink }
export const muted: PdfStyle = { ...small, colour: colours.muted }
export const hairline = { colour: colours.rule, width: 0.75 }
const strongRule = { colour: colours.ink, width: 1.5 }

const vocabulary: ReportVocabulary = { words: reportWords, bands: bandWords, domains }

export const gap = (height: number): PdfBlock => ({ kind: 'gap', height })
export const paragraph = (words: string, style = text): PdfBlock => {
  return { kind: 'paragraph', spans: [{ text: words }], style }
}
export const lead = (words: string): PdfBlock => {
  return { kind: 'paragraph', spans: [{ text: words }], style: muted, keep: true }
}
export const section = (title: string): PdfBlock[] => [
  {
    kind: 'heading',
    level: 2,
    text: title,
    style: { face: 'serif', size: 15, leading: 20, colour: colours.ink },
  },
  gap(5),
]

export interface HeadFacts {
  company: string
  userType: UserType
  createdAt: string
  /** The question bank that was answered. */
  stored: string
}

export function composeHead({ company, userType, createdAt, stored }: HeadFacts): PdfBlock[] {
  const facts = [
    ...(company ? [[reportWords.preparedFor, company] as const] : []),
    [reportWords.answeredAs, respondents[userType].short],
    [reportWords.date, longDate(createdAt)],
    [reportWords.bank, stored],
  ] as const
  return [
    {
      kind: 'paragraph',
      spans: [
        { text: brand.name },
        { text: ' | ', colour: colours.brass },
        { text: reportWords.eyebrow },
      ],
      style: muted,
    },
    gap(6),
    {
      kind: 'heading',
      level: 1,
      text: reportWords.title,
      style: { face: 'serif', size: 25, leading: 30, colour: colours.ink },
    },
    gap(10),
    { kind: 'rule', ...strongRule },
    {
      kind: 'facts',
      termWidth: 110,
      termStyle: { ...muted, leading: 14 },
      padding: 2.5,
      rule: hairline,
      rows: facts.map(([term, fact]) => {
        return { term, blocks: [paragraph(fact, { ...text, face: 'bold' })] }
      }),
    },
    { kind: 'rule', ...hairline },
    gap(18),
  ]
}

export function composeScores(report: Report): PdfBlock[] {
  return [
    {
      kind: 'columns',
      gap: 28,
      columns: [
        { share: 5, blocks: composeOverall(report) },
        { share: 7, blocks: composeDomains(report.breakdown) },
      ],
    },
    gap(16),
  ]
}

const dialWidth = 186
const dialHeight = (dialWidth / dialSize.width) * dialSize.height
const dialTextTop = 50

function composeOverall({ overallScore: score, band, counted, total }: Report): PdfBlock[] {
  const { label, verdict } = bandWords[band]
  const centred = { colour: colours.ink, align: 'centre' } as const
  return [
    ...section(reportWords.overall.title),
    {
      kind: 'figure',
      alt: fill(reportWords.file.dial, { score, band: label }),
      view: dialSize,
      width: dialWidth,
      advance: dialTextTop,
      draw: (pen) => drawDial(pen, score, band),
    },
    paragraph(`${score}%`, { ...centred, face: 'serif', size: 36, leading: 42 }),
    {
      kind: 'paragraph',
      spans: [{ text: label }],
      mark: bandMarks[band],
      style: { face: 'bold', size: 12, leading: 17, colour: colours[band], align: 'centre' },
    },
    paragraph(verdict, { ...muted, align: 'centre' }),
    gap(dialHeight - dialTextTop - 42 - 17 - 12.5 + 8),
    paragraph(fill(reportWords.overall.coverage, { score, counted, total }), {
      ...text,
      ...centred,
      face: 'bold',
    }),
  ]
}

function composeDomains(breakdown: readonly BreakdownItem[]): PdfBlock[] {
  return [
    ...section(reportWords.domains.title),
    {
      kind: 'list',
      rule: hairline,
      padding: 5,
      items: breakdown.map((item) => ({ blocks: composeDomain(item) })),
    },
    gap(4),
    paragraph(reportWords.domains.scale, { ...muted, size: 7.5, leading: 11 }),
  ]
}

function composeDomain(item: BreakdownItem): PdfBlock[] {
  const words = reportWords.domains
  const { score, status, counted, total, isScored, hasLowCoverage } = item
  const domain = nameDomain(domains, item.domain)
  const band = bandWords[status].label
  const coverage = isScored ? words.coverage : words.notScoredDetail
  const bold = { ...text, face: 'bold' } as const
  const mark: PdfBlock = {
    kind: 'paragraph',
    spans: [{ text: band }],
    mark: bandMarks[status],
    style: { ...bold, colour: colours[status], align: 'right' },
  }
  return [
    {
      kind: 'columns',
      columns: [
        { blocks: [{ kind: 'heading', level: 3, text: domain, style: bold }] },
        { width: 64, blocks: [mark] },
      ],
    },
    {
      kind: 'figure',
      alt: fill(reportWords.file.bar, { domain, score, band }),
      view: barView,
      draw: (pen) => drawBar(pen, item),
    },
    paragraph(fill(coverage, { score, counted, total }), muted),
    // On paper no note can open: what it says stands there instead of its name.
    ...(hasLowCoverage
      ? [paragraph(words.lowCoverageTooltip, { ...small, face: 'bold', colour: colours.amber })]
      : []),
  ]
}

export function composeFocus({ breakdown, plan }: Report): PdfBlock[] {
  const items = breakdown.filter(needsFocus)
  if (items.length === 0) return []
  const list: PdfBlock = {
    kind: 'list',
    indent: 16,
    labelStyle: text,
    padding: 2,
    items: items.map((item) => ({
      mark: bandMarks[item.status],
      blocks: [paragraph(describeFocus(item, plan, vocabulary))],
    })),
  }
  const blocks = [...section(reportWords.focus.title), list]
  return [
    { kind: 'aside', rule: { colour: colours.brass, width: 3 }, padding: 16, blocks },
    gap(18),
  ]
}

export function composeWay({ way, overallScore }: Report): PdfBlock[] {
  const blocks = [
    ...section(reportWords.way.title),
    paragraph(summariseWay(way, overallScore, vocabulary)),
  ]
  if (way.kind !== 'reachable') return [...blocks, gap(24)]
  const cell = (words: string, style: PdfStyle) => [paragraph(words, { ...text, ...style })]
  const items = way.actions.map(({ question, gain }): { blocks: PdfBlock[] } => {
    const worth = fill(reportWords.plan.gain, { points: points(gain) })
    const columns = [
      { width: 40, blocks: cell(question.id, { colour: colours.brass }) },
      { blocks: cell(question.topic, {}) },
      { width: 80, blocks: cell(worth, { face: 'bold', align: 'right' }) },
    ]
    return { blocks: [{ kind: 'columns', columns }] }
  })
  return [...blocks, gap(6), { kind: 'list', rule: hairline, padding: 3, items }, gap(18)]
}

/** `stored` is the question bank that was answered. */
export function composeNotes(origin: string, stored: string): PdfBlock[] {
  const { title, audit, method } = reportWords.notes
  const otherBank = fill(privateResultWords.otherBank, { stored, current: bankVersion })
  const link = ({ text: words, href }: { text: string; href: string }) => {
    return { text: words, link: new URL(href, origin).href, colour: colours.action }
  }
  return [
    { kind: 'rule', ...strongRule },
    gap(12),
    ...section(title),
    ...disclaimers.flatMap((words) => [paragraph(words), gap(4)]),
    { kind: 'paragraph', spans: [{ text: `${audit.text} ` }, link(audit.link)], style: text },
    gap(4),
    { kind: 'paragraph', spans: [link(method)], style: text },
    ...(stored === bankVersion ? [] : [gap(4), paragraph(otherBank, muted)]),
  ]
}
