import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Check, CheckId } from '../../domain/launch.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForAll, startTestApp } from '../../tests/support/app.ts'
import { type SmtpServer, startSmtpServer } from '../../tests/support/smtp-server.ts'
import { noteJob } from '../platform/db/jobs.ts'

const login = { user: 'post@firm.eu', password: 'a-secret-word' }

let smtp: SmtpServer
let knowsLogin = true
const site = siteForAll(null)
const { call } = createAdmin(site)
beforeAll(async () => {
  // This server quotes the login that it refuses, as some do.
  smtp = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (knowsLogin) return done(null, { user: username })
      const refusal = new Error(`Authentication failed for ${username} with ${password}`)
      done(Object.assign(refusal, { responseCode: 535 }))
    },
  })
  const url = new URL(smtp.url)
  Object.assign(url, { username: encodeURIComponent(login.user), password: login.password })
  await site.open({
    SMTP_URL: url.href,
    SMTP_TLS: 'off',
    PUBLIC_URL: 'https://firm.eu',
    STAFF_EMAIL: 'staff@firm.eu',
    MAIL_FROM: 'post@firm.eu',
  })
  site.ports.mailRecords = async () => ({ spf: true, dkim: false, dmarc: true })
})
afterAll(() => smtp.close())

const sendTest = () => call('POST', '/launch/test-mail')

async function look(id: CheckId): Promise<Check | undefined> {
  const response = await call('GET', '/launch')
  // Whatever the checks find, the response never holds credentials.
  expect(response.body).not.toContain(login.password)
  expect(response.body).not.toContain('smtp://')
  const checks: Check[] = response.json().data
  return checks.find((check) => check.id === id)
}

const countMusts = async () => (await call('GET', '/waiting')).json().data.launch

describe('the test mail', () => {
  test('a refused login is told in the server’s words, without the login, and costs no try', async () => {
    knowsLogin = false
    for (let tries = 0; tries < 4; tries += 1) {
      const response = await sendTest()
      const { data } = response.json()
      const cause = 'The mail server refused our login.'
      expect(data).toMatchObject({ accepted: false, cause })
      expect(data.answer).toBe('535 Authentication failed for … with …')
      expect(response.body).not.toContain(login.password)
    }
    expect(await look('mail')).toMatchObject({ state: 'open' })
    knowsLogin = true
  })

  test('goes to the staff address three times a day, and the checklist knows', async () => {
    const musts = await countMusts()
    for (let sent = 1; sent <= 3; sent += 1) {
      const { data } = (await sendTest()).json()
      expect(data).toMatchObject({ accepted: true, recipient: 'staff@firm.eu' })
      expect(data.answer).toMatch(/^250 /)
    }
    expect(smtp.taken.map(({ recipient }) => recipient)).toEqual(Array(3).fill('staff@firm.eu'))
    expect(await look('mail')).toMatchObject({
      state: 'done',
      seen: [site.clock.current.toISOString()],
    })
    expect(await countMusts()).toBe(musts - 1)
    const refused = await sendTest()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60))
    expect(smtp.taken).toHaveLength(3)
  })

  test('what was accepted with other settings counts no more', async () => {
    const { config } = site.ports
    site.ports.config = { ...config, SMTP_URL: 'smtp://elsewhere.eu' }
    expect(await look('mail')).toMatchObject({ state: 'open' })
    site.ports.config = { ...config, SMTP_URL: undefined }
    const refused = await sendTest()
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('no_mail_server')
    site.ports.config = config
  })

  // For what they may neither see nor send, see `server/access/named-keys.db.test.ts`.
  test('readers and editors are told on their tabs that something is open', async () => {
    for (const role of ['reader', 'editor']) {
      const { key } = (await call('POST', '/keys', { name: `One ${role}`, role })).json().data
      const { data } = (await call('GET', '/waiting', undefined, key)).json()
      expect(data.launch, role).toBeGreaterThan(0)
    }
  })
})

test('a forwarded address that TRUST_PROXY does not name is told of', async () => {
  expect(await look('proxy')).toMatchObject({ state: 'done' })
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  await site.app.inject({ url: '/healthz', remoteAddress: '203.0.113.9', headers })
  const outside = await look('proxy')
  expect(outside).toMatchObject({ state: 'open', seen: ['an address outside this network'] })
  await site.app.inject({ url: '/healthz', remoteAddress: '10.0.0.7', headers })
  expect(await look('proxy')).toMatchObject({ state: 'open', seen: ['10.0.0.7'] })
})

test('of two that TRUST_PROXY names, and of what this machine forwards or asks itself, nothing is told', async () => {
  const behind = await startTestApp({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' })
  for (const [from, visitor, seen, referer = 'https://a.example/'] of [
    ['10.0.0.7', '198.51.100.7', null],
    ['127.0.0.1', '', null, ''],
    ['127.0.0.1', '198.51.100.7', null],
    // Somebody on the machine itself, through its own proxy.
    ['127.0.0.1', '127.0.0.1', null],
    ['192.168.0.7', '198.51.100.7', '192.168.0.7', ''],
    ['10.0.0.7', '', '10.0.0.7'],
  ] as const) {
    const forwarded = visitor && { 'x-forwarded-for': visitor }
    const headers = { ...forwarded, referer, 'sec-fetch-site': 'same-origin' }
    await behind.app.inject({ url: '/healthz', remoteAddress: from, headers })
    expect(behind.ports.unknownProxy.seen, `${from} for ${visitor}`).toBe(seen)
  }
  await behind.close()
})

test('the stamp of a backup holds for two days', async () => {
  expect(await look('backup')).toMatchObject({ state: 'open', seen: [] })
  const now = site.clock.current
  await noteJob(site.db, 'backup', now.toISOString())
  expect(await look('backup')).toMatchObject({ state: 'done' })
  site.clock.current = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000 + 1)
  expect(await look('backup')).toMatchObject({ state: 'open', seen: [now.toISOString()] })
  site.clock.current = now
})

test('what the DNS says, a starter that was saved and a named key are seen', async () => {
  expect(await look('dkim')).toMatchObject({ state: 'open' })
  expect(await look('spf')).toMatchObject({ state: 'done' })
  expect(await look('keys')).toMatchObject({ state: 'done' })
  expect((await look('provisions'))?.state).toBe('open')
})

test('the finder of a hole is told where to write, for months to come', async () => {
  const { body, headers } = await site.app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(site.clock.current.getTime())
  expect(body).toContain('Canonical: https://firm.eu/.well-known/security.txt')
})

test.each(['/feed', '/rss.xml'])('%s leads to the feed', async (url) => {
  const { statusCode, headers } = await site.app.inject(url)
  expect([statusCode, headers.location]).toEqual([301, '/feeds/insights.rss'])
})

test('off https nobody is told on their tabs', async () => {
  const { config } = site.ports
  site.ports.config = { ...config, PUBLIC_URL: undefined }
  expect(await countMusts()).toBe(0)
  site.ports.config = config
})
