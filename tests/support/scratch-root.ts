import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * The parent of all test folders: in memory if the machine has such a folder, since a database is
 * hundreds of files, which took most of the run's time on a slow disk.
 */
export const scratchRoot = hasMemoryFolder() ? MEMORY : tmpdir()

function hasMemoryFolder(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
