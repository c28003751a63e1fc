import { describe, expect, test } from 'vitest'
import { isSlug, slugOf } from './slug.ts'

describe('slugOf', () => {
  test.each([
    ['What the Digital Omnibus moved', 'what-the-digital-omnibus-moved'],
    ['  Bias & fairness: 4/5ths?  ', 'bias-fairness-45ths'],
    ['Größe, Œuvre & Ærø', 'grosse-oeuvre-aero'],
    ['Żółć na Łódź', 'zolc-na-lodz'],
    ['İstanbul', 'istanbul'],
    ['snake_case stays', 'snake_case-stays'],
    ['-- dashes --- everywhere --', 'dashes-everywhere'],
    ['a\u00a0b\tc\nd', 'a-b-c-d'],
    ['日本語', ''],
    ['!!!', ''],
  ])('makes of %j: %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('cuts what is too long, and leaves no hyphen at the cut', () => {
    expect(slugOf('x'.repeat(200))).toHaveLength(120)
    expect(slugOf(`${'x'.repeat(119)} y`)).toBe('x'.repeat(119))
  })

  test('changes no slug of its own making', () => {
    for (const slug of ['a', 'a-b_c-1', slugOf('What the Digital Omnibus moved')]) {
      expect(slugOf(slug)).toBe(slug)
      expect(isSlug(slug)).toBe(true)
    }
  })
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'a\0', 'é', 'x'.repeat(121)])(
  '%j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
