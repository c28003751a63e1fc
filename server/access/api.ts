import type { FastifyInstance } from 'fastify'

/** GET /api/admin/session: says only that the key is good; the guard has decided by then. */
export function mountAccess(admin: FastifyInstance) {
  admin.get('/session', async () => ({ success: true, message: 'The admin key is valid.' }))
}
