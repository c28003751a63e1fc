import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => existsSync(`${path}/.`)

/**
 * Makes the data folder and those above it; only this account may read them. Node's recursive mkdir
 * never returns below /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    // Another process may have made it at the same time.
    if (isFolder(folder)) return
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'a file, or closed to this account' : message
    throw new Error(`the folder ${folder} cannot be used (${why}). Set DATA_DIR to another.`)
  }
}
