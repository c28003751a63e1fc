import { expect, test } from 'vitest'
import { startTestApp } from '../../../tests/support/app.ts'
import { claimVersion } from './transactions.ts'

test('a row is claimed at the version that was seen, or at any', async () => {
  const site = await startTestApp()
  const { id } = await site.db
    .insertInto('regions')
    .values({ name: 'Region', code: 'RE', version: 4, created_at: '2026-11-20T09:00:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claim = (wanted: { id: number; version?: number }) =>
    site.db.transaction().execute((trx) => claimVersion(trx, 'regions', wanted))
  expect(await claim({ id, version: 3 })).toBeNull()
  expect(await claim({ id, version: 4 })).toMatchObject({ id, name: 'Region', version: 5 })
  expect(await claim({ id })).toMatchObject({ version: 6 })
  expect(await claim({ id: id + 1 })).toBeNull()
  await site.close()
})
