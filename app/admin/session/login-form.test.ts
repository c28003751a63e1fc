import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '../../../tests/support/quiet-console.ts'
import { checkKey } from './login-form.tsx'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, message = '') {
  const body = JSON.stringify({ success: status === 200, message })
  const fetched = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.for([
  [200, '', { key: 'a-key', role: 'owner', name: null }],
  [401, 'An admin key is needed.', 'Invalid admin key'],
  [429, 'Please try again in 4 minutes.', 'Please try again in 4 minutes.'],
  [500, 'Ouch.', 'The key could not be checked. Please try again later.'],
] as const)('%i', async ([status, message, fault]) => {
  const fetched = answerWith(status, message)
  if (status !== 200) expectConsole(/failed: \d{3}/)
  expect(await checkKey('a-key')).toEqual(fault)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('what no header can carry is no key, without a request', async () => {
  const fetched = answerWith(200)
  expect(await checkKey('clé 鍵')).toBe('Invalid admin key')
  expect(fetched).not.toHaveBeenCalled()
})

test('who holds the key is told', async () => {
  const data = { role: 'editor', name: 'Anna Berg' }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }))
  expect(await checkKey('a-key')).toEqual({ key: 'a-key', ...data })
})

test('no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expectConsole(/failed: no answer/)
  expect(await checkKey('a-key')).toContain('cannot be reached')
})
