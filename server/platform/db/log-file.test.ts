import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { scratchRoot } from '../../../tests/support/scratch-root.ts'
import { LogFile } from './log-file.ts'

const path = join(scratchRoot, `plumbline-log-${process.pid}`)
let runs: PromiseWithResolvers<void>[]
let disk: MockInstance
let log: LogFile
beforeEach(async () => {
  const handle = await open(path, 'w')
  runs = []
  disk = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  await handle.close()
  log = new LogFile(path)
})
afterEach(async () => {
  disk.mockRestore()
  await log.close()
  await rm(path)
})

const done: string[] = []
function commit(name: string) {
  log.note()
  return log.sync().then(
    () => done.push(name),
    () => done.push(`${name} failed`),
  )
}
beforeEach(() => {
  done.length = 0
})

// Lost otherwise: a message that was acknowledged but not stored, or a sync for each message.
test('what is committed while the disk is at work shares the next sync', async () => {
  const first = commit('first')
  await expect.poll(() => runs.length).toBe(1)
  const others = [commit('second'), commit('third')]
  runs[0]?.resolve()
  await first
  await expect.poll(() => runs.length).toBe(2)
  expect(done).toEqual(['first'])
  runs[1]?.resolve()
  await Promise.all(others)
  expect(done).toEqual(['first', 'second', 'third'])
  await log.sync()
  expect(runs).toHaveLength(2)
})
