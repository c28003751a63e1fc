// Measures how the code is laid out:  npm run house
// beside another checkout, say the version before:  npm run house -- ../plumbline-before

import { join, posix, resolve } from 'node:path'
import { parseSync, type Span } from '@swc/core'
import { isTest, readSources, type Source } from '../tests/support/structure/sources.ts'
import { listPlaces } from '../tests/support/structure/words.ts'

/** What a measure counts, and where. */
interface Finding {
  count: number
  where: string[]
}

const here = join(import.meta.dirname, '..')

/** Every noun with the words that it had before: all have to be known to find one's way. */
const nouns: Record<string, string[]> = {
  labels: ['labels?', 'categor(?:y|ies)', 'regions?'],
  mail: ['mail', 'outbox'],
  media: ['media'],
  messages: ['messages?', 'inquir(?:y|ies)', 'contact-messages?', 'contact', 'inbox'],
  newsletter: ['newsletter', 'issues?', 'subscribers?'],
  posts: ['posts?'],
  quickscore: ['quickscore'],
}

const linesOf = (text: string) => text.trimEnd().split('\n')
const listed = (where: string[]): Finding => ({ count: where.length, where })

/** A noun's room looks the same however small what it holds is. */
const partsOfRooms = /^server\/.+\/(store|api|letters)\.ts$/

/** Files of under 40 lines that one other file imports, but for parts of rooms and what is tested alone. */
function findMicroFiles(sources: Source[], all: Source[]): Finding {
  const users = new Map<string, Set<string>>()
  for (const { path, text } of all) {
    for (const [, to = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const file = posix.join(posix.dirname(path), to)
      users.set(file, (users.get(file) ?? new Set()).add(path))
    }
  }
  const micro = sources.filter(({ path, text }) => {
    const [user, ...others] = users.get(path) ?? []
    return user && others.length === 0 && linesOf(text).length < 40 && !partsOfRooms.test(path)
  })
  return listed(micro.map(({ path }) => `${path} ← ${[...(users.get(path) ?? [])].join(', ')}`))
}

function findPlaces(sources: Source[]): Finding {
  const paths = sources.map(({ path }) => path)
  const places = Object.entries(nouns).map(([noun, words]) => ({
    noun,
    at: listPlaces(paths, words),
  }))
  return {
    count: Math.max(...places.map(({ at }) => at.length)),
    where: places.map(({ noun, at }) => `${noun} ${at.length}: ${at.join(', ')}`),
  }
}

const functionKinds =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|MethodProperty)$/

/** The lengths in lines of all functions in a file, those inside others too. */
function measureFunctions({ path, text }: Source): number[] {
  // The parser counts bytes, and goes on counting from one file to the next.
  const bytes = Buffer.from(text)
  const offset = parseSync('', { syntax: 'typescript' }).span.end
  const lengths: number[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('span' in node && 'type' in node && functionKinds.test(String(node.type))) {
      const { start, end } = node.span as Span
      lengths.push(linesOf(bytes.toString('utf8', start - offset, end - offset)).length)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') }).body)
  return lengths
}

function findLongFunctions(sources: Source[]): Finding {
  return listed(
    sources.flatMap((source) =>
      measureFunctions(source)
        .filter((lines) => lines > 60)
        .map((lines) => `${source.path}: ${lines} lines`),
    ),
  )
}

const blockLines = 8

/** Blocks of eight lines or more that are there twice, imports and lone brackets aside. */
function findDuplicates(sources: Source[]): Finding {
  const seen = new Map<string, string>()
  const where: string[] = []
  for (const { path, text } of sources) {
    const lines = linesOf(text)
      .map((line, index) => ({ text: line.trim(), at: index + 1 }))
      .filter((line) => /\w/.test(line.text) && !/^(import\b|\/?\*|\/\/)|^}? from /.test(line.text))
    let inBlock = false
    for (let first = 0; first + blockLines <= lines.length; first += 1) {
      const block = lines.slice(first, first + blockLines)
      const key = block.map((line) => line.text).join('\n')
      const earlier = seen.get(key)
      if (earlier && !inBlock) where.push(`${path}:${block[0]?.at} = ${earlier}`)
      inBlock = earlier !== undefined
      if (!earlier) seen.set(key, `${path}:${block[0]?.at}`)
    }
  }
  return listed(where)
}

const citation =
  /\bspecification,? \(?sections?\b|\(specification\b|\bthe specification\b|\bdecisions, (section )?[A-D]\d*\b|\bissue \d+('s|[,);.])|architecture page|design notes/i

/** Sentences that lean on a page that is not here. */
function findCitations(texts: Source[]): Finding {
  return listed(
    texts
      .filter(({ path }) => path !== 'scripts/house.ts')
      .flatMap(({ path, text }) =>
        linesOf(text).flatMap((line, index) =>
          citation.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
      ),
  )
}

function measure(root: string): Record<string, Finding> {
  const all = readSources(root, /\.tsx?$/)
  const sources = all.filter(({ path }) => !isTest(path))
  const lines = sources.reduce((sum, { text }) => sum + linesOf(text).length, 0)
  const long = sources
    .map(({ path, text }) => ({ path, lines: linesOf(text).length }))
    .filter((file) => file.lines > 300)
  return {
    'source files without tests': { count: sources.length, where: [] },
    'lines of these': { count: lines, where: [] },
    'files imported once and under 40 lines': findMicroFiles(sources, all),
    'places of a noun in app, domain, server': findPlaces(sources),
    'functions over 60 lines': findLongFunctions(sources),
    'duplicated blocks': findDuplicates(sources),
    'citations of absent pages': findCitations(readSources(root, /\.(tsx?|mjs|css|md)$/)),
    'files over 300 lines': listed(long.map(({ path, lines }) => `${path}: ${lines} lines`)),
  }
}

const other = process.argv[2]
const now = measure(here)
const before = other === undefined ? undefined : measure(resolve(other))
for (const [name, { where }] of Object.entries(now)) {
  if (where.length > 0) console.log(`\n${name}\n${where.map((line) => `  ${line}`).join('\n')}`)
}
console.log(`\n${''.padEnd(40)}${before ? 'there'.padStart(8) : ''}${'here'.padStart(8)}`)
for (const [name, { count }] of Object.entries(now)) {
  const there = before ? String(before[name]?.count).padStart(8) : ''
  console.log(`${name.padEnd(40)}${there}${String(count).padStart(8)}`)
}
