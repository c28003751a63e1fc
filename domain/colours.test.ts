import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dark, light } from '../content/tokens.ts'
import { applyColours, findUnreadable } from './colours.ts'

const base = { light, dark }

describe('today’s palettes', () => {
  it.each(Object.entries(base))('everything is readable in the %s', (_mode, palette) => {
    expect(findUnreadable(palette)).toEqual([])
  })

  it('stand as they are where a firm chooses nothing', () => {
    expect(applyColours(base, {})).toEqual(base)
  })
})

const channel = fc.integer({ min: 0, max: 255 })
const anyColour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('whatever a firm chooses is readable in the dark, and stands in the light as chosen', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (action, accent) => {
      const chosen = applyColours(base, { action, accent })
      expect(findUnreadable(chosen.dark)).toEqual([])
      expect(chosen.light).toMatchObject({ action, brass: accent })
    }),
  )
})
