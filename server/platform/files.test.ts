import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { createLocalFiles, type Files, readLocalFile } from './files.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-files-'))
  folders.push(folder)
  return folder
}

/** Every store that the server can be set up with keeps this contract. */
const stores: [string, () => Promise<Files>][] = [
  ['the local disk', async () => createLocalFiles(join(await freshFolder(), 'media'))],
]

describe.each(stores)('files on %s', (_, create) => {
  const text = Buffer.from('0123456789')

  async function read(files: Files, key: string, range?: { start: number; end: number }) {
    const stream = await files.open(key, range)
    return stream && (await buffer(stream)).toString()
  }

  test('come back as they went in, whole and in part', async () => {
    const files = await create()
    await files.put('a1/one.txt', [text])
    expect(await read(files, 'a1/one.txt')).toBe('0123456789')
    expect(await read(files, 'a1/one.txt', { start: 2, end: 4 })).toBe('234')
    expect(await read(files, 'a1/one.txt', { start: 9, end: 9 })).toBe('9')
    expect(await files.stat('a1/one.txt')).toEqual({ size: 10 })
  })

  test('may come in many pieces, and may be empty', async () => {
    const files = await create()
    await files.put('a/pieces', [text, text, text])
    await files.put('a/nothing', [])
    expect(await files.stat('a/pieces')).toEqual({ size: 30 })
    expect(await read(files, 'a/nothing')).toBe('')
  })

  test('may come from a file of this machine', async () => {
    const path = join(await freshFolder(), 'given')
    await writeFile(path, text)
    const files = await create()
    await files.put('b/copy', readLocalFile(path))
    expect(await read(files, 'b/copy')).toBe('0123456789')
  })

  test('are replaced by a second put', async () => {
    const files = await create()
    await files.put('a/one', [text])
    await files.put('a/one', [Buffer.from('new')])
    expect(await read(files, 'a/one')).toBe('new')
  })

  test('are not there before, nor after they were deleted', async () => {
    const files = await create()
    expect(await files.stat('a/one')).toBeNull()
    expect(await files.open('a/one')).toBeNull()
    await files.delete('a/one')
    await files.put('a/one', [text])
    await files.put('a/two', [text])
    await files.delete('a/one')
    expect(await files.open('a/one')).toBeNull()
    expect(await read(files, 'a/two')).toBe('0123456789')
  })

  test('leave what was there when a put fails half-way', async () => {
    const files = await create()
    await files.put('a/one', [text])
    async function* broken() {
      yield text
      throw new Error('cut off')
    }
    await expect(files.put('a/one', broken())).rejects.toThrow('cut off')
    await expect(files.put('a/two', broken())).rejects.toThrow('cut off')
    expect(await read(files, 'a/one')).toBe('0123456789')
    expect(await files.stat('a/two')).toBeNull()
  })

  test.each([
    '',
    '/',
    '../a',
    'a/../b',
    'a/./b',
    '/etc/passwd',
    'a//b',
    '.env',
    'a/.b',
    'a\\b',
    'a\0',
  ])('are never outside: %j is no key', async (key) => {
    const files = await create()
    await expect(files.put(key, [text])).rejects.toThrow('no key')
    await expect(files.open(key)).rejects.toThrow('no key')
    await expect(files.delete(key)).rejects.toThrow('no key')
  })
})

test('on the local disk nothing is left of a deleted or failed file, not even its folder', async () => {
  const root = join(await freshFolder(), 'media')
  const files = createLocalFiles(root)
  await files.put('a/one', [Buffer.from('1')])
  await writeFile(join(root, 'a', 'one.PART'), 'left by a crash')
  await files.delete('a/one')
  expect(await readdir(root)).toEqual([])
})
