/** Entry module of the content process (`apart.ts`): handles one article after the other. */
import { answerJobs } from '../../platform/own-process.ts'
import type { ContentJob } from './apart.ts'
import { renderContent } from './render.ts'
import { prepareContent, type SafeContent } from './sanitise.ts'

answerJobs(async (job: ContentJob): Promise<SafeContent | string> => {
  if ('content' in job) return renderContent(job.content)
  const prepared = prepareContent(job.html)
  return { ...prepared, rendered: renderContent(prepared.html) }
})
