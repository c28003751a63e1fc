import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const MIN_BYTES = 1_000
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** The best encoding that a browser says it reads; `q=0` is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** A page's body in the encodings asked for so far, each made once. */
export function createEncodings(plain: Buffer) {
  const made = new Map<Encoding, Promise<Buffer>>()
  return async (encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> => {
    if (encoding === 'identity' || plain.length < MIN_BYTES) {
      return { body: plain, encoding: 'identity' }
    }
    const body = made.get(encoding) ?? compressors[encoding](plain)
    made.set(encoding, body)
    return { body: await body, encoding }
  }
}
