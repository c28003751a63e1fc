import type { FastifyInstance } from 'fastify'
import type { PageCache } from '../http/page-cache.ts'
import { sendMade } from '../http/send-page.ts'
import type { Noun } from '../noun.ts'
import { lawFeeds, writeLawFeed } from './feeds.ts'
import {
  type LawPorts,
  listReviewedProvisions,
  writeEvidenceSheet,
  writeLawCalendar,
  writeLawCsv,
  writeLawJson,
} from './service.ts'

/** The files beside the pages of reference. They change only with a new version of the site. */
function mountLawFiles(app: FastifyInstance, ports: LawPorts, pageCache: PageCache) {
  const files: Record<string, Parameters<typeof sendMade>[3]> = {
    '/law.json': {
      type: 'application/json; charset=utf-8',
      make: () => writeLawJson(ports),
    },
    '/law.csv': {
      type: 'text/csv; charset=utf-8',
      name: 'law.csv',
      make: () => writeLawCsv(ports),
    },
    '/calendar/law.ics': {
      type: 'text/calendar; charset=utf-8',
      name: 'law.ics',
      make: () => writeLawCalendar(ports),
    },
    '/evidence.xlsx': {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: 'evidence.xlsx',
      make: writeEvidenceSheet,
    },
  }
  for (const [path, feed] of lawFeeds) {
    const make = () => writeLawFeed(ports, feed)
    files[path] = { type: 'application/rss+xml; charset=utf-8', make }
  }
  for (const [key, file] of Object.entries(files)) {
    app.get(key, (request, reply) => sendMade(request, reply, { pageCache, key }, file))
  }
}

export const law = {
  pages: { listReviewedProvisions },
  mount: (app, ports, { pageCache }) => mountLawFiles(app, ports, pageCache),
} satisfies Noun
