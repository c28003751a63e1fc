/** Child process that makes one file at a time. Each library is loaded with its first file. */
import { answerJobs } from '../own-process.ts'
import type { OfficeJob } from './office.ts'

answerJobs(async (job: OfficeJob) => {
  if ('sheets' in job) return (await import('./workbook.ts')).packWorkbook(job.sheets)
  return (await import('./word.ts')).packWord(job.document)
})
