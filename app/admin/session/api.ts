/** How the admin area calls the API: one function, with the key. */
import { listWords } from '../../../content/en/admin/words.ts'
import { ApiError, type Envelope, readAnswer, readRefusal } from '../../api-client.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallOptions {
  body?: unknown
  signal?: AbortSignal
  /** Lets the server recognise a repeat of a request that must not run twice. */
  idempotencyKey?: string
}

/** `key`: null before sign-in. Throws ApiError for a refusal, TypeError when no response came. */
export async function callAdminApi<Data>(
  key: string | null,
  method: Method,
  path: string,
  { body, signal, idempotencyKey }: CallOptions = {},
): Promise<Envelope<Data>> {
  const headers = new Headers(key === null ? {} : { 'x-admin-key': key })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  return logged(method, path, async () => {
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    return readAnswer<Data>(response, await response.text())
  })
}

/**
 * Logs a failed request to the console: method, path and outcome. Never the body or the message,
 * nor the query, in which a search may hold a person's address.
 */
export async function logged<T>(method: Method, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
    const isAnswer = error instanceof ApiError
    const outcome = isAnswer ? `${error.status} (${error.statusText})` : 'no answer'
    if (!isGivenUp) console.error(`${method} ${path.split('?')[0]} failed: ${outcome}`)
    // Not from our server, so it has no message.
    if (!isAnswer || error.status !== 413 || error.envelope) throw error
    throw new ApiError(413, error.statusText, { success: false, message: listWords.tooLarge })
  }
}

export const isUnauthorised = (error: unknown) => readRefusal(error).status === 401
