import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const credential =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Whether a request has a valid AWS Signature Version 4 for the secret. */
export function isSigned(request: IncomingMessage, secret: string): boolean {
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
  return [
    ...[method, path],
    parameters
      .map((one) => (one.includes('=') ? one : `${one}=`))
      .toSorted()
      .join('&'),
    ...[signed.join(''), names, headers['x-amz-content-sha256']],
  ].join('\n')
}
