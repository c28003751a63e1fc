import { defineConfig } from 'vitest/config'

const everyTest = '{app,content,domain,migrations,scripts,server,tests}/**/*.test.{ts,tsx}'
const databaseTest = '{app,migrations,scripts,server,tests}/**/*.db.test.ts'

/**
 * Every test that touches a database (`*.db.test.ts`) runs unchanged on both: SQLite with the disk,
 * and PostgreSQL with an S3-compatible store.
 */
const databaseTests = {
  include: [databaseTest],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

const everywhere = {
  setupFiles: ['tests/support/quiet-console.ts'],
  restoreMocks: true,
}

export default defineConfig({
  test: {
    // By default one core is left to the person at the machine; most of our time is spent waiting
    // for databases, and CI has two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: [everyTest],
          exclude: [databaseTest],
        },
      },
      {
        test: {
          ...everywhere,
          ...databaseTests,
          name: 'api-sqlite',
        },
      },
      {
        test: {
          ...everywhere,
          ...databaseTests,
          name: 'api-postgres',
          globalSetup: ['tests/support/postgres-server.ts', 'tests/support/s3-server.ts'],
        },
      },
    ],
  },
})
