import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

async function countTables(databaseUrl: string | undefined): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.length
}

test('each database is its own, and is gone after use', async ({ task }) => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  expect(`api-${one.engine}`).toBe(task.file.projectName)
  expect(one.dataDir).not.toBe(other.dataDir)

  if (one.engine === 'postgres') {
    const client = new pg.Client({ connectionString: one.databaseUrl })
    await client.connect()
    await client.query('create table mark (id integer)')
    await client.end()
    expect(await countTables(one.databaseUrl)).toBe(1)
    expect(await countTables(other.databaseUrl)).toBe(0)
  }

  await Promise.all([one.cleanup(), other.cleanup()])
  expect(existsSync(one.dataDir)).toBe(false)
  if (one.engine === 'postgres') {
    await expect(countTables(one.databaseUrl)).rejects.toThrow(/does not exist/)
  }
})
