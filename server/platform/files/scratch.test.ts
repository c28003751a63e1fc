import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plumbline-scratch-'))
})
afterEach(() => rm(root, { recursive: true }))

test('lends a folder of its own and takes it back, whatever happened in it', async () => {
  const scratch = createScratch(join(root, 'new'))
  const answer = await scratch.use(async (folder) => {
    await writeFile(join(folder, 'a'), 'a')
    return readdir(folder)
  })
  expect(answer).toEqual(['a'])
  const failing = scratch.use(async (folder) => {
    await writeFile(join(folder, 'b'), 'b')
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await readdir(join(root, 'new'))).toEqual([])
})

test('removes what a crash left a day ago, and nothing younger', async () => {
  for (const name of ['old', 'young']) await mkdir(join(root, name))
  await writeFile(join(root, 'old', 'half-a-film'), 'x')
  const twoDaysAgo = Date.now() / 1000 - 48 * 60 * 60
  await utimes(join(root, 'old'), twoDaysAgo, twoDaysAgo)
  await createScratch(root).use(async () => {})
  expect(await readdir(root)).toEqual(['young'])
})
