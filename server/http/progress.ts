import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AnyError, readError } from './errors.ts'

/** Of an answer in lines of JSON. */
export const linesType = 'application/x-ndjson'

/**
 * Answers with lines: what `work` tells of itself on its way, and last the envelope. What it throws
 * before it told anything is a refusal like any other; later the status has left, and the envelope
 * alone says that it failed.
 */
export async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (line: object) => void) => Promise<object>,
): Promise<object> {
  const lines = new PassThrough()
  // Whoever asked may go; the work goes on without them.
  lines.on('error', () => {})
  const write = (line: object) => lines.writable && lines.write(`${JSON.stringify(line)}\n`)
  const begun = Promise.withResolvers<null>()
  const outcome = work((line) => {
    write(line)
    begun.resolve(null)
  })
  const atOnce = await Promise.race([begun.promise, outcome])
  if (atOnce) return atOnce
  void outcome
    .catch((error: AnyError) => readError(error, request).envelope)
    .then((envelope) => {
      write(envelope)
      lines.end()
    })
  // Proxies that gather an answer before they pass it on would leave nothing of it.
  return reply.type(linesType).header('x-accel-buffering', 'no').send(lines)
}
