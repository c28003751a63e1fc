/** Runs in a process of its own, one article after the other. */
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { answerJobs } from '../../platform/own-process.ts'
import { renderContent } from './render.ts'

answerJobs(async ({ content }: { content: SafeHtml }) => renderContent(content))
