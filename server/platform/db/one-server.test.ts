import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForAll } from '../../../tests/support/folder.ts'
import { createSqliteDialect, holdAsServer } from './sqlite.ts'

const folder = folderForAll()

test('SQLite has one server, commands beside it, and after SIGKILL the next one', async () => {
  const file = join(folder.path, 'plumbline.sqlite')
  const module = JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))
  const program = `import { holdAsServer } from ${module}
    globalThis.lock = holdAsServer(${JSON.stringify(file)})
    console.log('held'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(other.stdout, 'data')
  expect(() => holdAsServer(file)).toThrow(`another server runs on ${folder.path}`)
  // Commands can still open the database.
  expect(createSqliteDialect(file)).toBeDefined()
  other.kill('SIGKILL')
  await once(other, 'exit')
  holdAsServer(file).close()
})
