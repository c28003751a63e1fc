import { afterEach, expect, test, vi } from 'vitest'
import { listWords } from '../../../content/en/admin/words.ts'
import { expectConsole } from '../../../tests/support/quiet-console.ts'
import { ApiError } from '../../api-client.ts'
import { callAdminApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, init?: ResponseInit) {
  const fetched = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const call = () => callAdminApi('the-key', 'GET', '/api/admin/session')

test('a success is its envelope, asked for with the key', async () => {
  const fetched = answerWith('{"success":true,"data":[1],"meta":{"total":1}}')
  expect(await call()).toEqual({ success: true, data: [1], meta: { total: 1 } })
  const [path, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  expect(path).toBe('/api/admin/session')
  expect(new Headers(init.headers).get('x-admin-key')).toBe('the-key')
})

test('a body is sent as JSON', async () => {
  const fetched = answerWith('{"success":true}')
  await callAdminApi('k', 'POST', '/api/admin/regions', { body: { name: 'EU' } })
  const [, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  expect(init.body).toBe('{"name":"EU"}')
  expect(new Headers(init.headers).get('content-type')).toBe('application/json')
})

test.for([
  ['{"success":false,"message":"In use."}', 409, 'Conflict', '409: In use.'],
  ['{"success":false}', 500, 'Server Error', '500: Server Error'],
  ['{"success":false,"message":"No."}', 200, 'OK', '200: No.'],
  ['upstream is down', 502, 'Bad Gateway', '502: upstream is down'],
  ['', 503, 'Service Unavailable', '503: Service Unavailable'],
  ['[1]', 200, 'OK', '200: [1]'],
  ['null', 200, 'OK', '200: null'],
] as const)('%j with %i is an error', async ([body, status, statusText, message]) => {
  answerWith(body, { status, statusText })
  expectConsole(/^console\.error: GET \/api\/admin\/session failed: \d{3} \([\w ]+\)$/)
  const error = await call().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, message })
})

test('what a proxy finds too large is told as that', async () => {
  answerWith('<h1>413</h1>', { status: 413 })
  expectConsole(/failed: 413/)
  await expect(call()).rejects.toMatchObject({ envelope: { message: listWords.tooLarge } })
})

test('no answer at all is passed on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expectConsole(/failed: no answer$/)
  await expect(call()).rejects.toThrow(TypeError)
})

test('the console tells of a failure without the key, what was looked for or what was sent', async () => {
  answerWith('{"success":false,"message":"Ada is known."}', { status: 409, statusText: 'Conflict' })
  expectConsole(/^console\.error: PUT \/api\/admin\/posts\/1 failed: 409 \(Conflict\)$/)
  const path = '/api/admin/posts/1?q=ada@example.com'
  const body = { name: 'Ada' }
  await expect(callAdminApi('the-key', 'PUT', path, { body })).rejects.toThrow(ApiError)
})

test('what was given up is no failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')))
  await expect(call()).rejects.toThrow(DOMException)
})
