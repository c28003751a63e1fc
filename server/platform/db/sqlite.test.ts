import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchRoot } from '../../../tests/support/scratch-root.ts'
import { openDatabase, sqliteFileIn } from './database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(scratchRoot, 'plumbline-empty-'))
  await writeFile(sqliteFileIn(folder), '')
})
afterEach(() => rm(folder, { recursive: true }))

test('a database of 0 bytes beside other data is not taken for a new one', async () => {
  await mkdir(join(folder, 'media'))
  expect(() => openDatabase({ DATA_DIR: folder })).toThrow(/has 0 bytes.*media/)
})

test('alone it is what a start left that was cut short', async () => {
  await openDatabase({ DATA_DIR: folder }).destroy()
})
