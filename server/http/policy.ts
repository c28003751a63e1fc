import type { FastifyReply } from 'fastify'

/** Sources that one page needs beyond those of every page. */
export interface CspSources {
  /** Other origins whose pages it may frame. */
  frames: readonly string[]
  /** Other origins whose scripts it may load. */
  scripts: readonly string[]
  /** `frame-ancestors` of the page. */
  framedBy: "'none'" | "'self'"
}

/** Hashes of a page's own inline code, so that a cached page needs no nonce. */
export interface Inline {
  /** The page itself, in parts; absent where the answer is no document. */
  html?: readonly string[]
  /** Scripts rendered by the framework: a script injected into the content has no hash here. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** The Content-Security-Policy of one page, whose HTML comes in parts. */
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
    // The admin area plays films of the media library.
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

/** Only an article with a film may frame the player; it always loads as a new document. */
function playersOf(html: readonly string[]): string[] {
  return html.some((part) => part.includes(`data-player="${PLAYER}/`)) ? [PLAYER] : []
}

/** No framing, and nothing from another origin. */
export const closed: CspSources = { frames: [], scripts: [], framedBy: "'none'" }

/** As `closed`, but pages of this site may frame it. */
export const framedByUs: CspSources = { ...closed, framedBy: "'self'" }

/**
 * Sources of every public page. Client-side navigation keeps the policy of the first document, so
 * each page allows what any of them needs.
 */
export function openTo(embedded: { frameUrl: string; scriptUrl: string }): CspSources {
  const { frameUrl, scriptUrl } = embedded
  return { ...closed, frames: originsOf(frameUrl), scripts: originsOf(scriptUrl) }
}

/** The origin of an absolute URL; none for a URL of this site. */
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

/** Sends a mail as a document of its own, which a frame of this site shows. */
export function sendMailPreview(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({
    'content-security-policy': POLICY,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  // A sandboxed document has no origin to isolate; a browser would warn of the header.
  reply.removeHeader('origin-agent-cluster')
  // Links open beside the admin area, not in the frame.
  return reply
    .type('text/html; charset=utf-8')
    .send(html.replace('<head>', '<head>\n<base target="_blank">'))
}
