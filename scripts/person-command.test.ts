import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { UsageError } from './command.ts'
import { readAddress } from './person-command.ts'

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
  const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere/at/all' }
  const command = [process.execPath, ['scripts/erase.ts', 'ada@example.com', '--yes']] as const
  await expect(promisify(execFile)(...command, { env })).rejects.toMatchObject({
    ...{ code: 1, stdout: '', stderr: 'It failed: no database is in /nowhere/at/all\n' },
  })
})
