import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMissing } from '../scripts/complete-lockfile.ts'
import { houseRules as rules } from './support/structure/house-rules.ts'
import {
  findIdlePackages,
  findUnlistedPackages,
  type PackageJson,
} from './support/structure/packages.ts'
import { parseSource, readSources, type Source } from './support/structure/sources.ts'
import { findBreaches, findCycles } from './support/structure/walls.ts'

const root = join(import.meta.dirname, '..')

function sourcesOf(files: Record<string, string>): Source[] {
  return Object.entries(files).map(([path, text]) => parseSource(path, text))
}

const lines = (count: number) => 'a\n'.repeat(count)

describe('the house', () => {
  const sources = readSources(root)
  const manifest: PackageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  test.for([
    ['keeps its walls', findBreaches],
    ['has no import cycles', findCycles],
    ['names files in kebab-case and has no drawers', rules.findBadNames],
    ['exports by name', rules.findDefaultExports],
    ['names components after their files', rules.findMisnamedComponents],
    ['has no long files', rules.findLongFiles],
    ['has no `any` and no suppression without a reason', rules.findBlindSpots],
    ['has no clock in its rules', rules.findClocksInDomain],
    ['knows every file of a noun', rules.findStrangersInNouns],
  ] as const)('%s', ([, find]) => {
    expect(find(sources)).toEqual([])
  })

  test('has a user for every package, and lists every package it uses', () => {
    expect(findIdlePackages(sources, manifest)).toEqual([])
    expect(findUnlistedPackages(sources, manifest)).toEqual([])
  })

  test('can be installed: the lockfile holds every package that npm will ask it for', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const advice = 'run: node scripts/complete-lockfile.ts'
    expect(Object.keys(findMissing(packages)), advice).toEqual([])
  })
})

// From here on: each rule, shown to be able to fail (and to let the rightful pass).

describe('imports are read', () => {
  test.for([
    ["import { a } from './b.ts'", 'domain/b.ts', false],
    ["import type { A } from './b.ts'", 'domain/b.ts', true],
    ["import { type A } from './b.ts'", 'domain/b.ts', false],
    ["import a, {\n  b,\n  type C,\n} from '../content/b.ts'", 'content/b.ts', false],
    ["import './b.css?url'", 'domain/b.css', false],
    ["export * from './b.ts'", 'domain/b.ts', false],
    ["export type { A } from './b.ts'", 'domain/b.ts', true],
    ["const b = await import('./b.ts')", 'domain/b.ts', false],
    ["const b = require.resolve('./b.ts')", 'domain/b.ts', false],
    ["type B = typeof import('./b.ts')", 'domain/b.ts', true],
  ] as const)('%s', ([text, file, isType]) => {
    expect(parseSource('domain/a.ts', text).imports).toMatchObject([{ file, isType }])
  })

  test.for([
    ["import { z } from 'zod/mini'", 'zod'],
    ["import helmet from '@fastify/helmet'", '@fastify/helmet'],
    ["import { join } from 'node:path'", 'node'],
    ["import { readFile } from 'fs/promises'", 'node'],
  ] as const)('%s', ([text, name]) => {
    expect(parseSource('server/a.ts', text).imports).toMatchObject([{ package: name }])
  })

  test('but not what only looks like one', () => {
    const text = "// import './a.ts'\nconst words = 'import it from'\n * import('./b.ts')"
    expect(parseSource('domain/a.ts', text).imports).toEqual([])
  })

  test('in style sheets too', () => {
    const { imports } = parseSource('app/styles/app.css', "@import 'tailwindcss';")
    expect(imports).toMatchObject([{ package: 'tailwindcss' }])
  })
})

