import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForEach } from '../../../tests/support/folder.ts'
import { createScratch } from './scratch.ts'

const folder = folderForEach()

test('lends a folder of its own and takes it back, whatever happened in it', async () => {
  const scratch = createScratch(join(folder.path, 'new'))
  const answer = await scratch.use(async (lent) => {
    await writeFile(join(lent, 'a'), 'a')
    return readdir(lent)
  })
  expect(answer).toEqual(['a'])
  const failing = scratch.use(async (lent) => {
    await writeFile(join(lent, 'b'), 'b')
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await readdir(join(folder.path, 'new'))).toEqual([])
})

test('removes what a crash left a day ago, and nothing younger', async () => {
  for (const name of ['old', 'young']) await mkdir(join(folder.path, name))
  await writeFile(join(folder.path, 'old', 'half-a-film'), 'x')
  const twoDaysAgo = Date.now() / 1000 - 48 * 60 * 60
  await utimes(join(folder.path, 'old'), twoDaysAgo, twoDaysAgo)
  await createScratch(folder.path).use(async () => {})
  expect(await readdir(folder.path)).toEqual(['young'])
})
