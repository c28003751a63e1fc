import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeComparison } from '../domain/law/openings.ts'
import { listLawAddresses, type Openings, openAddresses, takeDown } from './law-addresses.ts'

let server: Server
let base: string
let article = 'Article 26: deployers'
let asked: string[] = []

const page = (text: string, extra = '') =>
  `<html><head><script>${Math.random()}</script></head><body${extra}><h2 id="art_26">${text}</h2></body></html>`

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    asked.push(pathname)
    const redirect = (status: number) => response.writeHead(status, { location: '/act' }).end()
    if (pathname === '/old') return redirect(301)
    if (pathname === '/today') return redirect(302)
    if (pathname === '/round') return response.writeHead(302, { location: '/round' }).end()
    if (pathname === '/gone') return response.writeHead(410).end()
    if (pathname === '/broken') return response.writeHead(503).end()
    if (pathname === '/silent') return undefined
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page(article))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = async (paths: string[], openings: Openings = {}) => {
  asked = []
  const urls = paths.map((path) => base + path)
  return openAddresses(urls, { openings, timeoutMs: 1500 })
}
const who = { by: 'N. Example', on: '2026-11-22', accepts: false }

test('says what became of each address', async () => {
  const states = [
    ['/act#art_26', 'opened'],
    ['/act#art_99', 'no-anchor'],
    ['/old', 'moved'],
    ['/today', 'opened'],
    ['/gone', 'gone'],
    ['/broken', 'unreachable'],
    ['/silent', 'unreachable'],
    ['/round', 'unreachable'],
  ] as const
  const findings = await open(states.map(([path]) => path))
  expect(findings.map(({ url, state }) => [url.slice(base.length), state])).toEqual(states)
  expect(findings[2]?.detail).toBe(`${base}/act`)
  expect(asked.filter((path) => path === '/act')).toHaveLength(3)
})

test('a port that nobody listens on is not the end of it', async () => {
  const findings = await openAddresses(['http://127.0.0.1:1/act', `${base}/act`], {
    openings: {},
    timeoutMs: 1500,
  })
  expect(findings.map(({ state }) => state)).toEqual(['unreachable', 'opened'])
})

// Otherwise a text that nobody has read since it changed would be shown as checked.
test('what has changed counts again only once a person has read it', async () => {
  article = 'Article 26: deployers'
  const first = takeDown({}, await open(['/act#art_26', '/gone']), who)
  expect(Object.keys(first)).toEqual([`${base}/act#art_26`])
  const [again] = await open(['/act#art_26'], first)
  expect(again?.state, 'scripts of the page do not count').toBe('unchanged')
  article = 'Article 26: deployers, reworded'
  const findings = await open(['/act#art_26'], first)
  expect(findings[0]).toMatchObject({ state: 'changed', detail: 'since 2026-11-22' })
  const later = { ...who, on: '2026-12-01' }
  expect(takeDown(first, findings, later)).toEqual(first)
  const accepted = takeDown(first, findings, { ...later, accepts: true })
  expect(accepted[`${base}/act#art_26`]).toMatchObject({ by: 'N. Example', on: '2026-12-01' })
})

test('addresses are found wherever they stand, each once', () => {
  const one = { url: 'https://a.example/1' }
  expect(
    listLawAddresses([one, { deep: [{ links: [one, { url: 'https://b.example' }] }] }]),
  ).toEqual(['https://a.example/1', 'https://b.example'])
})

test('only what was opened is called checked', () => {
  const words = { checked: 'Checked on {date}', compared: 'Compared with our notes on {date}' }
  const [url, other] = ['https://a.example', 'https://b.example']
  const entry = { urls: [url, other], comparedOn: '2026-11-22' }
  for (const opened of [{}, { [url]: '2026-12-01' }]) {
    expect(describeComparison(entry, opened, words)).toBe(
      'Compared with our notes on 22 November 2026',
    )
  }
  expect(describeComparison(entry, { [url]: '2026-12-02', [other]: '2026-12-01' }, words)).toBe(
    'Checked on 1 December 2026',
  )
})
