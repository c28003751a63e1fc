import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { backUp, openBackup, restore } from '../../server/backup/service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { type Config, parseConfig } from '../../server/platform/config.ts'
import { openDatabase, ping } from '../../server/platform/db/database.ts'
import { createFiles } from '../../server/platform/files/s3-files.ts'
import { startTestApp } from '../support/app.ts'
import {
  emptyPlace,
  everythingIn,
  fillSite,
  inFolder,
  type Place,
  runScript,
  submitAssessment,
} from '../support/installation.ts'

// Both engines are needed, and the run for PostgreSQL has both. Commands are processes of their own,
// which take their time where much else is running.
// Needs both engines: the SQLite file is the test's own.
describe.runIf(inject('postgresUrl'))('from SQLite to PostgreSQL', () => {
  /** A data folder with something of everything, and what is in it. */
  let folder: string
  let old: Config
  let there: Awaited<ReturnType<typeof everythingIn>>
  let place: Place
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-old-'))
    old = parseConfig({ DATA_DIR: folder })
    const names = ['DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID']
    const none = [...names, 'S3_SECRET_ACCESS_KEY'].map((name) => [name, ''])
    const site = await startTestApp({ ...Object.fromEntries(none), DATA_DIR: folder })
    await fillSite(site)
    there = await everythingIn(site.db, old)
    await site.close()
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    place = await emptyPlace()
  })
  afterEach(() => place.close())

  test('the command copies rows and files, and compares them', async () => {
    const env = { ...place.env, DATA_DIR: folder }
    const server = openDatabase(old)
    await ping(server)
    const running = await runScript('migrate-to-postgres', env)
    expect(running).toMatchObject({ code: 1, out: '' })
    expect(running.err).toBe('A server is running on this data. Please stop it first.\n')

    await server.destroy()
    const moved = await runScript('migrate-to-postgres', env)
    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(moved.out).toMatch(/^analytics_events +251 +251 {2}(\w{12}) {2}\1 {2}same$/m)
    expect(moved.out).toContain('media files were copied to the bucket')
    expect(moved.out).not.toMatch(/@example|DIFFERENT/)
    expect(await everythingIn(place.db, place.config)).toEqual(there)

    const again = await startTestApp(place.env)
    expect((await submitAssessment(again, 'new@example.com')).statusCode).toBe(200)
    const ids = await again.db.selectFrom('quickscore_assessments').select('id').execute()
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 4])
    const before = await everythingIn(again.db, again.config)
    const second = await runScript('migrate-to-postgres', env)
    expect(second).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database is/),
    })
    expect(await everythingIn(again.db, again.config)).toEqual(before)
    await again.close()
  })

  test('the command says what it needs, and where the media are without a bucket', async () => {
    const { DATABASE_URL = '', DATA_DIR } = place.env
    const env = { DATABASE_URL, DATA_DIR: folder }
    const [without, empty, plain] = await Promise.all([
      runScript('migrate-to-postgres', { DATA_DIR: env.DATA_DIR }),
      runScript('migrate-to-postgres', { DATABASE_URL, DATA_DIR: String(DATA_DIR) }),
      runScript('migrate-to-postgres', env),
    ])
    expect([without.code, empty.code, plain.code]).toEqual([2, 1, 0])
    expect(without.err).toContain('DATABASE_URL must name')
    expect(empty.err).toContain('no SQLite database')
    expect(plain.out).toContain('S3_BUCKET is not set')
    expect(await everythingIn(place.db, parseConfig(env))).toEqual(there)
  })

  test('a backup of either engine is one for the other', () =>
    inFolder(async (folder) => {
      const info = { clock: systemClock, version: '1' }
      const source = openDatabase(old)
      const kept = createFiles(old, 'media')
      await backUp({ db: source, files: kept, ...info }, join(folder, 'sqlite'))
      await source.destroy()
      const files = createFiles(place.config, 'media')
      const first = await openBackup(join(folder, 'sqlite'))
      await restore({ db: place.db, files }, first)
      expect(await everythingIn(place.db, place.config)).toEqual(there)

      await backUp({ db: place.db, files, ...info }, join(folder, 'postgres'))
      const second = await openBackup(join(folder, 'postgres'))
      expect(second.manifest.tables).toEqual(first.manifest.tables)
      const config = parseConfig({ DATA_DIR: join(folder, 'data') })
      const db = openDatabase(config)
      await restore({ db, files: createFiles(config, 'media') }, second)
      expect(await everythingIn(db, config)).toEqual(there)
      await db.destroy()
    }))
})
