import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md', 'documents/*.md'], { cwd: root })

/** A path in backticks with a folder and an extension: `server/app.ts`. */
const filePath = /`([\w.@-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|js|css|typ|md|yaml))`/g
const link = /\]\(([^)#:]+)(?:#[^)]*)?\)/g

test.for(documents)('%s leads to files that exist', (document) => {
  const named = [...read(document).matchAll(filePath), ...read(document).matchAll(link)]
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))
    .filter((path) => !existsSync(join(root, dirname(document), path)))
  expect(missing).toEqual([])
})

test('the index of the decisions lists each of them', () => {
  const index = [...read('docs/decisions/README.md').matchAll(link)].map(([, path]) => path)
  const decisions = globSync('*.md', { cwd: join(root, 'docs/decisions') })
  expect(index.toSorted()).toEqual(decisions.filter((name) => name !== 'README.md').toSorted())
})

test('every command that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = [...read('README.md').matchAll(/npm (?:run\b )?([\w-]+)/g)].map(([, name]) => name)
  const missing = named.filter((name) => name && !(name in scripts) && name !== 'ci')
  expect(named.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
