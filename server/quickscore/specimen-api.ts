import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../http/file-headers.ts'
import type { RenderPorts } from './links.ts'
import { renderSpecimen } from './report.ts'

/** The file beside the specimen's page. It never changes, and so is drawn once and kept. */
export function mountSpecimen(scope: FastifyInstance, ports: RenderPorts): void {
  let drawn: Promise<Buffer> | undefined
  scope.get('/quickscore/specimen/report.pdf', async (_request, reply) => {
    drawn ??= renderSpecimen(ports)
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
