import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { searchWords } from '../../../domain/list-query.ts'
import { foldText } from '../../../domain/text.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForAll } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { chunksOf } from './database.ts'

const site = siteForAll()
beforeEach(() => site.db.deleteFrom('posts').execute())

const search = async (q: string) => {
  const query = { q, page: 1, perPage: 50, sort: { column: 'title', descending: false } } as const
  const { rows } = await site.services.posts.listPublished(query)
  return rows.map(({ slug }) => slug)
}

test('finds what the words stand in, and nothing else, whatever is written and asked', async () => {
  const texts = [
    'four-fifths rule: 80% of "x_y" it\'s AND OR NOT near(a b)',
    'ÉTAT des lieux – straße, Łódź, Ōsaka, 東京都',
    'aa aaa aaaa \\ back* ^up {brace} a:b -minus',
    `${'long '.repeat(30_000)}needle at the end`,
    `an unbrokenwordthatgoesonandonforlongerthan${'x'.repeat(40)} tab\tand\u00a0space`,
    `${Array.from({ length: 4_000 }, (_, i) => `w${i}x`).join(' ')} far-away`,
  ]
  for (const [at, text] of texts.entries()) {
    await addPost(site.db, `post-${at}`, { title: 'T', description: 'D', content: text })
  }
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(80), fc.integer({ min: 1, max: 12 }))
    .map(([text, from, length]) => text.slice(from, from + length))
  const asked = fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 6 }))
  const property = fc.asyncProperty(asked, async (q) => {
    const clean = q.replaceAll('\0', '').toWellFormed()
    const words = searchWords(clean)
      .map((word) => foldText(word).trim())
      .filter(Boolean)
    const expected = texts.flatMap((text, at) => {
      const whole = foldText(`t\nd\n${text.trim()}`)
      // A single character is looked for in titles alone.
      const isFound = (word: string) =>
        [...word].length === 1 ? word === 't' : whole.includes(word)
      return words.every(isFound) ? [`post-${at}`] : []
    })
    expect((await search(clean)).toSorted()).toEqual(expected)
  })
  await fc.assert(property, { numRuns: 80, examples: [['𝑇']] })
  expect(await search('needle')).toEqual(['post-3'])
  expect(await search('\u1e6a'), 'one letter with an accent').toHaveLength(texts.length)
})

test('knows at once what was written, changed and deleted', async () => {
  const id = await addPost(site.db, 'one', { content: 'Algorithm' })
  expect(await search('gorith')).toEqual(['one'])
  const change = { search_text: 'title\nabout\nheuristic' }
  await site.db.updateTable('post_texts').set(change).where('post_id', '=', id).execute()
  expect(await search('gorith')).toEqual([])
  expect(await search('euris')).toEqual(['one'])
  await site.db.deleteFrom('posts').where('id', '=', id).execute()
  expect(await addPost(site.db, 'two', { content: 'Nothing of that' })).not.toBe(id)
  expect(await search('euris')).toEqual([])
  expect(await search('nothing that')).toEqual(['two'])
})

test('finds in every list of staff what the words stand in, whatever is written and asked', async () => {
  const texts = ['Łódź & Søn "AND" 100%', 'aab aa_b (near)', 'ς ΟΔΟΣ İstanbul ß', "o'neill^2 e-x"]
  texts.push('O’Neill!^2 ½ e‑x – Ａ ﬁ\\')
  const admin = createAdmin(site)
  for (const [at, name] of texts.entries()) {
    const none = { company: null, aud: null, utm_source: null, plan: null }
    const message = { ...none, name, message: 'Words' }
    await admin.succeed('POST', '/keys', { name, role: 'reader' })
    const search_text = foldText(`${name}\nwords`)
    const created_at = `2026-01-0${at + 1}T00:00:00.000Z`
    const row = { ...message, email: 'a@b.example', held: 0 as const, search_text, created_at }
    await site.db.insertInto('messages').values(row).execute()
  }
  const part = fc
    .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 9 }))
    .map(([text, from, length]) => text.slice(from, from + length))
  await fc.assert(
    fc.asyncProperty(part, async (q) => {
      const words = searchWords(q.toWellFormed())
      const isIn = (text: string, word: string) => text.includes(foldText(word).trim())
      const expected = texts.flatMap((text, at) =>
        words.every((word) => isIn(foldText(`${text}\nwords`), word)) ? [at + 1] : [],
      )
      const path = `/contact-messages?per_page=10&sort=created_at&q=${encodeURIComponent(q.toWellFormed())}`
      const found: { created_at: string }[] = await admin.succeed('GET', path)
      expect(found.map(({ created_at }) => Number(created_at[9]))).toEqual(expected)
      const keys: { name: string }[] = await admin.succeed('GET', path.replace(/.*q/, '/keys?q'))
      const holds = (name: string) => words.every((word) => isIn(foldText(name), word))
      expect(keys.map(({ name }) => name).toSorted()).toEqual(texts.filter(holds).toSorted())
    }),
    { numRuns: 60 },
  )
})

test('many that hold a word are each on one page, in the order asked for', async () => {
  await site.db.deleteFrom('messages').execute()
  // More than `FEW`, which are looked up by id.
  const rows = Array.from({ length: 2_400 }, (_, at) => {
    const name = `N${String((at * 7) % 2_400).padStart(4, '0')}`
    const about = { name, email: 'a@b.example', company: null, message: 'm' }
    const plan = { aud: null, utm_source: null, plan: null }
    const held: 0 | 1 = at % 3 === 0 ? 1 : 0
    const search_text = `${name.toLowerCase()}\n${at % 4 === 0 ? 'other' : 'words'}`
    const created_at = `2026-01-01T00:00:00.${String(at % 1_000).padStart(3, '0')}Z`
    return Object.assign(about, plan, { held, search_text, created_at })
  })
  for (const some of chunksOf(rows, 200))
    await site.db.insertInto('messages').values(some).execute()
  const asked = { q: 'ords', held: 'false', handled: 'false', sort: '-name', per_page: '500' }
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map(async (page) => {
      const query = new URLSearchParams({ ...asked, page })
      const answer = await createAdmin(site).call('GET', `/contact-messages?${query}`)
      const { data, meta } = answer.json<{ data: { name: string }[]; meta: { total: number } }>()
      expect(meta.total).toBe(1_200)
      return data.map(({ name }) => name)
    }),
  )
  const expected = rows.filter(({ held, search_text }) => !held && search_text.includes('words'))
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 200, 0])
  expect(pages.flat()).toEqual(
    expected
      .map(({ name }) => name)
      .toSorted()
      .toReversed(),
  )
})
