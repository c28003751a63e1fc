import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string
  text: string
}

const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report'])

function listFiles(folder: string, kinds: RegExp, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) return []
    const path = prefix + entry.name
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), kinds, `${path}/`)
    return kinds.test(entry.name) ? [path] : []
  })
}

/** Every source file of the project, including uncommitted ones. */
export function readSources(root: string, kinds = /\.(tsx?|mjs|css)$/): Source[] {
  return listFiles(root, kinds).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
}

/** Whether a file is a test or used by tests only. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}
