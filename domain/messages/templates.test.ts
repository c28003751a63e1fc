import { expect, test } from 'vitest'
import { starterTemplates } from '../../content/en/starter/reply-templates.ts'
import { findUnknownPlace, newTemplateSchema } from './templates.ts'

// Lost otherwise: a reply begins with "Dear {nam}".
test.each([
  ['Dear {name} of {company}, see {quickscore}', null],
  ['Dear [your name]', null],
  ['Dear {nam}', '{nam}'],
  ['Dear {Name}', '{Name}'],
  ['Dear { name }', '{ name }'],
  ['Dear {}', '{}'],
  ['One { alone', null],
  ['Dear {constructor}', '{constructor}'],
])('of %j the place that nothing fills is %j', (text, place) => {
  expect(findUnknownPlace(text)).toBe(place)
  expect(newTemplateSchema.safeParse({ name: 'x', text }).success).toBe(place === null)
})

test('what staff begin with is right', () => {
  for (const { name, text } of starterTemplates) {
    expect(newTemplateSchema.parse({ name, text })).toEqual({ name, text })
  }
})
