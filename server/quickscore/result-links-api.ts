import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatIsoDay } from '../../domain/dates.ts'
import { isResultPath } from '../../domain/quickscore/result-link.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { Limits } from '../http/limits.ts'
import type { QuickscoreService } from './service.ts'

/** On every answer at a private link, refusals included (docs/decisions/result-links.md). */
const secrecy = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** What the answer at `address` must say for itself unless the page says otherwise. */
export function secrecyOf(address: string): Record<string, string> {
  return isResultPath(address) ? secrecy : {}
}

interface Ports {
  quickscore: QuickscoreService
  limits: Limits
  /** Answers with the page at this address, which says that the link shows nothing. */
  showPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

interface ByToken {
  Params: { token: string }
}

/** Counts the tries at private links, and serves the files that belong to them. */
export function mountResultLinks(pages: FastifyInstance, { quickscore, limits, showPage }: Ports) {
  pages.addHook('onRequest', async ({ url, ip }, reply) => {
    if (!isResultPath(url)) return
    reply.headers(secrecy)
    await limits.spend('result-link', ip)
  })

  pages.get<ByToken>('/quickscore/result/:token/report.pdf', async (request, reply) => {
    const report = await quickscore.renderResult(request.params.token)
    if (!report) return showPage(request, reply)
    return attach(reply, nameOf('report', report.created_at, 'pdf'), 'application/pdf').send(
      report.pdf,
    )
  })

  pages.get<ByToken>('/quickscore/result/:token/data.json', async (request, reply) => {
    const data = await quickscore.exportResult(request.params.token)
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
