import type { FastifyInstance } from 'fastify'
import { ping } from '../platform/db/database.ts'
import type { Files } from '../platform/files/files.ts'
import type { Database } from '../tables.ts'

interface Ports {
  db: Database
  files: Files
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function mountHealth(app: FastifyInstance, { db, files }: Ports) {
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
      // Reported, but no reason to take every instance out of service: all but the pictures works.
      const isWhole = await files.ping().then(
        () => true,
        () => false,
      )
      return isWhole ? { status: 'ready' } : { status: 'ready', media: 'unavailable' }
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
