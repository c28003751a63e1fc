/**
 * Copies of the installed packages what running the product needs into the folder named, for the
 * image: node deploy/trim-packages.ts /trimmed. Run from the project's root, once it is built.
 *
 * Which modules are needed is traced from the product's own (a third of what npm installs: other
 * module formats, code for the browser, types, source maps). What is no module, such as a native
 * library or a font, stays wherever anything of its package does.
 */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the folder to copy to.')

/** Traced in every format, and never loaded in this one: ours and those that import it are modules. */
const unused = [
  'node_modules/@tanstack/*/build/legacy/**',
  'node_modules/docx/dist/index.umd.cjs',
  'node_modules/highlight.js/es/**/*.js.js',
  'node_modules/highlight.js/lib/languages/**',
  'node_modules/nodemailer/dist/cjs/**',
  // The image sets NODE_ENV=production.
  'node_modules/react-dom/cjs/react-dom-server*.development.js',
]

// Not `server.ts`: it looks into folders of the project, which would all be traced, and what it
// starts stands in them.
const ownModules = globSync(
  [
    'deploy/create-bucket.ts',
    'scripts/{admin-key,backup,check-law,erase,export,firm,installation,law-review,migrate-to-postgres,plumbline,restore}.ts',
    '{content,domain,migrations,server}/**/*.ts',
  ],
  { exclude: ['**/*.test.ts'] },
)
const traced = await trace([...ownModules, 'build/server/handler.js'])
const packages = new Set(traced.map(packageOf))
// What a package loads by a name that it makes up is another package's front door.
const needed = new Set([
  ...traced,
  ...(await trace([...packages].flatMap(findEntry))),
  ...ownModules.flatMap(findNamedFiles),
])
/** The same module in the other format; who traces cannot tell which of the two is loaded. */
const isSecondFormat = (path: string) =>
  path.endsWith('.cjs') && needed.has(path.replace(/\.cjs$/, '.js'))
const kept = globSync('node_modules/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => needed.has(path) || (packages.has(packageOf(path)) && isData(path)))
  .filter((path) => !isSecondFormat(path))
for (const path of kept) cpSync(path, join(target, path))
console.log(`${kept.length} files of ${packages.size} packages are kept.`)

/** Files of packages that a module of ours names as such, like a font. */
function findNamedFiles(module: string): string[] {
  const names = readFileSync(module, 'utf8').matchAll(/'((?:@[\w-]+\/)?[\w-]+\/[^'\s]+\.\w+)'/g)
  return [...names]
    .map(([, name = '']) => join('node_modules', name))
    .filter((path) => existsSync(path))
}

/** Files of packages that the modules lead to. */
async function trace(modules: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(modules, {
    // A path that a module makes up leads to the whole project, tests and tools with it.
    analysis: { computeFileReferences: false },
    // Pages from source, in development; and what is a library of another language.
    ignore: ['node_modules/vite/**', '**/*.so*', ...unused],
    async readFile(path) {
      // It asks for what may not be there.
      const text = await readFile(path).catch(() => null)
      return text && path.endsWith('.ts') ? stripTypeScriptTypes(text.toString()) : text
    },
  })
  // What npm notes beside the packages belongs to none.
  return [...fileList].filter((path) => packageOf(path) !== '')
}

/** The module that stands for a package, where it has one. */
function findEntry(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entry = chooseTarget(exports?.['.'] ?? exports)
  return entry?.startsWith('./') && /\.[cm]?js$/.test(entry) ? [join(folder, entry)] : []
}

function chooseTarget(target: unknown): string | null {
  if (typeof target === 'string') return target
  const choices = (target ?? {}) as Record<string, unknown>
  const chosen = ['node', 'import', 'default'].find((condition) => condition in choices)
  return chosen ? chooseTarget(choices[chosen]) : null
}

/** The folder of the package that a file belongs to. */
function packageOf(path: string): string {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/.][^/]*/.exec(path)?.[0] ?? ''
}

/** Neither a module, nor about one, nor what a package is tested with. */
function isData(path: string): boolean {
  if (/\/tests?\//.test(path)) return false
  return (
    !/\.([cm]?[jt]sx?|map|md|markdown|flow|scss|css|html|txt|ya?ml)$/i.test(path) ||
    /licen[cs]e/i.test(path)
  )
}
