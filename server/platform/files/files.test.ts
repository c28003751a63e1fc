import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { isUnavailable, reasonOf } from '../../../domain/errors.ts'
import { createBucket } from '../../../tests/support/s3-access.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { createLocalFiles, type Files, readLocalFile } from './files.ts'
import { createS3Files, type S3Settings } from './s3-files.ts'
import { createScratch } from './scratch.ts'

/** The error of an unreachable store, with the reason that is logged. */
const outage = (reason: string | RegExp) => ({
  kind: 'unavailable',
  cause: { message: expect.stringMatching(reason) },
})

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-files-'))
  folders.push(folder)
  return folder
}

const requests: string[] = []
const { access, stop } = await startS3Server((line) => requests.push(line))
afterAll(stop)

async function createS3(settings: Partial<S3Settings> = {}): Promise<Files> {
  return createS3Files({
    ...access,
    bucket: await createBucket(access),
    prefix: 'media/',
    region: 'eu-central-1',
    isPathStyle: true,
    scratch: createScratch(await freshFolder()),
    ...settings,
  })
}

async function read(files: Files, key: string, range?: { start: number; end: number }) {
  const stream = await files.open(key, range)
  return stream && (await buffer(stream)).toString()
}

/** Every store that the server can be set up with keeps this contract. */
const stores: [string, () => Promise<Files>][] = [
  ['the local disk', async () => createLocalFiles(join(await freshFolder(), 'media'))],
  ['an S3-compatible server', createS3],
]

