import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import { answerRaw, refusal } from './errors.ts'

/**
 * The path and query that the target of a request names, with `.` and `..` resolved; null where it
 * names none that can be decoded. Every part of the server reads addresses in this form, so that no
 * two of them understand one differently.
 */
export function pathOf(target: string): string | null {
  const isPath = target.startsWith('/')
  // The absolute form (RFC 9112, 3.2.2): meant for proxies, but servers must accept it.
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

/** One `Host` at most (RFC 9112, 3.2); Node joins several with commas, which no host holds. */
export const hasOneHost = ({ headers }: IncomingMessage) => !/[^\w.:%[\]-]/.test(headers.host ?? '')

/** Fastify's `rewriteUrl`: reduces targets to paths, and notes those that have none. */
export function rewriteUrl(request: IncomingMessage): string {
  const path = pathOf(request.url ?? '')
  if (path === null || !hasOneHost(request)) pathless.add(request)
  return path ?? '/'
}

/** Answers 400 to requests without a valid path or host; call it after the common hooks. */
export function refusePathless(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (pathless.has(request.raw)) throw refusal(reply, 400)
  })
  // Node hands over the bare socket of CONNECT; without a listener it would close it unanswered.
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    answerRaw(socket, 400)
  })
}

/**
 * Detects a proxy that the settings do not name, or that forwards no addresses: it makes all
 * visitors seem one. Records its address only if it is of a private network, so no visitor's.
 */
export function noticeForwarding(app: FastifyInstance, unknownProxy: { seen: string | null }) {
  app.addHook('onRequest', async ({ headers, ips = [], socket: { remoteAddress: from } }) => {
    // TLS ends at a proxy, so a call from a page served by https came through one.
    const tls = headers.referer?.startsWith('https:') && headers['sec-fetch-site'] === 'same-origin'
    // Behind a trusted proxy there are at least two addresses, which can be the same.
    if (!from || ips.length > 1 || !(tls || 'x-forwarded-for' in headers)) return
    const address = ipaddr.process(from)
    const isNear = ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(address.range())
    unknownProxy.seen = isNear ? address.toString() : 'an address outside this network'
  })
}
