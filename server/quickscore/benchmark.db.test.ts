import { expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach } from '../../tests/support/app.ts'
import { submitScore } from '../../tests/support/result-links.ts'

const site = siteForEach()

/** One answer in each part. */
const whole = (value: number) => ({ A1: value, B1: value, C1: value, D1: value })

const submit = (email: string, answers: Record<string, number>, user_type = 'buyer') =>
  submitScore(site, { email, answers, user_type })

async function open() {
  const response = await site.app.inject({ url: '/api/quickscore-assessments' })
  expect(response.statusCode).toBe(200)
  const { data, meta } = response.json()
  return { data, meta }
}

const admin = createAdmin(site)

async function remove(ids: number[]) {
  const deleted = await admin.succeed('POST', '/quickscore-assessments/delete', { ids })
  expect(deleted).toEqual({ deleted: ids.length })
}

const readOthers = async (token: string) =>
  (await site.services.quickscore.readResult(token))?.spread ?? null

test('nothing before ten organisations; then batches of ten, each with its latest', async () => {
  const seen: Record<number, unknown> = {}
  const tokens: string[] = []
  for (let n = 1; n <= 20; n += 1) {
    // Two mailboxes of the same organisation count once.
    tokens.push(await submit(`a@mail.one${n}.example`, whole(0)))
    tokens.push(await submit(`b@one${n}.example`, whole(n % 2), n === 1 ? 'vendor' : 'buyer'))
    const { data, meta } = await open()
    seen[n] = [data.length, meta.average, meta.total, meta.vendors, meta.buyers]
  }
  // The tenth and twentieth organisation count with the first of their two results.
  expect([1, 9, 10, 11, 19, 20].map((n) => seen[n])).toEqual([
    [0, null, 1, 1, 0],
    [0, null, 9, 1, 8],
    [10, 50, 10, 1, 9],
    [10, 50, 10, 1, 9],
    [10, 50, 10, 1, 9],
    [20, 50, 20, 1, 19],
  ])
  const { data } = await open()
  const keys = data.map((row: object) => Object.keys(row).sort().join())
  expect(new Set(keys)).toEqual(new Set(['score,user_type']))
  expect(data.map(({ score }: { score: number }) => score)).toEqual([
    ...Array.from({ length: 10 }, () => 100),
    ...Array.from({ length: 10 }, () => 0),
  ])
  // From either of its results, the organisation's counted score is left out.
  expect(await readOthers(tokens[0] ?? '')).toMatchObject({ others: 19, average: 47 })
  expect(await readOthers(tokens[1] ?? '')).toMatchObject({ others: 19, average: 47 })
  const newcomer = await submit('a@other.example', whole(1))
  expect(await readOthers(newcomer)).toMatchObject({ others: 20, average: 50 })
  expect(await readOthers('nobody')).toBeNull()
})

test('fewer than ten others are not compared with', async () => {
  const tokens = []
  for (let n = 1; n <= 10; n += 1) tokens.push(await submit(`a@one${n}.example`, whole(1)))
  expect((await site.services.quickscore.readScores()).counts[100]).toBe(10)
  expect(await readOthers(tokens[3] ?? '')).toBeNull()
  expect(await readOthers(await submit('a@other.example', whole(0)))).toMatchObject({ others: 10 })
})

test('what leaves a whole part out counts nowhere', async () => {
  for (let n = 1; n <= 10; n += 1) {
    await submit(`a@one${n}.example`, n % 2 ? { A1: 1 } : { ...whole(1), C1: -1 })
  }
  expect(await open()).toEqual({
    data: [],
    meta: { average: null, total: 0, vendors: 0, buyers: 0 },
  })
})

test('a deletion takes effect with the next ten, and where nothing is left at once', async () => {
  for (let n = 1; n <= 10; n += 1) await submit(`a@one${n}.example`, whole(n === 1 ? 0 : 1))
  const before = await open()
  expect(before.meta).toMatchObject({ average: 90, total: 10 })
  const idsOf = async () => (await admin.listScores()).map(({ id }: { id: number }) => id)
  const ids = await idsOf()
  // The score of 0 is deleted, and a new one added: neither shows in the public figures.
  await remove(ids.slice(-1))
  await submit('a@new1.example', whole(0.5))
  expect(await open()).toEqual(before)
  for (let n = 2; n <= 10; n += 1) await submit(`a@new${n}.example`, whole(0.5))
  expect((await open()).meta).toMatchObject({ average: 74, total: 19 })

  await remove(await idsOf())
  expect(await open()).toEqual({
    data: [],
    meta: { average: null, total: 0, vendors: 0, buyers: 0 },
  })
  for (let n = 1; n <= 9; n += 1) await submit(`a@late${n}.example`, whole(1))
  expect((await open()).meta).toMatchObject({ average: null, total: 9 })
  await submit('a@late10.example', whole(1))
  expect((await open()).meta).toMatchObject({ average: 100, total: 10 })
})

test('submitted at once, the tenth opens it all the same', async () => {
  const all = Array.from({ length: 10 }, (_, n) => submit(`a@one${n}.example`, whole(1)))
  await Promise.all(all)
  expect((await open()).meta).toEqual({ average: 100, total: 10, vendors: 0, buyers: 10 })
})
