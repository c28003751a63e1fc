/** Opens the official addresses behind the site's statements of law and judges each. */

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

/** The record of an address from the last time that a person opened it. */
export interface Opening {
  by: string
  /** ISO date. */
  on: string
  /** SHA-256 of its text. */
  text: string
}
export type Openings = Record<string, Opening>

/**
 * - `opened`: for the first time · `unchanged`: the same text as last time
 * - `changed`: another text than last time; a person has to read it
 * - `moved`: permanent redirect · `gone`: 404 or 410
 * - `no-anchor`: the page exists, its anchor does not
 * - `unreachable`: refused, failed or timed out
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
  /** SHA-256 of the text, or null without one. */
  text: string | null
}

interface Options {
  openings: Openings
  timeoutMs: number
  onFinding?: (finding: Finding) => void
}

/** Every `url` within the content, each once, in order of first appearance. */
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

/** Opens each address, with one request at a time per host. */
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

/** The visible text: scripts, styles and attributes change without the text changing. */
function readText(html: string): string {
  const options = { wordwrap: false as const, selectors: [{ selector: 'img', format: 'skip' }] }
  return convert(html, options).replace(/\s+/g, ' ').trim()
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The openings, updated by the findings that the person vouches for. A changed text counts only if
 * they confirm that they have read it (`accepts`).
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
