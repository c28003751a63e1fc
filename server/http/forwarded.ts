import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Notices forwarded addresses of those whom the settings do not name: behind such a proxy all
 * visitors seem to be one. Where it stands is told, and the address only where it is no visitor's.
 */
export function noticeForwarding(app: FastifyInstance, unknownProxy: { seen: string | null }) {
  app.addHook('onRequest', async (request) => {
    const from = request.socket.remoteAddress
    // With a proxy that is trusted the visitor's address stands in the place of its own.
    if (!from || request.headers['x-forwarded-for'] === undefined || request.ip !== from) return
    const address = ipaddr.process(from)
    const isNear = ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(address.range())
    unknownProxy.seen = isNear ? address.toString() : 'an address outside this network'
  })
}
