import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letterColours, letterDarkColours } from '../server/platform/mail/letter.ts'
import { colours, darkColours } from './tokens.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const [light = '', dark = ''] = read('app/styles/tokens.css').split('@media')

test.each([
  ['the light', light, colours],
  ['the dark', dark, darkColours],
] as const)('has the colours of the pages in %s', (_name, css, roles) => {
  for (const [role, value] of Object.entries(roles)) {
    const property = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(css, role).toContain(`--${property}: ${value};`)
  }
})

test('the icon of the site is drawn in them', () => {
  const drawn = read('public/favicon.svg').match(/#[0-9a-f]{6}/g)
  expect(drawn).toEqual([colours.ink, darkColours.brass, colours.paper])
})

test('mail has them', () => {
  expect(colours).toMatchObject(letterColours)
  expect(darkColours).toMatchObject(letterDarkColours)
})
