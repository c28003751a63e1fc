import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * What a listening server answers to bytes that no proper client would send, until it closes the
 * connection. Ours stays open: a server drops the answer when its client has closed its half.
 */
export function sendBytes({ server }: FastifyInstance, bytes: string): Promise<string> {
  const { port } = server.address() as { port: number }
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}
