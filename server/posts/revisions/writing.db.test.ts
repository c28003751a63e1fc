import fc from 'fast-check'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { draft, writePost } from '../../../tests/support/posts.ts'
import { typedFields } from '../../../tests/support/typed-fields.ts'

const site = siteForEach()
const admin = createAdmin(site)
beforeEach(() => writePost(admin, { status: 'published' }))

const post = { ...draft, status: 'published', region_ids: [1] }
const typed = typedFields({
  title: 'Half a ti',
  content: '<p>Other words.</p>',
  status: 'published',
  publish_at: 'incomplete',
  author_ids: [],
})

const counter = { last: 0 }
function token() {
  counter.last += 1
  return counter.last.toString(16).padStart(16, '0')
}
const mine = 'aaaaaaaaaaaaaaaa'
const theirs = 'bbbbbbbbbbbbbbbb'
const begun = 'cccccccccccccccc'

const keep = (change: object = {}, name: string | number = 1, key?: string) =>
  admin.call(
    'PUT',
    `/post-writing/${name}`,
    { window: mine, version: 1, mark: token(), seen: null, fields: typed, ...change },
    key,
  )
const sign = async (body: object = {}, name: string | number = 1, key?: string) =>
  (await admin.call('POST', `/post-writing/${name}/sign`, { window: mine, ...body }, key)).json()
    .data
const list = async () => admin.succeed('GET', '/post-revisions')
const revisions = async () => admin.succeed('GET', '/posts/1/revisions')
const article = async () => (await site.app.inject('/api/insights/a-title')).json().data

async function addColleague(name = 'Abe Lee', role = 'editor'): Promise<string> {
  return (await admin.succeed('POST', '/keys', { name, role })).key
}

const later = (ms: number) => {
  site.clock.current = new Date(site.clock.current.getTime() + ms)
}

