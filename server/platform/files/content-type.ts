import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { DomainError } from '../../../domain/errors.ts'
import { OwnProcess } from '../own-process.ts'
import type { CompoundJob } from './compound-process.ts'

/** What is the same thing to us under another name. */
const synonyms: Record<string, string> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'text/rtf': 'application/rtf',
}

/**
 * What a file is by its bytes, whatever its name: a content type, or null if they do not tell.
 * Office files from before 2007 are told apart by what their container holds.
 */
export async function detectContentType(path: string): Promise<string | null> {
  const type = (await fileTypeFromFile(path))?.mime ?? null
  if (type === 'application/x-cfb') return detectOfficeFile(path)
  return type && (synonyms[type] ?? type)
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

export type TextEncoding = 'utf-8' | 'windows-1252'

/**
 * How the text of a file is encoded, or null if it is no text. Old programs write Windows' Western
 * alphabet, of which Latin-1 is a part; control characters are in no text of it.
 */
export async function detectTextEncoding(path: string): Promise<TextEncoding | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some(isControl)) return null
    isUtf8 &&= decodes(() => decoder.decode(chunk, { stream: true }))
  }
  return isUtf8 && decodes(() => decoder.decode()) ? 'utf-8' : 'windows-1252'
}

/** What no text holds: all but tab, line ends, form feed and escape. */
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

/** A text of that encoding in UTF-8. Each byte is a character, so it can be cut anywhere. */
export async function* readInUtf8(path: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield Buffer.from(decoder.decode(chunk))
  }
}
