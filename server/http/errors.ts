import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorKind } from '../../domain/errors.ts'

/** The one place where a kind of error becomes an HTTP status (decisions, section D). */
const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
}

const plainMessages: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type cannot be read here.',
}

/** Answers every error with the envelope; what is our own fault is logged and not explained. */
export function handleError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof DomainError) return sendDomainError(error, reply)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return sendFailure(reply, status)
  request.log.error({ err: error }, 'A request failed')
  return reply.code(500).send({
    success: false,
    message: 'Something went wrong on our side. Please try again later.',
  })
}

/** A failure that says no more than its status. */
export function sendFailure(reply: FastifyReply, status: number) {
  const message = plainMessages[status] ?? 'The request was refused.'
  return reply.code(status).send({ success: false, message })
}

function sendDomainError({ kind, message, details }: DomainError, reply: FastifyReply) {
  const { retryAfter, ...rest } = details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(statusOf[kind]).send({ success: false, message, ...rest })
}
