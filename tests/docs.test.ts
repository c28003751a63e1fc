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

test('the index of the decisions lists each of them, and code names none but those', () => {
  const index = [...read('docs/decisions/README.md').matchAll(link)].map(([, path]) => path)
  const decisions = globSync('*.md', { cwd: join(root, 'docs/decisions') })
  expect(index.toSorted()).toEqual(decisions.filter((name) => name !== 'README.md').toSorted())
  const places = '{app,content,deploy,domain,scripts,server,tests}'
  const code = globSync(`${places}/**/*.ts{,x}`, { cwd: root })
  const named = code.flatMap((file) => read(file).match(/\bdocs\/[\w/-]+\.md\b/g) ?? [])
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

const commands = [...read('scripts/plumbline.ts').matchAll(/^ {2}'?([\w-]+)'?: \['/gm)].map(
  ([, name = '']) => name,
)

test.for([...documents, 'lab/README.md'])('%s names commands that exist', (document) => {
  const scripts = ['package.json', 'lab/package.json'].flatMap((file) =>
    Object.keys(JSON.parse(read(file)).scripts),
  )
  const code = read(document).match(/^```[\s\S]*?^```|`[^`\n]+`/gm) ?? []
  const find = (pattern: RegExp) =>
    code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const ofNpm = find(/\bnpm (?:run )?([a-z][\w-]*)/g)
  expect(ofNpm.filter((name) => ![...scripts, 'ci', 'install', 'prune'].includes(name))).toEqual([])
  const own = find(/(?:postgres:\/\/… |bin\/|^`|^)plumbline ([a-z][\w-]*)/gm)
  expect(own.filter((name) => !commands.includes(name))).toEqual([])
})

// `start` is what every journey stands on; what each promises is in the test that runs it.
test.for(commands.filter((name) => name !== 'start'))('plumbline %s is run by a test', (name) => {
  const files = globSync('{scripts,server,tests}/**/*.test.ts', { cwd: root })
  const runs = new RegExp(`runScript(In)?\\([^;]*'${name}'|\\brun\\('${name}'`)
  expect(files.map(read).filter((text) => runs.test(text))).not.toEqual([])
})
