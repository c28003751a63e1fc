import type { FastifyInstance } from 'fastify'
import { ping } from './platform/database.ts'
import type { Database } from './tables.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function mountHealth(app: FastifyInstance, db: Database) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  // A connection kept alive past its last answer would hold up the stop until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await ping(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
