import type { Import, Source } from './sources.ts'
import { isTest } from './sources.ts'

// The walls of the house, as the architecture draws them: who may import what. Each wall says for
// which files it stands and which imports pass; whatever does not pass is a breach.

export interface Wall {
  rule: string
  holdsFor: (path: string) => boolean
  allows: (imported: Import, path: string) => boolean
}

const sqlPackages = new Set(['kysely', 'pg'])
const serverPackages =
  /^(node|fastify|harfbuzzjs|kysely|pg|pino|rate-limiter-flexible|ipaddr\.js|nodemailer|pdfkit|prom-client|sharp|@aws-sdk\/.*|@fastify\/.*)$/

/**
 * Files of a noun beside store, service, api and worker, and whose walls they keep. A "subject" is
 * a part of the service with a name of its own, which other nouns do not see.
 */
export const subjectFiles: Record<string, 'api' | 'store' | 'subject'> = {
  'server/access/guard.ts': 'api',
  'server/analytics/keeping-store.ts': 'store',
  'server/backup/folder.ts': 'subject',
  'server/backup/manifest.ts': 'subject',
  'server/backup/tables.ts': 'subject',
  'server/idempotency/keeping-store.ts': 'store',
  'server/inquiries/inbox.ts': 'subject',
  'server/inquiries/keeping-store.ts': 'store',
  'server/inquiries/letters.ts': 'subject',
  'server/newsletter/keeping-store.ts': 'store',
  'server/newsletter/suppression.ts': 'subject',
  'server/newsletter/issues-api.ts': 'api',
  'server/newsletter/issues-article.ts': 'subject',
  'server/newsletter/issues-letters.ts': 'subject',
  'server/newsletter/issues-store.ts': 'store',
  'server/newsletter/issues-text.ts': 'subject',
  'server/newsletter/issues.ts': 'subject',
  'server/newsletter/letters.ts': 'subject',
  'server/newsletter/links.ts': 'subject',
  'server/newsletter/one-click.ts': 'api',
  'server/newsletter/subscribers.ts': 'subject',
  'server/newsletter/tokens.ts': 'subject',
  'server/media/intake.ts': 'subject',
  'server/media/shelf.ts': 'subject',
  'server/openapi/calls.ts': 'subject',
  'server/openapi/document.ts': 'subject',
  'server/openapi/house-calls.ts': 'subject',
  'server/openapi/issue-calls.ts': 'subject',
  'server/openapi/label-calls.ts': 'subject',
  'server/openapi/mail-calls.ts': 'subject',
  'server/openapi/open-calls.ts': 'subject',
  'server/openapi/people-calls.ts': 'subject',
  'server/openapi/post-calls.ts': 'subject',
  'server/outbox/keeping-store.ts': 'store',
  'server/outbox/messages-store.ts': 'store',
  'server/outbox/messages.ts': 'subject',
  'server/posts/editing-api.ts': 'api',
  'server/posts/editing-store.ts': 'store',
  'server/posts/editing.ts': 'subject',
  'server/posts/preview.ts': 'subject',
  'server/posts/content/render.ts': 'subject',
  'server/posts/revisions.ts': 'subject',
  'server/posts/content/sanitise.ts': 'subject',
  'server/posts/store.ts': 'store',
  'server/privacy/holdings.ts': 'subject',
  'server/privacy/person.ts': 'subject',
  'server/quickscore/keeping-store.ts': 'store',
  'server/quickscore/letters.ts': 'subject',
  'server/quickscore/result-links-api.ts': 'api',
  'server/quickscore/result-links-store.ts': 'store',
  'server/quickscore/result-links.ts': 'subject',
  'server/quickscore/report-figures.ts': 'subject',
  'server/quickscore/report-parts.ts': 'subject',
  'server/quickscore/report-plan.ts': 'subject',
  'server/quickscore/report.ts': 'subject',
  'server/social-images/card.ts': 'subject',
}

/** "store", "service", "api", "worker", "subject", or null for a file that is none of them. */
export function kindOf(path: string): string | null {
  const kind = /^server\/(?!platform\/)[^/]+\/(store|service|api|worker)\.ts$/.exec(path)?.[1]
  return kind ?? subjectFiles[path] ?? null
}

function within(folder: string) {
  return ({ file }: Import) => file?.startsWith(`${folder}/`) ?? false
}

const inApp = within('app')
const inUi = within('app/ui')
const inStyles = within('app/styles')
const inContent = within('content')
const inDomain = within('domain')
const inMigrations = within('migrations')
const inPlatform = within('server/platform')
const inServer = within('server')

/** A file directly in `server/`, such as `tables.ts`. */
const inServerHall = ({ file }: Import) => /^server\/[^/]+$/.test(file ?? '')

/** The rules of one noun ("domain/posts.ts", "domain/quickscore/…"), as against `domain/errors.ts`. */
function isAboutNoun(file: string, nouns: string[]): boolean {
  return nouns.some((noun) => file === `domain/${noun}.ts` || file.startsWith(`domain/${noun}/`))
}

function isOwn(imported: Import, path: string): boolean {
  return within(path.split('/').slice(0, 2).join('/'))(imported)
}

const isOthersService = ({ file }: Import) => kindOf(file ?? '') === 'service'
const isHttp = (imported: Import) =>
  /^(fastify|@fastify\/.*)$/.test(imported.package ?? '') ||
  /^(node:)?https?2?$/.test(imported.specifier)
const isSql = ({ package: name, specifier }: Import) =>
  sqlPackages.has(name ?? '') || /^(node:)?sqlite$/.test(specifier)
const isPackage = ({ package: name }: Import) => name !== null

