import { type FileHandle, open } from 'node:fs/promises'
import { type DomainError, unavailable } from '../../../domain/errors.ts'

/**
 * The file into which SQLite writes what is committed, until a checkpoint copies it. It is brought to
 * the disk outside the event loop, and all that wait share one sync.
 *
 * After a failed sync the system may have thrown away what it could not write, and the next sync
 * would succeed without it. So the first failure is final, until the process starts again.
 */
export class LogFile {
  /** Why nothing more may be written. */
  failure: DomainError | null = null
  #path: string
  #handle: FileHandle | null = null
  #written = 0
  #stored = 0
  #running: Promise<void> | null = null

  constructor(path: string) {
    this.#path = path
  }

  /** Something was committed just now. */
  note(): void {
    this.#written += 1
  }

  /** Resolves when all that was noted before the call is on the disk. Throws `unavailable`. */
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
