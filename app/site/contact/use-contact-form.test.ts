import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { postContactForm } from './use-contact-form.ts'

const answerWith = (status: number, body: string) =>
  postContactForm({
    serverAction: () => Promise.reject(new ErrorResponse(status, 'Service Unavailable', body)),
  })

const envelope = (rest: object) => JSON.stringify({ success: false, ...rest })

test.for([
  ['the message of our envelope', envelope({ message: 'Too many.' }), 429, '429: Too many.'],
  ['the body of somebody else', 'upstream is away', 502, '502: upstream is away'],
  ['the status text when there is no body', '', 503, '503: Service Unavailable'],
  ['the body of JSON that is no envelope', '{"error":1}', 500, '500: {"error":1}'],
  ['the body of an envelope that says nothing', envelope({}), 500, '500: {"success":false}'],
] as const)('a failure says %s', async ([, body, status, message]) => {
  expect(await answerWith(status, body)).toEqual({ kind: 'refused', message, entries: {} })
})

test('a refusal of our action says its status as well', async () => {
  const refused = { kind: 'refused', message: 'Too many.', entries: {} } as const
  const answer = await postContactForm({ serverAction: async () => refused })
  expect(answer).toEqual({ ...refused, message: '429: Too many.' })
  const away = { ...refused, message: 'No data.', status: 503 }
  const other = await postContactForm({ serverAction: async () => away })
  expect(other).toEqual({ ...away, message: '503: No data.' })
})

test('any other answer of our action stays as it is', async () => {
  const invalid = { kind: 'invalid', errors: { name: 'Too short.' }, entries: {} } as const
  expect(await postContactForm({ serverAction: async () => invalid })).toBe(invalid)
})

test.for([
  ['without a connection', new TypeError('Failed to fetch')],
  ['after an answer that is not ours', new Error('Unable to decode turbo-stream response')],
] as const)('%s it asks for patience', async ([, error]) => {
  const answer = await postContactForm({ serverAction: () => Promise.reject(error) })
  expect(answer).toEqual({ kind: 'refused', message: 'Please try again later.', entries: {} })
})
