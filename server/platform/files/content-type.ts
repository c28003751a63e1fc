import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { DomainError, invalid } from '../../../domain/errors.ts'
import { OwnProcess } from '../own-process.ts'
import type { CompoundJob } from './compound-process.ts'
import { readHead } from './files.ts'

/** Content types that are treated as another one. */
const synonyms: Record<string, string> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'text/rtf': 'application/rtf',
}

/** The detector's content type. Throws `invalid` where it fails on a damaged file. */
async function detect(path: string): Promise<string | null> {
  const found = await fileTypeFromFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? error : invalid('The file is damaged and cannot be read.')
  })
  return found?.mime ?? null
}

/**
 * What a file is by its bytes, whatever its name: a content type, or null if they do not tell.
 * Office files from before 2007 are told apart by what their container holds. Throws `invalid`.
 */
export async function detectContentType(path: string): Promise<string | null> {
  const type = await detect(path)
  if (type === 'application/x-cfb') return detectOfficeFile(path)
  return type && (synonyms[type] ?? type)
}

/** Whether a file is an animated PNG; pictures made of it are still. */
export async function isMovingPng(path: string): Promise<boolean> {
  return (await detect(path)) === 'image/apng'
}

const compoundReader = new OwnProcess<CompoundJob, string[]>(
  new URL('./compound-process.ts', import.meta.url),
)

async function detectOfficeFile(path: string): Promise<string | null> {
  const streams = await compoundReader.run({ path }).catch((error): string[] => {
    if (error instanceof DomainError) throw error
    // A damaged file has no streams that anybody could open.
    return []
  })
  if (streams.includes('WordDocument')) return 'application/msword'
  const isWorkbook = streams.includes('Workbook') || streams.includes('Book')
  return isWorkbook ? 'application/vnd.ms-excel' : null
}

/** PDF readers look for the mark within this many bytes; mail programs put lines before it. */
const PDF_HEAD = 1024

export async function holdsPdfMark(path: string): Promise<boolean> {
  return (await readHead(path, PDF_HEAD)).includes('%PDF-')
}

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/**
 * The encoding of a text file: UTF-16 by its mark, UTF-8, or else Windows-1252, which old programs
 * write and which includes Latin-1. Null if it is no text, such as one with control characters.
 */
export async function detectTextEncoding(path: string): Promise<TextEncoding | null> {
  const wide = await readMark(path)
  const decoder = new TextDecoder(wide ?? 'utf-8', { fatal: true })
  let isWhole = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (!wide && chunk.some(isControl)) return null
    isWhole &&= decodes(() => decoder.decode(chunk, { stream: true }))
  }
  isWhole &&= decodes(() => decoder.decode())
  if (isWhole) return wide ?? 'utf-8'
  return wide ? null : 'windows-1252'
}

/** The byte-order mark of UTF-16. */
async function readMark(path: string): Promise<'utf-16le' | 'utf-16be' | null> {
  const mark = (await readHead(path, 2)).toString('hex')
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : null
}

/** Control characters other than tab, line ends, form feed and escape. */
function isControl(byte: number): boolean {
  return (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)) || byte === 0x7f
}

function decodes(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}

/** Converts a text of that encoding to UTF-8. */
export async function* readInUtf8(path: string, encoding: TextEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield Buffer.from(decoder.decode(chunk, { stream: true }))
  }
  yield Buffer.from(decoder.decode())
}
