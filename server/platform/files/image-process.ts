/** Runs in a process of its own, one picture after the other. */
import { answerJobs } from '../own-process.ts'
import { prepareImageHere } from './images.ts'

answerJobs(prepareImageHere)
