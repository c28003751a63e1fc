import * as z from 'zod/mini'
import { brand } from '../../../content/brand.ts'
import { type Call, refusal } from './openapi-calls.ts'
import { houseCalls } from './house-calls.ts'
import { issueCalls } from './issue-calls.ts'
import { labelCalls } from './label-calls.ts'
import { mailCalls } from './mail-calls.ts'
import { visitorCalls } from './open-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { postCalls } from './post-calls.ts'

export interface JsonSchema {
  [keyword: string]: unknown
}

interface Response {
  description: string
  content: { 'application/json': { schema: JsonSchema } }
}

export interface Operation {
  tags: string[]
  summary: string
  security?: Record<string, string[]>[]
  parameters?: JsonSchema[]
  requestBody?: JsonSchema
  responses: Record<string, Response | { $ref: string }>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: JsonSchema
    responses: Record<string, Response>
  }
}

const calls: Call[] = [
  ...visitorCalls,
  ...postCalls,
  ...labelCalls,
  ...peopleCalls,
  ...issueCalls,
  ...mailCalls,
  ...houseCalls,
]

const REFUSAL = { $ref: '#/components/responses/Refusal' }

/** The API in OpenAPI 3.1, from the schemas that read its bodies and queries. */
export function createDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
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

function operationOf(call: Call): Operation {
  const { tag, summary, needsKey, conflicts } = call
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query)]
  const successes = Object.entries(call.answers).map(([status, answer]) => [
    status,
    response(summary, answer, 'output'),
  ])
  const conflict = conflicts && {
    409: response(`A conflict: ${conflicts.join(', ')}`, refusal, 'output'),
  }
  return {
    tags: [tag],
    summary,
    ...(needsKey && { security: [{ adminKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call),
    responses: { ...Object.fromEntries(successes), ...conflict, default: REFUSAL },
  }
}

function response(description: string, schema: z.ZodMiniType, io: 'input' | 'output'): Response {
  return { description, content: { 'application/json': { schema: jsonSchemaOf(schema, io) } } }
}

function bodyOf({ body, upload }: Call) {
  if (upload) {
    const properties = {
      [upload]: { type: 'string', contentMediaType: 'application/octet-stream' },
    }
    const schema = { type: 'object', properties, required: [upload] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  const schema = jsonSchemaOf(body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'slug' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))
}

function queryParameters(query: z.ZodMiniType | undefined): JsonSchema[] {
  if (!query) return []
  const { properties = {} } = jsonSchemaOf(query, 'input') as { properties?: object }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** What cannot be said in JSON Schema, such as a rule in code, is left to the server's answer. */
function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it; the pattern that goes with it fills half a screen.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  })
  return rest
}
