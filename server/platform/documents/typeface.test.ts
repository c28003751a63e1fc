import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadTypeface } from './typeface.ts'
import { unpackWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const latin = resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
const extended = resolve('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff')
const face = loadTypeface([latin, extended])
const type = { size: 100 }

test('kerns', () => {
  const apart = face.widthOf('A', type) + face.widthOf('V', type)
  expect(face.widthOf('AV', type)).toBeLessThan(apart)
})

test('adds tracking after each glyph, in ems', () => {
  const tracked = face.widthOf('nn', { ...type, tracking: 0.1 })
  expect(tracked - face.widthOf('nn', type)).toBeCloseTo(20)
})

test('draws outlines, and takes letters from whichever file has them', () => {
  expect(face.draw('Łódź', type, 0, 0).match(/<path /g)).toHaveLength(4)
  expect(
    loadTypeface([latin])
      .draw('Łódź', type, 0, 0)
      .match(/<path /g),
  ).toHaveLength(2)
})

test('leaves out what it cannot draw', () => {
  expect(face.keepDrawable('CV 漢字 🙂 “Łódź”')).toBe('CV   “Łódź”')
  expect(face.widthOf('漢字', type)).toBe(0)
})

test('what is no WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.from('<svg></svg>'))).toThrow('no WOFF')
})
