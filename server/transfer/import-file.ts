/** Texts of an uploaded file: Markdown, an export of WordPress or Ghost, or a ZIP of these. */
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { DomainError, invalid } from '../../domain/errors.ts'
import { importMaxPosts } from '../../domain/transfer.ts'
import { readHead } from '../platform/files/files.ts'
import { openZip, type Zip } from '../platform/files/zip.ts'
import { OwnProcess } from '../platform/own-process.ts'
import type { Lookup, NormalisedText, UnsettledText } from './normalise-text.ts'
import type { ReadJob, ReadResult } from './read-process.ts'
import { emptyText, lineOf, type ReadFile, type ReadText } from './read-text.ts'

/** Limits in bytes, for memory: a Markdown file, an export file, and all texts together. */
const MOST_MARKDOWN = 2 * 1024 * 1024
const MOST_EXPORT = 12 * 1024 * 1024
const MOST_TEXT = 24 * 1024 * 1024
/** Limit on one job of the reading process, far above what an honest file takes. */
const LONGEST_MS = 20_000

export interface ImportFile extends ReadFile {
  /** Null if the upload is a single text file. */
  zip: Zip | null
}

export async function storeUpload(bytes: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  await pipeline(bytes, createWriteStream(path, { flags: 'wx' }))
}

/** Calls `work` with the texts of the file at `path`. Throws `invalid`; `too-large`. */
export async function withTexts<T>(
  { path, name }: { path: string; name: string },
  work: (file: ImportFile) => Promise<T>,
): Promise<T> {
  const zip = (await isZip(path)) ? await openZip(path) : null
  try {
    const file = zip ? await readZip(zip) : await readSingle(path, name)
    if (file.texts.length === 0 && file.notes.length === 0) throw invalid(nothing)
    if (file.texts.length > importMaxPosts) {
      throw invalid(`The file holds more than ${importMaxPosts} posts. Please split it.`)
    }
    return await work({ ...file, zip })
  } finally {
    zip?.close()
  }
}

const nothing =
  'No post was found. Please choose a Markdown file, a ZIP file of these, or an export from WordPress (XML) or Ghost (JSON).'

/** Signatures of a ZIP file with entries, and of an empty one. */
const zipMarks = ['504b0304', '504b0506']

const isZip = async (path: string) => zipMarks.includes((await readHead(path, 4)).toString('hex'))

const module = new URL('./read-process.ts', import.meta.url)
const worker = new OwnProcess<ReadJob, ReadResult>(module, { longestMs: LONGEST_MS })

/** The reading process of all imports: one job after the other, each limited in time. */
export const reader = {
  /** Returns `refused` if the job failed or took too long. */
  read: (job: { source: string; file: string }) =>
    worker.run(job).catch((error) => {
      if (error instanceof DomainError && error.kind === 'too-busy') throw error
      return 'refused' as const
    }) as Promise<ReadFile | null | 'refused'>,
  /** Throws `invalid`. */
  async settle({ html, featured }: UnsettledText, lookup: Lookup): Promise<NormalisedText> {
    const settling = worker.run({ text: { html, featured }, lookup }).catch((error) => {
      throw error instanceof DomainError ? error : invalid(unreadable)
    })
    return (await settling) as NormalisedText
  },
  /** Notes on content of `before` that `after` lacks. */
  compare: (before: string, after: string) =>
    worker.run({ before, after }).catch(() => []) as Promise<string[]>,
}

async function readSingle(path: string, name: string): Promise<ReadFile> {
  const bytes = await readFile(path)
  const isExport = /^[^<{\w]*[<{]/.test(bytes.subarray(0, 64).toString('latin1'))
  if (bytes.length > (isExport ? MOST_EXPORT : MOST_MARKDOWN)) {
    throw new DomainError('too-large', tooLong)
  }
  const file = decode(bytes)
  if (file === null) throw invalid(notText)
  const read = await reader.read({ source: lineOf(name) || 'file', file })
  if (read === 'refused') throw invalid(unreadable)
  if (read === null) throw invalid(nothing)
  return read
}

const tooLong = 'The file is too long to be read as one text. Please split it.'
const tooMuch = 'The texts in the file come to more than 24 MB. Please split it.'
const notText = 'The file is not text in UTF-8 or UTF-16.'
const unreadable = 'The file could not be read within a reasonable time.'

async function readZip(zip: Zip): Promise<ReadFile> {
  const texts: ReadText[] = []
  const hosts: string[] = []
  const notes: string[] = []
  const entries = [...zip.entries.values()].filter(({ path }) =>
    /\.(md|markdown|mdx|xml|json)$/i.test(path),
  )
  if (entries.length > importMaxPosts) {
    throw invalid(`The file holds more than ${importMaxPosts} posts. Please split it.`)
  }
  const bytesOfAll = entries.reduce((sum, { size }) => sum + size, 0)
  if (bytesOfAll > MOST_TEXT) throw new DomainError('too-large', tooMuch)
  for (const { path, size, read } of entries.toSorted(byPath)) {
    const isExport = /\.(xml|json)$/i.test(path)
    const bytes = size > (isExport ? MOST_EXPORT : MOST_MARKDOWN) ? null : await collect(read())
    const file = bytes && decode(bytes)
    const found = file === null ? 'refused' : await reader.read({ source: path, file })
    if (found === 'refused') texts.push(refused(path, bytes, file))
    else if (found) {
      texts.push(...found.texts)
      hosts.push(...found.hosts)
      notes.push(...found.notes)
    }
  }
  for (const { path, size, read } of zip.entries.values()) {
    if (!siteSettings.test(path) || size > MOST_MARKDOWN) continue
    const [, home = ''] = homeSetting.exec(decode(await collect(read())) ?? '') ?? []
    if (URL.canParse(home)) hosts.push(new URL(home).host)
  }
  const inner = [...zip.entries.keys()].find((path) => /\.zip$/i.test(path))
  if (inner && entries.length === 0) {
    throw invalid(`"${inner}" is a ZIP file within the ZIP file. Please unpack it first.`)
  }
  return { texts, hosts, notes }
}

/** Settings files of Hugo and Jekyll, which name the address of the site. */
const siteSettings = /(?:^|\/)(?:hugo|_?config)\.(?:toml|ya?ml)$/
const homeSetting = /^(?:baseURL|url)\s*[:=]\s*["']?(https?:[^"'\s]+)/im

const byPath = (one: { path: string }, other: { path: string }) =>
  one.path < other.path ? -1 : Number(one.path > other.path)

function refused(path: string, bytes: Uint8Array | null, file: string | null): ReadText {
  const why = bytes === null ? tooLong : file === null ? notText : unreadable
  return { ...emptyText(path), title: path.slice(0, 200), refusal: why }
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function decode(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const isLittle = /^(?:fffe|..00)/.test(start)
  const encoding = isLittle ? 'utf-16le' : /^(?:feff|00)/.test(start) ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
