import { createHash } from 'node:crypto'

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The Content-Security-Policy of one page. Its own inline scripts are named by their hash, so
 * that a kept page needs no nonce and a script that somebody slips in does not run.
 */
export function pagePolicy(html: string): string {
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
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
