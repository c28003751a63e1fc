/** Runs in a process of its own, one file after the other. */
import { answerJobs } from '../own-process.ts'
import type { OfficeJob } from './office.ts'
import { packWord } from './word.ts'
import { packWorkbook } from './workbook.ts'

answerJobs((job: OfficeJob) =>
  'document' in job ? packWord(job.document) : packWorkbook(job.sheets),
)
