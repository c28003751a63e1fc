import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Actor, type Role, requireRole, visitor } from '../../domain/actor.ts'
import { type Addresses, answerUnknown } from './errors.ts'
import type { LimitName, Limits } from './limits.ts'
import { parse, parseId, readIdempotencyKey, requireOwnSite } from './requests.ts'
import { readUploads, requireLength, type UploadRule } from './upload.ts'

type Schema = z.ZodMiniType

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API: how it is reached, what it takes and every answer it gives. */
export interface Statement<Query extends Schema, Body extends Schema> {
  method: Method
  /** Below `/api`. What is below `/admin` needs a key. `:id` is the number of a record. */
  path: string
  /** Which key may call it at the least; every call below `/admin` says so. */
  needs?: Role
  /** The heading under which the API document lists it. */
  tag: string
  summary: string
  /** Calls with words to search for (`q`) are counted by an address as well. */
  isSearch?: boolean
  /** A public call that shows more when a valid key is sent. */
  showsStaffMore?: boolean
  /** Answers with a key to something else that proves who asks: a refusal counts as a wrong key. */
  givesKey?: boolean
  /** Counts each call by an address, beside what all calls of the API are counted for. */
  limit?: LimitName
  /** Takes an `Idempotency-Key` header, by which a repeat gets the first answer. */
  isRepeatable?: boolean
  /** What `:id` names, for the 404 of an id that is none ("The contact message"). */
  names?: string
  query?: Query
  body?: Body
  /** Bytes; if absent, a megabyte with the key, else what anybody may send. */
  bodyLimit?: number
  /** A multipart form with one file in place of a body; the handler reads it from the request. */
  upload?: UploadRule
  /** The types of the file that a success is, beside or in place of `answers`; the handler sends it. */
  files?: readonly string[]
  /** The whole answer, by the status of a success; what is returned has the first one. */
  answers: Partial<Record<200 | 201, Schema>>
  /** The codes by which its conflicts (409) are told apart. */
  conflicts?: readonly string[]
  handle(call: Call<Query, Body>): Promise<object>
}

/** A request as its route sees it: everything parsed. */
export interface Call<Query extends Schema, Body extends Schema> {
  /** The use case checks its actor itself; the guard has checked the key before that. */
  actor: Actor
  query: z.output<Query>
  body: z.output<Body>
  params: Record<string, string>
  /** What `:id` names; 0 in a path without it. */
  id: number
  /** Undefined where the call takes none or the sender gave none. */
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Route = Statement<Schema, Schema>

/** Each call of the staff states the role it needs, and no public call states one. */
type Guarded<Path extends string> = Path extends `/admin/${string}`
  ? { needs: Role }
  : { needs?: never }

/**
 * States a call of the API. From this alone it is registered, guarded, limited, parsed
 * (`mountRoutes`) and documented (`openapi.ts`).
 */
export function route<
  const Path extends `/${string}`,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(statement: Statement<Query, Body> & { path: Path } & Guarded<Path>): Route {
  return statement
}

const STAFF_BODY_LIMIT = 1024 * 1024

interface Ports {
  addresses: Addresses
  limits: Limits
  /** Reads the key into `request.actor`; a visitor without one. Throws `unauthorised`. */
  identify(request: FastifyRequest): Promise<void>
  /** The same, but throws `unauthorised` without a key too. */
  admit(request: FastifyRequest): Promise<void>
  /** Counts a refusal of what was sent for a key; throws `too-many` after too many. */
  countRefusal(request: FastifyRequest, error: unknown): Promise<void>
  publicUrl: string | undefined
}

/** Whether a call needs the admin key. */
export const needsKey = ({ path }: Pick<Route, 'path'>) => path.startsWith('/admin/')

/** Registers every call below `/api`, and says once what holds for all of them. */
export async function mountRoutes(app: FastifyInstance, routes: readonly Route[], ports: Ports) {
  const { limits, publicUrl } = ports
  await app.register(
    async (api) => {
      ports.addresses.watch(api)
      api.addHook('onRequest', (request) => limits.consume('api', request.ip))
      api.addHook('onRequest', async (request) => requireOwnSite(request.raw, publicUrl))
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      })
      await api.register(async (scope) => {
        const open = routes.filter((stated) => !needsKey(stated))
        await mountScope(scope, '', open, ports)
      })
      await api.register(async (scope) => {
        // For what does not exist as well: nobody without a key learns what does.
        scope.addHook('onRequest', ports.admit)
        await mountScope(scope, '/admin', routes.filter(needsKey), ports)
      })
    },
    { prefix: '/api' },
  )
}

async function mountScope(
  scope: FastifyInstance,
  prefix: string,
  routes: readonly Route[],
  ports: Ports,
) {
  for (const stated of routes) if (!stated.upload) mountRoute(scope, stated, ports)
  await scope.register(async (uploads) => {
    await readUploads(uploads)
    for (const stated of routes) if (stated.upload) mountRoute(uploads, stated, ports)
  })
  answerUnknown(scope, prefix, ports.addresses)
}

function mountRoute(scope: FastifyInstance, stated: Route, ports: Ports) {
  const { method, path, limit, names, query, body, bodyLimit, upload, answers } = stated
  const most = bodyLimit ?? (needsKey(stated) ? STAFF_BODY_LIMIT : undefined)
  const firstStatus = Number(Object.keys(answers)[0] ?? 200)
  const takesId = path.split('/').includes(':id')
  scope.route({
    method,
    url: path,
    ...(most !== undefined && { bodyLimit: most }),
    async onRequest(request) {
      if (limit) await ports.limits.consume(limit, request.ip)
      if (stated.showsStaffMore) await ports.identify(request)
      if (stated.needs) requireRole(request.actor, stated.needs)
      if (upload) requireLength(request, upload)
    },
    async handler(request, reply) {
      const params = request.params as Record<string, string>
      const { q } = request.query as { q?: unknown }
      if (stated.isSearch && q) await ports.limits.consume('search', request.ip)
      const handled = stated.handle({
        actor: request.actor ?? visitor,
        params,
        id: takesId ? parseId(params.id ?? '', names ?? 'The record') : 0,
        query: query && parse(query, request.query),
        body: body && parse(body, request.body),
        idempotencyKey: stated.isRepeatable ? readIdempotencyKey(request.headers) : undefined,
        request,
        reply,
      })
      const answer = await handled.catch(async (error) => {
        if (stated.givesKey) await ports.countRefusal(request, error)
        throw error
      })
      if (!reply.sent && reply.statusCode === 200) reply.code(firstStatus)
      return answer
    },
  })
}
