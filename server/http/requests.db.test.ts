import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { adminKey, siteForEach } from '../../tests/support/app.ts'
import { limitBodyTime } from './requests.ts'

const site = siteForEach(null)

const json = { 'content-type': 'application/json' }

test('a DELETE may name a type and have nothing of it', async () => {
  await site.open()
  const staff = { ...json, 'x-admin-key': adminKey }
  const url = '/api/admin/contact-messages/1'
  const answer = await site.app.inject({ method: 'DELETE', url, headers: staff })
  expect(answer.statusCode).toBe(404)
})

// Lost otherwise: an address over its limit is refused until the clock catches up.
test('a limit ends with its window, though the clock is set back', async () => {
  await site.open({ RATE_LIMITS: 'on' })
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
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    const drip = setInterval(() => socket.writable && socket.write('x'), 50)
    socket.on('data', (chunk) => {
      heard += chunk
    })
    // Writing to a closed connection raises a socket error; the test needs only its end.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(heard)
    })
  })
  await app.close()
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})
