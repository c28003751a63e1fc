import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { createApp } from '../../server/app.ts'
import { type Metrics, openMetrics } from '../../server/figures.ts'
import type { PageSource } from '../../server/http/page-source.ts'
import type { Clock } from '../../server/platform/clock.ts'
import { type Config, parseConfig } from '../../server/platform/config.ts'
import { isOnPostgres, migrate, openDatabase, ping } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPorts, type Ports } from '../../server/ports.ts'
import { createServices, listRoutes, type Services } from '../../server/services.ts'
import type { Database, Tables } from '../../server/tables.ts'
import { migratedDatabase } from './database.ts'
import { compareWithDocument } from './documented.ts'
import { documents } from './documents.ts'
import { createBucket, s3Env } from './s3-access.ts'

export const adminKey = 'a-key-of-the-test-run-with-32-characters'

type Settings = Record<string, string>

export interface TestApp {
  app: FastifyInstance
  config: Config
  db: Database
  ports: Ports
  services: Services
  /** Null unless enabled by a setting. */
  metrics: Metrics | null
  routes: { method: string; url: string }[]
  /** Every statement sent to the database so far; tests empty it by setting its length. */
  statements: string[]
  /** The time of `clock`; tests assign to it. */
  clock: { current: Date }
  /** Sets `clock` to a time, or advances it by milliseconds. */
  moveTo(time: string): void
  pass(ms: number): void
  /** Posts an object as JSON or a text as it is. */
  post(url: string, payload?: object | string, headers?: Record<string, string>): Promise<Answer>
  /** The same site with these pages and, if given, other ports; closed with the site. */
  withPages(pages: PageSource, own?: Partial<Ports>): Promise<FastifyInstance>
  /** Throws if any response differed from `GET /api/openapi.json`. */
  close(): Promise<void>
}

/** The whole API, in process, on a fresh database and an empty store of the test run's engines. */
export async function startTestApp(env: Settings = {}): Promise<TestApp> {
  const { databaseUrl, dataDir, cleanup } = await migratedDatabase()
  const store = inject('s3')
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(store && s3Env(store, await createBucket(store))),
    ADMIN_KEY: adminKey,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    // Configured only; tests that send mail set their own. '' removes it.
    SMTP_URL: 'smtp://mail.example:587',
    ...env,
  })
  const log = createLog(config.LOG_LEVEL)
  const statements: string[] = []
  const db = openDatabase(config, {
    log({ query }) {
      // Sent after the response to a change, so no part of any call.
      if (!query.sql.includes('pg_notify')) statements.push(query.sql)
    },
  })
  // A data folder given by the test may be empty; any other is a copy of a migrated one.
  await (env.DATA_DIR ? migrate(db) : ping(db))
  const clock = { current: new Date('2026-11-20T09:00:00.000Z') }
  const ticking: Clock = { now: () => clock.current }
  const ports = createPorts({ config, db, clock: ticking, log })
  ports.documents = documents
  const services = createServices(ports)
  const routes: TestApp['routes'] = []
  let differences: string[] = []
  const onCreate = (created: FastifyInstance) => {
    created.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, url })
    })
    differences = compareWithDocument(created, listRoutes(ports))
  }
  const metrics = await openMetrics(ports, services)
  const app = await createApp({ ports, services, metrics, onCreate })
  await app.ready()
  const moveTo = (time: string) => {
    clock.current = new Date(time)
  }
  const pass = (ms: number) => {
    clock.current = new Date(clock.current.getTime() + ms)
  }
  const post: TestApp['post'] = (url, payload, headers = {}) =>
    app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
  const others: FastifyInstance[] = []
  const withPages: TestApp['withPages'] = async (pages, own) => {
    const other = await createApp({ ports: { ...ports, ...own }, services, pages })
    others.push(other)
    return other
  }
  const close = async () => {
    for (const one of [...others, app]) await one.close()
    await db.destroy()
    await cleanup()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  }
  const calls = { moveTo, pass, post, withPages, close }
  return { app, config, db, ports, services, metrics, routes, statements, clock, ...calls }
}

/** A site that stays the same object for all tests, so that helpers can be created once. */
export interface LastingSite extends TestApp {
  /** Replaces the current site by a fresh one. */
  open(env?: Settings): Promise<void>
}

/** A fresh site for each test; with `null` the test opens it itself. */
export function siteForEach(env: Settings | null = {}): LastingSite {
  const site = lastingSite()
  if (env) beforeEach(() => site.open(env))
  afterEach(() => site.close())
  return site
}

/** One site for all tests of a file or `describe`. */
export function siteForAll(env: Settings | null = {}): LastingSite {
  const site = lastingSite()
  if (env) beforeAll(() => site.open(env))
  afterAll(() => site.close())
  return site
}

function lastingSite(): LastingSite {
  const site = {} as LastingSite
  let started: TestApp | undefined
  const close = async () => {
    const ended = started
    started = undefined
    await ended?.close()
  }
  const open = async (env?: Settings) => {
    await close()
    started = await startTestApp(env)
    Object.assign(site, started, { open, close })
  }
  return Object.assign(site, { open, close })
}

const idOf = (row: object) => ('id' in row && typeof row.id === 'number' ? row.id : 0)

/** Kysely's introspection reads every column too, which takes longer than reading all rows. */
async function listTables(db: Database): Promise<string[]> {
  // Some tests have one of each engine.
  const source = isOnPostgres(db)
    ? sql`(select tablename as name from pg_tables where schemaname = 'public') as tables`
    : sql`(select name from sqlite_master where type = 'table') as tables`
  const { rows } = await sql<{ name: string }>`select name from ${source} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** All rows except rate-limit counts, to show that a refused request changed nothing. */
export async function snapshot(db: Database): Promise<Record<string, unknown[]>> {
  const names = (await listTables(db)).filter(
    // On SQLite search indexes appear as tables.
    (name) => name !== 'rate_limits' && !/^sqlite_|^kysely_|_search(_|$)/.test(name),
  )
  const contents: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const name of await findFilled(db, names)) {
    const rows = await db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute()
    // PostgreSQL returns rows in physical order.
    contents[name] = rows.toSorted((one, other) => idOf(one) - idOf(other))
  }
  return contents
}

/** Finds the tables with rows by one statement: most are empty, and a query for each is slow. */
async function findFilled(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const looks = names.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

export type Answer = LightMyRequestResponse
