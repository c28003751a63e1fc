/**
 * Runs in a process of its own: all that is read of a file is read here, so that no text, however it
 * was made, keeps the server from answering or takes its memory.
 */
import { invalid } from '../../domain/errors.ts'
import { answerJobs } from '../platform/own-process.ts'
import { HtmlLimitError } from '../platform/parse-html.ts'
import {
  type Lookup,
  type NormalisedText,
  normaliseText,
  type UnsettledText,
} from './normalise-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { readOrRefuse } from './read-text.ts'
import { looksLikeWordpress, readWordpress, type WordpressFile } from './read-wordpress.ts'

export type ReadJob = { source: string; file: string } | { text: UnsettledText; lookup: Lookup }
/** Null for a file that is neither Markdown nor of WordPress. */
export type ReadResult = WordpressFile | NormalisedText | null

answerJobs(async (job: ReadJob): Promise<ReadResult> => {
  if ('file' in job) return readFile(job)
  try {
    return normaliseText(job.text, job.lookup)
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error
    throw invalid('It holds more markup than an article can have.')
  }
})

function readFile({ source, file }: { source: string; file: string }): WordpressFile | null {
  if (looksLikeWordpress(file)) return readWordpress(source, file)
  if (!/\.(md|markdown|txt)$/i.test(source)) return null
  return { texts: [readOrRefuse(source, () => readMarkdown(source, file))], notes: [] }
}
