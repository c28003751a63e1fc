import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { siteForEach, type TestApp } from '../tests/support/app.ts'
import { startSmtpServer } from '../tests/support/smtp-server.ts'
import { writeToUs } from '../tests/support/visitors.ts'
import { createPrivacyWorker } from './privacy/service.ts'
import { createWorkers } from './workers.ts'

const key = 'a-key-for-the-figures'

const site = siteForEach(null)
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function start(env?: Record<string, string>): Promise<TestApp> {
  await site.open(env)
  return site
}

function scrape({ app }: TestApp, authorization = `Bearer ${key}`) {
  return app.inject({ url: '/metrics', headers: { authorization } })
}

/** The figure of one series, as a scraper reads it; undefined if there is no such series. */
function figure(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

const requests = (labels: string) => `plumbline_http_request_duration_seconds_count{${labels}}`

test('without a setting there are no figures, and nothing is counted', async () => {
  const { app, metrics } = await start()
  expect(metrics).toBeNull()
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('with a key they are for the holder of the key', async () => {
  const asked = await start({ METRICS_KEY: key })
  for (const wrong of ['', 'Bearer', 'Bearer a-key-for-the-figurex', key, `Basic ${key}`]) {
    const answer = await scrape(asked, wrong)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.body).not.toContain('plumbline_')
  }
  const answer = await scrape(asked)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('# TYPE nodejs_eventloop_lag_seconds gauge')
})

test('on a port of their own they need a key only if there is one, and are nowhere else', async () => {
  const serve = async (env: Record<string, string>) => {
    const { metrics } = await start({ METRICS_PORT: '0', ...env })
    const served = await metrics?.listen()
    ends.push(() => served?.close())
    return served?.url ?? ''
  }
  const url = await serve({})
  expect(new URL(url).port).not.toBe('0')
  expect(await (await fetch(url)).text()).toContain('plumbline_http_requests_in_flight')
  const statuses = [
    (await fetch(url.replace('/metrics', '/'))).status,
    (await fetch(url, { method: 'POST' })).status,
    (await site.app.inject({ url: '/metrics' })).statusCode,
  ]
  expect(statuses).toEqual([404, 405, 404])
  const guarded = await serve({ METRICS_KEY: key })
  expect((await fetch(guarded)).status).toBe(401)
  const headers = { authorization: `Bearer ${key}` }
  expect((await fetch(guarded, { headers })).status).toBe(200)
})

test('a port that is taken is said at the start', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  ends.push(() => void other.close())
  const { port } = other.address() as { port: number }
  const { metrics } = await start({ METRICS_PORT: String(port) })
  await expect(metrics?.listen()).rejects.toThrow('EADDRINUSE')
})

test('requests are counted by method, route pattern and class of status', async () => {
  const asked = await start({ METRICS_KEY: key })
  for (const id of [1, 2, 3]) await asked.app.inject({ url: `/api/admin/posts/${id}` })
  await asked.app.inject({ url: '/healthz' })
  const { body } = await scrape(asked)
  const posts = 'method="GET",route="/api/admin/posts/:id",status="4xx"'
  expect(figure(body, requests(posts))).toBe(3)
  expect(figure(body, requests('method="GET",route="/healthz",status="2xx"'))).toBe(1)
  // The scrape itself.
  expect(figure(body, 'plumbline_http_requests_in_flight')).toBe(1)
})

test('who hangs up is no longer in flight', async () => {
  const asked = await start({ METRICS_KEY: key })
  const address = await asked.app.listen({ host: '127.0.0.1', port: 0 })
  const inFlight = async () =>
    figure((await scrape(asked)).body, 'plumbline_http_requests_in_flight')
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write('POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 100\r\n\r\n{"name":')
  await expect.poll(inFlight).toBe(2)
  socket.destroy()
  await expect.poll(inFlight).toBe(1)
  const aborted = requests('method="POST",route="/api/contact",status="aborted"')
  expect(figure((await scrape(asked)).body, aborted)).toBe(1)
})

test('no visitor can make up a series', async () => {
  const asked = await start({ METRICS_KEY: key })
  const visit = async (word: string) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND', 'DELETE'] as const) {
      for (const path of [
        word,
        `api/${word}`,
        `api/admin/posts/${word}`,
        `%zz${word}`,
        'healthz',
      ]) {
        await asked.app.inject({ method: method as 'GET', url: `/${path}?${word}`, payload: word })
      }
    }
    const { body } = await scrape(asked)
    expect(body).not.toContain(word)
    return body.split('\n').filter((line) => line.startsWith('plumbline_')).length
  }
  // The first scrape cannot count itself yet.
  await scrape(asked)
  const before = await visit('ada-at-example')
  for (const word of ['jones-one', 'jones-two', 'jones-three']) {
    expect(await visit(word)).toBe(before)
  }
})

