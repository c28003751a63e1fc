import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

test('each database is of the engine of its run, and its own; its folder is gone after use', async ({
  task,
}) => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  const isOnPostgres = task.file.projectName?.endsWith('-postgres')
  expect(one.engine).toBe(isOnPostgres ? 'postgres' : 'sqlite')
  expect([one.dataDir, one.databaseUrl ?? '']).not.toContain(other.databaseUrl ?? other.dataDir)
  await Promise.all([one.cleanup(), other.cleanup()])
  expect(existsSync(one.dataDir)).toBe(false)
})
