import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'

const MIN_COMPRESSED_BYTES = 1_000
/** Brotli answers after which a page is compressed again, at the highest quality. */
const HITS_WORTH_COMPRESSING = 3
const MOST_HEADERS_KNOWN = 200

export type Encoding = 'br' | 'gzip'

const compressors = {
  br: (body: Buffer) => compressBrotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Queue of compressions at the highest quality: each takes 0.1 s of a processor. */
let strongest: Promise<unknown> = Promise.resolve()

/** A page's bytes, plain and in the encodings asked for so far, each made once. */
export class PageBody {
  readonly plain: Buffer
  readonly etag: string
  #made = new Map<Encoding, Promise<Buffer>>()
  #ready = new Map<Encoding, Buffer>()
  #hits = 0

  constructor(plain: Buffer) {
    this.plain = plain
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  }

  /** The body to send and its encoding; null where that encoding has not been made yet. */
  find(encoding: Encoding | null): { body: Buffer; encoding: Encoding | null } | null {
    if (!encoding || this.plain.length < MIN_COMPRESSED_BYTES) {
      return { body: this.plain, encoding: null }
    }
    const body = this.#ready.get(encoding)
    if (!body) return null
    if (encoding === 'br') this.#countHit()
    return { body, encoding }
  }

  /** As `find`, but compresses the body first where needed. */
  async encode(encoding: Encoding | null) {
    return this.find(encoding) ?? { body: await this.#make(encoding as Encoding), encoding }
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const known = this.#made.get(encoding)
    if (known) return known
    const making = compressors[encoding](this.plain)
      .then((body) => {
        this.#ready.set(encoding, body)
        return body
      })
      .finally(() => this.#made.delete(encoding))
    this.#made.set(encoding, making)
    return making
  }

  #countHit() {
    this.#hits += 1
    if (this.#hits === HITS_WORTH_COMPRESSING) {
      strongest = strongest.then(() => this.#compressHarder())
    }
  }

  async #compressHarder() {
    this.#ready.set('br', await compressBrotli(this.plain, constants.BROTLI_MAX_QUALITY))
  }
}

const known = new Map<string, Encoding | null>()

/** The encoding for an `Accept-Encoding` header; results are cached, as few headers differ. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (!accepted) return null
  const before = known.get(accepted)
  if (before !== undefined) return before
  const encoding = negotiate(accepted.toLowerCase(), ['br', 'gzip']) as Encoding | null
  if (known.size < MOST_HEADERS_KNOWN) known.set(accepted, encoding)
  return encoding
}
