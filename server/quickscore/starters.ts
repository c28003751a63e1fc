/** Starter documents in Word, filled in from the answers (domain/quickscore/starters.ts). */

import { aiAct, fromDecember2027 } from '../../content/en/legal-references/ai-act-dates.ts'
import { dutySources, practiceWarnings } from '../../content/en/quickscore/law-words.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterUses } from '../../content/en/quickscore/starters/uses.ts'
import {
  practiceNotes,
  starterVocabulary,
  starterWords as words,
} from '../../content/en/quickscore/starters/words.ts'
import { draftsReview } from '../../content/firm.ts'
import { type Applicability, findPracticeWarning } from '../../domain/law/applicability.ts'
import { isReadIn } from '../../domain/law/reading.ts'
import { type ReportedAssessment, respondentOf } from '../../domain/quickscore/report.ts'
import {
  type FilledLine,
  fillStarter,
  joinParagraphs,
  listBefore,
  listLeftOut,
  listStarters,
  type Starter,
  type StarterId,
  showBrackets,
  splitBlanks,
} from '../../domain/quickscore/starters.ts'
import { fill, formatIsoDay, longDate } from '../../domain/wording.ts'
import { findReviewed } from '../law/service.ts'
import { writeWord } from '../platform/documents/office.ts'
import type { WordBlock, WordRun } from '../platform/documents/word.ts'
import { questionsOf } from './stored-report.ts'

/** Null for a starter that does not apply to the respondent's role or places. */
export async function writeStarter(
  assessment: ReportedAssessment,
  id: StarterId,
): Promise<Buffer | null> {
  const respondent = respondentOf(assessment)
  const starter = starters.find((one) => one.id === id)
  if (!starter || !listStarters(starterUses, respondent).includes(id)) return null
  const questions = questionsOf[respondent.userType]
  const lines = fillStarter(starter, respondent, questions, starterVocabulary)
  const first = id.startsWith('candidate-notice') ? sayPractices(respondent.applicability) : null
  const draft = { starter, lines, on: assessment.created_at, first }
  return writeDraft(draft, assessment.applicability)
}

export const nameStarter = ({ created_at }: ReportedAssessment, id: StarterId) =>
  `${fill(words.file, { id })}-${formatIsoDay(new Date(created_at))}.docx`

/** Warning above a notice about a ticked practice; null if there is none. */
export function sayPractices(
  applicability: Applicability,
  tools: string = practiceNotes.noTool,
): string | null {
  const warning = findPracticeWarning(applicability)
  if (warning === null) return null
  if (warning === 'forbidden' || warning === 'emotionsInUk') {
    return fill(practiceNotes[warning], { tools })
  }
  return `[${practiceWarnings[warning]}]`
}

export interface Draft {
  /** `id` is absent if a register filled the lines, whose sentences nobody has reviewed. */
  starter: Omit<Starter, 'id' | 'lines'> & Partial<Pick<Starter, 'id'>>
  lines: readonly FilledLine[]
  /** ISO time or date of the answers. */
  on: string
  /** Warning above everything else, or null. */
  first: string | null
}

/** The draft as a Word file. Citations of law that does not apply are left out. */
export function writeDraft(
  { starter, lines, on, first }: Draft,
  applicability: Applicability,
): Promise<Buffer> {
  const cite = (line: FilledLine) => citeBasis(line, applicability, on)
  const above = [...(first === null ? [] : [first]), ...listBefore(lines)]
  return writeWord({
    title: starter.title,
    header: fill(words.header, { review: sayReview(starter) }),
    footer: fill(words.footer, { date: longDate(on) }),
    blocks: [
      ...above.map((text) => ({ kind: 'paragraph' as const, text: bold(text) })),
      ...layOut(starter, lines, cite),
      { kind: 'heading', level: 1, text: words.end.title },
      { kind: 'list', items: words.end.lines.map(markGaps) },
      { kind: 'paragraph', text: `${words.end.gaps} ${words.end.said}` },
    ],
  })
}

function sayReview(starter: Draft['starter']): string {
  const review = findReviewed(`draft ${starter.id}`, starter.review ?? draftsReview)
  if (!review) return words.notReviewed
  return fill(words.reviewed, { by: review.by, date: longDate(review.on) })
}

type Cite = (line: FilledLine) => WordRun[]

