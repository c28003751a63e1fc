import type { FastifyReply } from 'fastify'

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
