import { expect, test } from 'vitest'
import { shareRuns } from './log-file.ts'

// Lost otherwise: a message that was acknowledged and not on the disk, or a disk asked once for each.
test('who comes while the disk is at work shares the next run, and fails with it alone', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const sync = shareRuns(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  const done: string[] = []
  const ask = (name: string) =>
    sync().then(
      () => done.push(name),
      () => done.push(`${name} failed`),
    )
  const first = ask('first')
  const others = [ask('second'), ask('third')]
  expect(runs).toHaveLength(1)
  runs[0]?.reject(new Error('no disk'))
  await first
  await expect.poll(() => runs.length).toBe(2)
  expect(done).toEqual(['first failed'])
  const last = ask('last')
  runs[1]?.resolve()
  await Promise.all(others)
  await expect.poll(() => runs.length).toBe(3)
  expect(done).toEqual(['first failed', 'second', 'third'])
  runs[2]?.resolve()
  await last
  expect(done).toContain('last')
})
