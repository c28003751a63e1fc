import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { CacheTag } from '../../domain/cache-tags.ts'
import { siteForEach, snapshot, type TestApp } from '../../tests/support/app.ts'
import { pagesOf } from '../../tests/support/pages.ts'
import { addPost } from '../../tests/support/posts.ts'
import { sendBytes } from '../../tests/support/send-bytes.ts'
import type { Place, Requester } from './pages.ts'

const site = siteForEach(null)

const player = 'https://www.youtube-nocookie.com'
/** Placeholder, replaced in the finished page as the texts of articles are. */
const filmMark = '<!--film-->'
const film = `<a data-player="${player}/embed/x">$& $1</a><script>slipped()</script>`

/** Starts the server with pages that echo their request; only /contact takes a form. */
async function startWithPages(
  env: Record<string, string> = {},
  findPlace: (address: string) => Place = (address) => ({ address, route: '/*' }),
) {
  await site.open(env)
  let renderings = 0
  const handle = async (request: Request, requester?: Requester) => {
    const { pathname, href } = new URL(request.url)
    const html = { 'content-type': 'text/html; charset=utf-8' }
    if (request.method === 'GET') {
      renderings += 1
      const film = pathname === '/insights/with-film' ? filmMark : ''
      return new Response(`<p>${href}</p><p>Rendering ${renderings}</p>${film}`, { headers: html })
    }
    if (pathname !== '/contact' || !requester) return new Response('No action', { status: 405 })
    const refusal = await requester.consume('contact')
    if (refusal) return new Response(refusal, { status: 429, headers: html })
    return Response.json(Object.fromEntries(await request.formData()))
  }
  const cacheTags = (path: string): CacheTag[] =>
    path.startsWith('/insights') ? ['posts', 'labels'] : path === '/quickscore' ? ['benchmark'] : []
  const prerendered = new Map([[filmMark, film]])
  return site.withPages(pagesOf(handle, { cacheTags, findPlace, prerendered }))
}

