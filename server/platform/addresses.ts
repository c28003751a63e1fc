/** Opens URLs of other sites and reports what became of them. */
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { useAgent as agentFor } from 'request-filtering-agent'

/** A response whose body the caller must read or drop. */
export interface Answer {
  status: number
  location: string | null
  type: string
  read(): Promise<string>
  drop(): unknown
}

/** Requests one URL without following redirects. Throws network errors. */
export type Ask = (url: string, signal: AbortSignal) => Promise<Answer>

/**
 * - `page`: it exists · `moved`: it redirects permanently · `gone`: 404 or 410
 * - `unreachable`: refused, failed, or did not answer in time; nothing is known
 */
export type Opened =
  | { kind: 'page'; type: string; body: string }
  | { kind: 'moved' | 'gone'; detail: string }
  | { kind: 'unreachable'; detail: string; code: string | undefined }

const MOST_REDIRECTS = 5
const HOSTS_AT_ONCE = 4

/** The `User-Agent` of requests to other sites. */
export const userAgent = (name: string) => `Mozilla/5.0 (compatible; ${name}/1.0)`

/** Follows redirects; a permanent one means that the link is outdated. */
export async function openAddress(
  url: string,
  { ask, signal, reads = false }: { ask: Ask; signal: () => AbortSignal; reads?: boolean },
): Promise<Opened> {
  let address = url
  let isMoved = false
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const answer = await ask(address, signal())
      const { status, location, type } = answer
      if (status >= 300 && status < 400 && location) {
        answer.drop()
        isMoved ||= status === 301 || status === 308
        address = new URL(location, address).href
        continue
      }
      const body = reads && status < 300 && !isMoved ? await answer.read() : ''
      if (!body) answer.drop()
      return judge(status, isMoved ? address : null) ?? { kind: 'page', type, body }
    }
    return unreachable(`more than ${MOST_REDIRECTS} redirects`)
  } catch (error) {
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError') return unreachable('no answer in time')
    const reason = cause instanceof Error ? cause : (error as Error)
    return unreachable(cause instanceof Error ? cause.message : message, codeOf(reason))
  }
}

function judge(status: number, movedTo: string | null): Opened | null {
  if (status === 404 || status === 410) return { kind: 'gone', detail: String(status) }
  if (status < 200 || status >= 300) return unreachable(`status ${status}`)
  return movedTo ? { kind: 'moved', detail: movedTo } : null
}

const unreachable = (detail: string, code?: string): Opened => ({
  kind: 'unreachable',
  detail,
  code,
})

const codeOf = (error: Error) => (error as NodeJS.ErrnoException).code

/** Calls `work` with the URLs of each host, with up to `HOSTS_AT_ONCE` hosts in parallel. */
export async function inTurnByHost(
  urls: readonly string[],
  work: (urls: readonly string[]) => Promise<void>,
): Promise<void> {
  const hosts = [...Map.groupBy(urls, (url) => new URL(url).host).values()]
  const next = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) await work(host)
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, next))
}

/**
 * Requests a URL that anybody may have written: never in a private network, whatever its name
 * resolves to, and only on the default ports of HTTP and HTTPS.
 */
export function askOutside(name: string, allowed: readonly string[] = []): Ask {
  const guard = { allowIPAddressList: [...allowed] }
  return (url, signal) =>
    new Promise((resolve, reject) => {
      const { protocol, port } = new URL(url)
      const isWeb = protocol === 'https:' || protocol === 'http:'
      if (!isWeb || (port !== '' && allowed.length === 0)) {
        reject(new Error('not an address of the web'))
        return
      }
      const request = protocol === 'https:' ? requestSecure : requestPlain
      request(url, {
        agent: agentFor(url, guard),
        headers: { 'user-agent': userAgent(name), 'accept-language': 'en' },
        signal,
      })
        .on('response', (response) => {
          // A dropped response breaks off, which is no error.
          response.on('error', () => {})
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? null,
            type: response.headers['content-type'] ?? '',
            read: () => Promise.reject(new Error('only the head is read')),
            drop: () => response.destroy(),
          })
        })
        .on('error', (error) => reject(signal.aborted ? signal.reason : error))
        .end()
    })
}
