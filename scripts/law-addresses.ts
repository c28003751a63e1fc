/** Opens the official addresses behind the site's statements of law and says what became of each. */
import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'

/** What is known of an address from the last time that a person opened it. */
export interface Opening {
  by: string
  /** ISO date. */
  on: string
  /** SHA-256 of its text. */
  text: string
}
export type Openings = Record<string, Opening>

/**
 * - `opened`: for the first time · `unchanged`: its text is the same as last time
 * - `changed`: it says something else than last time; a person has to read it
 * - `moved`: it leads to another address for good · `gone`: 404 or 410
 * - `no-anchor`: the page is there, the place on it is not
 * - `unreachable`: refused, failed, or did not answer in time; nothing is known
 */
export type State =
  | 'opened'
  | 'unchanged'
  | 'changed'
  | 'moved'
  | 'gone'
  | 'no-anchor'
  | 'unreachable'

export interface Finding {
  url: string
  state: State
  /** The new address, the status, or the reason. */
  detail: string
  /** SHA-256 of the text, where there is one. */
  text: string | null
}

interface Options {
  openings: Openings
  timeoutMs: number
  onFinding?: (finding: Finding) => void
}

const MOST_REDIRECTS = 5
const HOSTS_AT_ONCE = 4
const agent = 'Mozilla/5.0 (compatible; PlumblineLawCheck/1.0)'

/** Every `url` in what is given, each once, in the order in which it is first met. */
export function listLawAddresses(content: unknown): string[] {
  const found = new Set<string>()
  const seen = new Set<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, child] of Object.entries(value)) {
      if (key === 'url' && typeof child === 'string') found.add(child)
      else walk(child)
    }
  }
  walk(content)
  return [...found]
}

/** Opens each address; one host is asked one thing at a time. */
export async function openAddresses(urls: readonly string[], options: Options): Promise<Finding[]> {
  const byHost = Map.groupBy(urls, (url) => new URL(url).host)
  const hosts = [...byHost.values()]
  const findings: Finding[] = []
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const finding of await openHost(host, options)) findings.push(finding)
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
  return findings.toSorted((one, other) => urls.indexOf(one.url) - urls.indexOf(other.url))
}

async function openHost(urls: readonly string[], options: Options): Promise<Finding[]> {
  const findings: Finding[] = []
  const pages = new Map<string, Promise<Fetched>>()
  for (const url of urls) {
    const page = url.split('#')[0] ?? url
    const fetched = pages.get(page) ?? fetchPage(page, options.timeoutMs)
    pages.set(page, fetched)
    const finding = judge(url, await fetched, options.openings[url])
    options.onFinding?.(finding)
    findings.push(finding)
  }
  return findings
}

type Fetched =
  | { kind: 'page'; body: string; type: string }
  | { kind: 'moved' | 'gone' | 'unreachable'; detail: string }

/** Redirects for now are followed; those for good mean that our address is old. */
async function fetchPage(url: string, timeoutMs: number): Promise<Fetched> {
  let address = url
  let isMoved = false
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { 'user-agent': agent, 'accept-language': 'en' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const next = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || !next) {
        return await readAnswer(response, isMoved ? address : null)
      }
      await response.body?.cancel()
      isMoved ||= response.status === 301 || response.status === 308
      address = new URL(next, address).href
    }
    return { kind: 'unreachable', detail: `more than ${MOST_REDIRECTS} redirects` }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return { kind: 'unreachable', detail: name === 'TimeoutError' ? 'no answer in time' : reason }
  }
}

async function readAnswer(response: Response, movedTo: string | null): Promise<Fetched> {
  const { status } = response
  if (status === 404 || status === 410) return { kind: 'gone', detail: String(status) }
  if (!response.ok) return { kind: 'unreachable', detail: `status ${status}` }
  if (movedTo) return { kind: 'moved', detail: movedTo }
  const type = response.headers.get('content-type') ?? ''
  return { kind: 'page', type, body: await response.text() }
}

function judge(url: string, fetched: Fetched, before: Opening | undefined): Finding {
  if (fetched.kind !== 'page')
    return { url, state: fetched.kind, detail: fetched.detail, text: null }
  const anchor = decodeURIComponent(new URL(url).hash.slice(1))
  const isHtml = fetched.type.includes('html')
  if (isHtml && anchor && !hasAnchor(fetched.body, anchor)) {
    return { url, state: 'no-anchor', detail: `#${anchor}`, text: null }
  }
  const text = digest(isHtml ? readText(fetched.body) : fetched.body)
  if (!before) return { url, state: 'opened', detail: '', text }
  const isSame = before.text === text
  return { url, state: isSame ? 'unchanged' : 'changed', detail: `since ${before.on}`, text }
}

function hasAnchor(html: string, anchor: string): boolean {
  const quoted = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\s(id|name)\\s*=\\s*["']?${quoted}["'\\s>]`).test(html)
}

/** What a reader sees: scripts, styles and attributes change without a word being changed. */
function readText(html: string): string {
  const options = { wordwrap: false as const, selectors: [{ selector: 'img', format: 'skip' }] }
  return convert(html, options).replace(/\s+/g, ' ').trim()
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The openings with those that a person may now vouch for. What has changed counts only when they
 * say that they have read it.
 */
export function takeDown(
  openings: Openings,
  findings: readonly Finding[],
  { by, on, accepts }: { by: string; on: string; accepts: boolean },
): Openings {
  const vouched = findings.filter(
    ({ state }) => state === 'opened' || state === 'unchanged' || (accepts && state === 'changed'),
  )
  const added: Openings = {}
  for (const { url, text } of vouched) added[url] = { by, on, text: text ?? '' }
  const all: Openings = { ...openings, ...added }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)))
}
