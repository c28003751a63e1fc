import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createKeptPages, type Page } from './kept-pages.ts'

const clock = { now: () => new Date('2026-11-20T09:00:00.000Z') }
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server of one kind of page, whose renderings end when the test says so. */
function start(headers: Record<string, string> = {}) {
  const kept = createKeptPages({ clock, findNextChange: async () => null, isFresh: () => true })
  const renderings: ((page: Page) => void)[] = []
  const app = fastify()
  ends.push(() => app.close())
  app.get('/*', (request, reply) =>
    kept.answer(request, reply, request.url, () => {
      return new Promise<Page>((resolve) => renderings.push(resolve))
    }),
  )
  const ask = async (path: string) => (await app.inject(path)).body
  const finish = async (index: number, text: string) => {
    await expect.poll(() => renderings.length).toBeGreaterThan(index)
    renderings[index]?.({ status: 200, headers, body: Buffer.from(text) })
  }
  return { kept, renderings, ask, finish }
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

test('who asks after a change gets no rendering that began before it', async () => {
  const { kept, ask, finish } = start()
  const before = ask('/a')
  await finish(0, 'old')
  kept.dropAll()
  const after = ask('/a')
  await finish(1, 'new')
  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
  expect(await ask('/a')).toBe('new')
})

test('what is for one reader alone is rendered for each', async () => {
  const { ask, finish } = start({ 'cache-control': 'no-store' })
  const asked = [ask('/a'), ask('/a')]
  await finish(0, 'one')
  await finish(1, 'other')
  expect((await Promise.all(asked)).toSorted()).toEqual(['one', 'other'])
})

test('a rendering that fails is tried again for the next who asks', async () => {
  const { kept } = start()
  const app = fastify()
  ends.push(() => app.close())
  let tries = 0
  app.get('/*', (request, reply) =>
    kept.answer(request, reply, request.url, async () => {
      tries += 1
      if (tries === 1) throw new Error('not now')
      return { status: 200, headers: {}, body: Buffer.from('there') }
    }),
  )
  expect((await app.inject('/a')).statusCode).toBe(500)
  expect((await app.inject('/a')).body).toBe('there')
})