describe('walls', () => {
  const nouns = { 'server/posts/store.ts': '', 'server/media/store.ts': '' }

  test.for([
    ['content/a.ts', "import { b } from '../domain/b.ts'"],
    ['content/a.ts', "import { z } from 'zod'"],
    ['domain/a.ts', "import { b } from '../content/b.ts'"],
    ['domain/a.ts', "import { b } from '../server/platform/b.ts'"],
    ['domain/a.ts', "import { join } from 'node:path'"],
    ['server/platform/a.ts', "import { b } from '../../domain/posts.ts'"],
    ['server/platform/a.ts', "import type { B } from '../posts/service.ts'"],
    ['server/posts/store.ts', "import { b } from './service.ts'"],
    ['server/posts/store.ts', "import { b } from '../media/store.ts'"],
    ['server/posts/store.ts', "import type { FastifyRequest } from 'fastify'"],
    ['server/posts/service.ts', "import { b } from './api.ts'"],
    ['server/posts/service.ts', "import { b } from '../media/store.ts'"],
    ['server/posts/service.ts', "import { b } from '../limits.ts'"],
    ['server/posts/service.ts', "import type { FastifyReply } from 'fastify'"],
    ['server/posts/service.ts', "import type { Kysely } from 'kysely'"],
    ['server/posts/worker.ts', "import { IncomingMessage } from 'node:http'"],
    ['server/posts/api.ts', "import { b } from './store.ts'"],
    ['server/posts/api.ts', "import { b } from '../media/service.ts'"],
    ['server/posts/api.ts', "import { sql } from 'kysely'"],
    ['server/posts/api.ts', "import type { B } from '../../app/handler.ts'"],
    ['server/health.ts', "import { sql } from 'kysely'"],
    ['migrations/0001-a.ts', "import { b } from '../domain/b.ts'"],
    ['app/site/a.tsx', "import { b } from '../../server/services.ts'"],
    ['app/site/a.tsx', "import { join } from 'node:path'"],
    ['app/site/a.tsx', "import fastify from 'fastify'"],
    ['app/ui/a.tsx', "import { b } from '../site/b.tsx'"],
    ['app/ui/a.tsx', "import { b } from '../../content/b.ts'"],
    ['scripts/a.ts', "import '../server.ts'"],
    ['server/app.ts', "import { seed } from './seed.ts'"],
    ['server/app.ts', "import { b } from '../tests/support/b.ts'"],
  ] as const)('%s may not: %s', ([path, text]) => {
    const breaches = findBreaches(sourcesOf({ ...nouns, [path]: text }))
    expect(breaches.length).toBeGreaterThan(0)
    expect(breaches[0]).toContain(`${path}: `)
  })

  test.for([
    ['domain/a.ts', "import type { B } from '../content/b.ts'"],
    ['domain/a.ts', "import * as z from 'zod/mini'"],
    ['domain/a.test.ts', "import { b } from '../content/b.ts'"],
    ['server/platform/a.ts', "import { DomainError } from '../../domain/errors.ts'"],
    ['server/posts/store.ts', "import { sql } from 'kysely'"],
    ['server/posts/store.ts', "import type { Trx } from '../tables.ts'"],
    ['server/posts/service.ts', "import { b } from '../media/service.ts'"],
    ['server/posts/service.ts', "import * as store from './store.ts'"],
    ['server/posts/api.ts', "import type { B } from '../media/service.ts'"],
    ['server/posts/api.ts', "import type { Row } from './store.ts'"],
    ['app/site/a.tsx', "import type { Services } from '../../server/services.ts'"],
    ['app/entry.server.tsx', "import { Writable } from 'node:stream'"],
    ['app/ui/a.tsx', "import * as Toast from '@radix-ui/react-toast'"],
    ['server.ts', "import { seed } from './server/seed.ts'"],
  ] as const)('%s may: %s', ([path, text]) => {
    expect(findBreaches(sourcesOf({ ...nouns, [path]: text }))).toEqual([])
  })

  test('a ring of imports is found, a ring of types is none', () => {
    const ring = {
      'domain/a.ts': "import { b } from './b.ts'",
      'domain/b.ts': "import { c } from './c.ts'",
      'domain/c.ts': "import { a } from './a.ts'",
    }
    expect(findCycles(sourcesOf(ring))).toEqual([
      expect.stringContaining('domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts'),
    ])
    expect(
      findCycles(sourcesOf({ ...ring, 'domain/c.ts': "import type { A } from './a.ts'" })),
    ).toEqual([])
  })
})

