import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { folderForEach } from '../../../tests/support/folder.ts'
import { openDatabase, sqliteFileIn } from './database.ts'

const folder = folderForEach()
beforeEach(() => writeFile(sqliteFileIn(folder.path), ''))

test('a database of 0 bytes beside other data is not taken for new, nor is what is no folder', async () => {
  await mkdir(join(folder.path, 'media'))
  expect(() => openDatabase({ DATA_DIR: folder.path })).toThrow(/has 0 bytes.*media/)
  const noFolders = ['/proc/none/data', sqliteFileIn(folder.path)]
  for (const DATA_DIR of noFolders) expect(() => openDatabase({ DATA_DIR })).toThrow(/^the folder/)
})

describe('transactions that come together', () => {
  const work = fc.array(
    fc.record({ kind: fc.constantFrom('write', 'fail', 'refused', 'read'), pause: fc.boolean() }),
    { minLength: 2, maxLength: 40 },
  )

  // Otherwise a write is acknowledged, and then rolled back by a neighbour's failure.
  test('fail alone, and what is acknowledged is there', async () => {
    const db = openDatabase({ DATA_DIR: folder.path }) as unknown as Kysely<{
      words: { n: number }
    }>
    await sql`create table words (n integer primary key)`.execute(db)
    const foreign = new DatabaseSync(sqliteFileIn(folder.path))
    const isThere = foreign.prepare('select 1 from words where n = ?')
    let next = 0
    await fc.assert(
      fc.asyncProperty(work, async (steps) => {
        const written: number[] = []
        const step = async ({ kind, pause }: (typeof steps)[number]) => {
          const n = next++
          if (kind === 'read') {
            const rows = await db.selectFrom('words').selectAll().execute()
            for (const row of rows) expect(isThere.get(row.n)).toBeDefined()
            return
          }
          const done = db.transaction().execute(async (trx) => {
            await trx.insertInto('words').values({ n }).execute()
            if (pause) await setImmediate()
            if (kind === 'refused') await trx.insertInto('words').values({ n }).execute()
            if (kind === 'fail') throw new Error('no')
          })
          if (kind !== 'write') return expect(done).rejects.toThrow(/no|UNIQUE/)
          await done
          expect(isThere.get(n)).toBeDefined()
          written.push(n)
        }
        const before = next
        await Promise.all(steps.map(step))
        const rows = await db.selectFrom('words').select('n').where('n', '>=', before).execute()
        expect(rows.map(({ n }) => n).sort()).toEqual(written.sort())
      }),
      { numRuns: 60 },
    )
    foreign.close()
    await db.destroy()
  })
})

// Otherwise thirty posted forms block all pages until the last of them is done.
test('transactions that follow each other let others in between', async () => {
  const db = openDatabase({ DATA_DIR: folder.path }) as unknown as Kysely<{ words: { n: number } }>
  await sql`create table words (n integer primary key)`.execute(db)
  let ended = 0
  const write = (n: number) =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('words').values({ n }).execute()
      const until = performance.now() + 5
      while (performance.now() < until);
      ended += 1
    })
  const all = Promise.all(Array.from({ length: 10 }, (_, n) => write(n)))
  const endedAtEachRound: number[] = []
  while (ended < 10) {
    endedAtEachRound.push(ended)
    await setImmediate()
  }
  await all
  expect(endedAtEachRound.filter((n) => n > 0).length).toBeGreaterThan(2)
  await db.destroy()
})

test('alone it is what a start left that was cut short', async () => {
  await openDatabase({ DATA_DIR: folder.path }).destroy()
})
