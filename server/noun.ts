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

/** A background job: every instance runs its own, and they share the work. */
export interface Job {
  /** Interval; a quarter of an hour if absent. */
  everyMs?: number
  /** Returns how much was done, or whether anything was. */
  run(ports: Ports, signal: AbortSignal): Promise<unknown>
  /** Log line when something was done; `counts` names the field for how much. */
  done?: { counts?: string; says: string }
  /** Log line when the job failed. */
  failed: string
}

/** A run of the daily deletion. */
export interface Due {
  now: Date
  /** The earliest time that is still within the period. */
  since(period: Period): string
  ports: Ports
}

/** Deletes at most `limit` rows whose period began before `before`; returns how many. */
type DeleteBatch = (trx: Trx, before: string, limit: number, due: Due) => Promise<number>

/** Personal data of a table and how it is found, or why there is none. */
export type Holding =
  /** Nothing in it leads from an e-mail address to a row or back. */
  | { none: string }
  /** Found by an address, exported, and erased, either itself or with the row it belongs to. */
  | (Finding & { personal: string })
  /** Exported, and kept although the rest is erased. */
  | (Finding & { kept: string })

export interface Finding {
  /** `address` in lower case. */
  find(trx: Trx, address: string, known: KnownRows): Promise<object[]>
  /** The row as it is exported, without secrets. */
  // biome-ignore lint/suspicious/noExplicitAny: a row that was found
  present?(row: any): object
  /** Returns the ids of deleted rows, if the activity log records them. */
  erase?(trx: Trx, ids: readonly number[], erasing: Erasing): Promise<unknown>
}

export interface KnownRows {
  /** Ids of the address's rows in tables that were searched before. */
  idsOf(table: string, key?: string): number[]
  /** Where notices to staff go: not a person's address, though anybody may type it into a form. */
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
  /** The table of its records. */
  table?: keyof Tables
  /** The column with a record's title; absent for records about a person. */
  title?: string
  /** A record can be opened, although it has no title here. */
  isOpened?: true
}

/** What `mount` gets to serve an address outside of the API and the pages. */
export interface Means {
  pageCache: PageCache
  limits: Limits
  publicUrl: string | undefined
}

/** A file in "Download everything": a list, or rows that have none in the admin area. */
export type Archived = ArchivedList | { name: string; rows(ports: Ports, actor: Staff): Rows }
type Rows = AsyncIterable<object>

export interface ArchivedList {
  /** Name of the file, without its extension. */
  name: string
  /** Name of the list in the activity log; absent where its download is not recorded. */
  list?: string
  /** Schema of the list's query, and parameters beside pages; oldest rows first if absent. */
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
 * The statement of a noun in its `index.ts`: all that other parts need to know of it. `nouns.ts`
 * lists the nouns, and code that goes over all of them has that list among its ports.
 */
export interface Noun {
  tables?: Partial<Record<keyof Tables, Holding>>
  /** Lists by name, as the paths of the API have it. */
  lists?: Record<string, List>
  /** Calls of the API. */
  routes?(ports: Ports): readonly Route[]
  /** Routes other than pages and calls. */
  mount?(app: FastifyInstance, ports: Ports, means: Means): void | Promise<void>
  /** Use cases for pages. */
  pages?: UseCases
  mails?: readonly AnyMail<Ports>[]
  jobs?: readonly Job[]
  /** Called after each round of delivery in which mail was tried. */
  onMailEnded?(ports: Ports): Promise<unknown>
  /** Called with the record behind a mail whose recipient's address does not exist. */
  onUnknownAddress?(ports: Ports, about: { kind: AboutKind; id: number }): Promise<unknown>
  /** Called with issues whose copies are tried again; returns the paused ones: copies wait. */
  reopenIssues?(trx: Trx, ids: readonly number[]): Promise<number[]>
  /** Updates references to a replaced file, in the transaction that replaces it. */
  onFileMoved?(ports: Ports, trx: Trx, actor: Actor, file: MovedFile): Promise<void>
  /** Moves what belongs to a result to its retake, in the transaction of the retake. */
  onRetaken?(
    trx: Trx,
    retake: { earlierId: number; laterId: number; now: string },
  ): Promise<unknown>
  /** Names of items of a result that a change of the law affects. */
  nameTouched?(
    ports: Pick<Ports, 'db' | 'clock'>,
    assessmentId: number,
    change: LawChange,
  ): Promise<string[]>
  /** Called once the last request is answered. */
  onStop?(ports: Ports): Promise<void>
  /** How much waits for staff, by the name of its tab. */
  waiting?: Record<string, (ports: Ports, actor: Actor) => Promise<number>>
  archive?: readonly Archived[]
  /** Deletes expired rows, by the names of `content/en/retention.ts`. */
  retention?: Record<string, DeleteBatch>
  /** Called each day before that deletion. */
  tidy?(ports: Ports, due: Due): Promise<unknown>
  /** How the records of its lists are restored from the trash. */
  trash?: Record<string, RestoreHandler>
  /** Cache tags of content that changes once such rows are deleted. */
  shownBy?: Record<string, CacheTag>
  /** For lists of leads: the contacts of an address (lower case), and the table of follow-ups. */
  leads?: {
    listContacts(db: Database, address: string): Promise<Contact[]>
    due?: { table: HandledTable; tab: DueLead['tab'] }
  }
  /** Texts whose search indexes are built in the background. */
  searched?: readonly IndexedTexts[]
}