describe('what is typed and not saved', () => {
  test('is the one autosave of its writer, of which readers see nothing', async () => {
    const before = await article()
    const mark = token()
    expect((await keep({ mark })).json().data).toMatchObject({ kind: 'autosave', writer: null })
    const listed = { kind: 'autosave', post_id: 1, version: 1, title: 'Half a ti', is_own: true }
    expect(await list()).toMatchObject([listed])
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({
      title: 'A title',
      typed: { key_id: 'env' },
    })
    expect(await article()).toEqual(before)
    const more = { ...typed, title: 'Half a title' }
    await keep({ seen: mark, fields: more })
    expect(await list()).toMatchObject([{ title: 'Half a title' }])
    expect(await list()).toHaveLength(1)
    const state = await sign({ opens: true })
    expect(state).toMatchObject({ writer: null, post_id: 1, typed: { title: 'Half a title' } })
  })

  test('a repeat changes nothing; what another window typed is kept beside it', async () => {
    const mark = token()
    await keep({ mark })
    const before = await snapshot(site.db)
    await keep({ mark })
    expect(await snapshot(site.db)).toEqual(before)
    // The same mark with `is_kept` turns the autosave into a kept revision.
    const { data } = (await keep({ mark, is_kept: true })).json()
    expect(data.kind).toBe('kept')
    await keep({ mark: token(), fields: { ...typed, title: 'Here' } })
    await keep({ fields: { ...typed, title: 'Elsewhere' } })
    const kinds = (await revisions()).map(({ kind, title }: typeof typed & { kind: string }) => [
      kind,
      title,
    ])
    expect(kinds).toContainEqual(['autosave', 'Elsewhere'])
    expect(kinds).toContainEqual(['kept', 'Half a ti'])
  })

  test('ends with the save that names it; one that does not leaves it among the revisions', async () => {
    const mark = token()
    await keep({ mark })
    await admin.succeed('PUT', '/posts/1', { ...post, autosave: mark })
    expect(await list()).toEqual([])
    expect(await revisions()).toHaveLength(2)
    for (const other of [{}, { autosave: token() }]) {
      await keep()
      await admin.succeed('PUT', '/posts/1', { ...post, ...other })
      expect(await list()).toEqual([])
    }
    const kinds = (await revisions()).map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['kept', 'kept', 'save', 'save', 'save', 'save'])
  })

  test('of a post that was never saved is no post anywhere, until it is saved', async () => {
    await keep({ version: null, fields: { ...typed, title: ' ' } }, begun)
    expect(await list()).toMatchObject([
      { post_id: null, writing: begun, title: 'Other words.', version: null },
    ])
    expect(await admin.succeed('GET', '/posts')).toHaveLength(1)
    const colleague = await addColleague()
    const state = await sign({ window: theirs, opens: true }, begun, colleague)
    expect(state).toMatchObject({ writer: { is_own: false }, typed: { content: typed.content } })
    const made = { ...post, slug: 'new', writing: begun }
    const { id } = await admin.succeed('POST', '/posts', made)
    expect(await list()).toEqual([])
    expect(await sign({ window: theirs }, begun, colleague)).toMatchObject({ post_id: id })
    const again = await admin.call('POST', '/posts', { ...made, slug: 'newer' })
    expect(again.json()).toMatchObject({ code: 'version_conflict', data: { id, slug: 'new' } })
  })

  test('is safe whatever was sent, and refused where it makes no sense', async () => {
    await keep({ fields: { ...typed, content: '<p onclick="x()">Hi<script>x()</script></p>' } })
    const [{ id }] = await list()
    expect(await admin.succeed('GET', `/post-revisions/${id}`)).toMatchObject({
      content: '<p>Hi</p>',
      publish_at: null,
    })
    const before = await snapshot(site.db)
    const bad = [
      { window: 'x' },
      { mark: 'x' },
      { fields: { ...typed, title: 'x'.repeat(201) } },
      { fields: { ...typed, featured_image: 'https://elsewhere.example/a.png' } },
      { more: 1 },
    ]
    for (const change of bad) expect((await keep(change)).statusCode).toBe(400)
    for (const name of [7, 'x', '0', '99999999999']) {
      expect((await keep({}, name)).statusCode).toBe(404)
    }
    const reader = await addColleague('Rea', 'reader')
    expect((await keep({}, 1, reader)).statusCode).toBe(403)
    const after = await snapshot(site.db)
    expect(after.post_revisions).toEqual(before.post_revisions)
  })

  test('is discarded, and comes back; a save never is', async () => {
    await keep()
    const [{ id }] = await list()
    expect(await admin.succeed('DELETE', `/post-revisions/${id}`)).toMatchObject({
      title: 'Half a ti',
    })
    expect(await list()).toEqual([])
    const [save] = await revisions()
    expect((await admin.call('DELETE', `/post-revisions/${save.id}`)).statusCode).toBe(404)
    expect((await admin.call('GET', `/post-revisions/${save.id}`)).statusCode).toBe(404)
  })

  test('is restored into the post, what is missing as it is now', async () => {
    await keep({ fields: { ...typed, title: '' } })
    const [{ id }] = await list()
    const restored = await admin.succeed('POST', `/posts/1/revisions/k${id}/restore`, {
      version: 1,
    })
    expect(restored).toMatchObject({ version: 2, title: 'A title', content: '<p>Other words.</p>' })
    for (const name of ['k99', 'x', '0', 'k', '9']) {
      expect((await admin.call('GET', `/posts/1/revisions/${name}`)).statusCode).toBe(404)
    }
  })
})

