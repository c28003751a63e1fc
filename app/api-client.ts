/** Reads API responses in the browser: one envelope for success, one error class for the rest. */

export interface ListMeta {
  total: number
  page: number
  per_page: number
}

/** The body of every response. */
export interface Envelope<Data = unknown> {
  success: boolean
  data?: Data
  message?: string
  /** Machine-readable code; only on errors that a program has to tell apart. */
  code?: string
  /** Messages by field. */
  errors?: Record<string, string>
  meta?: ListMeta
}

/** A response that is not a success. The message is "status: text". */
export class ApiError extends Error {
  readonly status: number
  /** Null when the body was not our envelope. */
  readonly envelope: Envelope | null
  readonly statusText: string

  constructor(status: number, text: string, envelope: Envelope | null, statusText = '') {
    super(`${status}: ${text}`)
    this.status = status
    this.envelope = envelope
    this.statusText = statusText
  }
}

type Answer = Pick<Response, 'status' | 'statusText'>

/** The envelope of a success, or throws ApiError. */
export function readAnswer<Data>(answer: Answer, body: string): Envelope<Data> {
  const envelope = parseEnvelope(body)
  const isSuccess = answer.status >= 200 && answer.status < 300 && envelope?.success
  if (!isSuccess) throw errorOf(answer, body)
  return envelope as Envelope<Data>
}

/** The text is the envelope's message, or the body if it is no envelope, else the status text. */
export function errorOf({ status, statusText }: Answer, body: string): ApiError {
  const envelope = parseEnvelope(body)
  const reason = envelope ? envelope.message : body
  return new ApiError(status, reason || statusText, envelope, statusText)
}

/** Envelope and status of an ApiError; an empty object for any other error, such as no response. */
export function readRefusal(error: unknown): Partial<Envelope> & { status?: number } {
  return error instanceof ApiError ? { ...error.envelope, status: error.status } : {}
}

function parseEnvelope(body: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(body)
    const isEnvelope = typeof value === 'object' && value !== null && 'success' in value
    return isEnvelope && typeof value.success === 'boolean' ? (value as Envelope) : null
  } catch {
    return null
  }
}
