import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { unavailable } from '../../../domain/errors.ts'
import type { Config } from '../config.ts'
import { type ByteRange, createLocalFiles, type Files, partsOf } from './files.ts'
import { createScratch, type Scratch } from './scratch.ts'

/** Files in that folder of the bucket, where the settings name one, else of the data folder. */
export function createFiles(config: Config, folder: string): Files {
  if (config.S3_BUCKET === undefined) return createLocalFiles(join(config.DATA_DIR, folder))
  return createS3Files({
    bucket: config.S3_BUCKET,
    prefix: `${folder}/`,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: config.S3_PATH_STYLE,
    scratch: createScratch(join(config.DATA_DIR, 'incoming')),
  })
}

type Sdk = typeof import('@aws-sdk/client-s3')
type Bytes = Parameters<Files['put']>[1]

export interface S3Settings {
  bucket: string
  /** Begins every key in the bucket ("media/"), which can then hold other things too. */
  prefix: string
  /** Absent for Amazon's own. */
  endpoint?: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path, not in the host's name. */
  isPathStyle: boolean
  /** Where a stream waits on this machine's disk until all of it is there. */
  scratch: Scratch
  /** How long the store may take to begin its answer, in milliseconds. */
  patienceMs?: number
  /** How long it may take nothing of what is put, in milliseconds. */
  silenceMs?: number
  /** How many connections may be open at once; each visitor who is loading a file holds one. */
  maxConnections?: number
}

/** A put under way: what is sent, and what the store can check it with. */
interface Parcel {
  body: Buffer | Readable
  size: number
  /** In base64. */
  md5: string
}

const PATIENCE_MS = 10_000
/** How long a put may go without the store taking a byte or answering. */
const SILENCE_MS = 30_000
const CONNECT_MS = 3_000
const PING_MS = 1_500
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Where the files are, and the way there. */
interface Bucket {
  settings: S3Settings
  connect: () => Promise<{ client: S3Client; sdk: Sdk }>
  placeOf: (key: string) => { Bucket: string; Key: string }
}

/** Files in a bucket of any S3-compatible store (docs/decisions/files.md says what it must be able to do). */
export function createS3Files(settings: S3Settings): Files {
  let connected: ReturnType<typeof connectTo> | undefined
  const connect = () => {
    connected ??= connectTo(settings)
    return connected
  }
  const placeOf = (key: string) => ({
    Bucket: settings.bucket,
    Key: settings.prefix + partsOf(key).join('/'),
  })
  const bucket = { settings, connect, placeOf }
  return {
    put: (key, bytes) => put(bucket, key, bytes),
    open: (key, range) => openFile(bucket, key, range),

    async stat(key) {
      const place = placeOf(key)
      const { client, sdk } = await connect()
      const found = await client.send(new sdk.HeadObjectCommand(place)).catch(nullIf('NotFound'))
      return found && { size: found.ContentLength ?? 0 }
    },

    async delete(key) {
      const place = placeOf(key)
      const { client, sdk } = await connect()
      await client.send(new sdk.DeleteObjectCommand(place)).catch(explain)
    },

    async ping() {
      const { client, sdk } = await connect()
      const abortSignal = AbortSignal.timeout(PING_MS)
      const look = new sdk.HeadBucketCommand({ Bucket: settings.bucket })
      await client.send(look, { abortSignal }).catch(explain)
    },
  }
}

/**
 * One request with the whole file, which a store takes or leaves: an upload in parts would leave
 * parts behind. So a stream is written down first; its length and hash are known then.
 */
async function put(bucket: Bucket, key: string, bytes: Bytes): Promise<void> {
  // Before anything is read: a key that is none is no reason to.
  bucket.placeOf(key)
  if (Array.isArray(bytes)) return send(bucket, key, wrap(Buffer.concat(bytes)))
  await bucket.settings.scratch.use((folder) =>
    writeDown(bytes, join(folder, 'file'), (parcel) => send(bucket, key, parcel)),
  )
}

async function send(bucket: Bucket, key: string, { body, size, md5 }: Parcel): Promise<void> {
  const { client, sdk } = await bucket.connect()
  const silence = new Silence(bucket.settings.silenceMs ?? SILENCE_MS)
  const watched = body instanceof Readable ? silence.watch(body) : body
  const file = { ...bucket.placeOf(key), Body: watched, ContentLength: size, ContentMD5: md5 }
  // A large file may take its time; silence on the way still ends it.
  const options = { requestTimeout: 0, abortSignal: silence.signal }
  const answer = await client
    .send(new sdk.PutObjectCommand(file), options)
    .catch(explain)
    .finally(() => silence.end())
  await confirm(bucket, key, md5, answer.ETag)
}

