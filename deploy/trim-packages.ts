/**
 * Copies the files of installed packages that the product needs at run time into the given folder:
 * node deploy/trim-packages.ts /trimmed. For the image; run it in the project's root after a build.
 *
 * Needed modules are traced from the product's own: a third of the installed files, without other
 * module formats, code for the browser, types and source maps. Files that are no modules, such as
 * native libraries and fonts, are kept for each package with a needed module.
 */
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the folder to copy to.')

/** The tracer finds these formats, but nothing loads them: all importers are ES modules. */
const unused = [
  'node_modules/@tanstack/*/build/legacy/**',
  'node_modules/docx/dist/index.umd.cjs',
  'node_modules/highlight.js/es/**/*.js.js',
  'node_modules/highlight.js/lib/languages/**',
  'node_modules/nodemailer/dist/cjs/**',
  // The image sets NODE_ENV=production.
  'node_modules/react-dom/cjs/react-dom-server*.development.js',
]

// Not `server.ts`: it reads folders of the project, which would all be traced. The modules that it
// starts are listed here.
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
// A package loads other packages by computed names through their entry modules.
const needed = new Set([
  ...traced,
  ...(await trace([...packages].flatMap(findEntry))),
  ...ownModules.flatMap(findNamedFiles),
])
/** The CommonJS twin of a needed module; the tracer cannot tell which of the two is loaded. */
const isSecondFormat = (path: string) =>
  path.endsWith('.cjs') && needed.has(path.replace(/\.cjs$/, '.js'))
const kept = globSync('node_modules/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => needed.has(path) || (packages.has(packageOf(path)) && isData(path)))
  .filter((path) => !isSecondFormat(path))
for (const path of kept) cpSync(path, join(target, path))
console.log(`${kept.length} files of ${packages.size} packages are kept.`)

/** Package files that a module of ours names by path, such as a font. */
function findNamedFiles(module: string): string[] {
  const names = readFileSync(module, 'utf8').matchAll(/'((?:@[\w-]+\/)?[\w-]+\/[^'\s]+\.\w+)'/g)
  return [...names]
    .map(([, name = '']) => join('node_modules', name))
    .filter((path) => existsSync(path))
}

/** Package files that the modules import, directly or through others. */
async function trace(modules: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(modules, {
    // A computed path would include the whole project, with tests and tools.
    analysis: { computeFileReferences: false },
    // Vite serves pages from source in development only; native libraries are kept as data.
    ignore: ['node_modules/vite/**', '**/*.so*', ...unused],
    async readFile(path) {
      // The tracer also asks for files that do not exist.
      const text = await readFile(path).catch(() => null)
      return text && path.endsWith('.ts') ? stripTypeScriptTypes(text.toString()) : text
    },
  })
  // npm's own notes in node_modules belong to no package.
  return [...fileList].filter((path) => packageOf(path) !== '')
}

/** The entry module of a package, if its `exports` name one. */
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

/** Whether a file is neither a module, map, style sheet, document nor test; or is a licence. */
function isData(path: string): boolean {
  if (/\/tests?\//.test(path)) return false
  return (
    !/\.([cm]?[jt]sx?|map|md|markdown|flow|scss|css|html|txt|ya?ml)$/i.test(path) ||
    /licen[cs]e/i.test(path)
  )
}
