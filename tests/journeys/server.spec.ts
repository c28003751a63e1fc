import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { starterPosts } from '../../content/en/starter/index.ts'
import { sqliteFileIn } from '../../server/platform/db/database.ts'
import { expect, test } from '../support/journey.ts'
import { removeData, startServer } from '../support/server-process.ts'

const pages = ['/', '/quickscore', '/quickscore/methodology', '/admin', '/no-such-page']

test('every page forbids scripts and styles that are not ours, and sets no cookie', async ({
  page,
  request,
  allowConsole,
}) => {
  for (const path of pages) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).not.toMatch(/unsafe|http:/)
    expect(response.headers()['set-cookie'], path).toBeUndefined()
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8')
  }
  for (const path of ['/assets/none.js', '/%2e%2e/%2e%2e/package.json']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  allowConsole(/Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.slippedIn = true'
    document.body.append(script)
    const picture = '<img id="none" src="data:image/png,x" onerror="window.slippedIn = true">'
    document.body.insertAdjacentHTML('beforeend', picture)
    await new Promise((resolve) =>
      document.getElementById('none')?.addEventListener('error', resolve, { once: true }),
    )
    return 'slippedIn' in window
  })
  expect(ran).toBe(false)
})

/** Written down by a process that is started with these options: all the files that it has loaded. */
function noteLoaded(file: string): string {
  const code = `import{registerHooks}from'node:module';import{writeFileSync}from'node:fs'
const loaded=[];registerHooks({load(url,context,next){loaded.push(url);return next(url,context)}})
process.on('exit',()=>writeFileSync(${JSON.stringify(file)},loaded.join('\\n')))`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}

/** Much memory or time each, and for what few requests ask. */
const lateLibraries =
  /node_modules\/(highlight\.js|@aws-sdk|nodemailer|@myriaddreamin|sharp|docx|write-excel-file|pdfjs-dist|vite|typescript)\//

