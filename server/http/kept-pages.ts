import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { chooseEncoding, createEncodings } from './encoding.ts'

/** A rendered answer that is the same for every visitor. */
export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface KeptPage extends Omit<Page, 'body'> {
  /** The body in the encoding asked for; each is made once. */
  encode: ReturnType<typeof createEncodings>
}

const MOST_PAGES = 500
/** So that what depends on the date alone, such as the year in the footer, is never old. */
const LIFETIME_MS = 60_000

interface Ports {
  clock: Clock
  /** When what visitors see will next change by itself; null if nothing is waiting. */
  findNextChange: () => Promise<Date | null>
  /** False while a change might go unheard: then every page is rendered. */
  isFresh: () => boolean
}

export type KeptPages = ReturnType<typeof createKeptPages>

/**
 * Rendered pages by address. A public page is the same for every visitor, so one rendering
 * serves all until something that visitors see changes.
 */
export function createKeptPages({ clock, findNextChange, isFresh }: Ports) {
  const pages = new Map<string, { page: KeptPage; until: number }>()
  let generation = 0

  function find(address: string): KeptPage | null {
    const kept = pages.get(address)
    return kept && isFresh() && kept.until > clock.now().getTime() ? kept.page : null
  }

  function keep(address: string, page: KeptPage, until: number) {
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value as string)
    pages.set(address, { page, until })
  }

  async function renderAndKeep(address: string, render: () => Promise<Page>): Promise<KeptPage> {
    // Both are asked before rendering begins: what changes meanwhile makes the page too old.
    const renderedIn = generation
    const nextChange = await findNextChange()
    const page = finish(await render())
    if (page.status !== 200 || renderedIn !== generation || isSecret(page)) return page
    const end = clock.now().getTime() + LIFETIME_MS
    keep(address, page, Math.min(end, nextChange?.getTime() ?? end))
    return page
  }

  return {
    /** Answers with the page at `address`: as kept, or rendered now. Only a 200 is kept, without `no-store`. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      render: () => Promise<Page>,
    ) {
      return send(request, reply, find(address) ?? (await renderAndKeep(address, render)))
    },
    dropAll() {
      generation += 1
      pages.clear()
    },
  }
}

/** Answers with a page that nobody else will ask for. */
export function answerOnce(request: FastifyRequest, reply: FastifyReply, page: Page) {
  return send(request, reply, finish(page))
}

/** Only for whoever asked, such as the preview of a draft. */
function isSecret({ headers }: KeptPage): boolean {
  return headers['cache-control']?.includes('no-store') ?? false
}

function finish({ status, headers, body }: Page): KeptPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  return {
    status,
    headers: { ...headers, etag, vary: 'accept-encoding' },
    encode: createEncodings(body),
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag) {
    return reply.code(304).send()
  }
  const { body, encoding } = await page.encode(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
