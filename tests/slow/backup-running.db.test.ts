import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backUp, openBackup, restore } from '../../server/backup/service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Files } from '../../server/platform/files/files.ts'
import { createFiles } from '../../server/platform/files/s3-files.ts'
import { createAdmin } from '../support/admin.ts'
import { siteForEach } from '../support/app.ts'
import {
  emptyPlace,
  envOf,
  everythingIn,
  inFolder,
  runScript,
  submitAssessment,
  uploadFile,
} from '../support/installation.ts'
import { samplePng } from '../support/media-files.ts'

const endlessBackup = join(import.meta.dirname, '../support/endless-backup.ts')

// Processes of their own take their time where much else is running.
const site = siteForEach()

const files = () => createFiles(site.config, 'media')

/** What the backup holds, seen by restoring it. */
async function restoreFrom(path: string) {
  const place = await emptyPlace()
  const backup = await openBackup(path)
  await restore({ db: place.db, files: createFiles(place.config, 'media') }, backup)
  return { place, manifest: backup.manifest }
}

test('a backup while people are writing is of one moment', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'backup')
    for (const i of [1, 2, 3]) await submitAssessment(site, `before${i}@example.com`)
    let isOver = false
    let after = 0
    const write = async (who: string) => {
      for (let i = 0; !isOver; i += 1, after += 1) {
        const answer = await submitAssessment(site, `${who}${i}@example.com`)
        expect(answer.statusCode).toBe(200)
        if (i % 10 === 0) await uploadFile(site, 'a.txt', Buffer.from(`${who} ${i}\n`))
      }
    }
    const writers = ['x', 'y', 'z'].map(write)
    const answer = await runScript('backup', envOf(site), path).finally(() => {
      isOver = true
    })
    await Promise.all(writers)
    expect(answer).toMatchObject({ code: 0, err: '' })
    expect(after).toBeGreaterThan(3)

    const { place, manifest } = await restoreFrom(path)
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from quickscore_assessments) as stored,
        (select count(*) from counted_assessments) as counted,
        (select count(*) from assessment_texts) as searchable,
        (select count(*) from quickscore_assessments where email like 'before%') as acknowledged,
        (select count(*) from media) as media
    `.execute(place.db)
    const held = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([k, v]) => [k, Number(v)]))
    expect(held).toMatchObject({ counted: held.stored, searchable: held.stored, acknowledged: 3 })
    expect(manifest.files.length).toBe(held.media)
    expect(manifest.lost_files).toEqual([])
    await place.close()
  }))

test('files that are deleted and uploaded meanwhile are in it with their rows, or not at all', () =>
  inFolder(async (folder) => {
    const ids: number[] = []
    for (const text of ['one', 'two', 'three']) {
      ids.push(await uploadFile(site, `${text}.txt`, Buffer.from(text)))
    }
    const real = files()
    let opened = 0
    const slow: Files = {
      ...real,
      async open(key) {
        opened += 1
        // The tables have been read and the first file has been copied.
        if (opened === 2) {
          for (const id of ids.slice(0, 2)) {
            await createAdmin(site).succeed('DELETE', `/media/${id}?force=true`)
          }
          const deleted = { noun: 'media', ids: ids.slice(0, 2) }
          await createAdmin(site).succeed('POST', '/trash/delete', deleted)
          await uploadFile(site, 'four.txt', Buffer.from('four'))
        }
        return real.open(key)
      },
    }
    const source = { db: site.db, files: slow, clock: systemClock, version: '1' }
    await backUp(source, join(folder, 'backup'))
    const { place, manifest } = await restoreFrom(join(folder, 'backup'))
    expect(manifest).toMatchObject({ lost_files: [], files: [{ size: 5 }, { size: 4 }] })
    const there = await everythingIn(site.db, site.config)
    expect(await everythingIn(place.db, place.config)).toEqual(there)
    expect(await readdir(join(folder, 'backup', 'media'))).toHaveLength(2)
    await place.close()
  }))

test('a file that the store has lost is named; the rest is backed up', () =>
  inFolder(async (folder) => {
    await uploadFile(site, 'kept.txt', Buffer.from('kept'))
    await uploadFile(site, 'lost.png', await samplePng())
    const { folder: at, name } = await site.db
      .selectFrom('media')
      .selectAll()
      .where('original_name', '=', 'lost.png')
      .executeTakeFirstOrThrow()
    await files().delete(`${at}/${name}`)
    const path = join(folder, 'backup')
    const answer = await runScript('backup', envOf(site), path)
    expect(answer).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^Files that the store no longer has \(lost_files\): 1\./),
    })
    const { place, manifest } = await restoreFrom(path)
    expect(manifest).toMatchObject({ lost_files: [`${at}/${name}`], files: [{ size: 4 }] })
    await place.close()
  }))

test('one that is killed leaves none, and the next is whole', () =>
  inFolder(async (folder) => {
    await submitAssessment(site, 'a@example.com')
    await uploadFile(site, 'a.txt', Buffer.from('a'))
    const path = join(folder, 'backup')
    const child = spawn(process.execPath, [endlessBackup], {
      env: { PATH: process.env.PATH ?? '', ...envOf(site), BACKUP: path },
      stdio: 'inherit',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    while (!existsSync(`${path}.part/media`) && child.exitCode === null) await wait(20)
    // While it is being written, nobody else may write there.
    const source = { db: site.db, files: files(), clock: systemClock, version: '1' }
    await expect(backUp(source, path)).rejects.toThrow(`Process ${child.pid} is writing`)
    child.kill('SIGKILL')
    await ended
    expect(await readdir(folder)).toEqual(['backup.part'])
    await expect(openBackup(path)).rejects.toThrow('is no backup')
    await expect(openBackup(`${path}.part`)).rejects.toThrow('is no backup')

    await backUp(source, path)
    expect(await readdir(folder)).toEqual(['backup'])
    const { place } = await restoreFrom(path)
    const there = await everythingIn(site.db, site.config)
    expect(await everythingIn(place.db, place.config)).toEqual(there)
    await place.close()
  }))

test('one that fails takes away what it wrote, and one beside another is refused', () =>
  inFolder(async (folder) => {
    await uploadFile(site, 'a.txt', Buffer.from('a'))
    const broken: Files = { ...files(), open: () => Promise.reject(new Error('The disk is gone')) }
    const source = { db: site.db, files: broken, clock: systemClock, version: '1' }
    await expect(backUp(source, join(folder, 'backup'))).rejects.toThrow('disk is gone')
    expect(await readdir(folder)).toEqual([])
    await mkdir(join(folder, 'mine'))
    await writeFile(join(folder, 'mine', 'note'), 'kept')
    await expect(backUp(source, join(folder, 'mine'))).rejects.toThrow('exists')
    expect(await readdir(join(folder, 'mine'))).toEqual(['note'])
  }))
