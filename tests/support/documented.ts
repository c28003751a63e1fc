import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { createDocument, type JsonSchema, type OpenApiDocument } from '../../server/http/openapi.ts'
import type { Route } from '../../server/http/route.ts'

interface Answer {
  content: { 'application/json': { schema: JsonSchema } }
}

/** Made once for all tests of a file. */
let document: OpenApiDocument | undefined
const schemas = new Map<string, z.ZodType>()

/** The schema for an answer of a call, as Fastify names it; null if the document has none. */
function findSchema(
  routes: readonly Route[],
  { method, url, status, type }: { method: string; url: string; status: number; type: string },
): z.ZodType | null {
  const call = `${method} ${url} ${status} ${type}`
  const known = schemas.get(call)
  if (known) return known
  document ??= createDocument(routes)
  const path = url.replace(/:(\w+)/g, '{$1}')
  const answers = document.paths[path]?.[method.toLowerCase()]?.responses
  // A method that no call has, a path below which nothing is, and a fault of ours are no call's own.
  const isNoCalls = status >= 500 || (status >= 400 && !answers)
  const found = isNoCalls ? document.components.responses.Refusal : answers?.[status]
  if (!found) return null
  // A file is what its type says; the tests of its call look into it.
  if ('content' in found && type !== 'application/json' && type in found.content) return z.unknown()
  if ('content' in found && !('application/json' in found.content)) return z.unknown()
  const answer = ('$ref' in found ? document.components.responses.Refusal : found) as Answer
  const schema = z.fromJSONSchema(answer.content['application/json'].schema)
  schemas.set(call, schema)
  return schema
}

/**
 * Compares every answer of the API with the document of `GET /api/openapi.json`, and collects what
 * differs: a call that the document does not know, a status, a field too many or too few.
 */
export function compareWithDocument(app: FastifyInstance, routes: readonly Route[]): string[] {
  const differences: string[] = []
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const url = routeOptions.url ?? ''
    if (!url.startsWith('/api/') || method === 'HEAD') return
    const call = `${method} ${url} ${reply.statusCode}`
    const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
    const schema = findSchema(routes, { method, url, status: reply.statusCode, type })
    if (!schema) return void differences.push(`${call} is not documented`)
    const isFile = schema instanceof z.ZodUnknown
    const result = schema.safeParse(isFile ? null : JSON.parse(String(payload)))
    if (!result.success) differences.push(`${call} is not as documented: ${result.error.message}`)
  })
  return differences
}
