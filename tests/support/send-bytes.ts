import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Sends malformed bytes; resolves to the server's response when it closes the connection. Our side
 * stays open: a server drops the response if the client has closed its half.
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
