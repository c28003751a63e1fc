import type { FastifyReply, FastifyRequest } from 'fastify'
import { requester } from '../platform/own-process.ts'
import type { Limits } from './limits.ts'
import { untilGone } from './requests.ts'

/** Makes a file in the requester's turn; aborted once the requester has disconnected. */
export type MakeFile = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<T> | T,
) => Promise<T>

/** Throws `too-many`. */
export function fileMaker(limits: Limits): MakeFile {
  return async ({ ip }, reply, make) => {
    const left = untilGone(reply)
    await limits.consume('documents', ip)
    return limits.inTurn('documents', ip, async () => {
      left.throwIfAborted()
      return requester.run(left, make)
    })
  }
}
