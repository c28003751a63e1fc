/** Commits on their way to the disk. */
import { type FileHandle, open } from 'node:fs/promises'
import { unavailable } from '../../../domain/errors.ts'

/** The file into which SQLite writes what is committed, until a checkpoint takes it over. */
export class LogFile {
  #path: string
  #handle: Promise<FileHandle> | null = null
  #sync = shareRuns(() => this.#bringToDisk())

  constructor(path: string) {
    this.#path = path
  }

  /** Resolves when all that was written before the call is on the disk. Throws `unavailable`. */
  sync(): Promise<void> {
    return this.#sync()
  }

  async close() {
    await this.#sync().catch(() => {})
    const handle = await this.#handle?.catch(() => null)
    await handle?.close()
  }

  async #bringToDisk() {
    try {
      // Made with the first write, and kept for as long as the database is open.
      this.#handle ??= open(this.#path, 'r')
      await (await this.#handle).datasync()
    } catch (error) {
      this.#handle = null
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unavailable(error)
    }
  }
}

/**
 * The same work for all who ask: who comes while it runs shares the next run with all the others who
 * do, as what they ask for may have come too late for the one that runs.
 */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  function start(): Promise<void> {
    const begun = work().finally(() => {
      if (running === begun) running = null
    })
    running = begun
    return begun
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
