import { type FileHandle, open } from 'node:fs/promises'
import { type DomainError, unavailable } from '../../../domain/errors.ts'

/**
 * SQLite's write-ahead log, which holds commits until a checkpoint copies them. It is synced to the
 * disk outside the event loop, and commits that wait share one sync.
 *
 * After a failed sync the system may have dropped what it could not write, and the next sync would
 * succeed without it. So the first failure is final, until the process starts again.
 */
export class LogFile {
  /** The error of the first failed sync, after which nothing may be written. */
  failure: DomainError | null = null
  #path: string
  #handle: FileHandle | null = null
  #written = 0
  #stored = 0
  #running: Promise<void> | null = null

  constructor(path: string) {
    this.#path = path
  }

  /** Records a commit. */
  note(): void {
    this.#written += 1
  }

  /** Resolves when all commits noted before the call are on the disk. Throws `unavailable`. */
  async sync(): Promise<void> {
    const wanted = this.#written
    while (this.#stored < wanted) {
      if (this.failure) throw this.failure
      this.#running ??= this.#bringToDisk()
      await this.#running
    }
  }

  async close(): Promise<void> {
    await this.sync().catch(() => {})
    await this.#handle?.close()
  }

  async #bringToDisk(): Promise<void> {
    const reached = this.#written
    try {
      this.#handle ??= await open(this.#path, 'r')
      await this.#handle.datasync()
      this.#stored = reached
    } catch (error) {
      this.failure = unavailable(error)
      throw this.failure
    } finally {
      this.#running = null
    }
  }
}
