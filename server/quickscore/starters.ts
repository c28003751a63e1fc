/** Drafts in Word that a respondent may begin with, settled by the answers (domain/quickscore/starters.ts). */
import { brand } from '../../content/brand.ts'
import { dutySources } from '../../content/quickscore/law-words.ts'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { starters } from '../../content/quickscore/starters/index.ts'
import {
  starterVocabulary,
  starterWords as words,
} from '../../content/quickscore/starters/words.ts'
import { formatIsoDay } from '../../domain/dates.ts'
import { isReadIn } from '../../domain/law/reading.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { type ReportedAssessment, respondentOf } from '../../domain/quickscore/report.ts'
import {
  listStarters,
  type SettledLine,
  type Starter,
  type StarterId,
  settleStarter,
} from '../../domain/quickscore/starters.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { type WordBlock, type WordRun, writeWord } from '../platform/documents/word.ts'
import { wordColours } from './board-brief.ts'

/** Null for one that is of no use to the respondent, who is in another role or hires elsewhere. */
export async function writeStarter(
  assessment: ReportedAssessment,
  id: StarterId,
): Promise<{ name: string; file: Buffer } | null> {
  const respondent = respondentOf(assessment)
  const starter = listStarters(starters, respondent).find((one) => one.id === id)
  if (!starter) return null
  const questions = listQuestions(questionBank, respondent.userType)
  const lines = settleStarter(starter, respondent, questions, starterVocabulary)
  const cite = (line: SettledLine) => citeBasis(line, assessment)
  const day = formatIsoDay(new Date(assessment.created_at))
  const file = await writeWord({
    title: starter.title,
    author: brand.name,
    language: 'en-GB',
    createdAt: assessment.created_at,
    header: fill(words.header, { review: sayReview(starter) }),
    footer: fill(words.footer, { date: longDate(assessment.created_at) }),
    colours: wordColours,
    blocks: [
      { kind: 'paragraph', text: markGaps(starter.lead) },
      ...layOut(starter, lines, cite),
      { kind: 'heading', level: 1, text: words.end.title },
      { kind: 'list', items: words.end.lines.map(markGaps) },
      { kind: 'paragraph', text: `${words.end.gaps} ${words.end.said}` },
    ],
  })
  return { name: `${fill(words.file, { id })}-${day}.docx`, file }
}

function sayReview({ review }: Starter): string {
  if (!review) return words.notReviewed
  return fill(words.reviewed, { by: review.by, date: longDate(review.on) })
}

type Cite = (line: SettledLine) => WordRun[]

function layOut({ layout }: Starter, lines: readonly SettledLine[], cite: Cite): WordBlock[] {
  if (layout === 'form') {
    const rows = lines.map((line) => [
      [{ text: line.label, look: 'bold' as const }],
      markGaps(line.text),
      cite(line),
    ])
    return [{ kind: 'table', head: words.columns, rows, widths: [20, 50, 30] }]
  }
  const say = (line: SettledLine) => [
    ...markGaps(line.text),
    ' ',
    { text: words.basis, look: 'muted' as const },
    ...cite(line),
  ]
  const isQuestion = ({ label }: SettledLine) => layout === 'letter' && label !== ''
  const questions = lines.filter(isQuestion)
  return [
    ...lines
      .filter((line) => !isQuestion(line))
      .map((line): WordBlock => ({ kind: 'paragraph', text: say(line) })),
    ...(questions.length > 0
      ? [
          { kind: 'heading' as const, level: 1 as const, text: words.questions },
          { kind: 'list' as const, isNumbered: true, items: questions.map(say) },
        ]
      : []),
  ]
}

/** What stands in square brackets is for whoever finishes the draft. */
function markGaps(text: string): (string | WordRun)[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((part) => (part.startsWith('[') ? { text: part, look: 'gap' } : part))
}

/** Law of elsewhere is left out; where nothing else is left, the line is good practice. */
function citeBasis({ basis }: SettledLine, { applicability }: ReportedAssessment): WordRun[] {
  const named = basis.flatMap((one): WordRun[] => {
    const reference = dutySources.references[one]
    if (!reference) return [{ text: one, look: 'muted' }]
    if (!isReadIn(reference.jurisdiction, applicability)) return []
    const { instrument, pinpoint, url } = reference
    return [{ text: `${instrument}, ${pinpoint}`, look: 'muted', url }]
  })
  if (named.length === 0) return [{ text: words.goodPractice, look: 'muted' }]
  return named.flatMap((run, index): WordRun[] =>
    index === 0 ? [run] : [{ text: '; ', look: 'muted' }, run],
  )
}
