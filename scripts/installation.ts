/** Which installation a command is about: found in one way, and said before anything is done. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { sql } from 'kysely'
import { reasonOf } from '../domain/errors.ts'
import { formatAgo } from '../domain/wording.ts'
import type { Config } from '../server/platform/config.ts'
import { openDatabase, sqliteFileIn } from '../server/platform/db/database.ts'
import { sayCount } from './command.ts'

const root = join(import.meta.dirname, '..')

export interface Installation {
  /** Where the settings come from, as it is said. */
  source: string
  env: NodeJS.ProcessEnv
}

/** There is none, or another one is meant: the message says what to give. */
export class NoInstallationError extends Error {}

/**
 * The settings of the environment where they name a place, of the service that runs from this
 * folder, or of `.env`. Throws NoInstallationError where a service runs with data of another place.
 */
export function findInstallation(
  env: NodeJS.ProcessEnv = process.env,
  unitFile = '/etc/systemd/system/plumbline.service',
): Installation {
  if (env.DATA_DIR) return { source: 'the environment', env }
  const service = readService(unitFile)
  if (service && isSame(service.folder, root)) {
    return { source: service.file, env: { ...service.env, ...env, ...service.place } }
  }
  const here = readOwn(env)
  if (service && !env.DATABASE_URL && isRunning()) {
    const data = service.place.DATA_DIR ?? 'its own place'
    throw new NoInstallationError(
      `The service plumbline runs from ${service.folder}, with data in ${data}.\nRun ${service.folder}/bin/plumbline, or set DATA_DIR to the folder that is meant.`,
    )
  }
  return here
}

/** What stands in `.env`; the environment wins. Data lies in this folder, wherever one stands. */
function readOwn(env: NodeJS.ProcessEnv): Installation {
  const file = join(root, '.env')
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const DATA_DIR = resolve(root, own.DATA_DIR || 'data')
  return {
    source: existsSync(file) ? file : 'nowhere (there is no .env)',
    env: { ...own, ...env, DATA_DIR },
  }
}

/** Of the unit in deploy/, as it was copied to its place. */
function readService(unitFile: string) {
  if (!existsSync(unitFile)) return null
  const unit = readFileSync(unitFile, 'utf8')
  const find = (pattern: RegExp) => pattern.exec(unit)?.[1] ?? ''
  const folder = find(/^WorkingDirectory=(.*\S)/m)
  const file = find(/^EnvironmentFile=-?(.*\S)/m)
  const DATA_DIR = find(/^ExecStart=.*?\bDATA_DIR=(\S+)/m)
  const env = existsSync(file) ? parseEnv(readSettings(file)) : {}
  return { folder, file: file || unitFile, env, place: DATA_DIR ? { DATA_DIR } : {} }
}

/** Secrets among them: readable by root only. */
function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new NoInstallationError(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Run this as root.`,
    )
  }
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other)
}

const isRunning = () => spawnSync('systemctl', ['is-active', '--quiet', 'plumbline']).status === 0

/** What is there, in a few words. Throws NoInstallationError where there is no database. */
export async function describePlace(config: Config): Promise<string> {
  const { DATA_DIR, DATABASE_URL } = config
  const place = DATABASE_URL ? `${new URL(DATABASE_URL).host} and ${DATA_DIR}` : DATA_DIR
  if (!DATABASE_URL && !existsSync(sqliteFileIn(DATA_DIR))) {
    throw new NoInstallationError(
      `There is no database in ${DATA_DIR}.\nGive DATA_DIR (or DATABASE_URL) of the installation, run this in its folder, or begin one with "plumbline start".`,
    )
  }
  const db = openDatabase(config, { hasTimeLimits: false })
  try {
    const { rows } = await sql<{ posts: number; changed: string | null }>`
      select (select count(*) from posts) as posts,
        (select max(created_at) from (select created_at from activity
          union all select updated_at from posts) as changes) as changed
    `.execute(db)
    const { posts = 0, changed = null } = rows[0] ?? {}
    return `data in ${place}, ${sayCount(posts, 'post')}, last change ${changed ? formatAgo(changed, new Date()) : 'never'}`
  } catch (error) {
    const { message } = reasonOf(error as Error)
    if (!/no such table|does not exist/.test(message)) throw error
    throw new NoInstallationError(`There is no database of this product in ${place}: ${message}.`)
  } finally {
    await db.destroy()
  }
}

/** Root works as whose the data are: what root writes, the service could not read. */
export function becomeOwner({ DATA_DIR }: Config): void {
  if (process.getuid?.() !== 0 || !existsSync(DATA_DIR)) return
  const { uid, gid } = statSync(DATA_DIR)
  process.setgroups?.([gid])
  process.setegid?.(gid)
  process.seteuid?.(uid)
}
