/** Runs in a process of its own: a thousand long articles keep nobody waiting. */
import { answerJobs } from '../platform/own-process.ts'
import { type WriteJob, writePost } from './write-post.ts'

answerJobs(async (job: WriteJob) => writePost(job))