describe('who writes', () => {
  test('is the first; the next one reads, or takes over, and nothing is lost', async () => {
    const colleague = await addColleague()
    expect(await sign()).toMatchObject({ writer: null })
    later(60_000)
    const since = '2026-11-20T09:00:00.000Z'
    const writer = { key_id: 'env', key_name: null, is_own: false, since }
    expect(await sign({ window: theirs }, 1, colleague)).toMatchObject({ writer })
    expect(await sign({ window: theirs }), 'of another window').toMatchObject({
      writer: { is_own: true },
    })
    await keep({ fields: { ...typed, title: 'Typed before' } })
    const taken = await sign({ window: theirs, takes_over: true, opens: true }, 1, colleague)
    expect(taken).toMatchObject({ writer: null, typed: null })
    const answer = (await keep({ fields: { ...typed, title: 'Still held' } })).json().data
    expect(answer).toMatchObject({ kind: 'kept', writer: { key_name: 'Abe Lee' } })
    expect(await sign()).toMatchObject({ writer: { key_name: 'Abe Lee' } })
    const titles = (await revisions()).map(({ title }: typeof typed) => title)
    expect(titles).toEqual(expect.arrayContaining(['Typed before', 'Still held']))
    expect(await list(), 'what was kept is nobody’s unsaved work').toEqual([])
  })

  test('goes on from what the same key has typed elsewhere', async () => {
    await keep()
    const taken = await sign({ window: theirs, takes_over: true, opens: true })
    expect(taken).toMatchObject({ writer: null, typed: { title: 'Half a ti' }, mark: null })
  })

  test('lapses after two minutes without a sign of life, and ends when the window closes', async () => {
    await sign()
    later(120_000)
    expect(await sign({ window: theirs })).toMatchObject({ writer: { is_own: true } })
    later(1)
    expect(await sign({ window: theirs })).toMatchObject({ writer: null })
    // A window without the lock leaves, and the other still has it.
    await sign({ is_leaving: true })
    expect(await sign()).toMatchObject({ writer: { is_own: true } })
    await sign({ window: theirs, is_leaving: true })
    expect(await sign()).toMatchObject({ writer: null })
    // The clock is set back: a lock of the future shuts nobody out.
    later(-60 * 60_000)
    expect(await sign({ window: theirs })).toMatchObject({ writer: null })
  })

  test('a reader learns who writes, and never does', async () => {
    const reader = await addColleague('Rea', 'reader')
    const look = async () =>
      (await admin.call('GET', '/post-writing/1', undefined, reader)).json().data
    expect(await look()).toMatchObject({ writer: null, typed: null })
    const taken = await admin.call('POST', '/post-writing/1/sign', { window: theirs }, reader)
    expect(taken.statusCode).toBe(403)
    await sign()
    expect(await look()).toMatchObject({ writer: { key_id: 'env' } })
  })
})

test('a save against a newer version says who saved, and when, and changes nothing', async () => {
  const colleague = await addColleague()
  await admin.call('PUT', '/posts/1', { ...post, title: 'Theirs', version: 1 }, colleague)
  const before = await snapshot(site.db)
  const refused = await admin.call('PUT', '/posts/1', { ...post, title: 'Mine', version: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'version_conflict',
    message: 'Abe Lee saved a newer version on Nov 20, 2026, 09:00 UTC.',
    data: { title: 'Theirs', version: 2, saved_by: { key_name: 'Abe Lee' } },
  })
  expect(await snapshot(site.db)).toEqual(before)
  // "Take theirs": mine stays among the revisions.
  await keep({ is_kept: true, fields: { ...typed, title: 'Mine' } })
  expect((await revisions()).map(({ title }: typeof typed) => title)).toContain('Mine')
})

/**
 * Simulates browser windows: each types sentences into its text, autosaves, saves, takes over,
 * crashes or is offline, at random. `shown`: sentences that the server has acknowledged.
 */
class Window {
  readonly key: string
  #name = token()
  #text: string[] = []
  #version: number | null = null
  #mark: string | null = null
  /** The last text sent, and its mark: a retry of the same text has the same mark. */
  #sent = { text: '', mark: '' }
  #isWriting = false
  #shown: Set<string>

  constructor(key: string, shown: Set<string>) {
    this.key = key
    this.#shown = shown
  }

