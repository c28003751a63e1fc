import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The folder into which mail is written without a mail server (`mailer.ts`). A missing folder
 * counts as empty.
 */
export function createMailFolder(folder: string) {
  /** Names of the files, the oldest first. */
  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return []
    })
    return names.filter((name) => name.endsWith('.eml')).sort()
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(folder, name), { force: true })
  }

  return {
    list,
    remove,

    /** Names of the files that hold the address, in any case, in their head or in readable text. */
    async listAbout(address: string): Promise<string[]> {
      const holds = holding(address)
      const found: string[] = []
      for (const name of await list()) {
        // Another process may have deleted the file meanwhile.
        const text = await readFile(join(folder, name), 'latin1').catch(() => '')
        if (holds.test(text.replaceAll('=\r\n', ''))) found.push(name)
      }
      return found
    },

    /** Deletes the files of the messages with these ids (`mailer.ts`). */
    async removeMessages(ids: readonly string[]): Promise<void> {
      const ends = ids.map((id) => `-${id}.eml`)
      await remove((await list()).filter((name) => ends.some((end) => name.endsWith(end))))
    },

    /** Deletes the files of mail older than `time`, with which their names begin. */
    async removeBefore(time: Date): Promise<void> {
      const first = nameOf(time)
      await remove((await list()).filter((name) => name < first))
    },
  }
}

/** The time as the beginning of a file name, so that names sort by it. */
export function nameOf(time: Date): string {
  return time.toISOString().toLowerCase().replaceAll(/[:.]/g, '-')
}

/** Matches the address, but not as a part of a longer one. */
function holding(address: string): RegExp {
  const escaped = address.replaceAll(/[^a-z0-9@]/gi, '\\$&')
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${escaped}(?![\\w-]|\\.\\w)`, 'i')
}
