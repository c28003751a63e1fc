/**
 * Prefetches the next page before its link is followed. Only pages for reading, which are the same
 * for everybody and change nothing; never secret links or links that act.
 */
import type { FastifyInstance } from 'fastify'

const path = '/speculation-rules.json'

/** Addresses that are not prefetched: their links may act, be personal, or lead to a file. */
const left = [
  '/admin*',
  '/api/*',
  '/feeds/*',
  '/insights/preview*',
  '/media/*',
  '/newsletter/*',
  '/quickscore/result*',
  '/*.*',
]

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...left.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Header of the pages of the public site. */
export const speculationHeaders = { 'speculation-rules': `"${path}"` }

export function mountSpeculation(app: FastifyInstance): void {
  const body = JSON.stringify(rules)
  app.get(path, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(body),
  )
}
