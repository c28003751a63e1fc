import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { scratchRoot } from './scratch-root.ts'

type Hook = (work: () => void) => void

const lend = (before: Hook, after: Hook) => () => {
  const folder = { path: '' }
  before(() => {
    folder.path = mkdtempSync(join(scratchRoot, 'plumbline-'))
  })
  after(() => rmSync(folder.path, { recursive: true, force: true }))
  return folder
}

/** An empty folder for each test, removed after it. */
export const folderForEach = lend(beforeEach, afterEach)

/** One folder for all tests of a file or `describe`. */
export const folderForAll = lend(beforeAll, afterAll)
