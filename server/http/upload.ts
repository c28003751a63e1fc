import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../domain/errors.ts'

/** How long the rest of a refused upload is drained, so that its sender can read the answer. */
const DROP_MS = 30_000
/** Socket timeout while a received file is processed and the connection is idle. */
const WORK_MS = 120_000
/** Overhead of a multipart form with one file, beside the file's bytes. */
const FORM_BYTES = 16 * 1024

/** A file as it arrives. Reading `bytes` throws if the form is wrong or the file too large. */
export interface Upload {
  /** As the sender states it, unchecked. */
  name: string
  bytes: AsyncIterable<Uint8Array>
}

export interface UploadRule {
  /** The name of the form's field. */
  field: string
  maxBytes: number
  tooLarge: string
}

/** Lets the routes of `scope` take multipart forms, and nothing else. */
export async function readUploads(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      parts: 2,
      files: 2,
      fields: 1,
      fieldSize: 1_000,
      headerPairs: 20,
      // `readOnlyFile` counts the bytes, so that the answer does not wait for the last of them.
      fileSize: Number.POSITIVE_INFINITY,
    },
  })
}

/** Refuses by the length that the sender states, before anything is read. Throws `too-large`. */
export function requireLength(request: FastifyRequest, { maxBytes, tooLarge }: UploadRule): void {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > maxBytes + FORM_BYTES) throw new DomainError('too-large', tooLarge)
}

/**
 * Hands `work` the one file of a form as it arrives. Throws `unsupported` for what is no form,
 * `invalid` for a form of anything else than one file, and, while it is read, `too-large`.
 */
export async function takeUpload<T>(
  request: FastifyRequest,
  rule: UploadRule,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw new DomainError('unsupported', 'Please send the file as multipart/form-data.')
  }
  try {
    const parts = request.parts()
    const first = await readPart(parts)
    if (first?.type !== 'file' || first.fieldname !== rule.field) throw wrongForm(rule)
    return await work({
      name: first.filename ?? '',
      bytes: readOnlyFile(request, first, parts, rule),
    })
  } finally {
    dropRest(request)
  }
}

async function* readOnlyFile(
  request: FastifyRequest,
  { file }: MultipartFile,
  parts: AsyncIterator<Multipart>,
  rule: UploadRule,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of blameSender(file)) {
    size += chunk.length
    if (size > rule.maxBytes) throw new DomainError('too-large', rule.tooLarge)
    yield chunk
  }
  if (await readPart(parts)) throw wrongForm(rule)
  request.raw.socket?.setTimeout?.(WORK_MS)
}

/** A broken stream was cut off or malformed: the sender's fault (`invalid`), not the server's. */
async function* blameSender(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch {
    throw cutOff()
  }
}

async function readPart(parts: AsyncIterator<Multipart>): Promise<Multipart | null> {
  const next = await parts.next().catch(() => {
    throw cutOff()
  })
  return next.done ? null : next.value
}

function cutOff() {
  return invalid('The upload was cut off, or its form could not be read.')
}

function wrongForm({ field }: UploadRule) {
  return invalid(`Please send one file, in the field "${field}".`)
}

/**
 * Closing the connection while the sender is still sending would lose the answer, so the rest is
 * read and dropped for up to `DROP_MS`.
 */
function dropRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const giveUp = setTimeout(() => raw.destroy(), DROP_MS).unref()
  raw.once('close', () => clearTimeout(giveUp))
}