/**
 * Throws, with the file gone, unless the store has what was sent. Most say so by the hash in
 * their answer; from one that says something else, as with encryption, the file is read again.
 */
async function confirm(bucket: Bucket, key: string, md5: string, tag = ''): Promise<void> {
  if (tag.replaceAll('"', '') === Buffer.from(md5, 'base64').toString('hex')) return
  const place = bucket.placeOf(key)
  const { client, sdk } = await bucket.connect()
  const answer = await client.send(new sdk.GetObjectCommand(place)).catch(explain)
  const hash = createHash('md5')
  for await (const chunk of answer.Body as Readable) hash.update(chunk)
  if (hash.digest('base64') === md5) return
  await client.send(new sdk.DeleteObjectCommand(place)).catch(explain)
  throw unavailable(new Error('The S3-compatible store failed: it kept other bytes than were sent'))
}

async function openFile(bucket: Bucket, key: string, range?: ByteRange): Promise<Readable | null> {
  const place = bucket.placeOf(key)
  const { client, sdk } = await bucket.connect()
  const asked = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
  const answer = await client
    .send(new sdk.GetObjectCommand({ ...place, ...asked }))
    .catch(nullIf('NoSuchKey'))
  if (!answer) return null
  const body = answer.Body as Readable
  outlive(body)
  return range ? keepTo(range, body, answer.ContentRange) : body
}

/** The SDK is large: who keeps files on the disk never loads it. */
async function connectTo(settings: S3Settings) {
  const { endpoint, region, accessKeyId, secretAccessKey, patienceMs = PATIENCE_MS } = settings
  const agent = { keepAlive: true, maxSockets: settings.maxConnections ?? 500 }
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: settings.isPathStyle,
    maxAttempts: 2,
    // What it has to say comes as errors, which go into our own log.
    logger: silent,
    // The newer checksums and the wait for "100 Continue" are unknown to stores other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, patienceMs),
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      // Longer than our own server waits for a visitor who has stopped reading, and we with them.
      socketTimeout: 4 * patienceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  return { client, sdk }
}

/** Ends what it watches once nothing has moved for a while. */
class Silence {
  #controller = new AbortController()
  #timer: NodeJS.Timeout

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), ms)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  watch(body: Readable): Readable {
    const timer = this.#timer
    async function* pass() {
      for await (const chunk of body) {
        timer.refresh()
        yield chunk
      }
    }
    const watched = Readable.from(pass(), { objectMode: false })
    outlive(watched)
    return watched
  }

  end() {
    clearTimeout(this.#timer)
  }
}

function wrap(body: Buffer): Parcel {
  return { body, size: body.length, md5: createHash('md5').update(body).digest('base64') }
}

async function writeDown(bytes: Bytes, path: string, send: (parcel: Parcel) => Promise<void>) {
  const hash = createHash('md5')
  let size = 0
  const file = await open(path, 'wx+')
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    const body = file.createReadStream({ start: 0, autoClose: false })
    outlive(body)
    await send({ body, size, md5: hash.digest('base64') }).finally(() => body.destroy())
  } finally {
    await file.close()
  }
}

/** Who reads a stream hears of its errors; one that comes while nobody does must not end us. */
function outlive(stream: Readable) {
  stream.on('error', () => {})
}

/** HTTP lets a store answer a range with more than was asked for; the surplus stays here. */
function keepTo(range: ByteRange, body: Readable, contentRange: string | undefined): Readable {
  const [, start = 0, end = Number.POSITIVE_INFINITY] = (
    /^bytes (\d+)-(\d+)\//.exec(contentRange ?? '') ?? []
  ).map(Number)
  if (start >= range.start && end <= range.end) return body
  return Readable.from(cut(range, body, start), { objectMode: false })
}

async function* cut({ start, end }: ByteRange, body: Readable, from: number) {
  let at = from
  for await (const chunk of body as AsyncIterable<Buffer>) {
    yield chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += chunk.length
    if (at > end) return
  }
}

/** Any server may answer 404; only a store says that it knows no such key (if it may use words). */
function nullIf(absent: 'NoSuchKey' | 'NotFound') {
  return (error: Error): null => (error.name === absent ? null : explain(error))
}

/** The SDK's errors carry all that the store answered: in the log their names will do. */
function explain(error: Error): never {
  const { code = error.name } = error as NodeJS.ErrnoException
  throw unavailable(new Error(`The S3-compatible store failed: ${code}`, { cause: error }))
}
