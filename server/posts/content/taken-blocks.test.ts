import { expect, test } from 'vitest'
import { listTakenBlocks, returnBlocks } from './taken-blocks.ts'

const note = '<p><em>[Picture removed]</em></p>'
const a = '<figure><img src="/a.png"></figure>'
const b = '<figure><img src="/b.png"></figure>'

// Lost otherwise: of two pictures that were deleted, each comes back in the place of the other.
test('of blocks that read alike, the nearest comes back', () => {
  const first = listTakenBlocks(`<p>x</p>${a}<p>y</p>${b}`, `<p>x</p>${note}<p>y</p>${b}`)
  const second = listTakenBlocks(`<p>x</p>${note}<p>y</p>${b}`, `<p>x</p>${note}<p>y</p>${note}`)
  const left = `<p>x</p>${note}<p>y</p>${note}`
  expect(returnBlocks(left, second)).toEqual({
    html: `<p>x</p>${note}<p>y</p>${b}`,
    missing: 0,
  })
  expect(returnBlocks(left, first)).toEqual({ html: `<p>x</p>${a}<p>y</p>${note}`, missing: 0 })
  expect(returnBlocks('<p>x</p>', first)).toEqual({ html: '<p>x</p>', missing: 1 })
})

test('texts with other blocks say nothing of what was taken', () => {
  expect(listTakenBlocks(`${a}${b}`, note)).toEqual([])
})
