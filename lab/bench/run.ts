/**
 * Prints how fast the server is on this machine, with ratios that are comparable between machines.
 * Starts the built server on a temporary database. Not part of the tests.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { formatNumber } from '../../domain/wording.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { migrate, openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPorts } from '../../server/ports.ts'
import { tallyLatest } from '../../server/quickscore/benchmark-store.ts'
import { createServices } from '../../server/services.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { print, time } from './timing.ts'

// What a visitor waits for, compared with bare servers; can also be run alone.
await import('../first-view/run.ts')

const ASSESSMENTS = 200_000
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'))
const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const db = openDatabase(config)

try {
  await migrate(db)
  await fill()
  await measureBenchmark()
  await db.destroy()
  await measureServer()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
await import('./memory.ts')
// Fills its own database; can also be run alone.
await import('./admin.ts')

/** Inserts all assessments in one statement. */
async function fill() {
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ASSESSMENTS})
    insert into quickscore_assessments
      (name, email, company, user_type, score, band, answers, domain_scores, bank_version, created_at)
    select 'Name ' || i, 'person' || i || '@example.com', 'Company ' || i,
      case when i % 3 = 0 then 'vendor' else 'buyer' end, i % 101, 'amber', '{"A1":1}', '{}', 'bench',
      strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')
    from n`.execute(db)
  await sql`
    insert into counted_assessments select id, email from quickscore_assessments`.execute(db)
  const scores = await tallyLatest(db)
  const made_at = systemClock.now().toISOString()
  await sql`
    update benchmark set until_id = ${ASSESSMENTS}, made_at = ${made_at},
      scores = ${JSON.stringify(scores)}`.execute(db)
}

async function measureBenchmark() {
  const log = createLog('silent')
  const { quickscore } = createServices(createPorts({ config, db, clock: systemClock, log }))
  const cached = await time(500, () => quickscore.readBenchmark())
  const counted = await time(20, () => tallyLatest(db))
  console.log(`\nThe page's benchmark over ${formatNumber(ASSESSMENTS)} assessments`)
  print('from the batch', cached)
  print('counted afresh, for comparison', counted)
  console.log(`  ratio: ${(counted.median / cached.median).toFixed(0)} times`)
}

async function measureServer() {
  const begun = performance.now()
  const server = await startServer({ dataDir })
  console.log(`\nFrom start to listening: ${Math.round(performance.now() - begun)} ms`)
  const get = (path: string) => async () => {
    const response = await fetch(server.url + path)
    await response.arrayBuffer()
  }
  console.log('\nRequests, one after another')
  const rendered = await time(200, (i) => get(`/quickscore?n=${i}`)())
  print('/quickscore, rendered', rendered)
  const cached = await time(1_000, get('/quickscore'))
  print('/quickscore, kept', cached)
  console.log(`  ratio: ${(rendered.median / cached.median).toFixed(1)} times`)
  const body = { name: 'N', company: 'C', user_type: 'buyer', answers: { A1: 1 } }
  const submitted = await time(200, async (i) => {
    const response = await fetch(`${server.url}/api/quickscore/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, email: `bench${i}@example.com` }),
    })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
  })
  print('a submission, on the disk', submitted)
  await server.stop()
}
