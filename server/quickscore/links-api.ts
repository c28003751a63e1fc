import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatIsoDay } from '../../domain/dates.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { PageAnswers, SitePart } from '../http/pages.ts'
import type { Openings } from '../http/policy.ts'
import { exportResult, type RenderPorts, renderResult } from './links.ts'

/** What private links lead to, and the files that belong to them (docs/decisions/result-links.md). */
export function resultPages(ports: RenderPorts, openings: Openings): SitePart {
  return {
    addresses: ['/quickscore/result/*'],
    openings,
    secret: {
      headers: {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      },
      limit: 'result-link',
    },
    mount: (scope, pages) => mountFiles(scope, pages, ports),
  }
}

interface ByToken {
  Params: { token: string }
}

/** A link that shows nothing has no files: its page says so. */
function mountFiles(scope: FastifyInstance, { showPage }: PageAnswers, ports: RenderPorts) {
  scope.get<ByToken>('/quickscore/result/:token/report.pdf', async (request, reply) => {
    const report = await renderResult(ports, request.params.token)
    if (!report) return showPage(request, reply)
    return attach(reply, nameOf('report', report.created_at, 'pdf'), 'application/pdf').send(
      report.pdf,
    )
  })

  scope.get<ByToken>('/quickscore/result/:token/data.json', async (request, reply) => {
    const data = await exportResult(ports, request.params.token)
    if (!data) return showPage(request, reply)
    const name = nameOf('data', data.assessment.created_at, 'json')
    const text = `${JSON.stringify(data, null, 2)}\n`
    return attach(reply, name, 'application/json; charset=utf-8').send(text)
  })
}

/** Of what kind and which day: a name that says nothing of whom it is about. */
function nameOf(what: string, isoTime: string, ending: string): string {
  return `quickscore-${what}-${formatIsoDay(new Date(isoTime))}.${ending}`
}

function attach(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
}
