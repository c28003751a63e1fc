import * as z from 'zod/mini'
import { brand } from '../../content/firm.ts'
import { roles } from '../../domain/actor.ts'
import { refusal } from './resource.ts'
import { needsKey, type Route, route } from './route.ts'

export interface JsonSchema {
  [keyword: string]: unknown
}

export type OpenApiDocument = ReturnType<typeof createDocument>
export type Operation = ReturnType<typeof operationOf>

const REFUSAL = { $ref: '#/components/responses/Refusal' }

/** `GET /api/openapi.json`: documents `routes` and itself. Public, since it holds no secret. */
export function documentRoute(routes: readonly Route[]): Route {
  /** Built at the first request, so that it does not slow the start. */
  let made: OpenApiDocument | undefined
  const own = route({
    method: 'GET',
    path: '/openapi.json',
    tag: 'Visitors',
    summary: 'This document',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
    async handle() {
      made ??= createDocument([...routes, own])
      return made
    },
  })
  return own
}

/** The API in OpenAPI 3.1, built from the statements of its routes. */
export function createDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const stated of routes) {
    const path = documentedPath(stated)
    paths[path] = { ...paths[path], [stated.method.toLowerCase()]: operationOf(stated) }
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Every answer is an envelope that says whether it is a success. Times are ISO 8601 in UTC. ' +
        'Lists answer with everything up to 1,000 rows unless page or per_page is given.',
    },
    paths,
    components: {
      securitySchemes: { adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key' } },
      responses: { Refusal: response('A refusal; the status tells its kind', refusal, 'output') },
    },
  }
}

/** With parameters in braces, as OpenAPI writes them. */
const documentedPath = ({ path }: Route) => `/api${path}`.replace(/:(\w+)/g, '{$1}')

function operationOf(stated: Route) {
  const { tag, summary, conflicts, needs, files } = stated
  const parameters = [
    ...pathParameters(documentedPath(stated)),
    ...queryParameters(stated.query),
    ...(stated.isRepeatable ? [repeatKey] : []),
  ]
  const successes = Object.entries(stated.answers).map(([status, answer]) => [
    status,
    response(summary, answer, 'output'),
  ])
  const whole = stated.answers[200] && response(summary, stated.answers[200], 'output').content
  const texts = files?.map((type) => [type, { schema: { type: 'string' } }])
  const file = texts && {
    200: { description: summary, content: { ...whole, ...Object.fromEntries(texts) } },
  }
  const conflict = conflicts && {
    409: response(`A conflict: ${conflicts.join(', ')}`, refusal, 'output'),
  }
  return {
    tags: [tag],
    summary,
    ...(needs && {
      description: `Needs a key of the role ${needs} at least (${roles.join(', ')}).`,
    }),
    ...(needsKey(stated) && { security: [{ adminKey: [] }] }),
    ...(stated.showsStaffMore && { security: [{}, { adminKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(stated),
    responses: {
      ...Object.fromEntries(successes),
      ...file,
      ...Object.fromEntries(refusalsOf(stated).map((status) => [status, REFUSAL])),
      ...conflict,
      default: REFUSAL,
    },
  }
}

/** The statuses with which a call may refuse, other than its conflicts (409). */
function refusalsOf(stated: Route): number[] {
  const { method, path, query, needs } = stated
  const writes = method !== 'GET'
  return [
    ...(writes || query ? [400] : []),
    ...(needsKey(stated) || stated.showsStaffMore || stated.givesKey ? [401] : []),
    // Sent by a page of another site, or with a key whose role is too low.
    ...(writes || needs === 'owner' ? [403] : []),
    ...((path as string).includes(':') ? [404] : []),
    // Every body is read, also one that the call does not take.
    ...(writes ? [413, 415] : []),
    429,
  ]
}

const repeatKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeat with the same key and body gets the first answer, for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function response(description: string, schema: z.ZodMiniType, io: 'input' | 'output') {
  return { description, content: { 'application/json': { schema: jsonSchemaOf(schema, io) } } }
}

function bodyOf({ body, upload }: Route) {
  if (upload) {
    const properties = {
      [upload.field]: { type: 'string', contentMediaType: 'application/octet-stream' },
    }
    const schema = { type: 'object', properties, required: [upload.field] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const schema = jsonSchemaOf(body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

/** Path parameters that `parseId` reads as numbers; all others are strings. */
const numbered = new Set(['id', 'note', 'version'])

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: numbered.has(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))
}

function queryParameters(query: z.ZodMiniType | undefined): JsonSchema[] {
  if (!query) return []
  const { properties = {} } = jsonSchemaOf(query, 'input') as { properties?: object }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** Rules that JSON Schema cannot express, such as checks in code, are left out. */
function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format is enough: its pattern fills half a screen.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  })
  return rest
}
