import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Page, PageCache } from './page-cache.ts'

const minute = 60_000

/** Pages whose renderings end when the test says so. */
function start(headers: Record<string, string> = {}, mostBytes?: number) {
  const time = { now: Date.parse('2026-11-20T09:00:00.000Z') }
  const state = { isListening: true }
  const cached = new PageCache({
    clock: { now: () => new Date(time.now) },
    findNextChange: async () => null,
    isListening: () => state.isListening,
    ...(mostBytes !== undefined && { mostBytes }),
  })
  const renderings: { key: string; end: (page: Page) => void; fail: () => void }[] = []
  const ask = async (key: string, consume = async () => {}) => {
    const render = () =>
      new Promise<Page>((resolve, reject) => {
        renderings.push({ key, end: resolve, fail: () => reject(new Error('not now')) })
      })
    return (await cached.find({ key, render, consume })).body.plain.toString()
  }
  const pageOf = (text: string, cacheTags: string[] = ['posts'], status = 200): Page => {
    return { status, headers, body: Buffer.from(text), cacheTags: new Set(cacheTags) }
  }
  const finish = async (index: number, text: string, cacheTags?: string[], status?: number) => {
    await expect.poll(() => renderings.length).toBeGreaterThan(index)
    renderings[index]?.end(pageOf(text, cacheTags, status))
  }
  return { cached, renderings, ask, finish, time, state }
}

test('who asks while a page is being rendered gets that rendering', async () => {
  const { renderings, ask, finish } = start()
  const asked = [ask('/a'), ask('/a'), ask('/a'), ask('/b')]
  await finish(0, 'first')
  await finish(1, 'second')
  expect(await Promise.all(asked)).toEqual(['first', 'first', 'first', 'second'])
  expect(await ask('/a')).toBe('first')
  expect(renderings).toHaveLength(2)
})

test('however much changes while a page is rendered, one rendering follows, for all who wait', async () => {
  const { cached, renderings, ask, finish } = start()
  const asked = [ask('/a')]
  await expect.poll(() => renderings.length).toBe(1)
  for (let i = 0; i < 50; i += 1) {
    cached.drop('posts')
    asked.push(ask('/a'))
  }
  expect(renderings).toHaveLength(1)
  await finish(0, 'old')
  await finish(1, 'new')
  expect(await Promise.all(asked)).toEqual(['old', ...Array.from({ length: 50 }, () => 'new')])
  expect(renderings).toHaveLength(2)
})

test('a change of something else drops nothing, not even what is being rendered', async () => {
  const { cached, renderings, ask, finish } = start()
  const asked = [ask('/a')]
  await expect.poll(() => renderings.length).toBe(1)
  cached.drop('benchmark')
  asked.push(ask('/a'))
  await finish(0, 'page', ['posts'])
  expect(await Promise.all(asked)).toEqual(['page', 'page'])
  cached.drop('benchmark')
  expect(await ask('/a')).toBe('page')
  expect(renderings).toHaveLength(1)
})

test('what is for one reader alone is rendered for each', async () => {
  const { ask, finish } = start({ 'cache-control': 'no-store' })
  const asked = [ask('/a'), ask('/a')]
  await finish(0, 'one')
  await finish(1, 'other')
  expect((await Promise.all(asked)).toSorted()).toEqual(['one', 'other'])
})

test('a rendering that fails is tried again for the next who asks', async () => {
  const { renderings, ask, finish } = start()
  const first = ask('/a')
  await expect.poll(() => renderings.length).toBe(1)
  renderings[0]?.fail()
  await expect(first).rejects.toThrow('not now')
  const second = ask('/a')
  await finish(1, 'there')
  expect(await second).toBe('there')
})

// Lost otherwise: the whole site, with the database.
test('where a page cannot be rendered, the one of before is shown, until there is a new one', async () => {
  const { cached, renderings, ask, finish, time, state } = start()
  const first = ask('/a')
  await finish(0, 'page')
  await first
  state.isListening = false
  for (const [index, status] of [
    [1, 500],
    [2, 503],
  ] as const) {
    const asked = ask('/a')
    await finish(index, 'fault', [], status)
    expect(await asked).toBe('page')
  }
  time.now += 60 * minute
  const asked = ask('/a')
  await expect.poll(() => renderings.length).toBe(4)
  renderings[3]?.fail()
  expect(await asked).toBe('page')
  state.isListening = true
  cached.drop(null)
  const last = ask('/a')
  await finish(4, 'new')
  expect(await last).toBe('new')
})