function layOut(starter: Draft['starter'], lines: readonly FilledLine[], cite: Cite): WordBlock[] {
  const lead: WordBlock = { kind: 'paragraph', text: markGaps(starter.lead) }
  if (starter.layout === 'form') return [lead, ...layOutForm(lines, cite)]
  const said = lines.filter(({ state }) => state === 'said')
  const numbered = starter.layout === 'letter' ? said.filter(({ label }) => label !== '') : []
  return [
    ...(starter.layout === 'letter' ? [lead] : [headOf(starter)]),
    ...writeParagraphs(said.filter((line) => !numbered.includes(line))),
    ...(numbered.length > 0 ? [headOf(starter), writeNumbered(numbered)] : []),
    { kind: 'heading', level: 1, text: words.inside.title },
    ...(starter.layout === 'letter' ? [] : [lead]),
    ...listOpen(lines),
    { kind: 'heading', level: 2, text: words.inside.basis },
    {
      kind: 'table',
      head: words.inside.columns,
      rows: said.map((line) => [markGaps(line.text), cite(line)]),
      widths: [60, 40],
    },
  ]
}

const headOf = ({ heading, title }: Draft['starter']): WordBlock => {
  return { kind: 'heading', level: 1, text: heading ?? title }
}

const writeNumbered = (lines: readonly FilledLine[]): WordBlock => {
  return { kind: 'list', isNumbered: true, items: lines.map(({ text }) => markGaps(text)) }
}

const writeParagraphs = (lines: readonly FilledLine[]): WordBlock[] =>
  joinParagraphs(lines).map((text) => ({ kind: 'paragraph', text: markGaps(text) }))

/** Left-out lines, listed for the author under their own heading: not part of the notice. */
function listOpen(lines: readonly FilledLine[]): WordBlock[] {
  const open = listLeftOut(lines)
  if (open.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: words.inside.open },
    { kind: 'list', items: open.map(markGaps) },
  ]
}

function layOutForm(lines: readonly FilledLine[], cite: Cite): WordBlock[] {
  const risks = lines.filter(({ isRisk }) => isRisk)
  const rows = lines
    .filter(({ isRisk }) => !isRisk)
    .map((line) => [bold(line.label), markGaps(line.text), cite(line)])
  const form: WordBlock = { kind: 'table', head: words.columns, rows, widths: [20, 50, 30] }
  return risks.length === 0 ? [form] : [form, ...writeRisks(risks)]
}

/** Article 35(7)(c) and (d): the risks, and what is done about each. */
function writeRisks(lines: readonly FilledLine[]): WordBlock[] {
  const { title, columns, likelihood, severity, owner, remaining } = words.risks
  const rows = lines.map(({ label, text }) =>
    [likelihood, severity, text, owner, remaining].map(markGaps).toSpliced(0, 0, bold(label)),
  )
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'table', head: columns, rows, widths: [17, 16, 13, 26, 11, 17] },
  ]
}

const bold = (text: string): WordRun[] => [{ text: showBrackets(text), look: 'bold' }]

/** Marks text in square brackets as a gap for the person who finishes the draft. */
const markGaps = (text: string): (string | WordRun)[] =>
  splitBlanks(text).map(({ text, isBlank }) => (isBlank ? { text, look: 'gap' } : text))

const isHighRisk = ({ instrument, date }: { instrument: string; date: string }) =>
  instrument === aiAct.instrument && date === fromDecember2027.date

/** Citations of a line, without law that does not apply; if none is left, "good practice". */
function citeBasis({ basis }: FilledLine, applicability: Applicability, on: string): WordRun[] {
  const named = basis.flatMap((one): WordRun[] => {
    const reference = dutySources.references[one]
    if (!reference) return [{ text: one, look: 'muted' }]
    if (!isReadIn(reference.jurisdiction, applicability)) return []
    const { instrument, pinpoint, url, date } = reference
    const isAhead = date > on
    const from = isAhead ? `, ${fill(words.inside.from, { date: longDate(date) })}` : ''
    const condition = isAhead && isHighRisk({ instrument, date }) ? words.inside.ifHighRisk : ''
    return [{ text: `${instrument}, ${pinpoint}${from}${condition}`, look: 'muted', url }]
  })
  if (named.length === 0) return [{ text: words.goodPractice, look: 'muted' }]
  return named.flatMap((run, index): WordRun[] =>
    index === 0 ? [run] : [{ text: '; ', look: 'muted' }, run],
  )
}
