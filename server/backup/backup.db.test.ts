import { existsSync } from 'node:fs'
import { appendFile, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { adminKey, siteForAll, startTestApp } from '../../tests/support/app.ts'
import { folderForAll } from '../../tests/support/folder.ts'
import {
  emptyPlace,
  envOf,
  everythingIn,
  fillSite,
  inFolder,
  type Place,
  runScript,
  submitAssessment,
} from '../../tests/support/installation.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate } from '../platform/db/database.ts'
import { createFiles } from '../platform/files/s3-files.ts'
import type { Database } from '../tables.ts'
import { hashText, type Manifest, writeManifest } from './manifest.ts'
import { backUp, openBackup, restore } from './service.ts'

/** Something of everything, and a backup of it, which tests take copies of. */
const site = siteForAll()
const made = folderForAll()
let place: Place
beforeAll(async () => {
  await fillSite(site)
  await backUpFrom(site, join(made.path, 'backup'))
})
beforeEach(async () => {
  place = await emptyPlace()
})
afterEach(() => place.close())

const filesOf = ({ config }: Pick<Place, 'config'>) => createFiles(config, 'media')

function backUpFrom(from: { db: Database; config: Place['config'] }, path: string) {
  const source = { db: from.db, files: filesOf(from), clock: systemClock, version: '1.2.3' }
  return backUp(source, path)
}

async function restoreInto(to: Place, path: string) {
  return restore({ db: to.db, files: filesOf(to) }, await openBackup(path))
}

/** Runs `work` on a copy of the backup, which it may change. */
function withBackup(work: (path: string) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    await cp(made.path, folder, { recursive: true })
    await work(join(folder, 'backup'))
  })
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'))
}

/** Forges the manifest with a matching hash. */
async function changeManifest(path: string, change: (manifest: Manifest) => void) {
  const manifest = await readManifest(path)
  change(manifest)
  const { text, hash } = writeManifest(manifest)
  await writeFile(join(path, 'manifest.json'), text)
  await writeFile(join(path, 'manifest.sha256'), hash)
}

test('the two commands bring everything back, and the API works on it', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'new', 'backup')
    const backup = await runScript('backup', envOf(site), path)
    expect(backup).toMatchObject({ code: 0, err: '' })
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    expect((await readdir(path)).toSorted()).toEqual([
      'manifest.json',
      'manifest.sha256',
      'media',
      'tables',
    ])
    expect(await readdir(join(folder, 'new'))).toEqual(['backup'])

    const restored = await runScript('restore', place.env, path)
    expect(restored).toMatchObject({ code: 0, err: '' })
    // The folder's random name can match a word of the rows by chance.
    const said = (backup.out + restored.out).replaceAll(folder, '')
    expect(said).not.toMatch(/@example|jane|odd/i)
    // The snapshot was taken before the backup itself was recorded.
    await site.db.deleteFrom('jobs').where('name', '=', 'backup').execute()
    const there = await everythingIn(site.db, site.config)
    expect(Object.entries<string[]>(there.rows).filter(([, rows]) => rows.length === 0)).toEqual([])
    expect(Object.keys(there.files).length).toBeGreaterThanOrEqual(3)
    expect(await everythingIn(place.db, place.config)).toEqual(there)

    const again = await startTestApp(place.env)
    // The id of a deleted row is not used again.
    expect((await submitAssessment(again, 'new@example.com')).statusCode).toBe(200)
    const ids = await again.db.selectFrom('quickscore_assessments').select('id').execute()
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 4])
    const headers = { 'x-admin-key': adminKey }
    const { data } = (await again.app.inject({ url: '/api/admin/media', headers })).json()
    for (const { url } of data) expect((await again.app.inject({ url })).statusCode).toBe(200)
    await again.close()
  }))

