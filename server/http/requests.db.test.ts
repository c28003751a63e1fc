import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { adminKey, snapshot, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { fillSite } from '../../tests/support/installation.ts'
import { composeForm, formType } from '../../tests/support/media.ts'
import { listRoutes } from '../services.ts'
import { limitBodyTime } from './requests.ts'

let site: TestApp
afterEach(() => site?.close())

const aFile = composeForm({ name: 'a.txt', bytes: 'Words.' })
const json = { 'content-type': 'application/json' }

test('a DELETE may name a type and have nothing of it', async () => {
  site = await startTestApp()
  const staff = { ...json, 'x-admin-key': adminKey }
  const url = '/api/admin/contact-messages/1'
  const answer = await site.app.inject({ method: 'DELETE', url, headers: staff })
  expect(answer.statusCode).toBe(404)
})

test('null and 200 unknown fields are refused in few words, and change nothing', async () => {
  site = await startTestApp()
  const before = await snapshot(site.db)
  const headers = { ...json, 'x-admin-key': adminKey }
  const calls = listRoutes(site.ports).filter(({ body }) => body)
  expect(calls.length).toBeGreaterThan(15)
  const unknown = Array.from({ length: 200 }, (_, i) => [`x_${i}`, 1])
  const payload = JSON.stringify(Object.fromEntries(unknown))
  for (const { method, path } of calls) {
    const url = `/api${(path as string).replace(/:\w+/g, '1')}`
    const answer = await site.app.inject({ method, url, headers, payload: 'null' })
    expect(answer.statusCode, `${method} ${url}`).toBe(400)
    const other = await site.app.inject({ method, url, headers, payload })
    expect(other.statusCode, `${method} ${url}`).toBe(400)
    const named = Object.keys(other.json().errors).filter((name) => name.startsWith('x_'))
    expect(named.length, `${method} ${url}`).toBeLessThanOrEqual(20)
  }
  expect(await snapshot(site.db)).toEqual(before)
})

/** Each is 1 by some other reading: as a number, without its blanks, in digits of another script. */
const noIds = [
  '1.0',
  '01',
  '+1',
  '1e0',
  '0x1',
  '0b1',
  '%201',
  '1%0A',
  '1,0',
  '1;',
  '%EF%BC%91',
  '%D9%A1',
]

// Lost otherwise: the record that a page, an address in a mail or a program never named.
test('a text that is no id names nothing, whatever is asked of it, and changes nothing', async () => {
  site = await startTestApp()
  await fillSite(site)
  const before = await snapshot(site.db)
  const staff = { 'x-admin-key': adminKey }
  const ofRecords = listRoutes(site.ports).filter(({ path }) => /:(id|note|name)\b/.test(path))
  expect(ofRecords.length).toBeGreaterThan(40)
  for (const { method, path, upload } of ofRecords) {
    const form = { headers: { ...staff, 'content-type': formType }, payload: aFile }
    const sent = upload ? form : { headers: { ...staff, ...json }, payload: '{}' }
    for (const [param] of path.matchAll(/:\w+/g)) {
      for (const text of [...noIds, '0', '-1', '4294967297', 'NaN', '1%00']) {
        const url = `/api${path.replace(param, text).replaceAll(/:\w+/g, '1')}`
        const given = method === 'GET' ? { headers: staff } : sent
        const { statusCode, body } = await site.app.inject({ method, url, ...given })
        expect(
          param === ':name' ? [400, 404] : [404],
          `${method} ${url}: ${statusCode} ${body}`,
        ).toContain(statusCode)
      }
    }
  }
  expect(await snapshot(site.db)).toEqual(before)
})

// Lost otherwise: who was over a limit is kept out until the clock is there again.
test('a limit ends with its window, though the clock is set back', async () => {
  site = await startTestApp({ RATE_LIMITS: 'on' })
  const send = () => site.app.inject({ method: 'POST', url: '/api/contact', headers: json })
  const use = async () => {
    for (let i = 0; i < 10; i += 1) expect((await send()).statusCode).toBe(400)
    const { statusCode, headers } = await send()
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
  }
  await use()
  expect((await send()).statusCode).toBe(429)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 60 * 60_000)
  await use()
  clock.mockRestore()
})

test('a body that comes byte by byte is cut off', async () => {
  const app = fastify()
  limitBodyTime(app, 300)
  app.post('/', async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n'
  const answer = await new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    const drip = setInterval(() => socket.writable && socket.write('x'), 50)
    socket.on('data', (chunk) => {
      heard += chunk
    })
    // A drop that meets the end of the connection is an error of the socket, and its end says enough.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(heard)
    })
  })
  await app.close()
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})
