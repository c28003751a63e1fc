import type { IncomingMessage } from 'node:http'
import { DomainError } from '../../domain/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Refuses what a page of another site makes a visitor's browser send (`forbidden`). A browser
 * says where a request comes from; a client that says nothing is not a browser and carries
 * nothing of a visitor's.
 */
export function requireOwnSite(request: IncomingMessage, publicUrl: string | undefined): void {
  if (safeMethods.has(request.method ?? '')) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin, host } = request.headers
  if (site === undefined && origin === undefined) return
  const isOurs = origin !== undefined && (origin === publicUrl || isHost(origin, host))
  if (site !== undefined || !isOurs) throw new DomainError('forbidden', 'Sent from another site.')
}

function isHost(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: ours } = new URL(origin)
  const addressed = `${protocol}//${host}`
  return URL.canParse(addressed) && new URL(addressed).host === ours
}
