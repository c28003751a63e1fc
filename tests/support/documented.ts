import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { createDocument, type JsonSchema, type OpenApiDocument } from '../../server/http/openapi.ts'
import type { Route } from '../../server/http/route.ts'

interface Answer {
  content: { 'application/json': { schema: JsonSchema } }
}

/** Created once per test file. */
let document: OpenApiDocument | undefined
const schemas = new Map<string, z.ZodType>()

/** The documented schema of a response, by Fastify's route; null without one. */
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
  // Unknown methods, unknown paths and server errors belong to no single call.
  const isNoCalls = status >= 500 || (status >= 400 && !answers)
  const found = isNoCalls ? document.components.responses.Refusal : answers?.[status]
  if (!found) return null
  // Of a file only the type is checked here; the tests of its call check the content.
  if ('content' in found && type !== 'application/json' && type in found.content) return z.unknown()
  if ('content' in found && !('application/json' in found.content)) return z.unknown()
  const answer = ('$ref' in found ? document.components.responses.Refusal : found) as Answer
  const schema = z.fromJSONSchema(answer.content['application/json'].schema)
  schemas.set(call, schema)
  return schema
}

/**
 * Compares every API response with `GET /api/openapi.json` and collects differences: undocumented
 * calls and statuses, fields too many or too few.
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
