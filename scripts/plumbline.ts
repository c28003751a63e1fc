/**
 * The owner's program, behind bin/plumbline: finds the installation, says which, and runs one
 * command on it. Words are loaded by the command, when the firm's record stands beside the data.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../domain/errors.ts'
import { loadFirm } from '../server/firm/load.ts'
import { listUnknownSettings, parseConfig } from '../server/platform/config.ts'
import {
  becomeOwner,
  describePlace,
  findInstallation,
  NoInstallationError,
} from './installation.ts'

process.umask(0o077)

const root = join(import.meta.dirname, '..')

/** What each does, and whether it is about data that are there. */
const commands: Readonly<Record<string, readonly [does: string, needsData: boolean]>> = {
  start: ['starts the site; installs and builds first where that is missing', false],
  firm: ['asks for name, addresses, prices, colours and who runs the site', true],
  'admin-key': ['makes a new admin key; the one made before ends with that', true],
  backup: ['copies database and media, also while the site runs', true],
  restore: ['fills an empty installation from a backup', false],
  export: ['writes out all that is stored about an e-mail address', true],
  erase: ['erases all that is stored about an e-mail address', true],
  'migrate-to-postgres': ['copies a SQLite installation into an empty PostgreSQL', false],
  'check-law': ['opens every address of the law and reports what changed', false],
  'law-review': ['writes a workbook for a lawyer’s review, and reads it back', false],
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) {
  process.exitCode = await run(name, command[1]).catch((error: Error) => {
    console.error(reasonOf(error).message)
    return error instanceof NoInstallationError ? 2 : 1
  })
} else {
  const lines = Object.entries(commands).map(([known, [does]]) => `  ${known.padEnd(20)} ${does}`)
  console.error(['Usage: plumbline <command>', ...lines].join('\n'))
  process.exitCode = 2
}

async function run(name: string, needsData: boolean): Promise<number> {
  const { source, env } = findInstallation()
  const inside = needsData && enterContainer(env)
  if (inside !== false) return inside
  for (const line of listUnknownSettings(env)) console.error(line)
  Object.assign(process.env, env)
  const config = parseConfig(process.env)
  becomeOwner(config)
  if (needsData) {
    console.error(`Settings from ${source}, ${await describePlace(config)}.`)
    await loadFirm(config)
  } else {
    console.error(`Settings from ${source}, data in ${config.DATA_DIR}.`)
  }
  process.argv = [process.execPath, join(root, `scripts/${name}.ts`), ...args]
  await import(`./${name}.ts`)
  return Number(process.exitCode ?? 0)
}

/** Where only compose.yaml was filled in, the data are in its containers: the same command there. */
function enterContainer({ DATA_DIR = '' }: NodeJS.ProcessEnv): number | false {
  const settings = join(root, 'deploy/compose.env')
  const isHere = existsSync(DATA_DIR) || process.env.DATABASE_URL || existsSync(join(root, '.env'))
  if (isHere || !existsSync(settings)) return false
  console.error('The data are in the containers of deploy/compose.yaml.')
  const compose = ['compose', '--env-file', settings, '-f', join(root, 'deploy/compose.yaml')]
  const inside = ['exec', 'app-1', 'bin/plumbline', name, ...args]
  return spawnSync('docker', [...compose, ...inside], { stdio: 'inherit' }).status ?? 1
}
