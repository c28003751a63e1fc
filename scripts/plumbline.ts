/**
 * The program behind bin/plumbline: finds the installation, prints it, and runs one command on it.
 * Only the command loads the content, since the firm's record must be beside the data by then.
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

/** Commands by what they need (existing data, possibly new data, only the sources) and effect. */
const commands: Readonly<Record<string, readonly ['data' | 'new' | 'sources', string]>> = {
  start: ['new', 'starts the site; installs and builds first where that is missing'],
  firm: ['data', 'asks for name, addresses, prices, colours and who runs the site'],
  'admin-key': ['data', 'makes a new admin key; the one made before ends with that'],
  backup: ['data', 'copies database and media, also while the site runs'],
  restore: ['new', 'fills an empty installation from a backup'],
  export: ['data', 'writes out all that is stored about an e-mail address'],
  erase: ['data', 'erases all that is stored about an e-mail address'],
  'migrate-to-postgres': ['new', 'copies a SQLite installation into an empty PostgreSQL'],
  'check-law': ['sources', 'opens every address of the law and reports what changed'],
  'law-review': ['sources', 'writes a workbook for a lawyer’s review, and reads it back'],
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) {
  process.exitCode = await run(name, command[0]).catch((error: Error) => {
    console.error(reasonOf(error).message)
    return error instanceof NoInstallationError ? 2 : 1
  })
} else {
  const lines = Object.entries(commands).map(([known, [, does]]) => `  ${known.padEnd(20)} ${does}`)
  console.error(['Usage: plumbline <command>', ...lines].join('\n'))
  process.exitCode = 2
}

async function run(name: string, of: (typeof commands)[string][0]): Promise<number> {
  const { source, env } = findInstallation()
  const inside = of === 'data' && enterContainer(env)
  if (inside !== false) return inside
  for (const line of listUnknownSettings(env)) console.error(line)
  Object.assign(process.env, env)
  const config = parseConfig(process.env)
  if (of !== 'sources') becomeOwner(config)
  if (of === 'data') {
    console.error(`Settings from ${source}, ${await describePlace(config)}.`)
    await loadFirm(config)
  } else {
    console.error(`Settings from ${source}, data in ${config.DATA_DIR}.`)
  }
  process.argv = [process.execPath, join(root, `scripts/${name}.ts`), ...args]
  await import(`./${name}.ts`)
  return Number(process.exitCode ?? 0)
}

/** Without a local installation but with compose settings, runs the command in the container. */
function enterContainer({ DATA_DIR = '' }: NodeJS.ProcessEnv): number | false {
  const settings = join(root, 'deploy/compose.env')
  const isHere = existsSync(DATA_DIR) || process.env.DATABASE_URL || existsSync(join(root, '.env'))
  if (isHere || !existsSync(settings)) return false
  console.error('The data are in the containers of deploy/compose.yaml.')
  const compose = ['compose', '--env-file', settings, '-f', join(root, 'deploy/compose.yaml')]
  const inside = ['exec', 'app-1', 'bin/plumbline', name, ...args]
  return spawnSync('docker', [...compose, ...inside], { stdio: 'inherit' }).status ?? 1
}
