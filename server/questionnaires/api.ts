import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { questionnaireCountSchema } from '../../domain/questionnaires/questionnaire.ts'
import type { PageAnswers } from '../http/pages.ts'
import { resource } from '../http/resource.ts'
import type { Ports } from '../ports.ts'
import { compareSent, listCounts } from './asking.ts'
import { writeAnswersCsv, writeAnswersSheet } from './files.ts'

export const questionnaireRoutes = (ports: Pick<Ports, 'db'>) => [
  resource('/admin/questionnaires', { tag: 'QuickScore' }).call('GET /', {
    summary: 'How many questionnaires there are of each kind and state; never what was answered',
    data: z.array(questionnaireCountSchema),
    run: ({ actor }) => listCounts(ports, actor),
  }),
]

const files = { 'answers.csv': writeAnswersCsv, 'answers.xlsx': writeAnswersSheet }

/** Files with all answers side by side, for the holder of the asker's private link. */
export function mountAnswerFiles(
  scope: FastifyInstance,
  { sendFile }: PageAnswers,
  ports: Pick<Ports, 'db' | 'clock'>,
) {
  for (const [file, write] of Object.entries(files)) {
    const path = `/quickscore/result/:token/${file}`
    scope.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const page = await compareSent(ports, request.params.token)
      const made = page && { name: `quickscore-${file}`, make: () => write(page) }
      return sendFile(request, reply, made)
    })
  }
}
