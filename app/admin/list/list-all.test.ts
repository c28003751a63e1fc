import { expect, test, vi } from 'vitest'
import { listAll, mostRows } from './list-all.ts'

const records = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

function answer(data: { id: number }[], total: number) {
  return { success: true, data, meta: { total, page: 1, per_page: mostRows } }
}

test.each([0, 2, mostRows, 2 * mostRows + 1])('%i rows, in their order', async (amount) => {
  const all = records(1, amount)
  const fetchPage = vi.fn(async (page: number) =>
    answer(all.slice((page - 1) * mostRows, page * mostRows), all.length),
  )
  expect(await listAll(fetchPage)).toEqual(all)
  expect(fetchPage).toHaveBeenCalledTimes(Math.max(1, Math.ceil(amount / mostRows)))
})

test('a list that changes on the way is fetched again', async () => {
  const first = records(1, mostRows)
  const fetchPage = vi
    .fn<(page: number) => Promise<ReturnType<typeof answer>>>()
    .mockResolvedValueOnce(answer(first, mostRows + 1))
    // One was deleted: what was first on the second page is now last on the first.
    .mockResolvedValueOnce(answer([], mostRows))
    .mockResolvedValueOnce(answer(records(2, mostRows), mostRows))
  expect(await listAll(fetchPage)).toEqual(records(2, mostRows))
})

test('a list that never rests is taken as it came, nothing twice', async () => {
  let total = mostRows + 1
  const fetchPage = async (page: number) => {
    total += 1
    return answer(page === 1 ? records(1, mostRows) : records(mostRows, 2), total)
  }
  expect(await listAll(fetchPage)).toEqual(records(1, mostRows + 1))
})
