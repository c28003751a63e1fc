import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

// The walls of the house: which files may import which. docs/architecture.md gives the reasons; a
// breach prints the wall's sentence.

type To = IRegularForbiddenRuleType['to']

const testFiles = ['\\.test\\.tsx?$', '^tests/']
const valueOnly: To = { dependencyTypesNot: ['type-only'] }

const packages = (...names: string[]) => `^(node_modules/)?(${names.join('|')})(/|$)`
const http = [packages('fastify', '@fastify'), '^(node:)?https?2?$']
const sql = [packages('kysely', 'pg'), '^(node:)?sqlite$']
const onServerOnly = packages(
  'fastify',
  '@fastify',
  '@aws-sdk',
  '@myriaddreamin',
  'file-type',
  'ipaddr\\.js',
  'kysely',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'sharp',
)

/** The files of content/ that read and complete the firm's record, not words. */
const firm = '^content/(firm|firm-record|colours)\\.ts$'
/** Files directly in `server/`, which wire the parts together. */
const wiring = '^server/[^/]+\\.ts$'
const tables = '^server/tables\\.ts$'
/** Any file of a noun's folder; in the `to` of a rule `$1` is that folder. */
const noun = '^server/(?!http/|platform/)([^/]+)/'
/** `store.ts` and `issues-store.ts`, in the folder or in one below it. */
const named = (kind: string) => `${noun}.*\\b${kind}\\.ts$`
const store = named('store')
const service = named('service')
const api = named('api')
/** A noun's manifest (`server/noun.ts`), which wires the noun's own parts together. */
const manifest = named('index')

/** Folders in which not even type imports may form a cycle. */
const layered = '^(app/admin/list|app/admin/posts|domain/posts|server/posts)/'

type Wall = [name: string, comment: string, rule: Rule]

interface Rule {
  from: string
  /** Exceptions from `from`. Tests may import anything. */
  not?: string[]
  to: To
}

const pureWalls: Wall[] = [
  [
    'content',
    'content/ holds words and figures: it imports content/, and types of domain/',
    { from: '^content/', not: [firm], to: { pathNot: ['^content/', '^domain/'] } },
  ],
  [
    'content-types',
    'content/ takes types from domain/, never rules',
    { from: '^content/', not: [firm], to: { path: '^domain/', ...valueOnly } },
  ],
  [
    'domain',
    'domain/ is rules and their vocabulary alone: it imports domain/ and zod',
    { from: '^domain/', to: { pathNot: ['^domain/', packages('zod')] } },
  ],
]

const serverWalls: Wall[] = [
  [
    'platform',
    'server/platform/ imports itself, rules without a noun, who the firm is, types of the tables, and packages',
    {
      from: '^server/platform/',
      to: {
        pathNot: ['^server/platform/', '^domain/', '^node_modules/', tables, firm],
        dependencyTypesNot: ['core'],
      },
    },
  ],
  [
    'http',
    'server/http/ knows no noun: from server/ it takes itself, server/platform/ and types',
    {
      from: '^server/http/',
      to: { path: '^server/', pathNot: ['^server/(http|platform)/'], ...valueOnly },
    },
  ],
  [
    'store',
    'a store imports its own noun, server/platform/, domain/ and types of the wiring',
    {
      from: store,
      to: { path: '^(server|content)/', pathNot: ['^server/($1|platform)/', wiring] },
    },
  ],
  [
    'store-below',
    'a store knows neither those who ask it nor HTTP',
    { from: store, to: { path: [named('(service|api|worker|mails)'), ...http] } },
  ],
  [
    'service',
    'a service imports its own noun, server/platform/, the services of others, and types',
    {
      from: noun,
      not: [store, api, manifest],
      to: { path: '^server/', pathNot: ['^server/($1|platform)/', service, tables], ...valueOnly },
    },
  ],
  [
    'service-below',
    'a service knows no HTTP',
    { from: noun, not: [store, api, manifest], to: { path: [api, '^server/http/', ...http] } },
  ],
  [
    'api',
    'an api imports its own noun, server/http/, server/platform/, and otherwise types',
    {
      from: api,
      to: {
        path: '^(server|content)/',
        pathNot: ['^server/($1|http|platform)/'],
        ...valueOnly,
      },
    },
  ],
  [
    'api-store',
    'an api asks its service, never a store',
    { from: api, to: { path: store, ...valueOnly } },
  ],
  [
    'sql',
    'SQL is spoken in stores and server/platform/db/ only, and where limits are counted',
    {
      from: '^server/',
      not: [store, '^server/platform/db/', '^server/http/limits\\.ts$'],
      to: { path: sql, ...valueOnly },
    },
  ],
  [
    'wiring',
    'nothing in server/ takes values from what brings the parts together, but the names of tables',
    { from: '^server/.+/', to: { path: wiring, pathNot: tables, ...valueOnly } },
  ],
  [
    'manifest',
    'a manifest is for the list of nouns: a noun is asked at its service',
    { from: '^server/.+/', to: { path: manifest } },
  ],
  [
    'seam',
    'server/ never imports app/: the pages come in through the seam',
    { from: '^server/', to: { path: '^app/' } },
  ],
  [
    'migrations',
    'migrations/ imports itself, server/platform/db/ and kysely: what has landed stays as it is',
    {
      from: '^migrations/',
      to: { pathNot: ['^migrations/', '^server/platform/db/', packages('kysely')] },
    },
  ],
]