describe('a restore', () => {
  test('goes into an empty place only', () =>
    withBackup(async (path) => {
      const before = await everythingIn(site.db, site.config)
      const again = restore({ db: site.db, files: filesOf(site) }, await openBackup(path))
      await expect(again).rejects.toThrow(/^The database is not empty: the table \w+ has rows/)
      expect(await everythingIn(site.db, site.config)).toEqual(before)
    }))

  test('may go into tables that a start has made and nobody has filled', () =>
    withBackup(async (path) => {
      await migrate(place.db)
      await restoreInto(place, path)
      const there = await everythingIn(site.db, site.config)
      expect(await everythingIn(place.db, place.config)).toEqual(there)
    }))

  test('refuses what has been changed, before anything is written', () =>
    withBackup(async (path) => {
      const { files } = await readManifest(path)
      const media = join('media', files[0]?.key ?? '')
      const tampered = [join('tables', 'posts.ndjson'), media, 'manifest.json', 'manifest.sha256']
      for (const name of tampered) {
        const bytes = await readFile(join(path, name))
        const other = Buffer.from(bytes)
        other[10] = (bytes[10] ?? 0) ^ 1
        await writeFile(join(path, name), other)
        await expect(openBackup(path), name).rejects.toThrow(/damaged/)
        await rm(join(path, name))
        await expect(openBackup(path), name).rejects.toThrow(/missing|no backup|damaged/)
        await writeFile(join(path, name), bytes)
      }
      await appendFile(join(path, media), 'x')
      const answer = await runScript('restore', place.env, path)
      expect(answer).toMatchObject({ code: 1, out: '' })
      expect(answer.err).toMatch(/^The backup is damaged: media\/[\w-]+ is not/)
      expect(existsSync(join(place.config.DATA_DIR, 'plumbline.sqlite'))).toBe(false)
      expect(await everythingIn(place.db, place.config)).toEqual({ rows: {}, files: {} })
    }))

  test('that fails halfway leaves the database empty, and the next one fills it', () =>
    withBackup(async (path) => {
      const name = join(path, 'tables', 'post_regions.ndjson')
      const whole = await readFile(name, 'utf8')
      const sign = (text: string) =>
        changeManifest(path, ({ tables }) => {
          const table = tables.find((table) => table.name === 'post_regions')
          if (table) table.sha256 = hashText(text)
        })
      for (const [words, text] of [
        ['could not be copied', whole.replaceAll('"region_id":1', '"region_id":99')],
        ['could not be copied', '{"secret": "jane@example.com"'],
        ['could not be copied', '{"post_id":"jane@example.com","region_id":1,"position":0}\n'],
        ['Not what it should be', whole.replaceAll('"position":0', '"position":0,"more":1')],
        ['Not what it should be', whole.slice(0, whole.indexOf('\n') + 1)],
      ] as const) {
        await writeFile(name, text)
        await sign(text)
        const error = await restoreInto(place, path).catch((error: Error) => error)
        expect(String(error)).toContain(words)
        expect(String(error)).not.toContain('jane')
        const { rows } = await everythingIn(place.db, place.config)
        // The row that a migration adds.
        expect(Object.values(rows).flat()).toHaveLength(1)
      }
      await writeFile(name, whole)
      await sign(whole)
      await restoreInto(place, path)
      const there = await everythingIn(site.db, site.config)
      expect(await everythingIn(place.db, place.config)).toEqual(there)
    }))

  test('refuses what a newer version made, and what is no backup of ours', () =>
    withBackup(async (path) => {
      await changeManifest(path, ({ migrations }) => migrations.push('9999-newer'))
      await expect(restoreInto(place, path)).rejects.toThrow('newer version')
      await changeManifest(path, ({ migrations }) => migrations.splice(1, 1))
      await expect(restoreInto(place, path)).rejects.toThrow('newer version')
      const rewrite = (change: object) =>
        changeManifest(path, (manifest) => Object.assign(manifest, change))
      await rewrite({ format: 2 })
      await expect(openBackup(path)).rejects.toThrow('format 2')
      await rewrite({ format: 1, product: 'other' })
      await expect(openBackup(path)).rejects.toThrow('"product"')
      await expect(openBackup(join(path, 'manifest.json'))).rejects.toThrow('is no backup')
      await rewrite({
        product: 'plumbline',
        files: [{ key: '../x', size: 0, sha256: hashText('') }],
      })
      await expect(openBackup(path)).rejects.toThrow('no key')
      expect(await everythingIn(place.db, place.config)).toEqual({ rows: {}, files: {} })
    }))

  // On PostgreSQL `tests/version-before.db.test.ts` restores one.
  test.skipIf(inject('postgresUrl'))(
    'brings the backup of an older version to the newest form',
    () =>
      inFolder(async (folder) => {
        const older = await emptyPlace()
        await migrate(older.db, '0004-editing-and-activity')
        await sql`
        insert into outbox (kind, recipient, payload, message_id, created_at)
        values ('report', 'a@example.com', '{}', 'one@x', '2026-11-01T00:00:00.000Z')
      `.execute(older.db)
        await backUpFrom(older, join(folder, 'backup'))
        await migrate(older.db)
        await restoreInto(place, join(folder, 'backup'))
        const there = await everythingIn(older.db, older.config)
        expect(there.rows.mail).toEqual([expect.stringContaining('"status":"pending"')])
        expect(await everythingIn(place.db, place.config)).toEqual(there)
        await older.close()

        const newer = await emptyPlace()
        await migrate(newer.db)
        await expect(restoreInto(newer, join(folder, 'backup'))).rejects.toThrow('newer form')
        await newer.close()
      }),
  )
})
