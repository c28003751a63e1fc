import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordFile } from '../../domain/adverse-impact/record.ts'
import { attach } from '../http/file-headers.ts'
import { fileMaker } from '../http/made-files.ts'
import { requireOwnSite } from '../http/requests.ts'
import type { Means, Noun } from '../noun.ts'
import { type RecordPorts, renderRecordPdf, writeRecordSheet } from './service.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Record cards, from the form on the workbench's page. They are not stored anywhere. */
async function mountRecordCards(
  app: FastifyInstance,
  ports: RecordPorts,
  { limits, publicUrl }: Means,
) {
  const makeFile = fileMaker(limits)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      requireOwnSite(request.raw, publicUrl)
      await limits.consume('renderings', request.ip)
    })
    const options = { bodyLimit: 64 * 1024 }
    scope.post(`${recordFile}.pdf`, options, async (request, reply) => {
      const pdf = await makeFile(request, reply, () => renderRecordPdf(ports, fieldsOf(request)))
      return attach(reply, 'adverse-impact-record.pdf').send(pdf)
    })
    scope.post(`${recordFile}.csv`, options, async (request, reply) => {
      const write = async () => writeRecordSheet(fieldsOf(request))
      const sheet = await limits.inTurn('renderings', request.ip, write)
      return attach(reply, 'adverse-impact-record.csv').send(sheet)
    })
  })
}

const fieldsOf = ({ body }: FastifyRequest) =>
  new URLSearchParams(typeof body === 'string' ? body : '')

export const adverseImpact = { mount: mountRecordCards } satisfies Noun
