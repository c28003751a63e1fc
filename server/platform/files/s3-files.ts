import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { unavailable } from '../../../domain/errors.ts'
import type { Config } from '../config.ts'
import { type ByteRange, createLocalFiles, type Files, partsOf } from './files.ts'
import { createScratch, type Scratch } from './scratch.ts'

/** Files in `folder` of the bucket, if the settings name one, or else of the data folder. */
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
  /** Prefix of every key ("media/"), so that the bucket can hold other things too. */
  prefix: string
  /** Absent for Amazon's own. */
  endpoint?: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether URLs have the bucket in the path, not in the host's name. */
  isPathStyle: boolean
  /** Where a stream is written to this machine's disk before it is sent. */
  scratch: Scratch
  /** How long the store may take to begin its answer, in milliseconds. */
  patienceMs?: number
  /** How long a put may make no progress, in milliseconds. */
  silenceMs?: number
  /** How many connections may be open at once; each visitor who is loading a file holds one. */
  maxConnections?: number
}

/** The content of a put, with its size and hash. */
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

/** The bucket and its client, which is created on first use. */
interface Bucket {
  settings: S3Settings
  connect: () => Promise<{ client: S3Client; sdk: Sdk }>
  placeOf: (key: string) => { Bucket: string; Key: string }
}

/** Files in a bucket of an S3-compatible store; for what it needs, see docs/decisions/files.md. */
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
 * Sends the whole file in one request, which succeeds or fails as a whole: a multipart upload would
 * leave parts behind. A stream is first written to disk, for its length and hash.
 */
async function put(bucket: Bucket, key: string, bytes: Bytes): Promise<void> {
  // Throws for an invalid key before anything is read.
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
  // A large file may take long; only a lack of progress ends it.
  const options = { requestTimeout: 0, abortSignal: silence.signal }
  const answer = await client
    .send(new sdk.PutObjectCommand(file), options)
    .catch(explain)
    .finally(() => silence.end())
  await confirm(bucket, key, md5, answer.ETag)
}

/**
 * Throws `unavailable`, and deletes the file, unless the store holds what was sent. Most stores
 * answer with the hash; for others, as with encryption, the file is read back.
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

/** The SDK is large: installations with files on disk never load it. */
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
    // The SDK reports by errors, which our own log has.
    logger: silent,
    // Stores other than Amazon's do not know the newer checksums and the wait for "100 Continue".
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, patienceMs),
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      // Longer than our server waits for a visitor who has stopped reading, which stalls this too.
      socketTimeout: 4 * patienceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  return { client, sdk }
}

/** Aborts a transfer once nothing has moved for a while. */
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

/** Ignores errors of a stream that nobody reads: unheard, they would end the process. */
function outlive(stream: Readable) {
  stream.on('error', () => {})
}

/** Cuts an answer to the range: HTTP lets a store send more than was asked for. */
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

/** Null for the store's own error, where it may name one: any server may answer 404. */
function nullIf(absent: 'NoSuchKey' | 'NotFound') {
  return (error: Error): null => (error.name === absent ? null : explain(error))
}

/** Names the SDK's error, which carries the store's whole answer: too much for the log. */
function explain(error: Error): never {
  const { code = error.name } = error as NodeJS.ErrnoException
  throw unavailable(new Error(`The S3-compatible store failed: ${code}`, { cause: error }))
}
