import { createRequire } from 'node:module'
import { brand } from '../../content/brand.ts'
import { legalReferences } from '../../content/legal-references/index.ts'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { reportWords } from '../../content/quickscore/words.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import {
  createReport,
  type ReportedAssessment,
  restoreResult,
} from '../../domain/quickscore/report.ts'
import { createPress } from '../platform/documents/pdf.ts'
import {
  composeFocus,
  composeHead,
  composeNotes,
  composeScores,
  composeWay,
} from './report-parts.ts'
import { composePlan, composeTop } from './report-plan.ts'

const { resolve } = createRequire(import.meta.url)
const sansFile = (subset: string, weight: number) =>
  resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`)

const press = createPress({
  serif: [
    resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
    resolve('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
  ],
  sans: [sansFile('latin', 400), sansFile('latin-ext', 400)],
  bold: [sansFile('latin', 600), sansFile('latin-ext', 600)],
})

/**
 * The report as a tagged PDF: what the results screen says of the same assessment, without the
 * benchmark, which is another one tomorrow. An empty company is not named. `origin` is what the
 * links to our own pages begin with.
 */
export function renderReport(assessment: ReportedAssessment, origin: string): Promise<Buffer> {
  const { bank_version: stored } = assessment
  const { company, user_type: userType, answers, created_at: createdAt } = assessment
  const questions = listQuestions(questionBank, userType)
  const asked = { questions, references: legalReferences }
  const report = createReport(asked, answers, restoreResult(questions, assessment))
  return press.print({
    title: company ? `${reportWords.eyebrow}: ${company}` : reportWords.eyebrow,
    language: 'en-GB',
    author: brand.name,
    createdAt: new Date(createdAt),
    words: {
      unprintable: reportWords.file.unprintable,
      foot: `${brand.name} | ${reportWords.eyebrow}`,
      page: reportWords.file.page,
    },
    blocks: [
      ...composeHead({ company, userType, createdAt, stored }),
      ...composeScores(report),
      ...composeFocus(report),
      ...composeTop(report.plan),
      ...composeWay(report),
      ...composePlan(report.plan),
      ...composeNotes(origin, stored),
    ],
  })
}
