import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminKey, siteForEach } from '../../tests/support/app.ts'
import { formEnd, formType, libraryOf, openPart } from '../../tests/support/media.ts'
import { samplePdf } from '../../tests/support/media-files.ts'
import { mountSmallDisk, type SmallDisk } from '../../tests/support/small-disk.ts'

const site = siteForEach()
const library = libraryOf(site)
let disk: SmallDisk | null = null
let port: number
beforeEach(async () => {
  await library.site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (library.site.app.server.address() as { port: number }).port
})
afterEach(async () => {
  await site.close()
  disk?.remove()
  disk = null
})

const MiB = Buffer.alloc(1024 * 1024, 'x')

interface Sending {
  sender: ClientRequest
  answer: Promise<{ status: number; body: string }>
  /** Writes, and waits until the connection takes more, or the response has come. */
  send(bytes: Buffer | string): Promise<void>
}

/** Begins an upload on a real connection; without `content-length` unless `headers` have one. */
function begin(headers: Record<string, string> = {}): Sending {
  const sender = request({
    port,
    method: 'POST',
    path: '/api/admin/upload',
    headers: { 'x-admin-key': adminKey, 'content-type': formType, ...headers },
  })
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sender.on('error', reject).on('response', async (response: IncomingMessage) => {
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode ?? 0, body })
    })
  })
  answer.catch(() => {})
  async function send(bytes: Buffer | string) {
    if (sender.write(bytes)) return
    const drained = new Promise((resolve) => sender.once('drain', resolve))
    await Promise.race([drained, answer.catch(() => {})])
    sender.removeAllListeners('drain')
  }
  return { sender, answer, send }
}

const incoming = async () => (await library.files()).filter((path) => path.startsWith('incoming'))

test('a file in a thousand pieces becomes one', async () => {
  const { sender, answer, send } = begin()
  const bytes = samplePdf()
  await send(openPart({ name: 'a.pdf' }))
  for (const byte of bytes) await send(Buffer.of(byte))
  sender.end(formEnd)
  const { status, body } = await answer
  expect([status, JSON.parse(body).data.file_size]).toEqual([201, bytes.length])
  expect(await incoming()).toEqual([])
})

test('more than 50 MB without a stated length is refused while it comes, and heard', async () => {
  const before = await library.everything()
  const { sender, answer, send } = begin()
  let isAnswered = false
  let sent = 0
  void answer.then(() => {
    isAnswered = true
  })
  await send(openPart({ name: 'a.pdf' }))
  await send(samplePdf())
  while (!isAnswered && sent < 200) {
    await send(MiB)
    sent += 1
  }
  const { status, body } = await answer
  expect(status).toBe(413)
  expect(JSON.parse(body).message).toBe(
    'The file is larger than 50 MB. Please choose a smaller one.',
  )
  expect(sent).toBeLessThan(100)
  sender.destroy()
  expect(await library.everything()).toEqual(before)
})

test('a stated length of more than 50 MB is refused before anything is sent', async () => {
  const { sender, answer } = begin({ 'content-length': String(60 * MiB.length) })
  sender.flushHeaders()
  expect((await answer).status).toBe(413)
  sender.destroy()
})

test('without the key nothing of the file is waited for', async () => {
  const { sender, answer } = begin({ 'x-admin-key': 'wrong' })
  sender.flushHeaders()
  expect((await answer).status).toBe(401)
  sender.destroy()
})

test('a file that its sender gives up leaves nothing', async () => {
  const before = await library.everything()
  const { sender, send } = begin()
  await send(openPart({ name: 'a.pdf' }))
  await send(samplePdf())
  await send(MiB)
  await expect.poll(incoming).toHaveLength(1)
  sender.destroy()
  await expect.poll(() => library.files()).toEqual([])
  expect(await library.everything()).toEqual(before)
})

test('a file that stops coming is cut off and leaves nothing', async () => {
  const before = await library.everything()
  const connection = once(library.site.app.server, 'connection')
  const { answer, send } = begin()
  await send(openPart({ name: 'a.pdf' }))
  await send(MiB)
  await expect.poll(incoming).toHaveLength(1)
  const [socket]: Socket[] = await connection
  socket?.setTimeout(50)
  await expect(answer).rejects.toThrow(/hang up|ECONNRESET/)
  await expect.poll(() => library.files()).toEqual([])
  expect(await library.everything()).toEqual(before)
})

test('a file that keeps coming slowly is not cut off', async () => {
  library.site.app.server.timeout = 3_000
  const { sender, answer, send } = begin()
  await send(openPart({ name: 'a.pdf' }))
  for (let i = 0; i < 11; i += 1) {
    await send(samplePdf())
    await sleep(300)
  }
  sender.end(formEnd)
  expect((await answer).status).toBe(201)
})

test('a connection serves the next request after a refused upload', async () => {
  const { sender, answer, send } = begin()
  await send(openPart({ name: 'a.pdf', field: 'other' }))
  await send(MiB)
  sender.end(formEnd)
  expect((await answer).status).toBe(400)
  const again = begin()
  await again.send(openPart({ name: 'a.pdf' }))
  await again.send(samplePdf())
  again.sender.end(formEnd)
  expect((await again.answer).status).toBe(201)
})

test('visitors who leave in the middle of a file hold on to nothing', async () => {
  const film = Buffer.concat([samplePdf()], 20 * MiB.length)
  const data = await library.add('a.pdf', film)
  const countOpen = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
  const before = countOpen()
  await Promise.all(Array.from({ length: 40 }, () => leaveEarly(data.url)))
  await expect.poll(countOpen).toBeLessThan(before + 10)
  const { rawPayload } = await library.site.app.inject(data.url)
  expect(rawPayload.equals(film)).toBe(true)
})

/** Requests a file and disconnects after its first bytes. */
async function leaveEarly(path: string) {
  const [response] = await once(request({ port, path }).end(), 'response')
  await once(response, 'readable')
  response.destroy()
}

// Lost otherwise: an hour of staff who read of an internal error instead of trying again.
test('on a full disk a file is refused for now, and taken once there is room', async ({ skip }) => {
  disk = mountSmallDisk(16)
  if (!disk) return skip('needs a file system of its own, which only root may mount')
  await site.open({ DATA_DIR: disk.path })
  const before = await library.everything()
  disk.fill()
  const refused = await library.upload('a.pdf', samplePdf())
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  disk.free()
  expect(await library.everything()).toEqual(before)
  expect((await library.upload('a.pdf', samplePdf())).statusCode).toBe(201)
})
