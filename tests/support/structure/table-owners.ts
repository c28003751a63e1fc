import { join } from 'node:path'
import { isTest, readSources, type Source } from './sources.ts'

/** The folder that declares each table; only its code may read and write the table. */
function listOwners(sources: readonly Source[]): Record<string, string> {
  const stated = sources.flatMap(({ path, text }) => {
    const [, body] = /^ {2}interface Tables \{\n([\s\S]*?\n) {2}\}\n\}/m.exec(text) ?? []
    const tables = body?.matchAll(/^ {4}(\w+): /gm) ?? []
    return [...tables].map(([, table = '']) => [table, folderOf(`server/${path}`)])
  })
  return { ...Object.fromEntries(stated), ...ofMachinery }
}

/** `server/messages` for `server/messages/templates/store.ts`. */
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Owners of the tables that `server/tables.ts` declares for no noun. */
const ofMachinery = {
  idempotency_keys: 'server/platform/db',
  jobs: 'server/platform/db',
  rate_limits: 'server/http',
  settings: 'server/platform/db',
}

const owners = listOwners(readSources(join(import.meta.dirname, '../../../server')))

/** Allowed joins for lists: one statement instead of one per row. */
const readForLists = new Set([
  'server/activity: staff_keys',
  'server/labels: post_authors',
  'server/labels: post_categories',
  'server/labels: post_regions',
  'server/labels: posts',
  'server/media: authors',
  'server/media: post_revisions',
  'server/media: posts',
  'server/leads: staff_keys',
  'server/newsletter: posts',
  'server/posts: authors',
  'server/posts: categories',
  'server/posts: media',
  'server/posts: regions',
  'server/posts: staff_keys',
])

const statement =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|\w+Join)\(\s*['"`](\w+)/g
/** Shared helpers (`server/platform/db/rows.ts`) with the table that they get. */
const named =
  /\b(insertRow|claimRow|putRow|findRow|findValue|updateRows|removeRows|deleteRows|keepUntil|takeOnce|deleteBefore|listOfAddress|foundBy|claimVersion)\((?:\s*[\w.]+,)?\s*'(\w+)/g
const rawStatement = /\b(from|into|update|join)\s+(\w+)/gi
const rawText = /\bsql(?:<[^`]*?>)?`[^`]*`/g

function listUses(text: string): { word: string; table: string }[] {
  const raw = text.match(rawText)?.join('\n') ?? ''
  const all = [statement, named].flatMap((pattern) => [...text.matchAll(pattern)])
  return [...all, ...raw.matchAll(rawStatement)].map(([, word = '', table = '']) => ({
    word,
    table,
  }))
}

/** Statements on a table outside the folder that owns it. */
export function findStrangersAtTables(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .flatMap(({ path, text }) =>
      listUses(text).flatMap(({ word, table }) => {
        const owner = owners[table]
        if (!owner || path.startsWith(`${owner}/`)) return []
        const folder = folderOf(path)
        const isRead = /^(from|selectFrom|\w*join)$/i.test(word)
        if (isRead && readForLists.has(`${folder}: ${table}`)) return []
        return [`${path}: ${word} ${table}, which belongs to ${owner}/`]
      }),
    )
}
