import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { ActivityNoun } from '../domain/activity.ts'
import type { Actor, Staff } from '../domain/actor.ts'
import type { CsvCell } from '../domain/csv.ts'
import type { Page } from '../domain/list-query.ts'
import type { Period } from '../domain/periods.ts'
import type { Subject } from '../domain/subjects.ts'
import type { TrashNoun } from '../domain/trash.ts'
import type { KeptPages } from './http/kept-pages.ts'
import type { Limits } from './http/limits.ts'
import type { Route } from './http/route.ts'
import type { AnyLetter } from './mail/letters.ts'
import type { Listed } from './platform/db/list.ts'
import type { IndexedTexts } from './platform/db/search.ts'
import type { Ports } from './ports.ts'
import type { Trx } from './tables.ts'
import type { Keeper } from './trash/service.ts'

/** What works without being asked: each instance has its own, and they share what is to be done. */
export interface Job {
  /** A quarter of an hour if absent. */
  everyMs?: number
  /** Answers with how much was done, or whether anything was. */
  run(ports: Ports, signal: AbortSignal): Promise<unknown>
  /** What the log says when something was done: under which name how much, and what. */
  done?: { counts?: string; says: string }
  /** What it says when nothing could be done. */
  failed: string
}

/** A day on which what is past its time is deleted. */
export interface Due {
  now: Date
  /** The first instant at which something may have begun that is still within its period. */
  since(period: Period): string
  ports: Ports
  nouns: readonly Noun[]
}

/** Deletes at most `limit` rows and answers with how many. */
export type DeleteBatch = (trx: Trx, due: Due, limit: number) => Promise<number>

/** What an address outside of the API and the pages is served with. */
export interface Means {
  kept: KeptPages
  limits: Limits
  publicUrl: string | undefined
  nouns: readonly Noun[]
}

/** A file in "Download everything": a list, or rows that have none in the admin area. */
export type Archived = ArchivedList | { name: string; rows(ports: Ports, actor: Staff): Rows }
type Rows = AsyncIterable<object>

export interface ArchivedList {
  /** Of the file, without its ending. */
  name: string
  /** As the record of who did what calls it; absent where nobody is told of it. */
  list?: ActivityNoun
  /** The query of the list, and what is asked beside pages: the oldest rows first if absent. */
  query: z.ZodMiniType<Page>
  asked?: object
  // biome-ignore lint/suspicious/noExplicitAny: what `query` makes
  read(ports: Ports, actor: Staff, query: any): Promise<Listed<object>>
  /** As the admin area saves it as CSV. */
  // biome-ignore lint/suspicious/noExplicitAny: a row of `read`
  sheet?: { columns: readonly string[]; cellsOf(row: any): CsvCell[] }
}

/** Use cases for callers that have no ports; each takes its ports first. */
// biome-ignore lint/suspicious/noExplicitAny: what comes after the ports is up to the use case
export type UseCases = Record<string, (ports: any, ...rest: any[]) => unknown>

/**
 * What a noun says of itself in its `index.ts`: all that others have to know of it. `nouns.ts` lists
 * them, and what goes over all of them takes that list.
 */
export interface Noun {
  /** Calls of the API. */
  routes?(ports: Ports, nouns: readonly Noun[]): readonly Route[]
  /** Addresses beside pages and calls. */
  mount?(app: FastifyInstance, ports: Ports, means: Means): void | Promise<void>
  /** What pages ask. */
  pages?: UseCases
  mails?: readonly AnyLetter<Ports>[]
  jobs?: readonly Job[]
  /** Done whenever some mail has ended, sent or not. */
  onMailEnded?(ports: Ports): Promise<unknown>
  /** Done once the last request has its answer. */
  onStop?(ports: Ports): Promise<void>
  /** How much waits for staff, by the name of its tab. */
  waiting?: Record<string, (ports: Ports, actor: Actor) => Promise<number>>
  archive?: readonly Archived[]
  /** Deletes what is past its time, by what `content/retention.ts` calls it. */
  retention?: Record<string, DeleteBatch>
  /** Done each day before that. */
  tidy?(ports: Ports, due: Due): Promise<unknown>
  /** How the records of its lists come back from the trash. */
  trash?(ports: Ports): Partial<Record<TrashNoun, Keeper>>
  /** What visitors see otherwise once such rows are gone. */
  shownBy?: Record<string, Subject>
  /** What searches are quicker by, made in the background. */
  searched?: readonly IndexedTexts[]
}
