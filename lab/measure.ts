/**
 * Prints the size of the code: lines and files of the product, lines of its tests, and the files in
 * which a new noun of the admin area has to be registered, besides its own.
 *
 *   npm run measure                          this checkout
 *   npm run measure -- /path/to/another      also another one, such as the previous version
 */
import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readSources, type Source } from '../tests/support/structure/sources.ts'

const product = ['app', 'server', 'domain', 'documents', 'migrations', 'scripts']
const test = /^tests\/|\.(test|spec)\./

interface Measure {
  lines: Record<string, number>
  files: Record<string, number>
  tests: number
  entries: string[]
}

const linesOf = (sources: Source[]) =>
  sources.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)

function measure(root: string): Measure {
  const all = readSources(root, /\.(tsx?|mjs|css|typ|md)$/)
  const sources = all.filter(({ path }) => !test.test(path))
  const folders = product.map(
    (name) => [name, sources.filter(({ path }) => path.startsWith(`${name}/`))] as const,
  )
  return {
    lines: Object.fromEntries(folders.map(([name, found]) => [name, linesOf(found)])),
    files: Object.fromEntries(folders.map(([name, found]) => [name, found.length])),
    tests: linesOf(all.filter(({ path }) => test.test(path))),
    entries: findEntries(root, sources),
  }
}

/**
 * Files outside the nouns' own folders whose code names at least half of the nouns with an admin
 * list: a new noun is registered there. Its tables need a migration as well.
 */
function findEntries(root: string, sources: Source[]): string[] {
  const lists = foldersOf(join(root, 'app/admin'))
  const nouns = foldersOf(join(root, 'server')).filter((name) => lists.includes(name))
  return sources
    .filter(({ path }) => /^(app|server|domain|content|scripts)\//.test(path))
    .filter(({ path, text }) => {
      const code = text.replace(proseAndComments, '')
      const foreign = nouns.filter((noun) => !isRoomOf(noun, path))
      return foreign.filter((noun) => code.match(`\\b${noun}\\b`)).length * 2 >= nouns.length
    })
    .map(({ path }) => path)
    .concat('migrations/: one more')
}

/** Comments, and strings of more than one word. */
const proseAndComments =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*\s(?:[^'\\\n]|\\.)*'|`[^`]*\s[^`]*`/g

function foldersOf(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** `server/messages/store.ts`, `content/en/admin/messages.ts`, `domain/messages-limits.ts`. */
const isRoomOf = (noun: string, path: string) =>
  path.split('/').some((part) => part.split(/[-.]/)[0] === noun)

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function print(what: string, cells: number[]): void {
  console.log(what.padEnd(32) + cells.map((cell) => String(cell).padStart(16)).join(''))
}

const here = join(import.meta.dirname, '..')
const roots = [...process.argv.slice(2).map((path) => resolve(path)), here]
const measures = roots.map(measure)
console.log(''.padEnd(32) + roots.map((root) => basename(root).padStart(16)).join(''))
for (const name of product)
  print(
    `${name}, lines`,
    measures.map(({ lines }) => lines[name] ?? 0),
  )
print(
  'product, lines',
  measures.map(({ lines }) => sumOf(lines)),
)
print(
  'product, files',
  measures.map(({ files }) => sumOf(files)),
)
print(
  'tests, lines',
  measures.map(({ tests }) => tests),
)
print(
  'files that a noun is entered in',
  measures.map(({ entries }) => entries.length),
)
for (const entry of measures.at(-1)?.entries ?? []) console.log(`  ${entry}`)
