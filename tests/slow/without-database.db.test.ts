import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { removeData, type ServerProcess, startServer } from '../support/server-process.ts'

let postgres: PostgresServer
let server: ServerProcess

// The same on SQLite could not be: its file does not go away.
const isPostgres = inject('postgresUrl') !== undefined

beforeAll(async () => {
  if (!isPostgres) return
  postgres = await startPostgres()
  server = await startServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await server?.stop()
  if (server) await removeData(server)
  await postgres?.remove()
})

/** As a browser goes to an address. */
function visit(path: string, init: RequestInit = {}) {
  const headers = { accept: 'text/html,application/xhtml+xml', ...init.headers }
  return fetch(`${server.url}${path}`, { ...init, headers })
}

async function expectScreen(answer: Response, words = 'back in a moment') {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await answer.text()
  expect(html).toContain('<h1')
  expect(html).toContain(words)
}

describe.runIf(isPostgres)('with the database gone', () => {
  beforeAll(async () => {
    for (const path of ['/insights', '/insights']) await (await visit(path)).text()
    postgres.signal('SIGQUIT')
    await postgres.ended()
  })

  test.each(['/', '/about', '/governance-in-a-box', '/contact', '/privacy-policy', '/insights'])(
    '%s needs no data, or was kept before: it is served',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<h1')
    },
  )

  test.each(['/', '/for-analysts', '/benchmark-request', '/newsletter'])(
    '%s stands without the part that needs data, and is not kept so',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  // An address that no page has may be an old one that leads on, which only the database knows: a 404
  // would have it dropped by search engines.
  test.each(['/quickscore', '/insights?page=2', '/nothing-here'])(
    '%s cannot be shown: the screen of the site says so',
    async (path) => {
      await expectScreen(await visit(path))
    },
  )

  test('an article cannot be shown: its own screen says so', async () => {
    await expectScreen(await visit('/insights/ai-in-hiring'), 'This article cannot be shown')
  })

  test.each(['', '/answers', '/register', '/register/new', '/register/1', '/register/1/edit'])(
    'behind a private link, %s cannot be shown: the screen of the site says so',
    async (below) => {
      await expectScreen(await visit(`/quickscore/result/${'a'.repeat(43)}${below}`))
    },
  )

  test('what is no page shows a person the same screen, and a program the envelope', async () => {
    await expectScreen(await visit('/feeds/insights.rss'))
    const answer = await fetch(`${server.url}/api/insights`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ success: false })
  })

  test('who sends the contact form keeps what they wrote, and is told', async () => {
    const entries = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Please call me back',
    }
    const answer = await visit('/contact', { method: 'POST', body: new URLSearchParams(entries) })
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('We cannot reach our data at the moment')
    for (const entry of Object.values(entries)) expect(html).toContain(entry)
  })

  test('and once it is back, all is as before', async () => {
    await postgres.restart()
    const status = async () => (await visit('/quickscore')).status
    await expect.poll(status).toBe(200)
  })
})
