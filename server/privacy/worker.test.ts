import { expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { createPrivacyWorker } from './worker.ts'

const log = { info() {}, error() {} } as unknown as Log

test('the worker ends once the batch in hand is done', async () => {
  const { promise: batch, resolve: endBatch } = Promise.withResolvers<null>()
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  const deleteOldIfDue = (signal?: AbortSignal) => {
    begun.resolve(signal)
    return batch
  }
  const worker = createPrivacyWorker({ privacy: { deleteOldIfDue }, log, firstLookMs: 0 })
  worker.start()
  const signal = await begun.promise
  let hasStopped = false
  const stopped = worker.stop().then(() => {
    hasStopped = true
  })
  await new Promise(setImmediate)
  expect([signal?.aborted, hasStopped]).toEqual([true, false])
  endBatch(null)
  await stopped
})

test('a worker that is stopped before its first look never looks', async () => {
  let looks = 0
  const deleteOldIfDue = async () => {
    looks += 1
    return null
  }
  const worker = createPrivacyWorker({ privacy: { deleteOldIfDue }, log, firstLookMs: 5 })
  worker.start()
  await worker.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(looks).toBe(0)
})
