import { expect, test } from 'vitest'
import { createRepeater } from './repeater.ts'

test('work ends once the batch in hand is done', async () => {
  const { promise: batch, resolve: endBatch } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<AbortSignal>()
  const look = (signal: AbortSignal) => {
    begun.resolve(signal)
    return batch
  }
  const repeater = createRepeater(look, { firstMs: 0 })
  repeater.start()
  const signal = await begun.promise
  let hasStopped = false
  const stopped = repeater.stop().then(() => {
    hasStopped = true
  })
  await new Promise(setImmediate)
  expect([signal.aborted, hasStopped]).toEqual([true, false])
  endBatch()
  await stopped
})

test('what is stopped before its first look never looks', async () => {
  let looks = 0
  const look = async () => {
    looks += 1
  }
  const repeater = createRepeater(look, { firstMs: 5 })
  repeater.start()
  await repeater.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(looks).toBe(0)
})
