import { createHash } from 'node:crypto'

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** What one page may do beyond what every page may. */
export interface Openings {
  /** Other origins whose pages it may frame. */
  frames: readonly string[]
  /** Other origins whose scripts it may load. */
  scripts: readonly string[]
  /** Who may frame it. */
  framedBy: "'none'" | "'self'"
}

/**
 * The Content-Security-Policy of one page. Its own inline scripts are named by their hash, so
 * that a kept page needs no nonce and a script that somebody slips in does not run.
 */
export function pagePolicy(html: string, { frames, scripts, framedBy }: Openings): string {
  const hashes = new Set<string>()
  for (const [, script] of html.matchAll(inlineScripts)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
    )
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...playersOf(html), ...frames].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** The privacy-enhanced player, which an article loads once its reader presses play. */
const PLAYER = 'https://www.youtube-nocookie.com'

/** Only an article that has a film may frame the player, and it is always a document of its own. */
function playersOf(html: string): string[] {
  return html.includes(`data-player="${PLAYER}/`) ? [PLAYER] : []
}

/**
 * What the page at `path` may do. A page that was reached without a new document keeps the policy
 * of the one before it, so every public page allows what any of them needs.
 */
export function openingsOf(path: string, newsletter: { frameUrl: string; scriptUrl: string }) {
  const isEmbed = path === '/newsletter/embed'
  const isClosed = isEmbed || path === '/admin' || path.startsWith('/admin/')
  const frames = isClosed ? [] : originsOf(newsletter.frameUrl)
  const scripts = isClosed ? [] : originsOf(newsletter.scriptUrl)
  return { frames, scripts, framedBy: isEmbed ? "'self'" : "'none'" } satisfies Openings
}

/** The origin of an absolute address; an address of ours needs none. */
function originsOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : []
}
