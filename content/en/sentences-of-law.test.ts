/** Every sentence of law, in every file of the folder, leads to what it rests on. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { duties } from './duties/index.ts'
import { lawMarks } from './law-marks.ts'
import { questionBank } from './quickscore/question-bank.ts'
import { sources } from './sources.ts'

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const ACTS = 'AI Act|GDPR|Equality Act|Data Protection Act|Fair Employment|CFR|ICO|PECR'
const VERBS =
  'must|bans?|forbids?|requires?|required|asks?|appl(?:y|ies)|binds?|fines?|prohibit(?:s|ed)|allows?|gives?'
const LEGAL = new RegExp(
  [
    `\\d{1,2} (?:${MONTHS}) 20\\d\\d`,
    '\\bArticles? \\d|\\b[Ss]ections? \\d|\\(EU\\) 20|\\bC-\\d+/\\d\\d|€15|€35|EUR \\d',
    `\\b(?:${ACTS})\\b`,
    `\\b(?:law|directive|statute|tribunal|court|regulator)s?\\b[^.]{0,60}\\b(?:${VERBS})\\b`,
    '\\b(?:unlawful|unlawfully|forbidden|prohibited|statutory|by law)\\b',
    '\\b(?:legal dut(?:y|ies)|a duty since|dut(?:y|ies) in force)\\b',
  ].join('|'),
)

interface Found {
  place: string
  text: string
  isSourced: boolean
}

/** Ids of questions behind which duties stand, or an open mark of good practice. */
const grounded = new Set(
  questionBank
    .filter(({ id, goodPractice }) => goodPractice || duties.some((duty) => duty.question === id))
    .map(({ id }) => id),
)

/** Whether an entry names its sources itself: by id, by address, or by the question it is of. */
function namesSources(entry: object): boolean {
  const { sources: ids, links, references, url, id, question } = entry as Record<string, unknown>
  const isListed = [ids, links, references].some((list) => Array.isArray(list) && list.length > 0)
  const ofQuestion = [id, question].some((one) => typeof one === 'string' && grounded.has(one))
  return isListed || typeof url === 'string' || ofQuestion
}

/** Each object once: what several files pass on is read where it stands first, indexes last. */
function collect(value: unknown, place: string, isSourced: boolean, seen: Set<object>): Found[] {
  if (typeof value === 'string') return [{ place, text: value, isSourced }]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  const isNamed = isSourced || namesSources(value)
  return Object.entries(value).flatMap(([key, child]) =>
    collect(child, `${place}.${key}`, isNamed, seen),
  )
}

const isWithin = (place: string, outer: string) => place === outer || place.startsWith(`${outer}.`)
const marks = Object.keys(lawMarks)
const findMark = (place: string) => marks.find((mark) => isWithin(place, mark))

/** Addresses and dates as data are no sentences, and a question states nothing. */
const isSentence = ({ place, text }: Found) =>
  !/\.(href|url|id|updatedOn|comparedOn|date|since|route)$/.test(place) && !text.endsWith('?')

const listOpen = (found: readonly Found[]) =>
  found
    .filter((one) => isSentence(one) && LEGAL.test(one.text) && !one.isSourced)
    .filter(({ place }) => findMark(place) === undefined)
    .map(({ place, text }) => `${place}: ${text.slice(0, 120)}`)

async function readContent(): Promise<Found[]> {
  const seen = new Set<object>()
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^law-marks\.ts$/.test(name))
    .sort()
    .sort((one, other) => Number(one.endsWith('index.ts')) - Number(other.endsWith('index.ts')))
  const found: Found[] = []
  for (const name of names) {
    const file: object = await import(/* @vite-ignore */ new URL(name, import.meta.url).href)
    found.push(...collect({ ...file }, name.replace(/\.ts$/, ''), false, seen))
  }
  return found
}

test('each leads to its sources, or is marked in law-marks.ts', async () => {
  const found = await readContent()
  expect(found.length).toBeGreaterThan(3000)
  expect(listOpen(found)).toEqual([])
  const legal = found.filter((one) => LEGAL.test(one.text))
  const idle = marks.filter((mark) => !legal.some(({ place }) => isWithin(place, mark)))
  expect(idle, 'marks of nothing').toEqual([])
})

test('one without either is refused', () => {
  const words = { footer: 'The AI Act asks for a notice.', hint: 'Write to us.' }
  const found = collect(words, 'mail/planted', false, new Set())
  expect(listOpen(found)).toEqual(['mail/planted.footer: The AI Act asks for a notice.'])
  const sourced = { text: { words: words.footer, sources: ['aiActDeployer'] } }
  expect(listOpen(collect(sourced, 'mail/planted', false, new Set()))).toEqual([])
})

test('marks name sources that there are', () => {
  const named = Object.values(lawMarks).flatMap((mark) => (typeof mark === 'string' ? [] : mark))
  for (const id of named) expect(sources).toHaveProperty(id)
})