const ada = { name: 'Ada', email: 'ada@example.com', company: 'Northgate' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function post(app: TestApp['app'], url: string, payload: string, headers = {}) {
  return app.inject({ method: 'POST', url, payload, headers: { ...form, ...headers } })
}

function directive(headers: Record<string, unknown>, name: string) {
  const policy = String(headers['content-security-policy'])
  return policy.split('; ').find((part) => part.startsWith(name))
}

describe('a form posted to its page', () => {
  test('reaches the action, also when it is empty, and the answer is never kept', async () => {
    const app = await startWithPages()
    const response = await post(app, '/contact?aud=ta', 'name=J%C3%B6+Li&message=a%0D%0Ab')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ name: 'Jö Li', message: 'a\r\nb' })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await app.inject('/contact?aud=ta')).body).toContain('Rendering 1')
    expect((await post(app, '/contact', '')).json()).toEqual({})
    expect((await app.inject({ method: 'POST', url: '/contact' })).json()).toEqual({})
  })

  test('is 405 where the page takes none', async () => {
    const app = await startWithPages()
    const response = await post(app, '/about', 'a=b')
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
    expect(response.json().success).toBe(false)
    expect((await app.inject({ method: 'PUT', url: '/contact' })).statusCode).toBe(405)
    // A browser that posts to a page, or to no page, sees the site's own screen.
    for (const url of ['/about', '/nothing']) {
      const { statusCode, headers, body } = await post(app, url, 'a=b', { accept: 'text/html' })
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(body).toContain('Rendering 1')
    }
  })

  test('is refused from elsewhere, in another form or too large', async () => {
    const app = await startWithPages()
    const before = await snapshot(site.db)
    const json = { 'content-type': 'application/json' }
    const parts = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const [payload, headers, status] of [
      ['a=b', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a=b', { origin: 'https://elsewhere.example' }, 403],
      [`a=${'x'.repeat(70_000)}`, {}, 413],
      ['{}', json, 415],
      ['x', parts, 415],
      ['a=b', { 'content-type': 'text/plain' }, 415],
      ['a=b', { 'content-encoding': 'gzip' }, 415],
    ] as const) {
      const { statusCode } = await post(app, '/contact', payload, headers)
      expect(statusCode, JSON.stringify(headers)).toBe(status)
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('spends the same limit as the API', async () => {
    const app = await startWithPages({ RATE_LIMITS: 'on' })
    const send = () => app.inject({ method: 'POST', url: '/api/contact', payload: {} })
    for (let i = 0; i < 5; i += 1) {
      expect((await send()).statusCode).toBe(400)
      expect((await post(app, '/contact', 'a=b')).statusCode).toBe(200)
    }
    expect((await send()).statusCode).toBe(429)
    const refused = await post(app, '/contact', 'a=b')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toMatch(/^Too many messages came from this connection\. Please try again/)
  })

  test('begins in a turn of its own: many at once keep nobody else waiting for all', async () => {
    await site.open()
    let turn = 0
    const begun: number[] = []
    const app = await site.withPages(pagesOf(async () => Response.json(begun.push(turn))))
    const count = () => {
      turn += 1
      if (begun.length < 9) setImmediate(count)
    }
    count()
    await Promise.all(Array.from({ length: 9 }, () => post(app, '/contact', 'a=b')))
    expect(new Set(begun).size).toBe(9)
  })
})

test('another method at a private address is not kept or listed, and leaves no address', async () => {
  const app = await startWithPages()
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const result = '/quickscore/result/a-token'
  for (const url of [
    ...[result, `${result}/report.pdf`, `${result}/register`, '/quickscore/asked/a-token'],
    ...['/downloads/everything/a-ticket', '/newsletter/preview/a-token'],
    ...['/newsletter/unsubscribe/a-token', '/quickscore/law-news/stop/a-token'],
    '/insights/preview/a-token',
  ]) {
    for (const method of ['PUT', 'PROPFIND']) {
      const { status, headers } = await fetch(`${server}${url}`, { method })
      expect([method, url, status]).toEqual([method, url, 405])
      expect(headers.get('cache-control'), url).toBe('no-store')
      expect(headers.get('referrer-policy'), url).toBe('no-referrer')
      expect(headers.get('x-robots-tag'), url).toContain('noindex')
    }
  }
})

describe('a page', () => {
  test('is kept until what visitors see changes, or is about to', async () => {
    const app = await startWithPages()
    const read = async () => (await app.inject('/insights')).body
    const first = await read()
    expect(await read()).toBe(first)
    site.clock.current = new Date('2026-11-20T09:00:59.999Z')
    expect(await read()).toBe(first)
    // A stale page is shown once more, and renewed for the next visitor.
    site.clock.current = new Date('2026-11-20T09:01:00.000Z')
    expect(await read()).toBe(first)
    await expect.poll(read).not.toBe(first)

    // Too old: a countdown that has stood still for so long must not be shown.
    site.clock.current = new Date('2026-11-20T09:30:00.000Z')
    await addPost(site.db, 'later', { published_at: '2026-11-20T09:30:10.000Z' })
    const third = await read()
    expect(third).toContain('Rendering 3')
    site.clock.current = new Date('2026-11-20T09:30:09.999Z')
    expect(await read()).toBe(third)
    site.clock.current = new Date('2026-11-20T09:30:10.000Z')
    expect(await read()).not.toBe(third)
  })

  test('is dropped by a change of what it rests on, and by no other', async () => {
    const app = await startWithPages()
    const pages = ['/insights', '/quickscore', '/about']
    const readAll = () => Promise.all(pages.map(async (url) => (await app.inject(url)).body))
    const [insights, quickscore, about] = await readAll()
    const payload = { ...ada, user_type: 'buyer', answers: { A1: 1 } }
    const sent = await app.inject({ method: 'POST', url: '/api/quickscore/submit', payload })
    expect(sent.statusCode).toBe(200)
    const after = await readAll()
    expect(after).toEqual([insights, expect.not.stringMatching(quickscore ?? ''), about])
    site.ports.onChange('labels')
    expect(await readAll()).toEqual([expect.not.stringMatching(insights ?? ''), after[1], about])
  })

  test('is one page however it is asked for, and so is all that is not there', async () => {
    const app = await startWithPages({}, (asked) => {
      const { pathname } = new URL(asked, 'http://host')
      const isLost = async () => pathname !== '/insights/there'
      return { address: pathname, route: '/*', lost: { isLost, address: '/insights/-' } }
    })
    const asked = Array.from({ length: 20 }, (_, i) => [`/insights/there?x=${i}`, `/insights/${i}`])
    const answers = await Promise.all(asked.flat().map((url) => app.inject(url)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2)
  })

  test('is refused to who makes too many be rendered, with a screen that is not, and never what is kept', async () => {
    const app = await startWithPages({ RATE_LIMITS: 'on' })
    const headers = { accept: 'text/html' }
    const ask = async (url: string) => (await app.inject({ url, headers })).statusCode
    for (let i = 0; i < 300; i += 1) expect(await ask(`/insights/${i}`)).toBe(200)
    const refused = await app.inject({ url: '/insights/300', headers })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.headers['content-type']).toMatch(/^text\/html/)
    expect(refused.headers['cache-control']).toBe('no-store')
    const again = await app.inject({ url: '/insights/301', headers })
    expect(Number(/Rendering (\d+)/.exec(again.body)?.[1])).toBeLessThan(310)
    for (let i = 0; i < 300; i += 1) expect(await ask('/insights/299')).toBe(200)
    const other = await app.inject({ url: '/insights/300', remoteAddress: '203.0.113.9' })
    expect(other.statusCode).toBe(200)
    const program = await app.inject({ url: '/api/nowhere', headers })
    expect(program.json()).toMatchObject({ success: false })
  })

  test('whose screen fails too is answered with plain HTML, never JSON', async () => {
    await site.open()
    const render = async () => {
      throw new Error('broken')
    }
    const app = await site.withPages(pagesOf(render))
    for (const url of ['/about', '/%zz', `/${'x'.repeat(20)}`]) {
      const accept = url === '/about' ? '*/*' : 'text/html'
      const answer = await app.inject({ url, headers: { accept } })
      expect(answer.headers['content-type'], url).toMatch(/^text\/html/)
      expect(answer.body, url).toContain('<h1>')
    }
  })

  test('that is asked for while the server stops is answered as ever', async () => {
    const app = await startWithPages()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    const served = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
    // Sent in part, so the connection is in use.
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\n')
    await expect.poll(async () => (await served).bytesRead).toBeGreaterThan(0)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    const closing = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    socket.write('Accept: text/html\r\n\r\n')
    await Promise.all([ended, closing])
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard).toMatch(/\r\nconnection: close\r\n/i)
  })

  test('that searches has a limit of its own, and so has the API, together', async () => {
    const app = await startWithPages({ RATE_LIMITS: 'on' }, (address) => ({
      address,
      route: '/*',
      isSearch: address.includes('q='),
    }))
    const ask = async (url: string) => (await app.inject(url)).statusCode
    for (let i = 0; i < 30; i += 1) {
      expect(await ask(`/insights?q=${i}`)).toBe(200)
      expect(await ask(`/api/insights?q=${i}`)).toBe(200)
    }
    expect(await ask('/insights?q=30')).toBe(429)
    expect(await ask('/api/insights?q=30')).toBe(429)
    expect(await ask('/insights?q=29')).toBe(200)
    expect(await ask('/insights')).toBe(200)
    expect(await ask('/api/insights')).toBe(200)
  })

  test('goes out past the router with the very same answer', async () => {
    const app = await startWithPages({ PUBLIC_URL: 'https://plumbline.example' })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (method = 'GET', headers: Record<string, string> = {}) => {
      const answer = await fetch(`${url}/about`, { method, headers })
      const { date: _, 'x-request-id': id, ...sent } = Object.fromEntries(answer.headers)
      return { status: answer.status, id, sent, body: await answer.text() }
    }
    const tag = (await ask()).sent.etag ?? ''
    const kinds: [string, Record<string, string>, number][] = [
      ['GET', {}, 200],
      ['HEAD', {}, 200],
      ['GET', { 'accept-encoding': 'identity' }, 200],
      ['GET', { 'if-none-match': '"other", W/"more"' }, 200],
      ['GET', { 'if-none-match': `"other", ${tag.slice(2)}` }, 304],
      ['GET', { 'if-none-match': ' * ' }, 304],
    ]
    for (const [method, headers, status] of kinds) {
      const first = await ask(method, headers)
      expect(first.status).toBe(status)
      const second = await ask(method, headers)
      expect(second).toEqual({ ...first, id: expect.stringMatching(/^[\w-]{36}$/) })
      expect(second.id).not.toBe(first.id)
    }
  })

  test('has an address of ours, whatever the request says', async () => {
    const app = await startWithPages({ PUBLIC_URL: 'https://plumbline.example' })
    const { body } = await app.inject({ url: '//elsewhere.example/x', headers: { host: 'y' } })
    expect(body).toContain('https://plumbline.example//elsewhere.example/x')
  })

  test('is the same to who names the whole address', async () => {
    const app = await startWithPages({ PUBLIC_URL: 'https://plumbline.example' })
    await app.listen({ port: 0, host: '127.0.0.1' })
    for (const target of ['http://x/about', 'https://y:8443/z/../about', '/./about']) {
      const bytes = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
      const answer = await sendBytes(app, bytes)
      expect(answer, target).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer, target).toContain('<p>https://plumbline.example/about</p><p>Rendering 1</p>')
    }
  })

  const refused = ['*', '/%ff', 'ftp://x/y', '/about HTTP/1.1\r\nHost: b\r\nX:']
  test.each(refused)('at %s is refused, as nothing else', async (target) => {
    const app = await startWithPages({ PUBLIC_URL: 'https://plumbline.example' })
    await app.inject('/about')
    await app.listen({ port: 0, host: '127.0.0.1' })
    const bytes = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    expect(await sendBytes(app, bytes)).toMatch(/^\S+ 400 .*: nosniff\r.*strict-tr.*x-request/is)
  })

  test('may not be framed, but for the form of the newsletter, by us', async () => {
    const app = await startWithPages()
    const page = (await app.inject('/newsletter')).headers
    expect(page['x-frame-options']).toBe('DENY')
    expect(directive(page, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    for (const url of ['/newsletter/embed', '/newsletter/embed?done=1', '/newsletter/embed/']) {
      const embed = (await app.inject(url)).headers
      expect(embed['x-frame-options']).toBe('SAMEORIGIN')
      expect(directive(embed, 'frame-ancestors')).toBe("frame-ancestors 'self'")
      expect(directive(embed, 'frame-src')).toBe("frame-src 'self'")
    }
  })

  test('loads scripts of ours only, and frames nothing but the player of the film that it has', async () => {
    const app = await startWithPages()
    for (const url of ['/', '/newsletter', '/insights/without-film', '/admin']) {
      const { headers } = await app.inject(url)
      expect(directive(headers, 'script-src')).toBe("script-src 'self'")
      expect(directive(headers, 'frame-src')).toBe("frame-src 'self'")
      expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*|data:/)
    }
    const { headers, body } = await app.inject('/insights/with-film')
    expect(directive(headers, 'frame-src')).toBe(`frame-src 'self' ${player}`)
    expect(directive(headers, 'script-src')).toBe("script-src 'self'")
    expect(body).toContain(film)
    expect(body).not.toContain(filmMark)
  })

  test('may load the newsletter provider that the settings name, and nothing else', async () => {
    const app = await startWithPages({
      NEWSLETTER_FRAME_URL: 'https://forms.provider.example/f/1?x=1',
      NEWSLETTER_SCRIPT_URL: 'https://cdn.provider.example/embed.js',
    })
    const { headers } = await app.inject('/newsletter')
    expect(directive(headers, 'script-src')).toBe("script-src 'self' https://cdn.provider.example")
    expect(directive(headers, 'frame-src')).toBe("frame-src 'self' https://forms.provider.example")
    const spellings = ['/ADMIN', '/Admin/Posts', '/%61dmin', '/%41DMIN/%70osts', '/x/../admin']
    for (const url of ['/admin', '/admin/', '/admin/posts/1?x', ...spellings]) {
      const admin = (await app.inject(url)).headers
      expect(directive(admin, 'script-src'), url).toBe("script-src 'self'")
    }
  })
})
