import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

export type Scratch = ReturnType<typeof createScratch>

/** Folders for work in progress, below `root`. Leftovers of a crash are deleted after a day. */
export function createScratch(root: string) {
  let sweeping: Promise<void> | undefined
  return {
    /** Runs `work` with a new, empty folder, which is deleted when it returns or throws. */
    async use<T>(work: (folder: string) => Promise<T>): Promise<T> {
      await mkdir(root, { recursive: true })
      sweeping ??= removeOld(root, Date.now() - DAY_MS)
      await sweeping
      const folder = await mkdtemp(join(root, 'work-'))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Deletes by age, because another process may be at work in the same folder. */
async function removeOld(root: string, before: number) {
  for (const name of await readdir(root)) {
    const path = join(root, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
