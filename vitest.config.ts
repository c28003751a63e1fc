import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// React as the product runs it: its other build takes five times as long to render a page.
process.env.NODE_ENV = 'production'

const everyTest = '{app,content,domain,migrations,scripts,server,tests}/**/*.test.{ts,tsx}'
const databaseTest = '{app,migrations,scripts,server,tests}/**/*.db.test.ts'
/** Kills, faults, whole migrations and backups, commands and office programs: `npm test slow`. */
const slowTests = [
  'tests/slow/*.test.ts',
  'tests/{migrations,version-before}.db.test.ts',
  'server/backup/*.db.test.ts',
  'server/{start,privacy/commands}.db.test.ts',
  'server/platform/{own-process,db/one-server}.test.ts',
  'scripts/env-file.test.ts',
]

/**
 * What they are about stands above the stores, so that the engine below makes no difference. Each
 * store that `secrets`, `launch` and `filed` rest on has a test of its own on both.
 */
const ofOneEngine = [
  'server/{app,figures,secrets}.db.test.ts',
  'server/http/*.db.test.ts',
  'server/{backup,privacy}/commands.db.test.ts',
  'server/access/{access,routes}.db.test.ts',
  'server/adverse-impact/*.db.test.ts',
  'server/analytics/*.db.test.ts',
  'server/checks/*.db.test.ts',
  'server/law/*.db.test.ts',
  'server/firm/*.db.test.ts',
  'server/labels/authors.db.test.ts',
  'server/launch/*.db.test.ts',
  'server/leads/{conversation,webhook}.db.test.ts',
  'server/mail/{api,filed}.db.test.ts',
  'server/media/{crops,doubtful-store,serving,streaming,upload}.db.test.ts',
  'server/messages/contact-form.db.test.ts',
  'server/messages/templates/*.db.test.ts',
  'server/newsletter/subscribers/{newsletter,newsletter-links,one-click}.db.test.ts',
  'server/posts/read/{feeds,share-cards}.db.test.ts',
  'server/quickscore/{links-api,mails,retakes,talk}.db.test.ts',
  'server/transfer/import.db.test.ts',
  'tests/cases/imported-posts.db.test.ts',
]

const everywhere = {
  setupFiles: ['tests/support/quiet-console.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // A worker keeps what it has loaded from one file to the next: to load Fastify and the drivers
  // for each file took a quarter of the run.
  isolate: false,
  // What the processes under test compile is kept, as `npm start` keeps it.
  // The firm of this checkout is no test's.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'), FIRM_FILE: '' },
  // Limits are there to end what hangs, and none is near to what a slow machine needs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // A third of a worker's time is spent waiting for databases and for processes under test.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: [everyTest],
          exclude: [databaseTest, ...slowTests],
        },
      },
      { test: { ...everywhere, name: 'api', include: [databaseTest], exclude: slowTests } },
      { test: { ...everywhere, name: 'slow', include: slowTests } },
      // Every test of stores, locks and searches once more, unchanged: on PostgreSQL, with an
      // S3-compatible store in place of the disk.
      {
        test: {
          ...everywhere,
          name: 'slow-postgres',
          include: [databaseTest],
          exclude: ofOneEngine,
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/s3-server.ts'],
        },
      },
    ],
  },
})
