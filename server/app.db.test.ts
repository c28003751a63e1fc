import { describe, expect, test } from 'vitest'
import { version } from '../content/firm.ts'
import { siteForEach } from '../tests/support/app.ts'
import { sendBytes } from '../tests/support/send-bytes.ts'

const site = siteForEach()

describe('the server', () => {
  test('says that it lives and that it is ready', async () => {
    expect((await site.app.inject('/healthz')).json()).toEqual({ status: 'ok', version })
    expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('without its database is not ready, and answers 500 with no explanation', async () => {
    await site.db.destroy()
    const response = await site.app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 'database unavailable' })
    const fault = await site.app.inject('/api/quickscore-assessments')
    expect(fault.statusCode).toBe(500)
    expect(fault.json()).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again later.',
    })
  })

  test('sends the security headers with every answer and sets no cookie', async () => {
    const missing = ['/media/a', '/assets/a.js', '/api/nothing']
    for (const url of ['/healthz', '/api/quickscore-assessments', ...missing]) {
      const { headers } = await site.app.inject(url)
      expect(headers['cache-control'], url).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
    const { headers } = await site.app.inject('/api/nothing')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('answers what is no request of HTTP, and goes on', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const end = '\r\nHost: a\r\nConnection: close\r\n\r\n'
    const requests: [what: string, bytes: string, status: number][] = [
      ['a broken escape in the path', `GET /api/%zz HTTP/1.1${end}`, 400],
      ['a method it does not know', `BREW /api/quickscore/submit HTTP/1.1${end}`, 400],
      ['PROPFIND', `PROPFIND / HTTP/1.1${end}`, 405],
      ['bytes that are no HTTP', '\0\0\0\r\n\r\n', 400],
      ['a tunnel', `CONNECT a.example:443 HTTP/1.1${end}`, 400],
      ['what nobody expects', `POST /api/contact HTTP/1.1\r\nExpect: tea${end}`, 417],
      ['a header of 20 KB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}${end}`, 431],
    ]
    for (const [what, bytes, status] of requests) {
      const answer = await sendBytes(site.app, bytes)
      expect(answer, what).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer.split('\r\n\r\n')[1]).toMatch(/^\{"success":false,"message":"[^"]+"\}$/)
      expect((await site.app.inject('/healthz')).statusCode).toBe(200)
    }
  })
})
