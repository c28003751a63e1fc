import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../http/file-headers.ts'
import type { Page, PageCache } from '../http/page-cache.ts'
import { sendPage } from '../http/send-page.ts'
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

interface File {
  type: string
  /** Absent where a program reads it at its address. */
  name?: string
  write: () => string | Buffer | Promise<Buffer>
}

/** The files beside the pages of reference. They change only with a new version of the site. */
function mountLawFiles(app: FastifyInstance, ports: LawPorts, pageCache: PageCache) {
  const files: Record<string, File> = {
    '/law.json': {
      type: 'application/json; charset=utf-8',
      write: () => writeLawJson(ports),
    },
    '/law.csv': {
      type: 'text/csv; charset=utf-8',
      name: 'law.csv',
      write: () => writeLawCsv(ports),
    },
    '/calendar/law.ics': {
      type: 'text/calendar; charset=utf-8',
      name: 'law.ics',
      write: () => writeLawCalendar(ports),
    },
    '/evidence.xlsx': {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: 'evidence.xlsx',
      write: writeEvidenceSheet,
    },
  }
  for (const [path, feed] of lawFeeds) {
    const write = () => writeLawFeed(ports, feed)
    files[path] = { type: 'application/rss+xml; charset=utf-8', write }
  }
  for (const [path, file] of Object.entries(files)) {
    const render = () => present(file)
    app.get(path, async (request, reply) =>
      sendPage(request, reply, await pageCache.find({ key: path, render })),
    )
  }
}

async function present({ type, name, write }: File): Promise<Page> {
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': 'public, max-age=300',
  }
  if (name) headers['content-disposition'] = contentDisposition('attachment', name)
  return { status: 200, headers, body: Buffer.from(await write()), cacheTags: new Set() }
}

export const law = {
  pages: { listReviewedProvisions },
  mount: (app, ports, { pageCache }) => mountLawFiles(app, ports, pageCache),
} satisfies Noun
