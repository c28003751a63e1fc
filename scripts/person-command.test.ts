import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderForAll } from '../tests/support/folder.ts'
import { expectConsole } from '../tests/support/quiet-console.ts'
import { runCommand, UsageError } from './command.ts'
import { readAddress, withPersonalData } from './person-command.ts'

const folder = folderForAll()

test('an address is read as it was meant', () => {
  expect(readAddress([' Ada@Example.com '], 0)).toBe('Ada@Example.com')
  expect(readAddress(['ada@example.com', 'ada.json'], 1)).toBe('ada@example.com')
})

test.each([
  [[]],
  [['']],
  [['nobody']],
  [['--yes']],
  [["a'; drop table inquiries; --@example.com"]],
  [['ada@example.com', 'bo@example.com', 'cy@example.com']],
])('%j is refused', (args) => {
  expect(() => readAddress(args, 1)).toThrow(UsageError)
})

test('where there is no database, none is made', async () => {
  const DATA_DIR = join(folder.path, 'none')
  vi.stubEnv('DATA_DIR', DATA_DIR)
  const work = vi.fn()
  expectConsole(new RegExp(`^console.error: It failed: no database is in ${DATA_DIR}$`))
  await runCommand('', (config) => withPersonalData(config, work))
  const { exitCode } = process
  process.exitCode = undefined
  vi.unstubAllEnvs()
  expect(exitCode).toBe(1)
  expect(work).not.toHaveBeenCalled()
  expect(existsSync(DATA_DIR)).toBe(false)
})
