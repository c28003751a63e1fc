import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../domain/errors.ts'

/** How long the rest of a refused upload is read and dropped, so that the answer can be heard. */
const DROP_MS = 30_000
/** How long what was received may be worked on while nothing moves on the connection. */
const WORK_MS = 120_000
/** What a form of one file needs beside the file's bytes. */
const FORM_BYTES = 16 * 1024

/** A file on its way in. Reading `bytes` throws what is wrong with the form or its size. */
export interface Upload {
  /** As the sender says; nothing is known of it. */
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
      // The bytes are counted below, so that the answer does not wait for the last of them.
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

/** A stream that breaks was cut off or malformed; that is no fault of ours. */
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
  return invalid('The upload was cut off, or is no form that can be read.')
}

function wrongForm({ field }: UploadRule) {
  return invalid(`Please send one file, in the field "${field}".`)
}

/**
 * A connection closed on a sender that is still sending takes the answer with it, so what is left
 * is read and forgotten, for a while.
 */
function dropRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const giveUp = setTimeout(() => raw.destroy(), DROP_MS).unref()
  raw.once('close', () => clearTimeout(giveUp))
}
