import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { TestProject } from 'vitest/node'
import type { S3Access } from './s3-access.ts'
import { scratchRoot } from './scratch-root.ts'

/**
 * An S3-compatible server on a free port. s3rver accepts any current signature, so this checks the
 * signatures before it. `onRequest` gets "METHOD range" of each request.
 */
export async function startS3Server(onRequest: (line: string) => void = () => {}) {
  const folder = await mkdtemp(join(scratchRoot, 'plumbline-s3-'))
  const handle = new S3rver({ directory: folder, silent: true, vhostBuckets: false }).callback()
  const secretAccessKey = randomBytes(20).toString('hex')
  const server = createServer((request, response) => {
    onRequest(`${request.method} ${request.headers.range ?? ''}`.trim())
    if (isSigned(request, secretAccessKey)) return handle(request, response)
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The one account that s3rver knows.
  const access: S3Access = {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey,
    folder,
  }
  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
  return { access, stop }
}

/** Vitest's global set-up of the project `slow-postgres`: a store for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { access, stop } = await startS3Server()
  project.provide('s3', access)
  return stop
}

const credential =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Whether a request has a valid AWS Signature Version 4 for the secret. */
function isSigned(request: IncomingMessage, secret: string): boolean {
  const found = credential.exec(request.headers.authorization ?? '')
  if (!found) return false
  const [, day = '', region = '', names = '', signature] = found
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonicalForm(request, names)).digest('hex'),
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secret}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}

function canonicalForm({ method, url = '', headers }: IncomingMessage, names: string): string {
  const [path, query = ''] = url.split('?')
  const parameters = query.split('&').filter(Boolean)
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const pairs = parameters.map((one) => (one.includes('=') ? one : `${one}=`)).toSorted()
  const hash = headers['x-amz-content-sha256']
  return [method, path, pairs.join('&'), signed.join(''), names, hash].join('\n')
}
