import type { FastifyReply, FastifyRequest } from 'fastify'
import { requester } from '../platform/own-process.ts'
import type { Limits } from './limits.ts'
import { untilGone } from './requests.ts'

/** Makes a file in the requester's turn, until the requester disconnects. Throws `too-many`. */
export async function makeFile<T>(
  limits: Limits,
  { ip }: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<T> | T,
): Promise<T> {
  const left = untilGone(reply)
  await limits.consume('documents', ip)
  return limits.inTurn('documents', ip, async () => {
    left.throwIfAborted()
    return requester.run(left, make)
  })
}
