/**
 * Prints how long the lists of the admin area take on a full database, and names those whose median
 * is over 20 ms. Uses SQLite in a temporary folder, or the empty PostgreSQL database in
 * BENCH_DATABASE_URL (not DATABASE_URL, which may be a real site). Not part of the tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '../../server/app.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { migrate, openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPorts } from '../../server/ports.ts'
import { createServices } from '../../server/services.ts'
import { amounts, fillDatabase } from './fill-database.ts'
import { print, time } from './timing.ts'

const LIMIT_MS = 20
const CALLS = 30
const ADMIN_KEY = 'the-key-of-a-bench-run-has-32-characters'

/** API lists with queries: sort orders, filters and searches. */
const tables: Record<string, string[]> = {
  '/api/insights': ['q=bias+9999', 'q=ias+poli', 'q=audit', 'q=nowhere', 'q=ai', 'page=200'],
  '/api/quickscore-assessments': [
    'sort=name',
    'sort=-score',
    'sort=user_type',
    'band=green',
    'user_type=vendor&sort=name',
    'band=red&user_type=vendor',
    'q=person+99999',
    'q=holdings',
    'q=com',
    'q=nowhere',
    'q=audit&sort=company',
    'q=example12.&band=amber',
    'page=4000',
  ],
  '/api/admin/posts': [
    'sort=title',
    'sort=-published_at',
    'sort=status',
    'sort=-views',
    'sort=views&status=draft',
    'status=draft',
    'region_id=3',
    'category_id=7&sort=title',
    'region_id=3&status=draft&sort=published_at',
    'q=9999',
    'q=audit',
    'q=post-77',
    'q=nowhere',
    'q=bias+policy&status=draft&sort=title',
    'page=400',
  ],
  '/api/admin/media': [
    'sort=original_name',
    'file_type=image',
    'q=9999',
    'q=audit',
    'q=png',
    'q=nowhere',
  ],
  '/api/admin/contact-messages': [
    'sort=name',
    'held=true',
    'handled=false',
    'q=sender19999',
    'q=audit',
    'q=example.com',
    'q=nowhere',
  ],
  '/api/admin/outbox': ['status=failed', 'q=sender19999', 'q=com', 'q=nowhere'],
  '/api/admin/newsletter-subscribers': [
    'sort=email',
    'sort=status',
    'status=pending',
    'q=reader19999',
    'q=com',
    'q=nowhere',
  ],
  '/api/admin/activity': ['noun=posts', 'action=delete', 'q=env'],
  '/api/admin/categories': ['sort=-posts', 'q=9'],
  '/api/admin/regions': ['sort=-posts', 'q=9'],
  '/api/admin/quickscore-stats': [],
}

const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'))
const { BENCH_DATABASE_URL: DATABASE_URL } = process.env
const config = parseConfig({
  DATA_DIR: dataDir,
  DATABASE_URL,
  ADMIN_KEY,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
let statements = 0
const db = openDatabase(config, {
  // Filling the database takes minutes.
  hasTimeLimits: false,
  log: () => {
    statements += 1
  },
})

try {
  await migrate(db)
  await requireEmpty()
  await fillDatabase(db)
  // PostgreSQL does this automatically after a while.
  if (DATABASE_URL) await sql`vacuum analyze`.execute(db)
  const slow = await measure()
  if (slow.length > 0) console.log(`\nOver ${LIMIT_MS} ms: ${slow.join(', ')}`)
} finally {
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
}

async function requireEmpty() {
  const [post] = await db.selectFrom('posts').select('id').limit(1).execute()
  const [region] = await db.selectFrom('regions').select('id').limit(1).execute()
  if (post || region) throw new Error('The database is in use. Please name an empty one.')
}

/** Measures whole requests, including authentication and JSON; returns those with a slow median. */
async function measure(): Promise<string[]> {
  const log = createLog('silent')
  const ports = createPorts({ config, db, clock: systemClock, log })
  const services = createServices(ports)
  const app = await createApp({ ports, services })
  const slow: string[] = []
  const engine = DATABASE_URL ? 'PostgreSQL' : 'SQLite'
  console.log(`\nTables of the admin area on ${engine}, with ${JSON.stringify(amounts)}`)
  for (const [path, queries] of Object.entries(tables)) {
    for (const query of ['', ...queries]) {
      const paging = path.endsWith('stats') ? '' : `per_page=25&${query}`
      const request = { url: `${path}?${paging}`, headers: { 'x-admin-key': ADMIN_KEY } }
      statements = 0
      const { statusCode, body } = await app.inject(request)
      if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body}`)
      const asked = statements
      const timing = await time(CALLS, () => app.inject(request))
      print(`${path.replace(/^\/api(\/admin)?\//, '')} ${query} (${asked})`, timing)
      if (timing.median > LIMIT_MS) slow.push(`${request.url} (${timing.median.toFixed(0)} ms)`)
    }
  }
  await app.close()
  return slow
}
