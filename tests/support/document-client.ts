/** A client generated from `GET /api/openapi.json` alone. */
import * as z from 'zod'
import type { JsonSchema, OpenApiDocument, Operation } from '../../server/http/openapi.ts'
import { type Answer, adminKey, type TestApp } from './app.ts'
import { composeForm, formType } from './media.ts'

type Values = Record<string, string | number>

export interface DocumentedCall {
  name: string
  /** Sends the call with samples of all required values; throws for values against the document. */
  send(values?: Values): Promise<Answer>
}

export async function createDocumentClient({ app }: TestApp): Promise<DocumentedCall[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json() as OpenApiDocument
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      send: (values: Values = {}) =>
        app.inject({
          method: method.toUpperCase() as 'GET',
          url: addressOf(path, operation, values),
          ...bodyOf(operation),
        }),
    })),
  )
}

function addressOf(path: string, { parameters = [] }: Operation, values: Values): string {
  const given = parameters.filter(({ name, required }) => required || String(name) in values)
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: where, schema } of given) {
    const value = values[String(name)] ?? sampleOf(schema as JsonSchema)
    z.fromJSONSchema(schema as JsonSchema).parse(value)
    if (where === 'query') query.append(String(name), String(value))
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function bodyOf({ requestBody, security }: Operation) {
  const key = security?.some((one) => 'adminKey' in one) && { 'x-admin-key': adminKey }
  const content = (requestBody?.content ?? {}) as Record<string, { schema: JsonSchema }>
  if ((formType.split(';')[0] as string) in content) {
    const file = { name: 'a.txt', bytes: 'A text.' }
    return { headers: { ...key, 'content-type': formType }, payload: composeForm(file) }
  }
  const json = content['application/json']
  if (!json) return { headers: { ...key } }
  const payload = JSON.stringify(sampleOf(json.schema))
  return { headers: { ...key, 'content-type': 'application/json' }, payload }
}

const formats: Record<string, string> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00.000Z',
  email: 'ada@example.com',
}

/** A minimal valid value for a schema, as far as the schema can express the rules. */
function sampleOf(schema: JsonSchema): unknown {
  const { anyOf, oneOf, allOf, const: only, enum: some, type, format } = schema
  const others = (anyOf ?? oneOf ?? allOf) as JsonSchema[] | undefined
  if (others?.[0]) return sampleOf(others[0])
  if (only !== undefined) return only
  if (Array.isArray(some)) return some[0]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'string') return formats[String(format)] ?? 'a'.repeat(Number(schema.minLength ?? 1))
  if (type === 'array') {
    return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
      sampleOf(schema.items as JsonSchema),
    )
  }
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = (schema.required ?? []) as string[]
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
}
