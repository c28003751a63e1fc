/** Finds the installation of a command, the same way for all, and names it before any change. */
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
  /** Description of where the settings come from. */
  source: string
  env: NodeJS.ProcessEnv
}

/** No installation, or an ambiguous one: the message says what to specify. */
export class NoInstallationError extends Error {}

/**
 * The settings from the environment if it has DATA_DIR, else from the service that runs in this
 * folder, else from `.env`. Throws NoInstallationError if a service runs with other data.
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

/** The settings of `.env`, overridden by the environment; DATA_DIR is relative to this folder. */
function readOwn(env: NodeJS.ProcessEnv): Installation {
  const file = join(root, '.env')
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const DATA_DIR = resolve(root, own.DATA_DIR || 'data')
  return {
    source: existsSync(file) ? file : 'nowhere (there is no .env)',
    env: { ...own, ...env, DATA_DIR },
  }
}

/** Reads the installed copy of the unit in deploy/. */
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

/** Reads the settings file, which contains secrets, so that only root can. */
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

/** Describes the installation's data briefly. Throws NoInstallationError without a database. */
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

/** As root, takes on the account that owns the data: the service could not read root's files. */
export function becomeOwner({ DATA_DIR }: Config): void {
  if (process.getuid?.() !== 0 || !existsSync(DATA_DIR)) return
  const { uid, gid } = statSync(DATA_DIR)
  process.setgroups?.([gid])
  process.setegid?.(gid)
  process.seteuid?.(uid)
}
