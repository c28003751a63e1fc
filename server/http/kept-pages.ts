import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

/** A rendered answer that is the same for every visitor. */
export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface SentPage extends Omit<Page, 'body'> {
  /** The body as plain bytes, or compressed; each is made once. */
  encode: ReturnType<typeof createEncodings>
}

interface KeptPage {
  page: SentPage
  /** In milliseconds since 1970. */
  until: number
}

const MOST_PAGES = 500
/** So that what depends on the date alone, such as the year in the footer, is never old. */
const LIFETIME_MS = 60_000
const MIN_COMPRESSED_BYTES = 1_000

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
 * serves all until something that visitors see changes. Requests that come while it is being
 * rendered wait for the same rendering.
 */
export function createKeptPages({ clock, findNextChange, isFresh }: Ports) {
  const pages = new LRUCache<string, KeptPage>({ max: MOST_PAGES })
  const renderings = new Map<string, Promise<KeptPage>>()

  async function render(renderPage: () => Promise<Page>): Promise<KeptPage> {
    // Asked before rendering begins: what goes public meanwhile makes the page too old.
    const nextChange = await findNextChange()
    const page = finish(await renderPage())
    const end = clock.now().getTime() + LIFETIME_MS
    return { page, until: Math.min(end, nextChange?.getTime() ?? end) }
  }

  async function renderAndKeep(address: string, renderPage: () => Promise<Page>) {
    const rendering = render(renderPage)
    renderings.set(address, rendering)
    // False once a change has come in between: the page may be older than that.
    const isCurrent = () => renderings.get(address) === rendering
    try {
      const rendered = await rendering
      if (isCurrent() && isForAll(rendered.page)) pages.set(address, rendered)
      return rendered.page
    } finally {
      if (isCurrent()) renderings.delete(address)
    }
  }

  function findKept(address: string): SentPage | null {
    const kept = pages.get(address)
    return kept && kept.until > clock.now().getTime() ? kept.page : null
  }

  async function shareRendering(address: string, renderPage: () => Promise<Page>) {
    const running = renderings.get(address)
    if (!running) return renderAndKeep(address, renderPage)
    const { page } = await running
    return isForAll(page) ? page : renderAndKeep(address, renderPage)
  }

  return {
    /** Answers with the page at `address`: as kept, or rendered now. Only a 200 is kept, without `no-store`. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      renderPage: () => Promise<Page>,
    ) {
      if (!isFresh()) return answerOnce(request, reply, await renderPage())
      const page = findKept(address) ?? (await shareRendering(address, renderPage))
      return send(request, reply, page)
    },
    dropAll() {
      renderings.clear()
      pages.clear()
    },
  }
}

/** Answers with a page that nobody else will ask for. */
export function answerOnce(request: FastifyRequest, reply: FastifyReply, page: Page) {
  return send(request, reply, finish(page))
}

/** `no-store` is for one reader, such as the preview of a draft. */
function isForAll({ status, headers }: SentPage): boolean {
  return status === 200 && !headers['cache-control']?.includes('no-store')
}

function finish({ status, headers, body }: Page): SentPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  return {
    status,
    headers: { ...headers, etag, vary: 'accept-encoding' },
    encode: createEncodings(body),
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag) {
    return reply.code(304).send()
  }
  const { body, encoding } = await page.encode(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof compressors

/** A page's body in the encodings asked for so far, each made once. */
function createEncodings(plain: Buffer) {
  const made = new Map<Encoding, Promise<Buffer>>()
  return async (accepted = ''): Promise<{ body: Buffer; encoding: Encoding | null }> => {
    const encoding = negotiate(accepted.toLowerCase(), ['br', 'gzip']) as Encoding | null
    if (!encoding || plain.length < MIN_COMPRESSED_BYTES) return { body: plain, encoding: null }
    const body = made.get(encoding) ?? compressors[encoding](plain)
    made.set(encoding, body)
    return { body: await body, encoding }
  }
}
