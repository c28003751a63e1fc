import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { libraryOf } from '../../tests/support/media.ts'
import { samplePdf } from '../../tests/support/media-files.ts'
import { createBucket, s3Env } from '../../tests/support/s3-access.ts'
import { startS3Server } from '../../tests/support/s3-server.ts'

let store: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  store = await startS3Server()
})
afterAll(() => store.stop())

/** Faults of a proxy in front of the store. */
let fault: { changesBytes: boolean; refusesDeletion: boolean }
const way = createServer((request, response) => void pass(request, response))
beforeAll(() => new Promise<void>((resolve) => void way.listen(0, '127.0.0.1', resolve)))
afterAll(() => void way.close())

const site = siteForEach(null)
const library = libraryOf(site)
beforeEach(async () => {
  fault = { changesBytes: false, refusesDeletion: false }
  const { port } = way.address() as AddressInfo
  const access = { ...store.access, endpoint: `http://127.0.0.1:${port}` }
  await site.open(s3Env(access, await createBucket(store.access)))
})

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers, url } = request
  if (method === 'DELETE' && fault.refusesDeletion) {
    request.resume()
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    return
  }
  const sent = await buffer(request)
  const passed = ask(`${store.access.endpoint}${url}`, { method, headers }, async (answer) => {
    const body = await buffer(answer)
    const isOfFile = fault.changesBytes && /^\/[^/?]+\/[^?]/.test(url ?? '')
    if (isOfFile && method === 'GET') body.writeUInt8(body.readUInt8(0) ^ 1, 0)
    if (isOfFile && method === 'PUT') answer.headers.etag = `"${'0'.repeat(32)}"`
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
  })
  passed.on('error', () => response.destroy())
  passed.end(sent)
}

describe('a store that confirms another hash than that of what was sent', () => {
  test('fails the upload, and nothing of it is left', async () => {
    const before = await library.everything()
    fault.changesBytes = true
    const answer = await library.upload('a.pdf', samplePdf())
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json().message).not.toMatch(/S3|bucket|hash/i)
    fault.changesBytes = false
    expect(await library.everything()).toEqual(before)
    expect((await library.upload('a.pdf', samplePdf())).statusCode).toBe(201)
  })

  test('and deletes nothing either leaves a note, by which the file is swept up later', async () => {
    fault = { changesBytes: true, refusesDeletion: true }
    expect((await library.upload('a.pdf', samplePdf())).statusCode).toBe(503)
    fault = { changesBytes: false, refusesDeletion: false }
    const { db, clock } = library.site
    const { media, activity, media_leftovers } = await snapshot(db)
    expect([media, activity, media_leftovers?.length]).toEqual([[], [], 1])
    const left = await library.files()
    expect(left).toHaveLength(1)
    clock.current = new Date(clock.current.getTime() + 61 * 60_000)
    expect((await library.upload('b.txt', 'Something else.')).statusCode).toBe(201)
    const kept = await library.files()
    expect([kept.length, kept.includes(left[0] ?? '')]).toEqual([1, false])
    expect((await snapshot(db)).media_leftovers).toEqual([])
  })
})
