import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Config, parseConfig } from '../../server/platform/config.ts'
import { isOnPostgres, openDatabase } from '../../server/platform/db/database.ts'
import { hasRows } from '../../server/platform/db/table-rows.ts'
import { describeTables, type TableShape } from '../../server/platform/db/table-shapes.ts'
import type { Database } from '../../server/tables.ts'
import { createAdmin } from './admin.ts'
import { snapshot, type TestApp } from './app.ts'
import { freshDatabase } from './database.ts'
import { openKeptFiles } from './kept-files.ts'
import { sendFile } from './media.ts'
import { samplePng } from './media-files.ts'
import { addPost } from './posts.ts'
import { createBucket, s3Env } from './s3-access.ts'
import { scratchRoot } from './scratch-root.ts'

const root = join(import.meta.dirname, '../..')

/** Settings of an installation, and its database. */
export interface Place {
  env: Record<string, string>
  config: Config
  db: Database
  close(): Promise<void>
}

/** An installation without tables and files. */
export async function emptyPlace(): Promise<Place> {
  const { databaseUrl, dataDir, cleanup } = await freshDatabase()
  const store = inject('s3')
  const env = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(store && s3Env(store, await createBucket(store))),
  }
  const config = parseConfig(env)
  let db: Database | undefined
  return {
    env,
    config,
    // Opened on first use, since that creates the file of a SQLite database.
    get db() {
      db ??= openDatabase(config)
      return db
    },
    async close() {
      await db?.destroy()
      await cleanup()
    },
  }
}

/** The settings of a site under test, as a command would find them. */
export function envOf({ config }: TestApp): Record<string, string> {
  const names = [
    ...(['DATA_DIR', 'DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT'] as const),
    ...(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const),
  ]
  return Object.fromEntries(names.flatMap((name) => (config[name] ? [[name, config[name]]] : [])))
}

/** Runs `work` with a temporary folder. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(scratchRoot, 'plumbline-backups-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All rows and files, for comparison with another installation. */
export async function everythingIn(db: Database, config: Config) {
  const rows = Object.entries(await snapshot(db)).map(([name, rows]) => [
    name,
    rows.map((row) => JSON.stringify(row, Object.keys(row as object).toSorted())).toSorted(),
  ])
  const kept = openKeptFiles(config)
  const paths = (await kept.list()).filter((path) => path.startsWith('media/'))
  const files = await Promise.all(paths.map(async (path) => [path, await kept.read(path)]))
  return { rows: Object.fromEntries(rows), files: Object.fromEntries(files) }
}

/** Runs a command of `scripts/` as a separate process. */
export function runScript(name: string, env: Record<string, string>, ...args: string[]) {
  return runScriptIn(root, name, env, ...args)
}

/** As `runScript`, in a copy of the product. */
export async function runScriptIn(
  cwd: string,
  name: string,
  env: Record<string, string>,
  ...args: string[]
) {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
  })
  child.stdin.end()
  const read = async (stream: AsyncIterable<Buffer>) => {
    let text = ''
    for await (const chunk of stream) text += chunk
    return text
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, code] = await Promise.all([read(child.stdout), read(child.stderr), ended])
  return { code, out, err }
}

/** Submits answers to some questions of every domain, so that they count for the benchmark. */
export const submitAssessment = (site: TestApp, email: string) =>
  site.post('/api/quickscore/submit', {
    name: 'Zoë 🦉',
    email,
    company: '“Ltd” \\ \u2028',
    user_type: 'buyer',
    answers: { A1: 1, B1: 0.5, C1: 1, D1: 0 },
  })

export async function uploadFile(site: TestApp, name: string, bytes: Buffer): Promise<number> {
  const answer = await sendFile(site, '/upload', { name, bytes })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().data.id
}

/** Fills every table, by real calls and with values that no form would send. */
export async function fillSite(site: TestApp): Promise<void> {
  const admin = createAdmin(site)
  for (const who of ['one', 'two', 'gone']) await submitAssessment(site, `${who}@example.com`)
  await admin.succeed('DELETE', '/quickscore-assessments/3')
  const picture = await uploadFile(site, 'picture of jane.png', await samplePng(600, 20))
  await admin.succeed('PATCH', `/media/${picture}`, { focal_point: { x: 0.125, y: 1 } })
  await uploadFile(site, 'notes.txt', Buffer.from('Plain words.\n'))
  const odd = 'Line\nfeed, \r return, \t tab, \u2028\u2029 “quotes” "\\" 漢字 🧑‍⚖️ \u0001 \ufeff ÿ'
  await addPost(site.db, 'odd', {
    title: odd,
    content: `<p>${'Long. '.repeat(40_000)}</p>`,
    meta_title: '',
    categories: ['law'],
    regions: ['EU', 'UK'],
    oldSlugs: ['older', 'Ölder', 'ålder', 'z'],
  })
  for (const key of ['a', 'B', 'ä', 'ß', '🦉', '\uffee', ' ', 'a b']) {
    await site.db.insertInto('rate_limits').values({ key, points: -3, expire: null }).execute()
  }
  await site.db
    .updateTable('rate_limits')
    .set({ expire: Number.MAX_SAFE_INTEGER })
    .where('key', '=', 'a')
    .execute()
  const properties = JSON.stringify({ path: '/' })
  const event = { name: 'page', properties, created_at: '2026-11-01T00:00:00.000Z' }
  const events = Array.from({ length: 250 }, () => event)
  await site.db.insertInto('analytics_events').values(events).execute()
  await fillEveryTable(site.db)
}

/**
 * Inserts a row into each empty table of the schema, with every column filled. Tables from later
 * migrations are covered automatically. Returns the names of all tables.
 */
async function fillEveryTable(db: Database): Promise<string[]> {
  const shapes = await describeTables(db)
  const references = await listReferences(db)
  for (const shape of shapes) {
    if (await hasRows(db, shape)) continue
    const row = Object.fromEntries(shape.columns.map(({ name, kind }) => [name, oddValue(kind)]))
    for (const { column, parent, parent_column } of references.filter(isOf(shape))) {
      const { rows } = await sql<{ value: unknown }>`
        select ${sql.ref(parent_column)} as value from ${sql.table(parent)} limit 1`.execute(db)
      row[column] = rows[0]?.value ?? null
    }
    const columns = Object.keys(row).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(shape.name)} (${sql.join(columns)})
      values (${sql.join(Object.values(row))})`.execute(db)
  }
  return shapes.map(({ name }) => name)
}

const oddValue = (kind: TableShape['columns'][number]['kind']): unknown =>
  kind === 'text' ? `“Odd” \\ ' \u2028 🦉` : 1

interface Reference {
  child: string
  column: string
  parent: string
  parent_column: string
}

const isOf =
  ({ name }: TableShape) =>
  ({ child }: Reference) =>
    child === name

async function listReferences(db: Database): Promise<Reference[]> {
  const found = isOnPostgres(db)
    ? sql<Reference>`
        select t.relname as child, c.attname as column, p.relname as parent,
          pc.attname as parent_column
        from pg_constraint f
        join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
        join pg_attribute c on c.attrelid = t.oid and c.attnum = f.conkey[1]
        join pg_attribute pc on pc.attrelid = p.oid and pc.attnum = f.confkey[1]
        where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`
    : sql<Reference>`
        select t.name as child, f."from" as "column", f."table" as parent, f."to" as parent_column
        from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'`
  return (await found.execute(db)).rows
}
