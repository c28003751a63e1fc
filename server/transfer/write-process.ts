/** Entry module of the writing process, so that a large export does not block the server. */
import { answerJobs } from '../platform/own-process.ts'
import { type WriteJob, writePost } from './write-post.ts'

answerJobs(async (job: WriteJob) => writePost(job))
