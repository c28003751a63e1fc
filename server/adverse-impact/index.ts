import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordFile } from '../../domain/adverse-impact/record.ts'
import { attach } from '../http/file-headers.ts'
import { makeFile } from '../http/made-files.ts'
import { readForms, requireOwnSite } from '../http/requests.ts'
import type { Means, Noun } from '../noun.ts'
import { type RecordPorts, renderRecordPdf, writeRecordSheet } from './service.ts'

/** Record cards, from the form on the workbench's page. They are not stored anywhere. */
async function mountRecordCards(
  app: FastifyInstance,
  ports: RecordPorts,
  { limits, publicUrl }: Means,
) {
  await app.register(async (scope) => {
    readForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      requireOwnSite(request.raw, publicUrl)
      await limits.consume('renderings', request.ip)
    })
    const options = { bodyLimit: 64 * 1024 }
    scope.post(`${recordFile}.pdf`, options, async (request, reply) => {
      const make = () => renderRecordPdf(ports, fieldsOf(request))
      const pdf = await makeFile(limits, request, reply, make)
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
