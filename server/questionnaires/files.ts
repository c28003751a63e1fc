/** Files with all answers side by side. Typed text is never written as a formula. */
import { comparingWords as words } from '../../content/en/questionnaires/asking-words.ts'
import { writeCsv } from '../../domain/csv.ts'
import type { ComparedRow, Theirs } from '../../domain/questionnaires/comparing.ts'
import { fill } from '../../domain/wording.ts'
import { writeWorkbook } from '../platform/documents/office.ts'
import { sayAnswer } from '../quickscore/service.ts'
import type { ComparingPage } from './asking.ts'

export function writeAnswersCsv(page: ComparingPage): string {
  return writeCsv(columnsOf(page), page.rows.map(layRow))
}

export function writeAnswersSheet(page: ComparingPage): Promise<Buffer> {
  const columns = columnsOf(page)
  const widths = columns.map((_, index) => [7, 24, 60, 22, 22][index] ?? 34)
  return writeWorkbook([{ name: words.file.sheet, columns, rows: page.rows.map(layRow), widths }])
}

function columnsOf({ columns }: ComparingPage): string[] {
  const theirs = columns.flatMap(({ label }) => [
    fill(words.file.answer, { label }),
    fill(words.file.proof, { label }),
  ])
  return [...words.file.columns, ...theirs]
}

function layRow({ question, agreement, mine, theirs }: ComparedRow): string[] {
  return [
    question.id,
    question.topic,
    question.text,
    words.groups[agreement],
    sayAnswer(mine) || words.notAnswered,
    ...theirs.flatMap((one) => [sayTheirs(one), one.proof]),
  ]
}

const sayTheirs = ({ asked, answer }: Theirs) =>
  sayAnswer(answer) || (asked ? words.leftOpen : words.notAsked)
