import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'

export interface Import {
  specifier: string
  /** The file inside the project, for a relative import. */
  file: string | null
  /** The package's name, for any other ("node" for what Node itself brings). */
  package: string | null
  /** True where nothing is left of it at run time. */
  isType: boolean
}

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string
  text: string
  imports: Import[]
}

const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report'])
const isSource = /\.(tsx?|mjs|css)$/

// A regular expression suffices: Biome keeps every import in these forms, and an import that it
// missed would at worst go unchecked.
const staticImport =
  /^\s*import\s+(?:(type)\s+)?(?:[\w*{}$,\s]+?\sfrom\s+)?(['"])([^'"\n]+)\2|^\s*export\s+(?:(type)\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+(['"])([^'"\n]+)\5/gm
const dynamicImport =
  /^(?!\s*(?:\/\/|\*)).*?(typeof\s+)?\b(?:import|require\.resolve)\(\s*(['"])([^'"\n]+)\2/gm
const cssImport = /(?:@import|@plugin|@config|@source|url\()\s*(['"])([^'"\n]+)\1/g

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  if (specifier.startsWith('node:') || builtinModules.includes(scope)) return 'node'
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function parseImport(path: string, specifier: string, isType: boolean): Import {
  if (!specifier.startsWith('.')) {
    return { specifier, file: null, package: packageOf(specifier), isType }
  }
  const file = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
  return { specifier, file, package: null, isType }
}

/** Reads a source's imports: static, dynamic, re-exports, and those of a style sheet. */
export function parseSource(path: string, text: string): Source {
  const found: Import[] = []
  if (path.endsWith('.css')) {
    for (const [, , specifier = ''] of text.matchAll(cssImport)) {
      found.push(parseImport(path, specifier, false))
    }
  } else {
    for (const [, type, , imported, typeAgain, , exported] of text.matchAll(staticImport)) {
      found.push(parseImport(path, imported ?? exported ?? '', Boolean(type ?? typeAgain)))
    }
    for (const [, typeOf, , specifier = ''] of text.matchAll(dynamicImport)) {
      found.push(parseImport(path, specifier, Boolean(typeOf)))
    }
  }
  return { path, text, imports: found.filter((one) => !one.specifier.startsWith('virtual:')) }
}

function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) return []
    const path = prefix + entry.name
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), `${path}/`)
    return isSource.test(entry.name) ? [path] : []
  })
}

/** Every source file of the project, new ones too (so that a rule speaks before the commit). */
export function readSources(root: string): Source[] {
  return listFiles(root).map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

/** A test, or something that only tests use: the walls do not hold for them. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}