test('a page that rests on nothing stays, whatever changes and whichever instance is out of reach', async () => {
  const { cached, renderings, ask, finish, state } = start()
  const first = ask('/a')
  await finish(0, 'page', [])
  await first
  state.isListening = false
  cached.drop(null)
  expect(await ask('/a')).toBe('page')
  expect(renderings).toHaveLength(1)
})

test('a page that is only old is shown once more, while one rendering renews it', async () => {
  const { renderings, ask, finish, time } = start()
  const first = ask('/a')
  await finish(0, 'old')
  await first
  time.now += minute
  expect(await Promise.all([ask('/a'), ask('/a'), ask('/a')])).toEqual(['old', 'old', 'old'])
  expect(renderings).toHaveLength(2)
  await finish(1, 'new')
  await expect.poll(() => ask('/a')).toBe('new')
})

// Lost otherwise: an hour of old pages after a clock is set right.
test.each([
  ['back', -60 * minute],
  ['ahead', 60 * minute],
])('once the clock is set %s, nobody gets what was kept by another time', async (_, jump) => {
  const { ask, finish, time } = start()
  const first = ask('/a')
  await finish(0, 'before')
  await first
  time.now += jump
  const second = ask('/a')
  await finish(1, 'after')
  expect(await second).toBe('after')
  expect(await ask('/a')).toBe('after')
})

test('a refusal costs no rendering, and keeps nobody else from one', async () => {
  const { renderings, ask, finish } = start()
  const refuse = async () => Promise.reject(new Error('too many'))
  await expect(ask('/a', refuse)).rejects.toThrow('too many')
  expect(renderings).toHaveLength(0)
  const shared = ask('/a')
  const other = ask('/a', refuse)
  await finish(0, 'page')
  expect(await Promise.all([shared, other])).toEqual(['page', 'page'])
})

test('what is kept has a bound in bytes, and the last asked for stays', async () => {
  const { cached, ask, renderings } = start({}, 1_000_000)
  const sizes = fc.sample(fc.integer({ min: 0, max: 200_000 }), { numRuns: 200, seed: 7 })
  for (const [index, size] of sizes.entries()) {
    const asked = ask(`/${index}`)
    await expect.poll(() => renderings.length).toBe(index + 1)
    const body = Buffer.alloc(size)
    renderings[index]?.end({ status: 200, headers: {}, body, cacheTags: new Set() })
    await asked
    expect(cached.bytes).toBeLessThanOrEqual(1_000_000)
    expect(cached.findFresh(`/${index}`)).not.toBeNull()
  }
  expect(cached.findFresh('/0')).toBeNull()
})

// Requests, renderings and changes can come in any order.
test('nobody ever gets what was rendered before a change that came before they asked', async () => {
  const step = fc.oneof(
    fc.constant('ask' as const),
    fc.constant('change' as const),
    fc.constant('finish' as const),
  )
  const property = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    const { cached, renderings, ask } = start()
    let version = 0
    let begun = 0
    const versions: number[] = []
    const asked: Promise<void>[] = []
    const settle = async () => {
      for (let i = 0; i < 20; i += 1) await Promise.resolve()
      // A rendering reads its content when it begins.
      while (versions.length < renderings.length) versions.push(version)
    }
    const end = (index: number) =>
      renderings[index]?.end({
        status: 200,
        headers: {},
        body: Buffer.from(String(versions[index])),
        cacheTags: new Set(['posts']),
      })
    for (const one of steps) {
      if (one === 'ask') {
        const least = version
        asked.push(ask('/a').then((text) => expect(Number(text)).toBeGreaterThanOrEqual(least)))
      } else if (one === 'change') {
        version += 1
        cached.drop('posts')
      } else end(begun++)
      await settle()
      expect(renderings.length - begun).toBeLessThanOrEqual(1)
      begun = Math.min(begun, renderings.length)
    }
    for (let i = 0; i < 4; i += 1) {
      while (begun < renderings.length) end(begun++)
      await settle()
    }
    await Promise.all(asked)
  })
  await fc.assert(property, { numRuns: 200 })
})
