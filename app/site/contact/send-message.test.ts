import { afterEach, expect, test, vi } from 'vitest'
import { sendMessage, writeMessage } from './send-message.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const envelope = (rest: object) => JSON.stringify({ success: false, ...rest })

test('sends the body once, with its key', async () => {
  const fetch = answerWith('{"success":true}')
  expect(await sendMessage('{"name":"N"}', 'key-1')).toEqual({ kind: 'sent' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
    body: '{"name":"N"}',
  })
})

// Decisions, A14.
test.for([
  ['the message of our envelope', envelope({ message: 'Too many.' }), 429, '429: Too many.'],
  ['the body of somebody else', 'upstream is away', 502, '502: upstream is away'],
  ['the status text when there is no body', '', 503, '503: Service Unavailable'],
  ['the body of JSON that is no envelope', '{"error":1}', 500, '500: {"error":1}'],
  ['the body of an envelope that says nothing', envelope({}), 500, '500: {"success":false}'],
] as const)('a failure says %s', async ([, body, status, message]) => {
  answerWith(body, { status, statusText: 'Service Unavailable' })
  expect(await sendMessage('{}', 'key')).toEqual({ kind: 'failed', message, errors: {} })
})

test('a failure names the fields that can be put right, and no others', async () => {
  const errors = { email: 'Please enter a valid email address.', aud: 'no', name: 7 }
  answerWith(envelope({ message: 'Invalid.', errors }), { status: 400 })
  const answer = await sendMessage('{}', 'key')
  expect(answer).toMatchObject({ errors: { email: 'Please enter a valid email address.' } })
  expect(answer).not.toHaveProperty('errors.aud')
  expect(answer).not.toHaveProperty('errors.name')
})

test('a success that does not say so is a failure', async () => {
  answerWith('<h1>Welcome to the hotel</h1>', { status: 200 })
  expect(await sendMessage('{}', 'key')).toMatchObject({ kind: 'failed' })
})

test('without a connection it asks for patience', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const message = 'Please try again later.'
  expect(await sendMessage('{}', 'key')).toEqual({ kind: 'failed', message, errors: {} })
})

test('carries along where the visitor came from, and the time taken only in what is sent', () => {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ name: 'Nora', message: 'Hello', website: '' })) {
    fields.set(name, value)
  }
  const entered = { name: 'Nora', message: 'Hello', aud: 'ta', plan: 'core', website: '' }
  const query = '?aud=ta&plan=core&gclid=7'
  const first = writeMessage(fields, query, 2500.4)
  expect(JSON.parse(first.body)).toEqual({ ...entered, elapsed_ms: 2500 })
  expect(JSON.parse(first.known)).toEqual(entered)
  expect(writeMessage(fields, query, 9000).known).toBe(first.known)
})
