import type { FastifyReply } from 'fastify'

/** What one page may do beyond what every page may. */
export interface CspSources {
  /** Other origins whose pages it may frame. */
  frames: readonly string[]
  /** Other origins whose scripts it may load. */
  scripts: readonly string[]
  /** Who may frame it. */
  framedBy: "'none'" | "'self'"
}

/** What of our own stands in a page, by its hash, so that a kept page needs no nonce. */
export interface Inline {
  /** The page itself; absent where the answer is no document. */
  html?: string
  /** Those that the framework rendered: one that somebody slipped into the content is not named. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** The Content-Security-Policy of one page, which comes in parts. */
export function pagePolicy(
  html: readonly string[],
  inline: Inline,
  { frames, scripts, framedBy }: CspSources,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self'",
    // A film of the media library, as staff look at it.
    "media-src 'self'",
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
function playersOf(html: readonly string[]): string[] {
  return html.some((part) => part.includes(`data-player="${PLAYER}/`)) ? [PLAYER] : []
}

/** Nobody frames it, and it takes nothing from another origin. */
export const closed: CspSources = { frames: [], scripts: [], framedBy: "'none'" }

/** The same, but a page of ours may frame it. */
export const framedByUs: CspSources = { ...closed, framedBy: "'self'" }

/**
 * What every public page may do. A page that was reached without a new document keeps the policy
 * of the one before it, so each of them allows what any of them needs.
 */
export function openTo(embedded: { frameUrl: string; scriptUrl: string }): CspSources {
  const { frameUrl, scriptUrl } = embedded
  return { ...closed, frames: originsOf(frameUrl), scripts: originsOf(scriptUrl) }
}

/** The origin of an absolute address; an address of ours needs none. */
function originsOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : []
}

/** A mail needs the styles in its elements, may load nothing, and runs nothing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ')

/** A message as mail programs show it, as a document of its own for a frame of ours. */
export function sendMailPreview(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({
    'content-security-policy': POLICY,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  // A document without an origin cannot keep to one; a browser would warn of it.
  reply.removeHeader('origin-agent-cluster')
  // A link that is tried out opens beside the admin area, not in the frame.
  return reply
    .type('text/html; charset=utf-8')
    .send(html.replace('<head>', '<head>\n<base target="_blank">'))
}
