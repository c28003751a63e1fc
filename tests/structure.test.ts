import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findIncomplete } from '../scripts/complete-lockfile.ts'
import { scratchRoot } from './support/scratch-root.ts'
import * as houseRules from './support/structure/house-rules.ts'
import { listNouns, presentBreaches, readImports } from './support/structure/imports.ts'
import {
  findScatteredNouns,
  findTwoWayNouns,
  type Imports,
  listImports,
} from './support/structure/places.ts'
import { findOverfull } from './support/structure/sizes.ts'
import { readSources, type Source } from './support/structure/sources.ts'
import { findStrangersAtTables } from './support/structure/table-owners.ts'
import { findFormerWords, findSlowTurns } from './support/structure/words.ts'

const root = join(import.meta.dirname, '..')

const rules = { ...houseRules, findFormerWords, findSlowTurns, findStrangersAtTables }

/** Raised only with a record of why: docs/decisions/house-size.md. Tests, words and migrations are apart. */
const mostLines = {
  app: 42_290,
  server: 33_790,
  domain: 11_700,
  documents: 725,
  scripts: 1_770,
  sum: 90_240,
}

describe('the house', () => {
  const sources = readSources(root)

  const imports = readImports(root)

  test('keeps its walls, and has no import cycles', async () => {
    expect(presentBreaches(await imports)).toEqual([])
  })

  test('has few places for each noun, by what is used there', async () => {
    expect(findScatteredNouns(listImports(await imports), listNouns(root))).toEqual([])
  })

  test('has nouns that point one way', async () => {
    expect(findTwoWayNouns(listImports(await imports), listNouns(root))).toEqual([])
  })

  test('holds no more lines than it may', () => {
    const printed = readSources(root, /\.(tsx?|mjs|css|typ)$/)
    expect(findOverfull(printed, mostLines)).toEqual([])
  })

  test.for([
    ['names files in kebab-case, and for what they hold', rules.findBadNames],
    ['has a file or a folder for one thing, never both', rules.findDoubleNames],
    ['exports by name', rules.findDefaultExports],
    ['names components after their files', rules.findMisnamedComponents],
    ['switches off no check without a reason', rules.findBlindSpots],
    ['has no clock in its rules', rules.findClocksInDomain],
    ['knows its language in one place', rules.findLanguagesElsewhere],
    ['has one owner for each table', rules.findStrangersAtTables],
    ['has one word for each noun', rules.findFormerWords],
    ['says it in plain English', rules.findSlowTurns],
  ] as const)('%s', ([, find]) => {
    expect(find(sources)).toEqual([])
  })

  test('is in the image as far as the server and its commands import it', async () => {
    const { modules } = await imports
    const known = new Map(modules.map((module) => [module.source, module]))
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
    const folders = [...dockerfile.matchAll(/^COPY (\S+) \S+$/gm)].map(([, path = '']) => path)
    const alone = ['server.ts', 'deploy/create-bucket.ts']
    // Processes are started by their file's name, which no import tells.
    const processes = [
      'server/platform/documents/compiler.ts',
      'server/platform/files/compound-process.ts',
      'server/platform/files/image-process.ts',
      'server/transfer/read-process.ts',
      'server/transfer/write-process.ts',
    ]
    // Pages from source through Vite: never in production.
    const development = 'server/http/page-source.ts: vite'
    const missing = new Set<string>()
    const seen = new Set<string>()
    const visit = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      if (!alone.includes(path) && !folders.some((folder) => path.startsWith(`${folder}/`))) {
        missing.add(path)
      }
      for (const { module, resolved, dependencyTypes } of known.get(path)?.dependencies ?? []) {
        if (dependencyTypes.some((type) => type === 'type-only' || type === 'core')) continue
        const name = /^(@[^/]+\/)?[^./][^/]*/.exec(module)?.[0]
        if (name && !manifest.dependencies[name]) missing.add(`${path}: ${name}`)
        if (!name && known.has(resolved)) visit(resolved)
      }
    }
    const commands = [
      'admin-key',
      'backup',
      'check-law',
      'law-review',
      'erase',
      'export',
      'firm',
      'migrate-to-postgres',
      'plumbline',
      'restore',
    ]
    for (const name of commands) visit(`scripts/${name}.ts`)
    // Loaded by `server.ts`, bundled or not.
    const loaded = ['server/firm/load.ts', 'server/start.ts']
    for (const path of [...alone, ...loaded, ...processes]) visit(path)
    for (const path of known.keys()) if (path.startsWith('migrations/')) visit(path)
    expect(seen.size).toBeGreaterThan(100)
    expect([...missing]).toEqual([development])
    expect(folders).toContain('documents')
  })

  test('can be installed anywhere: the lockfile has every package, each with its hash', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const advice = 'run: npx -p node@24 node scripts/complete-lockfile.ts'
    expect(findIncomplete(packages), advice).toEqual([])
  })
})