describe.each(stores)('files on %s', (_, create) => {
  const text = Buffer.from('0123456789')

  test('come back as they went in, whole and in part', async () => {
    const files = await create()
    await files.put('a1/one.txt', [text])
    expect(await read(files, 'a1/one.txt')).toBe('0123456789')
    expect(await read(files, 'a1/one.txt', { start: 2, end: 4 })).toBe('234')
    expect(await read(files, 'a1/one.txt', { start: 0, end: 0 })).toBe('0')
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

  test('are at hand before the first was put', async () => {
    await (await create()).ping()
  })

  test('may come from a file of this machine', async () => {
    const path = join(await freshFolder(), 'given')
    await writeFile(path, text)
    const files = await create()
    await files.put('b/copy', readLocalFile(path))
    expect(await read(files, 'b/copy')).toBe('0123456789')
  })

  test('may be large', async () => {
    const files = await create()
    const piece = Buffer.alloc(1024 * 1024, 'x')
    async function* film() {
      for (let i = 0; i < 12; i += 1) yield piece
      yield text
    }
    await files.put('a/film', film())
    expect(await files.stat('a/film')).toEqual({ size: 12 * piece.length + 10 })
    const start = 12 * piece.length
    expect(await read(files, 'a/film', { start, end: start + 9 })).toBe('0123456789')
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

  const noKeys = ['', '/', '../a', 'a/../b', 'a/./b', '/etc/passwd', 'a//b', '.env', 'a/.b', 'a\\b']
  test.each([...noKeys, 'a\0'])('are never outside: %j is no key', async (key) => {
    const files = await create()
    await expect(files.put(key, [text])).rejects.toThrow('no key')
    await expect(files.open(key)).rejects.toThrow('no key')
    await expect(files.stat(key)).rejects.toThrow('no key')
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

describe('on an S3-compatible server', () => {
  const film = Buffer.alloc(8 * 1024 * 1024, 'x')
  const part = { start: 1_000, end: 1_009 }

  test('a part is all that is asked for', async () => {
    const files = await createS3()
    await files.put('a/film', [film])
    requests.length = 0
    expect(await read(files, 'a/film', part)).toBe('x'.repeat(10))
    expect(requests).toEqual(['GET bytes=1000-1009'])
  })

  test('readers who leave give their connection back', async () => {
    const files = await createS3({ maxConnections: 2 })
    await files.put('a/film', [film])
    for (let i = 0; i < 10; i += 1) {
      const unread = await files.open('a/film')
      unread?.destroy()
      const begun = await files.open('a/film')
      for await (const _ of begun ?? []) break
    }
    expect(await files.stat('a/film')).toEqual({ size: film.length })
  })

  test('a secret that is wrong is refused, and not told', async () => {
    const files = await createS3({ secretAccessKey: 'a-wrong-secret' })
    for (const work of [
      () => files.put('a/one', [film]),
      () => files.put('a/one', readLocalFile(import.meta.filename)),
      () => files.open('a/one'),
      () => files.stat('a/one'),
      () => files.delete('a/one'),
      () => files.ping(),
    ]) {
      const error = await work().catch((error: Error) => error)
      expect(isUnavailable(error)).toBe(true)
      expect(String(reasonOf(error as Error))).toMatch(
        /^Error: The S3-compatible store failed: \w+$/,
      )
    }
  })

  test('a bucket that is not there is an error, not an absent file', async () => {
    const files = await createS3({ bucket: 'elsewhere' })
    await expect(files.open('a/one')).rejects.toMatchObject(outage('NoSuchBucket'))
    await expect(files.put('a/one', [film])).rejects.toMatchObject(outage('NoSuchBucket'))
    await expect(files.ping()).rejects.toMatchObject(outage('NotFound'))
  })
})

describe('a store that has died', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections()
  })

  async function listen(handle: RequestListener, patienceMs = 120_000): Promise<Files> {
    const server = createServer(handle)
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return createS3({ endpoint: `http://127.0.0.1:${port}`, patienceMs })
  }

  test.each([
    [
      'refuses every connection',
      () => createS3({ endpoint: 'http://127.0.0.1:9' }),
      /ECONNREFUSED/,
    ],
    ['answers nothing', () => listen(() => {}, 150), /TimeoutError|ETIMEDOUT|AbortError/],
    ['cuts the connection', () => listen(({ socket }) => socket.destroy()), /ECONNRESET|EPIPE/],
    [
      'fails',
      () => listen((_, response) => response.writeHead(500).end()),
      /Unknown|InternalError|500/,
    ],
  ])('and %s is an error, soon', async (_, make, message) => {
    const files = await make()
    const stream = readLocalFile(import.meta.filename)
    await Promise.all([
      expect(files.put('a/one', [Buffer.from('1')])).rejects.toMatchObject(outage(message)),
      expect(files.put('a/one', stream)).rejects.toMatchObject(outage('store failed')),
      expect(files.open('a/one')).rejects.toMatchObject(outage(message)),
      expect(files.stat('a/one')).rejects.toMatchObject(outage(message)),
      expect(files.delete('a/one')).rejects.toMatchObject(outage(message)),
      expect(files.ping()).rejects.toMatchObject(outage(message)),
    ])
  })

  test('and takes nothing of what is put is given up', async () => {
    const server = createServer(({ socket }) => socket.pause())
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    const files = await createS3({ endpoint, patienceMs: 120_000, silenceMs: 300 })
    const stream = Readable.from([Buffer.alloc(8 * 1024 * 1024)])
    await expect(files.put('a/one', stream)).rejects.toMatchObject(outage('store failed'))
    await expect(files.put('a/one', [Buffer.from('1')])).rejects.toMatchObject(
      outage('store failed'),
    )
  })

  test.each([
    ['what was sent', '0123456789', true],
    ['something else', '0123456780', false],
  ])('and whose answer names no hash is asked for the file: it has %s', async (_, has, isTaken) => {
    const methods: (string | undefined)[] = []
    const files = await listen((request, response) => {
      methods.push(request.method)
      request.resume().on('end', () => {
        if (request.method === 'PUT') response.setHeader('etag', '"encrypted"')
        response.end(request.method === 'GET' ? has : undefined)
      })
    })
    const put = files.put('a/one', [Buffer.from('0123456789')])
    if (isTaken) await put
    else await expect(put).rejects.toMatchObject(outage('other bytes'))
    expect(methods).toEqual(isTaken ? ['PUT', 'GET'] : ['PUT', 'GET', 'DELETE'])
  })

  test('and left another server in its place is an error, not an absent file', async () => {
    const files = await listen((_, response) => response.writeHead(404).end('Nothing here.'))
    await expect(files.open('a/one')).rejects.toMatchObject(outage('store failed'))
  })

  test('in the middle of a file ends the stream with an error', async () => {
    const files = await listen((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('01234')
    }, 1_000)
    await expect(read(files, 'a/one')).rejects.toThrow('timed out')
    // An error of a stream that nobody reads does not end the process either.
    await files.open('a/one')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  })
})
