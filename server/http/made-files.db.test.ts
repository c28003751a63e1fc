/** Files that a process makes, and calls: counted, in turn, and in a fair order between addresses. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toolSchema } from '../../domain/register/tool.ts'
import { siteForAll, type TestApp } from '../../tests/support/app.ts'
import { pagesOf } from '../../tests/support/pages.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { createApp } from '../app.ts'
import { requester } from '../platform/own-process.ts'

const site = siteForAll({ RATE_LIMITS: 'on' })
let app: TestApp['app']
let token = ''
const paths: string[] = []
beforeAll(async () => {
  app = await createApp({
    ports: site.ports,
    services: site.services,
    pages: pagesOf(async () => new Response('', { status: 404 })),
    onCreate: (created) => {
      created.addHook('onRoute', ({ url, method }) => {
        const isFile = /^\/quickscore\/result\/.*\.\w+$/.test(url) && !url.endsWith('data.json')
        if (isFile && method === 'GET') paths.push(url)
      })
    },
  })
  const answers = { A1: 0, A2: 0.5, B1: 0, C2: 0, D1: 0 }
  token = await submitScore(site, { answers, applicability: { places: ['eu', 'gb'] } })
  for (const name of ['Kestrel', 'Merlin']) {
    await site.services.register.addTool(token, { facts: toolSchema.parse({ name }), key: name })
  }
})
afterAll(() => app.close())

const ask = (path: string, remoteAddress: string) =>
  app.inject({ url: path.replace(':token', token).replace(':tool', '1'), remoteAddress })

const record = (remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/tools/adverse-impact/record.pdf',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sheet: 'Group\tReached\tHired\nA\t20\t6\nB\t20\t8' }).toString(),
    remoteAddress,
  })

test('every file of a result, its register and its questions counts among the documents', async () => {
  const draw = vi.spyOn(site.ports.documents, 'renderDocument')
  draw.mockResolvedValue(Buffer.from('%PDF'))
  for (let i = 0; i < 30; i += 1) expect((await record('192.0.2.1')).statusCode).toBe(200)
  expect(paths.length).toBeGreaterThan(20)
  const refused = await Promise.all(paths.map((path) => ask(path, '192.0.2.1')))
  const passed = refused.flatMap(({ statusCode }, i) => (statusCode === 200 ? [paths[i]] : []))
  expect(passed).toEqual([])
  const files = paths.filter((_, i) => refused[i]?.statusCode === 429)
  // The other files do not apply to this result, so they are not made.
  expect(files.length).toBeGreaterThan(15)
  draw.mockRestore()
})

const some = ['/quickscore/result/:token/register/register.docx', '/api/insights']

test.for(some)('one address keeps another one waiting for two of %s at most', async (path) => {
  const ended: string[] = []
  const get = async (path: string, who: string) => {
    const { statusCode } = await ask(path, who)
    ended.push(`${who} ${statusCode}`)
  }
  const greedy = Array.from({ length: 25 }, () => get(path, '192.0.2.2'))
  await Promise.race(greedy)
  await get(path, '192.0.2.3')
  expect(ended.filter((one) => one === '192.0.2.2 200').length).toBeLessThan(6)
  await Promise.all(greedy)
  expect(ended.filter((one) => one.endsWith(' 200'))).toHaveLength(26)
})

test('who has gone has nothing made, and keeps nobody of the same address waiting', async () => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const began: string[] = []
  const release: (() => void)[] = []
  const open = new Set<unknown>()
  app.server.on('request', (_, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  const requesters: (AbortSignal | undefined)[] = []
  const draw = vi.spyOn(site.ports.documents, 'renderDocument')
  draw.mockImplementation((template) => {
    began.push(template)
    requesters.push(requester.getStore())
    return new Promise((resolve) => release.push(() => resolve(Buffer.from('%PDF'))))
  })
  const path = `${url}/quickscore/result/${token}/report.pdf`
  const leaving = new AbortController()
  const made = fetch(path)
  await expect.poll(() => began.length).toBe(1)
  const left = Array.from({ length: 6 }, () => fetch(path, { signal: leaving.signal }))
  const gone = Promise.allSettled(left)
  await expect.poll(() => [began.length, open.size]).toEqual([2, 7])
  const last = fetch(`${url}/quickscore/result/${token}/board.docx`)
  await expect.poll(() => open.size).toBe(8)
  leaving.abort()
  await gone
  await expect.poll(() => open.size).toBe(2)
  // An aborted signal makes a process drop work that it has not begun.
  expect(requesters.map((signal) => signal?.aborted)).toEqual([false, true])
  for (const end of release) end()
  await expect.poll(() => began.length).toBe(3)
  draw.mockRestore()
  release.at(-1)?.()
  for (const { status } of await Promise.all([made, last])) expect(status).toBe(200)
  expect(began).toHaveLength(3)
})
