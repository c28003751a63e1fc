/** Runs in a process of its own, one picture after the other. */
import { answerJobs } from '../own-process.ts'
import {
  type CopyJob,
  type CropJob,
  cropImageHere,
  type ImageJob,
  makeAvifHere,
  type Picture,
  type PreparedImage,
  prepareImageHere,
} from './images.ts'

type Job = ImageJob | CopyJob | CropJob

answerJobs<Job, PreparedImage | Picture[] | Uint8Array>(async (job) => {
  if ('part' in job) return cropImageHere(job)
  return 'copyWidths' in job ? makeAvifHere(job) : prepareImageHere(job)
})
