import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Actor, Staff } from '../domain/actor.ts'
import type { CacheTag } from '../domain/cache-tags.ts'
import type { CsvCell } from '../domain/csv.ts'
import type { LawChange } from '../domain/law/sourced.ts'
import type { Contact, DueLead } from '../domain/leads.ts'
import type { Page } from '../domain/list-query.ts'
import type { AboutKind } from '../domain/mail.ts'
import type { Period } from '../domain/periods.ts'
import type { Limits } from './http/limits.ts'
import type { PageCache } from './http/page-cache.ts'
import type { Route } from './http/route.ts'
import type { AnyMail } from './mail/definitions.ts'
import type { HandledTable } from './platform/db/handling.ts'
import type { Listed } from './platform/db/list.ts'
import type { IndexedTexts } from './platform/db/search.ts'
import type { Ports } from './ports.ts'
import type { Database, Tables, Trx } from './tables.ts'
import type { RestoreHandler } from './trash/service.ts'

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
}

/** Deletes at most `limit` rows whose period was over `before`, and answers with how many. */
type DeleteBatch = (trx: Trx, before: string, limit: number, due: Due) => Promise<number>

/** What a table holds about people, and how that is found, or why it need not be. */
export type Holding =
  /** Nothing in it leads from an e-mail address to a row or back. */
  | { none: string }
  /** Found by an address, exported, and erased or gone with what it hangs on. */
  | (Finding & { personal: string })
  /** Exported, and kept although the rest is erased. */
  | (Finding & { kept: string })

export interface Finding {
  /** `address` in lower case. */
  find(trx: Trx, address: string, known: KnownRows): Promise<object[]>
  /** As it is exported, without what would open a door. */
  // biome-ignore lint/suspicious/noExplicitAny: a row that was found
  present?(row: any): object
  /** Answers with the ids of those that are gone, where the record of who did what tells of it. */
  erase?(trx: Trx, ids: readonly number[], erasing: Erasing): Promise<unknown>
}

export interface KnownRows {
  /** The ids of what tables that were asked before have of the address. */
  idsOf(table: string, key?: string): number[]
  /** Where notices to staff go: not a person's address, though anybody may have typed it in. */
  staffEmail: string
}

export interface Erasing {
  /** In lower case. */
  address: string
  now: Date
}

export interface MovedFile {
  hash: string
  url: string
  postIds: readonly number[]
}

/** A list that staff work on. */
export interface List {
  /** Whose rows are its records. */
  table?: keyof Tables
  /** What a record is called; absent for what is about a person. */
  title?: string
  /** Can be opened, although it has no name here. */
  isOpened?: true
}

/** What an address outside of the API and the pages is served with. */
export interface Means {
  pageCache: PageCache
  limits: Limits
  publicUrl: string | undefined
}

/** A file in "Download everything": a list, or rows that have none in the admin area. */
export type Archived = ArchivedList | { name: string; rows(ports: Ports, actor: Staff): Rows }
type Rows = AsyncIterable<object>

export interface ArchivedList {
  /** Of the file, without its ending. */
  name: string
  /** As the record of who did what calls it; absent where nobody is told of it. */
  list?: string
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
 * them, and what goes over all of them has that list among its ports.
 */
export interface Noun {
  tables?: Partial<Record<keyof Tables, Holding>>
  /** By the names that the paths of the API have for them. */
  lists?: Record<string, List>
  /** Calls of the API. */
  routes?(ports: Ports): readonly Route[]
  /** Addresses beside pages and calls. */
  mount?(app: FastifyInstance, ports: Ports, means: Means): void | Promise<void>
  /** What pages ask. */
  pages?: UseCases
  mails?: readonly AnyMail<Ports>[]
  jobs?: readonly Job[]
  /** Done whenever some mail has ended, sent or not. */
  onMailEnded?(ports: Ports): Promise<unknown>
  /** Told what mail was about whose recipient's mail server says that there is no such address. */
  onUnknownAddress?(ports: Ports, about: { kind: AboutKind; id: number }): Promise<unknown>
  /** Told which issues have a copy tried again; answers with the paused ones, whose copies wait. */
  reopenIssues?(trx: Trx, ids: readonly number[]): Promise<number[]>
  /** Has what shows a file lead to its new address, in the transaction that replaces the file. */
  onFileMoved?(ports: Ports, trx: Trx, actor: Actor, file: MovedFile): Promise<void>
  /** Done where a result is taken again and what hangs on it is to go along, in that transaction. */
  onRetaken?(
    trx: Trx,
    retake: { earlierId: number; laterId: number; now: string },
  ): Promise<unknown>
  /** What hangs on a result that a change of the law touches, by name. */
  nameTouched?(
    ports: Pick<Ports, 'db' | 'clock'>,
    assessmentId: number,
    change: LawChange,
  ): Promise<string[]>
  /** Done once the last request has its answer. */
  onStop?(ports: Ports): Promise<void>
  /** How much waits for staff, by the name of its tab. */
  waiting?: Record<string, (ports: Ports, actor: Actor) => Promise<number>>
  archive?: readonly Archived[]
  /** Deletes what is past its time, by what `content/en/retention.ts` calls it. */
  retention?: Record<string, DeleteBatch>
  /** Done each day before that. */
  tidy?(ports: Ports, due: Due): Promise<unknown>
  /** How the records of its lists come back from the trash. */
  trash?: Record<string, RestoreHandler>
  /** What visitors see otherwise once such rows are gone. */
  shownBy?: Record<string, CacheTag>
  /** For lists of leads: what it holds of an address (in lower case), and who is to be come back to. */
  leads?: {
    listContacts(db: Database, address: string): Promise<Contact[]>
    due?: { table: HandledTable; tab: DueLead['tab'] }
  }
  /** What searches are quicker by, made in the background. */
  searched?: readonly IndexedTexts[]
}
