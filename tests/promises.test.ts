import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './support/structure/sources.ts'

// Lost otherwise: a promise on a page that nothing keeps any more.
const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/promises.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, sentence, file, title] = /^\| (.+?) \| `(.+?)`: (.+) \|$/.exec(line) ?? []
    return sentence && file && title ? [[sentence.trim(), file, title.trim()] as const] : []
  })

test('the page of promises has its rows', () => {
  expect(rows.length).toBeGreaterThan(10)
})

const said = readSources(root, /\.(ts|md)$/)
  .filter(({ path }) => /^(content|docs)\//.test(path) && path !== 'docs/promises.md')
  .map(({ text }) => text)
  .join('\n')

test.for(rows)('“%s” is said, and %s proves it', ([sentence, file, title]) => {
  expect(said).toContain(sentence)
  expect(readFileSync(join(root, file), 'utf8')).toContain(`test('${title}'`)
})