/** One message after another until nobody takes them; `acknowledged` gets their addresses. */
async function writeUntilGone(url: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${crypto.randomUUID()}@example.com`
    const body = JSON.stringify({ name: 'A writer', email, message: 'One of very many messages.' })
    const headers = { 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
      await answer.text()
      if (answer.status === 200) acknowledged.push(email)
    } catch {
      return
    }
  }
}

// Lost otherwise: what a visitor sends in the second in which we deploy.
test('a start loads no more than it needs, and a stop under load finishes what it has in hand; from ten on, organisations have an average', async () => {
  const noted = test.info().outputPath('loaded.txt')
  const server = await startServer({ env: { NODE_OPTIONS: noteLoaded(noted) } })
  const { hostname, port } = new URL(server.url)
  const body = JSON.stringify({
    name: 'N',
    company: 'C',
    email: 'last@example.com',
    user_type: 'buyer',
    answers: { A1: 1, B1: 1, C1: 1, D1: 1 },
  })
  let answer = ''
  const socket = connect(Number(port), hostname)
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(
    `POST /api/quickscore/submit HTTP/1.1\r\nHost: ${hostname}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
      `Expect: 100-continue\r\n\r\n${body.slice(0, 20)}`,
  )
  // The request is in hand once the server has told its sender to go on.
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  answer = ''
  const stopped = server.stop()
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.write(body.slice(20))
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await stopped).toBe(0)
  const loaded = (await readFile(noted, 'utf8')).split('\n')
  // The bundle, of which its map tells what is in it; the sources would take twice as long.
  expect(loaded.filter((url) => url.endsWith('/build/program/start.js'))).toHaveLength(1)
  const map = await readFile(join(import.meta.dirname, '../../build/program/start.js.map'), 'utf8')
  const { sources } = JSON.parse(map) as { sources: string[] }
  expect([...loaded, ...sources].filter((url) => lateLibraries.test(url))).toEqual([])

  const next = await startServer({ dataDir: server.dataDir })
  const { meta } = await (await fetch(`${next.url}/api/quickscore-assessments`)).json()
  expect(meta.total).toBe(1)
  const readCard = async () =>
    (await (await fetch(`${next.url}/quickscore`)).text()).replaceAll('<!-- -->', '')
  const first = await readCard()
  expect(first).toContain('1 of 10')
  expect(first).not.toContain('Average score')
  for (let number = 2; number <= 10; number += 1) {
    const lead = { name: 'N', company: `C${number}`, email: `n@c${number}.example` }
    const none = { A1: 0, B1: 0, C1: 0, D1: 0 }
    await fetch(`${next.url}/api/quickscore/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, user_type: 'buyer', answers: none }),
    })
  }
  // One organisation of ten at 100: the average is 10.
  const opened = await readCard()
  expect(opened).toContain('10%')
  expect(opened).toContain('Based on 10 organisations, the latest assessment of each')
  // Lost otherwise: the site, for as long as somebody has its file open in a shell or a copy tool.
  const shell = new DatabaseSync(sqliteFileIn(next.dataDir))
  shell.exec('begin immediate')
  const visited = [
    '/healthz',
    '/',
    '/insights',
    '/quickscore',
    '/insights/what-the-digital-omnibus-moved',
  ]
  for (const path of visited) expect((await fetch(`${next.url}${path}`)).status, path).toBe(200)
  expect((await fetch(`${next.url}/nowhere`)).status).toBe(404)
  shell.exec('rollback')
  shell.close()
  // They go on through the stop: each message is also a letter that the workers have in hand.
  const acknowledged: string[] = []
  const writers = Array.from({ length: 16 }, () => writeUntilGone(next.url, acknowledged))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100)
  // What takes longer than the product's own ten seconds ends with 1.
  expect(await next.stop()).toBe(0)
  await Promise.all(writers)
  const file = new DatabaseSync(sqliteFileIn(next.dataDir))
  const rows = file.prepare('select email from messages').all()
  file.close()
  const stored = new Set(rows.map(({ email }) => email))
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  await removeData(next)
})

test('a bad setting stops the start and is named; its value is not', async () => {
  const start = startServer({ env: { DATABASE_URL: 'mysql://user:secret@host/x' } })
  const error = await start.catch((reason: Error) => reason)
  expect(String(error)).toContain('DATABASE_URL')
  expect(String(error)).not.toContain('secret')
})

// Lost otherwise: the site, from the moment at which staff save the firm until somebody starts it.
test('a saved firm ends the server as one that is to be started again, also after a report; the log holds nothing that a visitor typed', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  for (const check of ['healthz', 'readyz']) await fetch(`${server.url}/${check}`)
  await fetch(`${server.url}/someone@example.com?email=someone@example.com`)
  const answers = { A1: 1, B1: 1, C1: 1, D1: 1 }
  const lead = { name: 'Someone', company: 'Company Ltd', email: 'someone@example.com' }
  const call = (method: string, path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-admin-key': server.adminKey },
      body: JSON.stringify(body),
    })
  await call('POST', '/api/quickscore/submit', { ...lead, user_type: 'buyer', answers })
  await expect.poll(() => server.output()).toContain('"kind":"quickscore-report"')
  // Lost otherwise: readers take a fault of ours for theirs, and find no way on.
  const db = new DatabaseSync(sqliteFileIn(server.dataDir))
  db.exec('alter table post_categories rename to out_of_reach')
  db.close()
  const article = `/insights/${starterPosts.at(-1)?.slug}`
  const answer = await fetch(server.url + article)
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('<title>Article unavailable | Plumbline</title>')
  expect(html).toContain('This article cannot be shown right now')
  expect(html).toContain(`href="${article}"`)
  expect(html).toContain('id="main"')
  expect(html).not.toContain('post_categories')
  expect((await call('PUT', '/api/admin/firm/1', { version: 1, name: 'Northwick' })).status).toBe(
    200,
  )
  const isThere = () => fetch(`${server.url}/healthz`).then(Boolean, () => false)
  await expect.poll(isThere).toBe(false)
  expect(await server.stop()).toBe(75)
  expect(server.output()).toContain('answered')
  // Nor a health check that went well.
  for (const needless of ['omeone', 'Company Ltd', '127.0.0.1"', '::1', 'healthz', 'readyz']) {
    expect(server.output()).not.toContain(needless)
  }
  await removeData(server)
})

/** Milliseconds of a processor that the thread which answers everybody has had. */
async function readBusyTime(pid: number): Promise<number> {
  const [nanoseconds = ''] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(
    ' ',
  )
  return Number(nanoseconds) / 1_000_000
}

// Lost otherwise: everybody's next answer, while one page is made.
test('a page of a megabyte costs little of the processor that answers everybody', async ({
  admin,
  request,
  server,
}) => {
  test.skip(process.platform !== 'linux', 'Only there a thread tells what it has had.')
  const fill = (part: string) => part.repeat(Math.floor(1_000_000 / Buffer.byteLength(part)))
  const contents = {
    short: '<p>a</p>',
    words: `<p>${fill('Long. ')}</p>`,
    signs: `<p>${fill('漢字。')}</p>`,
    lines: `${'a\n'.repeat(9_999)}${'b'.repeat(980_000)}`,
    notes: `<p>${`Said${'.'.repeat(250)}<small data-footnote>So.</small>`.repeat(3_000)}</p>`,
  }
  const filing = { region_ids: [1], category_ids: [] }
  const save = (slug: string, content: string) => {
    const post = { title: slug, slug: `whole-${slug}`, description: 'D', status: 'published' }
    return admin.call('POST', '/api/admin/posts', { ...post, ...filing, content })
  }
  for (const [slug, content] of Object.entries(contents)) await save(slug, content)
  const taken: Record<string, number> = {}
  for (const round of [1, 2, 3, 4]) {
    // With another article the server makes every page again. The least counts: to learn to make it is no part
    // of a page, and what a machine does beside it is ours even less.
    await save(`round-${round}`, '<p>Another</p>')
    for (const slug of Object.keys(contents)) {
      const before = await readBusyTime(server.pid)
      const page = await request.get(`/insights/whole-${slug}`)
      const time = (await readBusyTime(server.pid)) - before
      expect(page.status()).toBe(200)
      expect(await page.text()).toContain('class="prose article-text"><')
      taken[slug] = Math.min(time, taken[slug] ?? time)
    }
  }
  // A page of one letter takes 4 ms where a megabyte takes 30; how fast the machine is, both tell.
  const { short = 0 } = taken
  for (const [slug, time] of Object.entries(taken)) expect(time / short, slug).toBeLessThan(16)
})
