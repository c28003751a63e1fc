/** A load generator with concurrent keep-alive connections and minimal client overhead. */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

interface Load {
  port: number
  senders: number
  milliseconds: number
  /** The whole request, by its number. */
  request: (i: number) => string
}

export interface Answers {
  perSecond: number
  median: number
  p99: number
  refused: number
}

/** Each sender waits for a response before its next request; the first tenth is not counted. */
export async function send({ port, senders, milliseconds, request }: Load): Promise<Answers> {
  const begun = performance.now()
  const counted = begun + milliseconds / 10
  const end = begun + milliseconds
  const taken: number[] = []
  let refused = 0
  let sent = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let asked = 0
      let known = Buffer.alloc(0)
      const ask = () => {
        asked = performance.now()
        if (asked >= end) return void socket.end(resolve)
        socket.write(request(sent++))
      }
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        known = known.length > 0 ? Buffer.concat([known, chunk]) : chunk
        const bytes = lengthOf(known)
        if (bytes === null || known.length < bytes) return
        if (known.toString('latin1', 9, 10) !== '2') refused += 1
        known = known.subarray(bytes)
        if (asked >= counted) taken.push(performance.now() - asked)
        ask()
      })
    })
  await Promise.all(Array.from({ length: senders }, one))
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]
  return {
    perSecond: taken.length / ((end - counted) / 1000),
    median: at(0.5) ?? 0,
    p99: at(0.99) ?? 0,
    refused,
  }
}

/** Length of the response that starts here, by content-length; null until its head is complete. */
function lengthOf(bytes: Buffer): number | null {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  return head + 4 + Number(length ?? 0)
}