  async open(takes_over: boolean) {
    const { writer, typed, mark } = await sign(
      { window: this.#name, opens: true, takes_over },
      1,
      this.key,
    )
    this.#isWriting = writer === null
    const stored = (await admin.call('GET', '/posts/1', undefined, this.key)).json().data
    const { content, version } = typed ?? stored
    this.#text = sentencesOf(content)
    this.#version = version
    this.#mark = mark
  }

  type(sentence: string) {
    if (this.#isWriting) this.#text.push(sentence)
  }

  #fields = () => ({
    ...typed,
    ...post,
    content: this.#text.map((one) => `<p>${one}</p>`).join(''),
  })

  /** `isLost`: the answer never arrives. */
  async autosave(isLost: boolean, isKept = false) {
    if (!this.#isWriting) return
    const text = this.#text.join()
    const mark = this.#sent.text === text ? this.#sent.mark : token()
    this.#sent = { text, mark }
    const change = { mark, seen: this.#mark, version: this.#version, is_kept: isKept }
    const fields = { ...typed, ...this.#fields() }
    const answer = await keep({ window: this.#name, fields, ...change }, 1, this.key)
    expect(answer.statusCode).toBe(200)
    if (isLost) return
    for (const sentence of this.#text) this.#shown.add(sentence)
    const { id, kind, writer } = answer.json().data
    this.#mark = kind === 'autosave' ? mark : null
    this.#isWriting = writer === null
    return kind === 'autosave' ? id : null
  }

  async save(isLost: boolean, keepsMine: boolean): Promise<void> {
    if (!this.#isWriting) return
    const body = { ...post, ...this.#fields(), version: this.#version, autosave: this.#mark }
    const sent = Object.fromEntries(
      Object.entries(body).filter(([name, value]) => value !== null && name !== 'publish_at'),
    )
    const answer = await admin.call('PUT', '/posts/1', sent, this.key)
    if (isLost) return
    if (answer.statusCode === 409) {
      const { data } = answer.json()
      if (keepsMine) this.#version = data.version
      else {
        // The text taken is a saved one, so no autosave is needed.
        const autosave = await this.autosave(false, true)
        if (autosave) await admin.call('DELETE', `/post-revisions/${autosave}`, undefined, this.key)
      }
      if (keepsMine) return this.save(isLost, keepsMine)
      this.#text = sentencesOf(data.content)
      this.#version = data.version
      return
    }
    expect(answer.statusCode).toBe(200)
    for (const sentence of this.#text) this.#shown.add(sentence)
    this.#version = answer.json().data.version
    this.#mark = null
  }

  crash() {
    this.#name = token()
    this.#isWriting = false
    this.#text = []
  }
}

const sentencesOf = (content: string) =>
  [...content.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => text)

const step = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  what: fc.constantFrom(
    ...'open open open type autosave autosave save collide crash wait'.split(' '),
  ),
  is: fc.boolean(),
  isLost: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
})

test('every sentence that was shown as saved is in the post or its revisions', async () => {
  const colleague = await addColleague()
  const { key: own } = await admin.succeed('POST', '/keys', { name: 'Own', role: 'editor' })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const shown = new Set<string>()
      // Two windows of one person, and one of another.
      const windows = [own, own, colleague].map((key) => new Window(key, shown))
      for (const { who, what, is, isLost } of steps) {
        const window = windows[who]
        if (!window) continue
        if (what === 'open') await window.open(is)
        else if (what === 'autosave') {
          window.type(`Sentence ${token()}.`)
          await window.autosave(isLost)
        } else if (what === 'type') window.type(`Sentence ${token()}.`)
        else if (what === 'save') await window.save(isLost, is)
        else if (what === 'collide') {
          window.type(`Sentence ${token()}.`)
          await window.autosave(isLost)
          await admin.call('PUT', '/posts/1', post)
          await window.save(false, is)
        } else if (what === 'crash') window.crash()
        else later(is ? 31_000 : 121_000)
      }
      const { posts, post_revisions } = await snapshot(site.db)
      const texts = JSON.stringify([posts, post_revisions])
      for (const sentence of shown) expect(texts).toContain(sentence)
    }),
    { numRuns: inject('postgresUrl') ? 4 : 40 },
  )
})
