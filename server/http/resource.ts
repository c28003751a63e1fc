/** States the calls below one address: a list, its records and their actions. */
import * as z from 'zod/mini'
import type { Actor, Role } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { Page } from '../../domain/list-query.ts'
import { countSchema } from '../../domain/record.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import type { Call, Method, Route, Statement } from './route.ts'

type Schema = z.ZodMiniType

interface About {
  /** The heading under which the API document lists the calls. */
  tag: string
  /** What `:id` names, for the 404 of an id that is none ("The contact message"). */
  names?: string
  /** The least role for calls that change something; `editor` if absent. Every role may read. */
  writes?: Role
}

/** "POST /:id/pause"; "GET /" is the address of the resource itself. */
type Line = `${Method} /${string}`

/** A call's statement apart from its address and its answer. */
type Given<Query extends Schema, Body extends Schema> = Omit<
  Statement<Query, Body>,
  'method' | 'path' | 'tag' | 'answers' | 'handle'
>

interface StatedCall<Query extends Schema, Body extends Schema, Data extends Schema>
  extends Given<Query, Body> {
  /** Schema of the answer's data; absent where the answer is only a message. */
  data?: Data
  /** The answer's message; absent where the answer is only data. */
  message?: string | ((data: z.input<Data>) => string)
  /** 201 where something is made. */
  status?: 201
  run(call: Call<Query, Body>): Promise<z.input<Data>>
}

interface StatedList<Query extends Schema, Row extends Schema> extends Given<Query, Schema> {
  query: Query
  row: Row
  /** Fields of `meta` beside the paging. */
  more?: Record<string, Schema>
  run(call: Call<Query, Schema>): Promise<{ rows: z.input<Row>[]; total: number }>
}

interface StatedDeletions {
  one: { summary: string; message: string }
  many: { summary: string; message: string }
  conflicts?: readonly string[]
  /** Returns how many records were deleted. */
  run(actor: Actor, ids: readonly number[]): Promise<number>
}

/** How many of the selected records changed. */
export const changedSchema = z.strictObject({ changed: countSchema })
export const deletedSchema = z.strictObject({ deleted: countSchema })

/** States calls by data and message; builds each answer's envelope from them. */
export function resource(base: `/${string}`, { tag, names, writes = 'editor' }: About) {
  function state(
    line: Line,
    given: Given<Schema, Schema>,
    answer: Pick<Route, 'answers' | 'handle'>,
  ): Route {
    const [method = 'GET', path = ''] = line.split(' ') as [Method, string]
    const needs = method === 'GET' ? 'reader' : writes
    const address = { method, path: `${base}${path}`.replace(/\/$/, ''), tag, names }
    const guarded = base.startsWith('/admin/') ? { ...address, needs } : address
    return { ...guarded, ...given, ...answer }
  }

  function call<
    Query extends Schema = Schema,
    Body extends Schema = Schema,
    Data extends Schema = Schema,
  >(line: Line, stated: StatedCall<Query, Body, Data>): Route {
    const { data, message, status = 200, run, ...given } = stated
    const answer = data ? (message ? doneWith(data) : one(data)) : done
    return state(line, given, {
      answers: { [status]: answer },
      async handle(asked: Call<Query, Body>) {
        const brought = await run(asked)
        const said = typeof message === 'function' ? message(brought) : message
        return { success: true, ...(said && { message: said }), ...(data && { data: brought }) }
      },
    })
  }

  return {
    call,

    list<Query extends z.ZodMiniType<Page>, Row extends Schema>(
      stated: StatedList<Query, Row>,
    ): Route {
      const { row, more, run, ...given } = stated
      return state('GET /', given, {
        answers: { 200: list(row, more) },
        async handle(asked: Call<Query, Schema>) {
          const { rows, total, ...beside } = await run(asked)
          return presentList(asked.query, { rows, total }, beside)
        },
      })
    },

    /** Two calls: one deletes one record, one the selected records. */
    deletions({ one, many, conflicts, run }: StatedDeletions): Route[] {
      return [
        call('DELETE /:id', {
          ...one,
          conflicts,
          async run({ actor, id }) {
            if ((await run(actor, [id])) === 0) throw notFound(names ?? 'The record')
          },
        }),
        call('POST /delete', {
          ...many,
          conflicts,
          body: selectionSchema,
          data: deletedSchema,
          run: async ({ actor, body }) => ({ deleted: await run(actor, body.ids) }),
        }),
      ]
    },
  }
}

const success = z.literal(true)

/** An answer with one record. */
const one = (data: Schema) => z.strictObject({ success, data })

/** An answer with a message. */
const done = z.strictObject({ success, message: z.string() })

/** An answer with a message and data. */
export const doneWith = (data: Schema) => z.strictObject({ success, message: z.string(), data })

const paging = { total: countSchema, page: countSchema, per_page: countSchema }

/** An answer with a page of records; `more` is added to `meta`, beside the paging. */
export const list = (row: Schema, more: Record<string, Schema> = {}) =>
  z.strictObject({ success, data: z.array(row), meta: z.strictObject({ ...paging, ...more }) })

/** Every refusal. `data`: the current record, or what is in the way. */
export const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
})

/** Makes the answer that `list` describes. */
export function presentList(
  { page, perPage }: Page,
  { rows, total }: { rows: readonly unknown[]; total: number },
  more: object = {},
) {
  return { success: true, data: rows, meta: { total, page, per_page: perPage, ...more } }
}
