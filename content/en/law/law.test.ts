import { describe, expect, test } from 'vitest'
import { sequenceOf } from '../../../domain/law/sourced.ts'
import { milestones } from '../milestones.ts'
import { questionBank } from '../quickscore/question-bank.ts'
import { lawCalendar } from './calendar.ts'
import { legalCases } from './cases.ts'
import { lawChanges } from './changes.ts'
import { corrections } from './corrections.ts'
import { countryRules } from './countries.ts'
import { crosswalks } from './crosswalk.ts'
import { evidenceRecords } from './evidence.ts'
import { pageRevisions } from './revisions.ts'
import { countriesPage } from './words.ts'

const questionIds = questionBank.map(({ id }) => id)
const isoDate = /^\d{4}-\d\d-\d\d$/

const sourced = [
  ...lawChanges,
  ...lawCalendar,
  ...legalCases,
  ...crosswalks,
  ...countryRules.flatMap(({ id, rules }) =>
    rules.map((rule) => ({ ...rule, id: `${id}-${rule.subject}` })),
  ),
]

describe('the pages of reference', () => {
  test.each(sourced)('$id names where it can be read', ({ links }) => {
    for (const { label, url } of links) {
      expect(label.length).toBeGreaterThan(4)
      expect(new URL(url).protocol).toBe('https:')
    }
  })

  test.each([
    ['changes', lawChanges],
    ['dates', lawCalendar],
    ['cases', legalCases],
    ['countries', countryRules],
    ['frameworks', crosswalks],
    ['corrections', corrections],
  ] as const)('%s: every id is there once', (_, entries) => {
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('name only questions that there are', () => {
    const named = [
      ...lawChanges.flatMap(({ questions }) => questions),
      ...legalCases.flatMap(({ questions }) => questions),
      ...crosswalks.flatMap(({ rows }) => rows.flatMap(({ questions }) => questions)),
    ]
    expect(named.filter((id) => !questionIds.includes(id))).toEqual([])
  })

  test.each([
    ['changes', lawChanges],
    ['corrections', corrections],
  ])('%s run from the newest to the oldest', (_, entries) => {
    const days = entries.map(({ on }) => on)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const day of days) expect(day).toMatch(isoDate)
  })
})

test('who follows the countries learns of each, and the page counts them', () => {
  const told = pageRevisions.map(({ page, text }) => (page === '/law/countries' ? text : ''))
  const names = countryRules.map(({ name }) => name)
  expect(names.filter((name) => !told.join().includes(name))).toEqual([])
  expect(countriesPage.meta.description).toContain('nine EU countries, Great Britain')
  expect(names).toHaveLength(9 + 2)
})

describe('the calendar', () => {
  test('agrees with the timeline of the site', () => {
    for (const { id, date } of milestones) {
      const entry = lawCalendar.find((it) => it.id === id)
      if (entry) expect(entry.on, id).toBe(date.slice(0, 10))
    }
  })

  test('holds no day that is not confirmed', () => {
    for (const { id, on, standing } of lawCalendar) {
      if (standing === 'not-confirmed') expect(on, id).toBeNull()
    }
  })

  test('counts each move of a date', () => {
    for (const entry of lawCalendar) {
      const moves = [...(entry.formerly ?? []), entry.on ?? '9999']
      expect(new Set(moves).size, entry.id).toBe(sequenceOf(entry) + 1)
    }
  })
})

test.each(evidenceRecords)(
  'the evidence index, $question: documents, columns, owner, period, cadence',
  (record) => {
    expect(record.documents.length).toBeGreaterThan(0)
    expect(record.fields.length).toBeGreaterThan(3)
    for (const text of [record.owner, record.retention, record.cadence]) {
      expect(text).toMatch(/^[A-Z][^$]+$/)
    }
  },
)

test('a correction says what was wrong and what is right', () => {
  for (const { was, is } of corrections) expect(was).not.toBe(is)
})
