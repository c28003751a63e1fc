/**
 * Runs in a process of its own: no file, however it was made, keeps the server from answering or
 * takes its memory.
 */
import { answerJobs } from '../platform/own-process.ts'
import { readMarkdown } from './read-markdown.ts'
import { readOrRefuse } from './read-text.ts'
import { looksLikeWordpress, readWordpress, type WordpressFile } from './read-wordpress.ts'

export interface ReadJob {
  source: string
  file: string
}

/** Null for a file that is neither. */
answerJobs(async ({ source, file }: ReadJob): Promise<WordpressFile | null> => {
  if (looksLikeWordpress(file)) return readWordpress(source, file)
  if (!/\.(md|markdown|txt)$/i.test(source)) return null
  return { texts: [readOrRefuse(source, () => readMarkdown(source, file))], notes: [] }
})
