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
  /** The least role that may call it; stated by every call below `/admin`. */
  needs?: Role
  /** The heading under which the API document lists it. */
  tag: string
  summary: string
  /** Calls with a search text (`q`) also count towards the `search` limit. */
  isSearch?: boolean
  /** A public call that shows more when a valid key is sent. */
  showsStaffMore?: boolean
  /** Gives a key for another proof of identity: a refusal counts as a wrong key. */
  givesKey?: boolean
  /** A limit per address that each call counts towards, in addition to `api`. */
  limit?: LimitName
  /** Takes an `Idempotency-Key` header: a repeat with the same key gets the first answer. */
  isRepeatable?: boolean
  /** What `:id` names, for the 404 of an id that is none ("The contact message"). */
  names?: string
  query?: Query
  body?: Body
  /** In bytes; by default a megabyte for staff, and the server's limit for visitors. */
  bodyLimit?: number
  /** A multipart form with one file in place of a body; the handler reads it from the request. */
  upload?: UploadRule
  /** Content types of a file answer, beside or instead of `answers`; the handler sends the file. */
  files?: readonly string[]
  /** Schema of the whole answer by success status; a returned object gets the first status. */
  answers: Partial<Record<200 | 201, Schema>>
  /** The codes that distinguish its conflicts (409). */
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
  /** The value of `:id`; 0 in a path without it. */
  id: number
  /** Undefined where the call takes none or the sender gave none. */
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Route = Statement<Schema, Schema>

/** Each staff call states the role it needs; public calls state none. */
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
  /** Sets `request.actor` by the key; a visitor without one. Throws `unauthorised`. */
  identify(request: FastifyRequest): Promise<void>
  /** The same, but throws `unauthorised` without a key too. */
  admit(request: FastifyRequest): Promise<void>
  /** Counts a refused key or proof; throws `too-many` after too many. */
  countRefusal(request: FastifyRequest, error: unknown): Promise<void>
  publicUrl: string | undefined
}

/** Whether a call needs the admin key. */
export const needsKey = ({ path }: Pick<Route, 'path'>) => path.startsWith('/admin/')

/** Registers every call below `/api`, with the hooks that all of them share. */
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
        // Also for unknown addresses: nobody without a key learns which exist.
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
      const handle = () =>
        stated.handle({
          actor: request.actor ?? visitor,
          params,
          id: takesId ? parseId(params.id ?? '', names ?? 'The record') : 0,
          query: query && parse(query, request.query),
          body: body && parse(body, request.body),
          idempotencyKey: stated.isRepeatable ? readIdempotencyKey(request.headers) : undefined,
          request,
          reply,
        })
      const handled = limit ? ports.limits.inTurn('calls', request.ip, handle, path) : handle()
      const answer = await handled.catch(async (error) => {
        if (stated.givesKey) await ports.countRefusal(request, error)
        throw error
      })
      if (!reply.sent && reply.statusCode === 200) reply.code(firstStatus)
      return answer
    },
  })
}
