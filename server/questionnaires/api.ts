import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { questionnaireCountSchema } from '../../domain/questionnaires/questionnaire.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { PageAnswers, SitePart } from '../http/pages.ts'
import type { CspSources } from '../http/policy.ts'
import { resource } from '../http/resource.ts'
import type { Ports } from '../ports.ts'
import { compareAsked, listCounts } from './asking.ts'
import { writeAnswersCsv, writeAnswersSheet } from './files.ts'

export const questionnaireRoutes = (ports: Pick<Ports, 'db'>) => [
  resource('/admin/questionnaires', { tag: 'QuickScore' }).call('GET /', {
    summary: 'How many questionnaires there are of each kind and state; never what was answered',
    data: z.array(questionnaireCountSchema),
    run: ({ actor }) => listCounts(ports, actor),
  }),
]

/** Where questions are answered by link, kept as secret as private results. */
export function questionnairePages(
  ports: Pick<Ports, 'db' | 'clock'>,
  cspSources: CspSources,
  secret: NonNullable<SitePart['secret']>,
): SitePart {
  return {
    addresses: ['/quickscore/asked/*'],
    cspSources,
    secret,
    mount: (scope, pages) => mountFiles(scope, pages, ports),
  }
}

const files = {
  'answers.csv': { type: 'text/csv; charset=utf-8', write: writeAnswersCsv },
  'answers.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeAnswersSheet,
  },
} as const

/** The answers side by side, for the holder of the private link that asked. */
function mountFiles(
  scope: FastifyInstance,
  { showPage, makeFile }: PageAnswers,
  ports: Pick<Ports, 'db' | 'clock'>,
) {
  for (const [name, { type, write }] of Object.entries(files)) {
    scope.get<{ Params: { token: string } }>(
      `/quickscore/result/:token/${name}`,
      async (request, reply) => {
        const page = await compareAsked(ports, request.params.token)
        if (!page) return showPage(request, reply)
        const written = await makeFile<string | Buffer>(request, reply, () => write(page))
        return reply
          .type(type)
          .header('content-disposition', contentDisposition('attachment', `quickscore-${name}`))
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .send(written)
      },
    )
  }
}