// From here on: each rule, shown to be able to fail (and to let the rightful pass).

describe('walls', () => {
  /** What is imported below; `#` in the names of those that import is their number. */
  const imported = [
    ...['content/b.ts', 'domain/b.ts', 'domain/posts.ts', 'migrations/b.ts', 'tests/support/b.ts'],
    ...['server/http/b.ts', 'server/platform/b.ts', 'server/platform/db/b.ts', 'server/tables.ts'],
    ...['server/posts/store.ts', 'server/posts/service.ts', 'server/posts/api.ts'],
    ...['server/media/store.ts', 'server/media/service.ts', 'server/media/mails.ts'],
    ...['server/media/index.ts', 'server/media/api.ts'],
    ...['server.ts', 'server/seed.ts', 'server/services.ts', 'lab/b.ts'],
    ...['app/b.ts', 'app/site/b.tsx', 'app/admin/posts/b.tsx', 'app/editor/ui/b.ts'],
  ]

  const forbidden = [
    ['content', 'content/#.ts', "import { z } from 'zod'"],
    ['content-types', 'content/#.ts', "import { b } from '../domain/b.ts'"],
    ['domain', 'domain/#.ts', "import type { B } from '../content/b.ts'"],
    ['domain', 'domain/#.ts', "import { join } from 'node:path'"],
    ['platform', 'server/platform/#.ts', "import type { B } from '../posts/service.ts'"],
    ['platform-nouns', 'server/platform/#.ts', "import { b } from '../../domain/posts.ts'"],
    ['http', 'server/http/#.ts', "import { b } from '../posts/api.ts'"],
    ['store', 'server/posts/#-store.ts', "import { b } from '../media/store.ts'"],
    ['store-below', 'server/posts/#-store.ts', "import { b } from './service.ts'"],
    ['store-below', 'server/posts/#-store.ts', "import type { FastifyRequest } from 'fastify'"],
    ['service', 'server/posts/#-service.ts', "import { b } from '../media/store.ts'"],
    ['service', 'server/posts/#-mails.ts', "import { b } from '../media/mails.ts'"],
    ['service-below', 'server/posts/#-service.ts', "import { b } from './api.ts'"],
    ['service-below', 'server/posts/#.ts', "import type { FastifyReply } from 'fastify'"],
    ['service-below', 'server/posts/#-worker.ts', "import { request } from 'node:http'"],
    ['api', 'server/posts/#-api.ts', "import { b } from '../media/service.ts'"],
    ['api-store', 'server/posts/#-api.ts', "import { b } from './store.ts'"],
    ['sql', 'server/posts/#-service.ts', "import { sql } from 'kysely'"],
    ['sql', 'server/http/#.ts', "import { sql } from 'kysely'"],
    ['wiring', 'server/posts/#-service.ts', "import { b } from '../services.ts'"],
    ['manifest', 'server/posts/#-service.ts', "import { b } from '../media/index.ts'"],
    ['seam', 'server/posts/#-api.ts', "import type { B } from '../../app/b.ts'"],
    ['migrations', 'migrations/#-a.ts', "import { b } from '../domain/b.ts'"],
    ['app', 'app/site/#.tsx', "import { b } from '../../server/services.ts'"],
    ['app-packages', 'app/site/#.tsx', "import fastify from 'fastify'"],
    ['app-node', 'app/site/#.tsx', "import { join } from 'node:path'"],
    ['ui', 'app/ui/#.tsx', "import { b } from '../site/b.tsx'"],
    ['ui', 'app/ui/#.tsx', "import { b } from '../../content/b.ts'"],
    ['site', 'app/insights/#.tsx', "import { b } from '../site/b.tsx'"],
    ['engines', 'app/admin/list/#.tsx', "import { b } from '../posts/b.tsx'"],
    ['editor', 'app/editor/ui/#.tsx', "import { b } from '../../admin/posts/b.tsx'"],
    ['editor-schema', 'app/editor/schema/#.ts', "import { b } from '../ui/b.ts'"],
    ['editor-serialise', 'app/editor/serialise/#.ts', "import { b } from '../ui/b.ts'"],
    ['editor-commands', 'app/editor/commands/#.ts', "import { b } from '../ui/b.ts'"],
    ['editor-paste', 'app/editor/paste/#.ts', "import { b } from '../ui/b.ts'"],
    ['entry', 'scripts/#.ts', "import '../server.ts'"],
    ['seed', 'server/#.ts', "import { b } from './seed.ts'"],
    ['tests', 'server/#.ts', "import { b } from '../tests/support/b.ts'"],
    ['lab', 'scripts/#.ts', "import { b } from '../lab/b.ts'"],
    ['cycle', 'domain/#.ts', "import { b } from './ring.ts'"],
    ['cycle-of-types', 'server/posts/#.ts', "import type { B } from './pair.ts'"],
  ] as const

  const allowed = [
    ['content/#.ts', "import type { B } from '../domain/b.ts'"],
    ['domain/#.ts', "import * as z from 'zod/mini'"],
    ['domain/#.test.ts', "import { b } from '../content/b.ts'"],
    ['server/platform/#.ts', "import { b } from '../../domain/b.ts'"],
    ['server/platform/#.ts', "import { join } from 'node:path'"],
    ['server/posts/#-store.ts', "import { sql } from 'kysely'"],
    ['server/posts/#-store.ts', "import type { B } from '../tables.ts'"],
    ['server/posts/#-service.ts', "import { b } from '../media/service.ts'"],
    ['server/posts/#-service.ts', "import type { B } from '../media/mails.ts'"],
    ['server/posts/#-service.ts', "import * as store from './store.ts'"],
    ['server/posts/#-api.ts', "import type { B } from '../media/service.ts'"],
    ['server/posts/#-api.ts', "import type { B } from './store.ts'"],
    ['server/posts/#-api.ts', "import { b } from '../http/b.ts'"],
    ['server/posts/#/index.ts', "import { b } from '../api.ts'"],
    ['server/#.ts', "import { b } from './media/index.ts'"],
    ['lab/#.ts', "import { b } from '../tests/support/b.ts'"],
    ['app/site/#.tsx', "import type { Services } from '../../server/services.ts'"],
    ['app/ssr/#.tsx', "import { Writable } from 'node:stream'"],
    ['app/ui/#.tsx', "import * as Toast from '@radix-ui/react-toast'"],
    ['domain/#.ts', "import type { B } from './ring-of-types.ts'"],
  ] as const

  const house = mkdtempSync(join(scratchRoot, 'plumbline-structure-'))
  const breaches: string[] = []
  afterAll(() => rmSync(house, { recursive: true }))

  beforeAll(async () => {
    const files = new Map<string, string>(imported.map((path) => [path, 'export const b = 1']))
    for (const [index, [, path, text]] of forbidden.entries()) {
      files.set(path.replace('#', `bad${index}`), text)
    }
    for (const [index, [path, text]] of allowed.entries()) {
      files.set(path.replace('#', `good${index}`), text)
    }
    const ring = forbidden.findIndex(([rule]) => rule === 'cycle')
    files.set('domain/ring.ts', `import { b } from './bad${ring}.ts'`)
    const pair = forbidden.findIndex(([rule]) => rule === 'cycle-of-types')
    files.set('server/posts/pair.ts', `import type { B } from './bad${pair}.ts'`)
    files.set('domain/ring-of-types.ts', `import { b } from './good${allowed.length - 1}.ts'`)
    for (const [path, text] of files) {
      mkdirSync(join(house, dirname(path)), { recursive: true })
      writeFileSync(join(house, path), text)
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
    breaches.push(...presentBreaches(await readImports(house)))
  })

  test.for(forbidden.map((row, index) => [index, ...row] as const))(
    '%i: %s: %s may not: %s',
    ([index, rule, path]) => {
      const file = path.replace('#', `bad${index}`)
      expect(breaches).toContainEqual(
        expect.stringMatching(
          new RegExp(`^(domain/ring.ts → |server/posts/pair.ts → )?${file} .*: ${rule}: `),
        ),
      )
    },
  )

  test('what is allowed passes', () => {
    expect(breaches.filter((breach) => /good|entry\.server/.test(breach))).toEqual([])
  })
})

describe('house rules', () => {
  const sourcesOf = (files: Record<string, string>): Source[] =>
    Object.entries(files).map(([path, text]) => ({ path, text }))
  const routes = { 'app/routes.ts': "route('/', 'site/home.tsx')" }
  const folder = { 'server/posts/store.ts': '' }

  test.for([
    ['findBadNames', 'app/site/LeadForm.tsx', ''],
    ['findBadNames', 'server/utils.ts', ''],
    ['findBadNames', 'app/shared/button.tsx', ''],
    ['findDoubleNames', 'server/posts.ts', ''],
    ['findDefaultExports', 'app/site/hero.tsx', 'export default function Hero() {}'],
    ['findDefaultExports', 'server/a.ts', 'const a = 1\nexport { a as default }'],
    ['findMisnamedComponents', 'app/site/lead-form.tsx', 'export function Form() {}'],
    ['findBlindSpots', 'server/a.ts', '// @ts-ignore because I say so, at length'],
    ['findBlindSpots', 'server/a.ts', '// @ts-expect-error'],
    ['findBlindSpots', 'server/a.ts', '// biome-ignore lint/a/b: why'],
    ['findClocksInDomain', 'domain/a.ts', 'const now = new Date()'],
    ['findLanguagesElsewhere', 'app/a.tsx', 'count.toLocaleString()'],
    ['findLanguagesElsewhere', 'server/a.ts', "language: 'en-GB'"],
    ['findStrangersAtTables', 'server/mail/store.ts', "db.updateTable('newsletter_issues')"],
    ['findStrangersAtTables', 'server/privacy/store.ts', "db.innerJoin('media', 'a', 'b')"],
    ['findStrangersAtTables', 'server/a/store.ts', 'sql`select 1 from posts`.execute(db)'],
    ['findStrangersAtTables', 'server/a/index.ts', "deleteRows(trx, 'posts', ids)"],
    ['findFormerWords', 'server/mail/outbox.ts', ''],
    ['findFormerWords', 'server/mail/store.ts', 'const oldInquiries = 1'],
    ['findSlowTurns', 'content/en/site.ts', "const text = 'a link, of which we keep a hash'"],
    ['findSlowTurns', 'server/a.test.ts', '/** For whoever asks. */'],
  ] as const)('%s finds %s: %s', ([rule, path, text]) => {
    expect(rules[rule](sourcesOf({ ...routes, ...folder, [path]: text }))).toEqual([
      expect.stringContaining(path),
    ])
  })

  test.for([
    ['findBadNames', 'app/entry.server.tsx', ''],
    ['findBadNames', 'migrations/0001-quickscore.ts', ''],
    ['findDoubleNames', 'server/posts.test.ts', ''],
    ['findDefaultExports', 'app/site/home.tsx', 'export default function Home() {}'],
    ['findDefaultExports', 'vite.config.ts', 'export default defineConfig({})'],
    ['findMisnamedComponents', 'app/site/lead-form.tsx', 'export function LeadForm() {}'],
    ['findMisnamedComponents', 'app/ui/field.tsx', 'export function TextField() {}'],
    ['findBlindSpots', 'server/a.ts', '// @ts-expect-error: the types lag behind the release'],
    ['findClocksInDomain', 'domain/a.ts', 'const then = new Date(now)'],
    ['findLanguagesElsewhere', 'domain/wording.ts', "new Intl.ListFormat('en-GB')"],
    ['findStrangersAtTables', 'server/posts/store.ts', "db.innerJoin('regions', 'a', 'b')"],
    ['findFormerWords', 'server/mail/api.ts', "const path = '/api/admin/outbox' // the outbox"],
    [
      'findSlowTurns',
      'content/en/site.ts',
      "const text = 'a record of which version' // a hash, of which",
    ],
  ] as const)('%s lets pass %s: %s', ([rule, path, text]) => {
    expect(rules[rule](sourcesOf({ ...routes, ...folder, [path]: text }))).toEqual([])
  })

  test('a noun in six places is scattered, whatever the sixth is called', () => {
    const rooms = [
      'app/a/posts',
      'app/admin/posts',
      'domain/posts',
      'server/posts',
      'server/b/posts',
    ]
    const files: Imports[] = rooms.map((room) => ({ path: `${room}/list.ts`, imports: [] }))
    const using = (path: string, ...nouns: string[]) => {
      const imports = nouns.map((noun) => `domain/${noun}/list.ts`)
      return findScatteredNouns([...files, { path, imports }], ['posts', 'media'])
    }
    expect(using('server/http/articles.ts', 'posts')).toHaveLength(1)
    expect(using('server/http/articles.ts', 'posts', 'media')).toEqual([])
    expect(using('app/site/home/page.tsx', 'posts')).toEqual([])
    expect(using('server/posts/articles.ts', 'posts')).toEqual([])
  })

  test('nouns that import each other are found, and what one folder holds too much', () => {
    const [up, down] = ['server/posts/a.ts', 'server/media/b.ts']
    const files = [
      { path: up, imports: [down, 'server/http/c.ts'] },
      { path: 'server/http/c.ts', imports: [up] },
    ]
    const nouns = ['posts', 'media']
    expect(findTwoWayNouns(files, nouns)).toEqual([])
    const back = { path: down, imports: [up] }
    expect(findTwoWayNouns([...files, back], nouns)).toEqual([
      expect.stringMatching(/^media ↔ posts: .*server\/media\/b\.ts/),
    ])
    const held = sourcesOf({ 'app/a.ts': 'a\nb\n', 'app/a.test.ts': 'c\n', 'lab/d.ts': 'd\n' })
    expect(findOverfull(held, { app: 2, sum: 2 })).toEqual([])
    expect(findOverfull(held, { app: 1, sum: 2 })).toEqual([expect.stringMatching(/^app: 2 /)])
    expect(findOverfull(held, { app: 2, sum: 1 })).toEqual([expect.stringMatching(/^sum: 2 /)])
  })

  test('what the lockfile lacks is found: a package, or the hash of one', () => {
    const packages = {
      '': {},
      'node_modules/a': {
        integrity: 'sha512-A',
        optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/linux-x64-musl': '1.0.0' },
      },
      'node_modules/a/node_modules/b': { inBundle: true },
      'node_modules/@a/linux-x64': {},
    }
    expect(findIncomplete(packages)).toEqual([
      'node_modules/@a/linux-x64-musl',
      'node_modules/@a/linux-x64',
    ])
  })
})
