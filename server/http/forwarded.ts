import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Notices forwarded addresses of those whom the settings do not name: behind such a proxy all
 * visitors seem to be one. Where it stands is told, and the address only where it is no visitor's.
 */
export function noticeForwarding(app: FastifyInstance, unknownProxy: { seen: string | null }) {
  app.addHook('onRequest', async (request) => {
    const from = request.socket.remoteAddress
    if (!from || request.headers['x-forwarded-for'] === undefined) return
    // Behind a proxy that is trusted there are two addresses at least, which can be the same.
    if (request.ips && request.ips.length > 1) return
    const address = ipaddr.process(from)
    const isNear = ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(address.range())
    unknownProxy.seen = isNear ? address.toString() : 'an address outside this network'
  })
}
