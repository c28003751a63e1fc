/** Opens the official addresses behind the site's statements of law and says what became of each. */

import { createHash } from 'node:crypto'
import { convert } from 'html-to-text'
import {
  type Answer,
  inTurnByHost,
  type Opened,
  openAddress,
  userAgent,
} from '../server/platform/addresses.ts'
import { plainName } from '../server/platform/plain-name.ts'

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
  const findings: Finding[] = []
  await inTurnByHost(urls, async (ofHost) => {
    const pages = new Map<string, Promise<Opened>>()
    for (const url of ofHost) {
      const page = url.split('#')[0] ?? url
      const opened = pages.get(page) ?? openPage(page, options.timeoutMs)
      pages.set(page, opened)
      const finding = judge(url, await opened, options.openings[url])
      options.onFinding?.(finding)
      findings.push(finding)
    }
  })
  return findings.toSorted((one, other) => urls.indexOf(one.url) - urls.indexOf(other.url))
}

const openPage = (url: string, timeoutMs: number) =>
  openAddress(url, { ask, signal: () => AbortSignal.timeout(timeoutMs), reads: true })

async function ask(url: string, signal: AbortSignal): Promise<Answer> {
  const headers = { 'user-agent': userAgent(`${plainName}-law-check`), 'accept-language': 'en' }
  const response = await fetch(url, { redirect: 'manual', headers, signal })
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    read: () => response.text(),
    drop: () => response.body?.cancel(),
  }
}

function judge(url: string, fetched: Opened, before: Opening | undefined): Finding {
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
