import type { FastifyInstance } from 'fastify'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { specimen, specimenWords } from '../../content/quickscore/specimen.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import type { ReportedAssessment } from '../../domain/quickscore/report.ts'
import { scoreAnswers } from '../../domain/quickscore/scoring.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { RenderPorts } from './links.ts'
import { renderReport } from './report.ts'

/** The file beside the specimen's page. It never changes, and so is drawn once and kept. */
export function mountSpecimen(scope: FastifyInstance, ports: RenderPorts): void {
  let drawn: Promise<Buffer> | undefined
  scope.get(specimenWords.pdf.href, async (_request, reply) => {
    drawn ??= renderReport(ports, assessSpecimen())
    // What failed is tried again by the next who asks.
    drawn.catch(() => {
      drawn = undefined
    })
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', contentDisposition('attachment', 'quickscore-specimen.pdf'))
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(await drawn)
  })
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
