import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { listCompoundStreams } from './compound-file.ts'

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

async function detectOfficeFile(path: string): Promise<string | null> {
  const streams = await listCompoundStreams(path)
  if (streams.includes('WordDocument')) return 'application/msword'
  const isWorkbook = streams.includes('Workbook') || streams.includes('Book')
  return isWorkbook ? 'application/vnd.ms-excel' : null
}

/**
 * Whether a file is plain text: valid UTF-8 without NUL, and nothing that a program would take for
 * HTML, SVG or XML because of how it begins.
 */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let beginning = ''
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true })
      if (text.includes('\0')) return false
      if (beginning.length < 100) beginning = (beginning + text).trimStart()
      if (/^<[a-z!?/]/i.test(beginning)) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}
