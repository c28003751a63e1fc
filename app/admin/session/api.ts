/** How the admin area speaks to the API: one function, one kind of error. */

export interface ListMeta {
  total: number
  page: number
  per_page: number
}

/** Decisions, section D. */
export interface Envelope<Data = unknown> {
  success: boolean
  data?: Data
  message?: string
  code?: string
  errors?: Record<string, string>
  meta?: ListMeta
}

/** An answer that is no success. Its message is "status: text" (decisions, A14). */
export class ApiError extends Error {
  readonly status: number
  /** Null when the body was not our envelope. */
  readonly envelope: Envelope | null

  constructor(status: number, text: string, envelope: Envelope | null) {
    super(`${status}: ${text}`)
    this.status = status
    this.envelope = envelope
  }
}

export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface CallOptions {
  body?: unknown
  signal?: AbortSignal
}

/** Throws ApiError for a refusal, TypeError when no answer came. */
export async function callAdminApi<Data>(
  key: string,
  method: Method,
  path: string,
  { body, signal }: CallOptions = {},
): Promise<Envelope<Data>> {
  const headers = new Headers({ 'x-admin-key': key })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  return readAnswer<Data>(response, await response.text())
}

/** An answer that is a success, or throws ApiError. */
export function readAnswer<Data>(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  text: string,
): Envelope<Data> {
  const envelope = parseEnvelope(text)
  if (status >= 200 && status < 300 && envelope?.success) return envelope as Envelope<Data>
  const reason = envelope ? envelope.message : text
  throw new ApiError(status, reason || statusText, envelope)
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    const isEnvelope = typeof value === 'object' && value !== null && 'success' in value
    return isEnvelope && typeof value.success === 'boolean' ? (value as Envelope) : null
  } catch {
    return null
  }
}
