import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate in-memory file system of a few megabytes. */
export interface SmallDisk {
  path: string
  /** Fills it to the last byte. */
  fill(): void
  /** Frees what `fill` took. */
  free(): void
  remove(): void
}

/**
 * Mounts a small disk, which needs root; null if that is not allowed, and the test is skipped. CI
 * runs as root.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'plumbline-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function fillWith(file: string) {
  const fd = openSync(file, 'a')
  const bytes = Buffer.alloc(4096)
  try {
    for (;;) writeSync(fd, bytes)
  } catch {
    // Full.
  } finally {
    closeSync(fd)
  }
}