/** The nouns are what `server/` has folders for. */
export function listNouns(sources: Source[]): string[] {
  const folders = sources.flatMap(({ path }) => /^server\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].filter((name) => name !== 'platform')
}

const kindIs = (...kinds: string[]) => {
  return (path: string) => kinds.includes(kindOf(path) ?? '')
}

function listWalls(nouns: string[]): Wall[] {
  return [
    {
      rule: 'content/ holds words and figures: it imports content/, and types from domain/',
      holdsFor: (path) => path.startsWith('content/'),
      allows: (it) => inContent(it) || (inDomain(it) && it.isType),
    },
    {
      rule: 'domain/ imports only domain/, types from content/, and zod',
      holdsFor: (path) => path.startsWith('domain/'),
      allows: (it) => inDomain(it) || (inContent(it) && it.isType) || it.package === 'zod',
    },
    {
      rule: 'server/platform/ knows no noun: it imports server/platform/, nounless rules and packages',
      holdsFor: (path) => path.startsWith('server/platform/'),
      allows: (it) =>
        inPlatform(it) ||
        (inDomain(it) && !isAboutNoun(it.file ?? '', nouns)) ||
        (isPackage(it) && !/^react/.test(it.package ?? '')),
    },
    {
      rule: 'a store imports its own noun (not its service or api), server/platform/, domain/ and types',
      holdsFor: kindIs('store'),
      allows: (it, path) =>
        (isOwn(it, path) && !['service', 'api', 'worker'].includes(kindOf(it.file ?? '') ?? '')) ||
        inPlatform(it) ||
        inDomain(it) ||
        (it.isType && (inContent(it) || inServerHall(it))) ||
        (isPackage(it) && !isHttp(it)),
    },
    {
      rule: 'a service or worker imports its own noun, server/platform/, other services, domain/ and content/; no HTTP, no SQL',
      holdsFor: kindIs('service', 'worker', 'subject'),
      allows: (it, path) =>
        (isOwn(it, path) && kindOf(it.file ?? '') !== 'api') ||
        inPlatform(it) ||
        isOthersService(it) ||
        inDomain(it) ||
        inContent(it) ||
        (it.isType && inServerHall(it)) ||
        (isPackage(it) && !isHttp(it) && !isSql(it)),
    },
    {
      rule: 'an api imports its own service, server/platform/, domain/, and otherwise types; no SQL',
      holdsFor: kindIs('api'),
      allows: (it, path) =>
        (isOwn(it, path) && (it.isType || kindOf(it.file ?? '') !== 'store')) ||
        inPlatform(it) ||
        inDomain(it) ||
        (it.isType && (inServer(it) || inContent(it))) ||
        (isPackage(it) && !isSql(it)),
    },
    {
      rule: 'server/ never imports app/: the pages come in through the seam',
      holdsFor: (path) => path.startsWith('server/'),
      allows: (it) => !inApp(it),
    },
    {
      rule: 'SQL is spoken in stores, server/platform/ and migrations/ only',
      holdsFor: (path) =>
        path.startsWith('server/') &&
        !path.startsWith('server/platform/') &&
        kindOf(path) !== 'store',
      allows: (it) => it.isType || !isSql(it),
    },
    {
      rule: 'migrations/ imports only itself, server/platform/ and kysely: what has landed must not change with a noun',
      holdsFor: (path) => path.startsWith('migrations/'),
      allows: (it) => inMigrations(it) || inPlatform(it) || it.package === 'kysely',
    },
    {
      rule: 'app/ takes values from app/, domain/ and content/ only, from server/ types only',
      holdsFor: (path) => path.startsWith('app/'),
      allows: (it, path) =>
        inApp(it) ||
        inDomain(it) ||
        inContent(it) ||
        (it.isType && inServer(it)) ||
        (isPackage(it) && !serverPackages.test(it.package ?? '')) ||
        (it.package === 'node' && path === 'app/entry.server.tsx'),
    },
    {
      rule: 'app/ui/ knows no noun: it imports app/ui/, app/styles/ and packages',
      holdsFor: (path) => path.startsWith('app/ui/'),
      allows: (it) => inUi(it) || inStyles(it) || isPackage(it),
    },
    {
      rule: 'nothing imports server.ts; only server.ts imports the seed',
      holdsFor: () => true,
      allows: ({ file }, path) =>
        file !== 'server.ts' && (file !== 'server/seed.ts' || path === 'server.ts'),
    },
    {
      rule: 'only tests, scripts and configuration import tests',
      holdsFor: (path) => !/^[^/]+\.config\.ts$|^scripts\//.test(path),
      allows: ({ file }) => file === null || !isTest(file),
    },
  ]
}

function presentImport(imported: Import): string {
  return `${imported.isType ? 'the type' : 'the value'} import '${imported.specifier}'`
}

/** Every import that goes through a wall. */
export function findBreaches(sources: Source[]): string[] {
  const walls = listWalls(listNouns(sources))
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      walls
        .filter((wall) => wall.holdsFor(path))
        .flatMap((wall) =>
          imports
            .filter((imported) => !wall.allows(imported, path))
            .map((imported) => `${path}: ${presentImport(imported)} breaks "${wall.rule}"`),
        ),
    )
}

/** Every ring of files that import each other at run time. */
export function findCycles(sources: Source[]): string[] {
  const known = new Map(sources.map((source) => [source.path, source]))
  const settled = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || settled.has(path)) return
    for (const { file, isType } of known.get(path)?.imports ?? []) {
      if (file && !isType && known.has(file)) visit(file, [...trail, path])
    }
    settled.add(path)
  }
  for (const { path } of sources) visit(path, [])
  return cycles.map((cycle) => `${cycle}: files must not import each other in a ring`)
}
