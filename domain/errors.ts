/**
 * Errors with a reason that the caller can understand. `server/http/errors.ts` maps each kind to an
 * HTTP status.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'too-busy'
  | 'unavailable'

interface Details {
  /** Machine-readable reason, such as `idempotency_mismatch`. */
  code?: string
  /** Message per field of the payload. */
  errors?: Record<string, string>
  /** Data that the caller needs to continue, such as the current record of a conflict. */
  data?: unknown
  /** Seconds until another try makes sense. */
  retryAfter?: number
}

export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly details: Details

  constructor(kind: ErrorKind, message: string, details: Details = {}, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.kind = kind
    this.details = details
  }
}

export const invalid = (message: string, errors?: Record<string, string>) =>
  new DomainError('invalid', message, errors ? { errors } : {})

export const notFound = (what: string) => new DomainError('not-found', `${what} was not found.`)

export const conflict = (code: string, message: string, data?: unknown) =>
  new DomainError('conflict', message, { code, data })

export const tooMany = (message: string, retryAfter: number) =>
  new DomainError('too-many', message, { retryAfter })

const RETRY_SECONDS = { outage: 5, busy: 10 }

/** Error codes for a full disk: of the system, PostgreSQL and SQLite (files, shared memory). */
const full: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100', 13, 4874]
function isFull(cause: unknown): boolean {
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown }
  return full.includes(errcode) || full.includes(code)
}

/** A dependency is temporarily unavailable, through no fault of the request; `cause` says why. */
export const unavailable = (cause: unknown) =>
  new DomainError(
    'unavailable',
    isFull(cause)
      ? 'Our disk is full, so nothing was stored. Please try again later.'
      : 'We cannot reach our data at the moment. Please try again in a few seconds.',
    { retryAfter: RETRY_SECONDS.outage },
    cause,
  )

/** The server has too much work at the moment. */
export const busy = (message: string, cause?: unknown) =>
  new DomainError('too-busy', message, { retryAfter: RETRY_SECONDS.busy }, cause)

/** The client has closed the connection, so nobody gets the response. */
export const gone = () => new DomainError('invalid', 'The request was given up.')

/** Checks `kind`, not the class: the pages' bundle has its own DomainError class. */
export const isUnavailable = (error: unknown): error is DomainError =>
  error instanceof Error && (error as Partial<DomainError>).kind === 'unavailable'

/** The cause of an outage, for the log. SQLite names no file, so the text names the folder. */
export function reasonOf(error: Error): Error {
  const reason = isUnavailable(error) && error.cause instanceof Error ? error.cause : error
  const { errcode = 0 } = reason as { errcode?: number }
  const kept = { 8: 'written', 14: 'opened', 26: 'opened' }[String(errcode & 0xff)]
  const shut = kept && `The database in DATA_DIR (or its -shm or -wal) cannot be ${kept}`
  const told = isFull(reason) ? 'The disk is full' : shut
  return told ? new Error(`${told} (${reason.message}).`, { cause: reason }) : reason
}

/** Another record already has a value that must be unique; the message is for the field. */
export function taken(field: string, message: string): DomainError {
  return new DomainError('conflict', message, {
    code: `${field}_taken`,
    errors: { [field]: message },
  })
}

/** The address still redirects to another record; taking it over needs a confirmation. */
export function stillLeads(field: string, message: string, data: unknown): DomainError {
  const errors = { [field]: message }
  return new DomainError('conflict', message, { code: `former_${field}`, errors, data })
}

/** The write was made from a version that is no longer the current one. */
export function versionConflict(
  current: unknown,
  message = 'This was changed by somebody else in the meantime.',
): DomainError {
  return new DomainError('conflict', message, { code: 'version_conflict', data: current })
}

/** A record that others refer to is not deleted, since they would silently lose it. */
export function inUse(message: string, data: unknown): DomainError {
  return new DomainError('conflict', message, { code: 'in_use', data })
}