describe('house rules', () => {
  const routes = { 'app/routes.ts': "route('/', 'site/home.tsx')" }

  test.for([
    ['findBadNames', 'app/site/LeadForm.tsx', ''],
    ['findBadNames', 'app/lead_forms/form.tsx', ''],
    ['findBadNames', 'server/utils.ts', ''],
    ['findBadNames', 'app/shared/button.tsx', ''],
    ['findDefaultExports', 'app/site/hero.tsx', 'export default function Hero() {}'],
    ['findDefaultExports', 'server/a.ts', 'const a = 1\nexport { a as default }'],
    ['findMisnamedComponents', 'app/site/lead-form.tsx', 'export function Form() {}'],
    ['findLongFiles', 'server/a.ts', lines(301)],
    ['findBlindSpots', 'server/a.ts', 'const a: any = 1'],
    ['findBlindSpots', 'server/a.ts', 'const a = b as any'],
    ['findBlindSpots', 'server/a.ts', 'const a: Record<string, any> = {}'],
    ['findBlindSpots', 'server/a.ts', '// @ts-ignore because I say so, at length'],
    ['findBlindSpots', 'server/a.ts', '// @ts-expect-error'],
    ['findBlindSpots', 'server/a.ts', '// biome-ignore lint/a/b: why'],
    ['findClocksInDomain', 'domain/a.ts', 'const now = new Date()'],
    ['findClocksInDomain', 'domain/a.ts', 'const id = crypto.randomUUID()'],
    ['findStrangersInNouns', 'server/posts/queries.ts', ''],
  ] as const)('%s finds %s', ([rule, path, text]) => {
    expect(rules[rule](sourcesOf({ ...routes, [path]: text }))).toEqual([
      expect.stringContaining(path),
    ])
  })

  test.for([
    ['findBadNames', 'app/entry.server.tsx', ''],
    ['findBadNames', 'migrations/0001-quickscore.ts', ''],
    ['findDefaultExports', 'app/site/home.tsx', 'export default function Home() {}'],
    ['findDefaultExports', 'vite.config.ts', 'export default defineConfig({})'],
    ['findMisnamedComponents', 'app/site/lead-form.tsx', 'export function LeadForm() {}'],
    ['findMisnamedComponents', 'app/ui/field.tsx', 'export function TextField() {}'],
    ['findLongFiles', 'content/a.ts', lines(301)],
    ['findLongFiles', 'server/a.ts', lines(300)],
    ['findBlindSpots', 'server/a.ts', "const a = 'so: any word' // in: any case"],
    ['findBlindSpots', 'server/a.ts', '// @ts-expect-error: the types lag behind the release'],
    ['findClocksInDomain', 'domain/a.ts', 'const then = new Date(now)'],
    ['findStrangersInNouns', 'server/posts/service.db.test.ts', ''],
    ['findStrangersInNouns', 'server/access/guard.ts', ''],
  ] as const)('%s lets pass %s', ([rule, path, text]) => {
    expect(rules[rule](sourcesOf({ ...routes, [path]: text }))).toEqual([])
  })

  test('packages have a user, and users a package', () => {
    const sources = sourcesOf({
      'server/a.ts': "import pg from 'pg'\nimport { z } from 'zod'",
      'scripts/test.ts': "const tsc = 'node_modules/typescript/bin/tsc'",
    })
    const manifest = {
      dependencies: { pg: '1', left: '1' },
      devDependencies: { typescript: '1', '@types/pg': '1', '@types/left-pad': '1' },
    }
    expect(findIdlePackages(sources, manifest)).toEqual([
      'package.json: nothing uses the package left',
      'package.json: nothing uses the package @types/left-pad',
    ])
    expect(findUnlistedPackages(sources, manifest)).toEqual([
      'server/a.ts: imports zod, which package.json does not list',
    ])
  })

  test('what the lockfile lacks is found, and entered for its system only', () => {
    const packages = {
      'node_modules/a': {
        dev: true,
        optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/linux-x64-musl': '1.0.0' },
      },
      'node_modules/@a/linux-x64': { version: '1.0.0', optional: true },
    }
    expect(findMissing(packages)).toEqual({
      'node_modules/@a/linux-x64-musl': {
        version: '1.0.0',
        dev: true,
        optional: true,
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
      },
    })
  })
})
