import { expect, test } from 'vitest'
import { writeColours } from '../app/ssr/colour-sheet.ts'
import { drawIcon } from '../server/firm/icon.ts'
import { colours, darkColours } from './colours.ts'

test('the style sheet has every role, in the light and in the dark', () => {
  const [inLight = '', inDark = ''] = writeColours(colours, darkColours).split('@media')
  for (const [css, palette] of [
    [inLight, colours],
    [inDark, darkColours],
  ] as const) {
    for (const [role, value] of Object.entries(palette)) {
      const property = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      expect(css, role).toContain(`--${property}:${value};`)
    }
  }
})

test('the icon of the site is drawn in them', async () => {
  const drawn = (await drawIcon()).match(/#[0-9a-f]{6}/g)
  expect(drawn).toEqual([colours.ink, darkColours.brass, colours.paper])
})
