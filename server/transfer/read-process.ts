/**
 * Entry module of the reading process: all parsing of uploaded files runs here, so that no text,
 * however hostile, blocks the server or takes its memory.
 */
import { invalid } from '../../domain/errors.ts'
import { parseHtml } from '../platform/html.ts'
import { answerJobs } from '../platform/own-process.ts'
import { HtmlLimitError } from '../platform/parse-html.ts'
import { describeLost, nameLost } from './name-lost.ts'
import {
  type Lookup,
  type NormalisedText,
  normaliseText,
  type UnsettledText,
} from './normalise-text.ts'
import { looksLikeGhost, readGhost } from './read-ghost.ts'
import { looksLikeMarkdown, readMarkdown } from './read-markdown.ts'
import type { ReadFile } from './read-text.ts'
import { looksLikeWordpress, readWordpress } from './read-wordpress.ts'

/** A file to read, a text to normalise, or two to compare. */
export type ReadJob =
  | { source: string; file: string }
  | { text: UnsettledText; lookup: Lookup }
  | { before: string; after: string }
/** Null for a file that no reader knows. */
export type ReadResult = ReadFile | NormalisedText | string[] | null

const readers: {
  looksLike: (file: string, source: string) => boolean
  read: (source: string, file: string) => ReadFile | null
}[] = [
  { looksLike: looksLikeWordpress, read: readWordpress },
  { looksLike: looksLikeGhost, read: readGhost },
  { looksLike: looksLikeMarkdown, read: readMarkdown },
]

answerJobs(async (job: ReadJob): Promise<ReadResult> => {
  if ('file' in job) {
    const { file, source } = job
    return readers.find(({ looksLike }) => looksLike(file, source))?.read(source, file) ?? null
  }
  try {
    if ('before' in job) return describeLost(nameLost(parseHtml(job.before), parseHtml(job.after)))
    return normaliseText(job.text, job.lookup)
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error
    throw invalid('It has more markup than an article can have.')
  }
})