const appWalls: Wall[] = [
  [
    'app',
    'app/ takes values from app/, domain/ and content/, from server/ types',
    { from: '^app/', to: { path: '^(server|scripts/|migrations/)', ...valueOnly } },
  ],
  [
    'app-packages',
    'app/ runs in a browser: it uses no package of the server',
    { from: '^app/', to: { path: onServerOnly, ...valueOnly } },
  ],
  [
    'app-node',
    'app/ runs in a browser: only app/ssr/ imports Node',
    { from: '^app/', not: ['^app/ssr/'], to: { dependencyTypes: ['core'] } },
  ],
  [
    'ui',
    'app/ui/ knows no noun: it imports itself, app/styles/ and packages',
    {
      from: '^app/ui/',
      to: { path: '^(app|content|domain|server)/', pathNot: '^app/(ui|styles)/' },
    },
  ],
  [
    'site',
    'app/site/ shows articles and law: these do not import it',
    { from: '^app/(insights|law)/', to: { path: '^app/site/' } },
  ],
]

/** For each layer of the editor the layers that it must not import; `ui` is the top one. */
const editorRooms = [
  ['schema', 'commands|serialise|paste|ui'],
  ['serialise', 'schema|commands|paste|ui'],
  ['commands', 'paste|ui'],
  ['paste', 'schema|commands|ui'],
] as const

const editorWalls: Wall[] = [
  [
    'editor',
    'app/editor/ knows no screen: it imports itself, app/ui/, the client of the API, domain/ and content/',
    {
      from: '^app/editor/',
      to: { path: '^app/', pathNot: '^app/(editor|ui)/|^app/api-client\\.ts$' },
    },
  ],
  ...editorRooms.map(
    ([room, above]): Wall => [
      `editor-${room}`,
      `app/editor/${room}/ imports nothing of ${above.replaceAll('|', ', ')}`,
      { from: `^app/editor/${room}/`, to: { path: `^app/editor/(${above})/` } },
    ],
  ),
]

const entryWalls: Wall[] = [
  ['entry', 'nothing imports server.ts', { from: '', to: { path: '^server\\.ts$' } }],
  [
    'seed',
    'only the start of a server imports the seed',
    { from: '', not: ['^server/start\\.ts$'], to: { path: '^server/seed\\.ts$' } },
  ],
  [
    'tests',
    'only tests, the lab and configuration import tests',
    { from: '', not: ['^lab/', '^[^/]+\\.config\\.ts$'], to: { path: testFiles } },
  ],
  ['lab', 'nothing imports an instrument', { from: '', not: ['^lab/'], to: { path: '^lab/' } }],
  [
    'cycle',
    'files do not import each other in a ring',
    { from: '', to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  [
    'cycle-of-types',
    'files of a list or of posts do not know each other in a ring, by types neither',
    { from: layered, to: { circular: true, viaOnly: { path: layered } } },
  ],
]

function listNounWalls(nouns: string[]): Wall[] {
  const [anyNoun, rules] = [nouns.join('|'), `^domain/(${nouns.join('|')})(/|\\.ts$)`]
  return [
    [
      'platform-nouns',
      'server/platform/ knows no noun',
      { from: '^server/platform/', to: { path: [rules, packages('react', 'react-router')] } },
    ],
    [
      'engines',
      'what the screens of the admin area share knows none of them',
      {
        from: '^app/admin/(session|list|form)/',
        to: { path: `^app/admin/(${anyNoun})/` },
      },
    ],
  ]
}

/** All walls, given the nouns with a folder in `server/`. */
export function listWalls(nouns: string[]): IForbiddenRuleType[] {
  const walls = [
    ...pureWalls,
    ...serverWalls,
    ...appWalls,
    ...editorWalls,
    ...entryWalls,
    ...listNounWalls(nouns),
  ]
  return walls.map(([name, comment, { from, not = [], to }]) => ({
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [...not, ...testFiles] },
    to,
  }))
}