test('what is owed, what was tried and how long it has waited', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  ends.push(() => vi.useRealTimers())
  const smtp = await startSmtpServer()
  ends.push(() => smtp.close())
  const asked = await start({ METRICS_KEY: key, SMTP_URL: smtp.url, SMTP_TLS: 'off' })
  await writeToUs(asked)
  asked.pass(90_000)
  const notice = 'kind="contact-notice"'
  const waiting = (text: string, status: string) =>
    figure(text, `plumbline_outbox_messages{${notice},status="${status}"}`)
  const oldest = 'plumbline_outbox_oldest_pending_seconds'

  const { body: before } = await scrape(asked)
  expect([waiting(before, 'pending'), waiting(before, 'failed')]).toEqual([1, 0])
  expect(figure(before, oldest)).toBe(90)

  const workers = createWorkers(asked)
  ends.push(() => workers.stop())
  workers.start()
  await expect.poll(() => smtp.taken.length).toBe(2)
  const count = `plumbline_outbox_attempt_duration_seconds_count{${notice},outcome="sent"}`
  await expect.poll(async () => figure((await scrape(asked)).body, count)).toBe(1)
  // Cached from an earlier read of the database.
  expect(waiting((await scrape(asked)).body, 'pending')).toBe(1)
  vi.advanceTimersByTime(5_000)
  const { body: after } = await scrape(asked)
  expect([waiting(after, 'pending'), figure(after, oldest)]).toEqual([0, 0])
  expect(after).not.toContain('example.com')
})

test('messages of a kind that only a newer version knows are counted together', async () => {
  const asked = await start({ METRICS_KEY: key })
  const row = { recipient: 'a@example.com', payload: '{}', created_at: '2026-11-20T08:00:00.000Z' }
  for (const kind of ['new-one', 'new-two']) {
    const message = { ...row, kind, message_id: kind, next_attempt_at: row.created_at }
    await asked.db.insertInto('mail').values(message).execute()
  }
  const { body } = await scrape(asked)
  expect(figure(body, 'plumbline_outbox_messages{kind="other",status="pending"}')).toBe(2)
  expect(figure(body, 'plumbline_outbox_oldest_pending_seconds')).toBe(3_600)
})

test('while the database is away, the rest is still told', async () => {
  const asked = await start({ METRICS_KEY: key })
  await asked.db.schema.alterTable('mail').renameTo('gone').execute()
  const answer = await scrape(asked)
  expect(answer.statusCode).toBe(200)
  expect(figure(answer.body, 'plumbline_outbox_oldest_pending_seconds')).toBeNaN()
  expect(answer.body).not.toContain('plumbline_outbox_messages{')
  expect(answer.body).toContain('process_resident_memory_bytes')
})

test('a run of the daily job, and what it deleted', async () => {
  const asked = await start({ METRICS_KEY: key })
  const { ports, metrics } = asked
  await writeToUs(asked)
  asked.clock.current = new Date('2029-01-01T00:00:00.000Z')
  const worker = createPrivacyWorker({
    ...ports,
    onRun: metrics?.onRun,
    firstLookMs: 0,
  })
  ends.push(() => worker.stop())
  worker.start()
  const runs = 'plumbline_job_duration_seconds_count{job="retention",outcome="done"}'
  await expect.poll(async () => figure((await scrape(asked)).body, runs)).toBe(1)
  const deleted = 'plumbline_retention_deleted_rows_total{kept="contactMessages"}'
  expect(figure((await scrape(asked)).body, deleted)).toBe(1)
})
