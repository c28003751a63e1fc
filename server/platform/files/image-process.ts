/** Runs in a process of its own, one picture after the other. */
import { answerJobs } from '../own-process.ts'
import {
  type CopyJob,
  type ImageJob,
  makeAvifHere,
  type Picture,
  type PreparedImage,
  prepareImageHere,
} from './images.ts'

answerJobs<ImageJob | CopyJob, PreparedImage | Picture[]>(async (job) =>
  'copyWidths' in job ? makeAvifHere(job) : prepareImageHere(job),
)
