/** How the browser reads what the API answers: one kind of success, one kind of error. */

export interface ListMeta {
  total: number
  page: number
  per_page: number
}

/** The body of every answer. */
export interface Envelope<Data = unknown> {
  success: boolean
  data?: Data
  message?: string
  /** Of a refusal that a program can tell from others. */
  code?: string
  /** What is wrong with each field. */
  errors?: Record<string, string>
  meta?: ListMeta
}

/** An answer that is no success. Its message is "status: text". */
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

/** Its text is our message, else the body, else the status text, where there are any. */
export function errorOf({ status, statusText }: Answer, body: string): ApiError {
  const envelope = parseEnvelope(body)
  const reason = envelope ? envelope.message : body
  return new ApiError(status, reason || statusText, envelope, statusText)
}

/** What the server said when it refused; nothing where no answer came, or one that is not ours. */
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
