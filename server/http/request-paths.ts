import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import { answerRaw, refusal } from './errors.ts'

/**
 * The path and query that the target of a request names, with `.` and `..` resolved; null where it
 * names none that can be decoded. All that reads an address reads this, so that no two parts of the
 * server can take one address for two.
 */
export function pathOf(target: string): string | null {
  const isPath = target.startsWith('/')
  // The absolute form (RFC 9112, 3.2.2), which is meant for proxies, and which servers must take.
  if (!isPath && !/^https?:\/\//i.test(target)) return null
  try {
    const { pathname, search } = new URL(isPath ? `http://host${target}` : target)
    decodeURI(pathname)
    return pathname + search
  } catch {
    return null
  }
}

const pathless = new WeakSet<IncomingMessage>()

/** As RFC 9112 (3.2) asks; several come joined by commas. */
export const hasOneHost = ({ headers }: IncomingMessage) => !/[^\w.:%[\]-]/.test(headers.host ?? '')

/** By it a server sees paths alone. */
export function rewriteUrl(request: IncomingMessage): string {
  const path = pathOf(request.url ?? '')
  if (path === null || !hasOneHost(request)) pathless.add(request)
  return path ?? '/'
}

/** Answers 400 to every other; to be called after the hooks that every answer has. */
export function refusePathless(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (pathless.has(request.raw)) throw refusal(reply, 400)
  })
  // Node hands over the bare connection; without a listener it would close it, unanswered.
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    answerRaw(socket, 400)
  })
}

/**
 * Notices a proxy that the settings do not name, or that forwards no addresses: behind it all visitors
 * seem to be one. It is told where it stands, and its address only where it is no visitor's.
 */
export function noticeForwarding(app: FastifyInstance, unknownProxy: { seen: string | null }) {
  app.addHook('onRequest', async ({ headers, ips = [], socket: { remoteAddress: from } }) => {
    // TLS ends at a proxy, so a call that a page makes by https has come by one.
    const tls = headers.referer?.startsWith('https:') && headers['sec-fetch-site'] === 'same-origin'
    // Behind a proxy that is trusted there are two addresses at least, which can be the same.
    if (!from || ips.length > 1 || !(tls || 'x-forwarded-for' in headers)) return
    const address = ipaddr.process(from)
    const isNear = ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(address.range())
    unknownProxy.seen = isNear ? address.toString() : 'an address outside this network'
  })
}
