/** Child process: some damaged files make the library end its process. */
import { read } from 'cfb'
import { answerJobs } from '../own-process.ts'

export interface CompoundJob {
  path: string
}

const STREAM = 2

/** The names of the streams at the top of a compound file; what is embedded in one lies deeper. */
answerJobs<CompoundJob, string[]>(async ({ path }) => {
  const { FileIndex, FullPaths } = read(path, { type: 'file' })
  const isAtTop = (index: number) => FullPaths[index]?.split('/').length === 2
  return FileIndex.filter(({ type }, index) => type === STREAM && isAtTop(index)).map(
    ({ name }) => name,
  )
})
