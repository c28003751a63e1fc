import type { FastifyInstance } from 'fastify'
import { createDocument } from './openapi-document.ts'

/** Made when it is first asked for: a start should not wait for it. */
let document: string | undefined

/** GET /api/openapi.json: the same for everybody, since it holds no secret. */
export function mountOpenApi(api: FastifyInstance) {
  api.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(createDocument())
    reply.type('application/json; charset=utf-8')
    return document
  })
}
