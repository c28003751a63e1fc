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
  ['no page of a proxy', '<html>\n<h1>502</h1>', 502, '502: Service Unavailable'],
  ['the status text when there is no body', '', 503, '503: Service Unavailable'],
  ['the body of JSON that is no envelope', '{"error":1}', 500, '500: {"error":1}'],
  ['the body of an envelope that says nothing', envelope({}), 500, '500: {"success":false}'],
] as const)('a failure says %s', async ([, body, status, message]) => {
  expect(await answerWith(status, body)).toEqual({ kind: 'refused', message, entries: {} })
})

const refused = { kind: 'refused', message: 'Too many.', entries: {} } as const
const invalid = { kind: 'invalid', errors: { name: 'Too short.' }, entries: {} } as const
test.for([
  ['of a refusal says its status as well', refused, { message: '429: Too many.' }],
  ['says the status that it was given', { ...refused, status: 503 }, { message: '503: Too many.' }],
  ['stays as it is where it is another', invalid, {}],
] as const)('an answer of our action %s', async ([, answer, said]) => {
  expect(await postContactForm({ serverAction: async () => answer })).toEqual({
    ...answer,
    ...said,
  })
})

test.for([
  ['without a connection', new TypeError('Failed to fetch')],
  ['after an answer that is not ours', new Error('Unable to decode turbo-stream response')],
] as const)('%s it asks for patience', async ([, error]) => {
  const answer = await postContactForm({ serverAction: () => Promise.reject(error) })
  expect(answer).toEqual({ kind: 'refused', message: 'Please try again later.', entries: {} })
})
