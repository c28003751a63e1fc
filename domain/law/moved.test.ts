import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawChanges } from '../../content/en/law/changes.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { places } from './applicability.ts'
import { findTouched, listMoved, type Touchable } from './moved.ts'
import type { LawChange } from './sourced.ts'

const change: LawChange = {
  id: 'one',
  place: 'EU',
  on: '2026-08-02',
  title: 'A rule',
  text: 'It moved.',
  questions: ['A6', 'CT1'],
  standing: 'confirmed',
  links: [{ label: 'The text', url: 'https://law.example' }],
}
const asked: Touchable = { steps: ['A1', 'CT1'], applicability: {}, on: '2026-05-15' }

const cases: [string, Partial<LawChange>, Partial<Touchable>, string[]][] = [
  ['the steps that it is about', {}, {}, ['CT1']],
  ['nobody who has no such step', {}, { steps: ['A1'] }, []],
  ['nobody who answered on its day or later', {}, { on: '2026-08-02' }, []],
  ['who answered the day before', {}, { on: '2026-08-01' }, ['CT1']],
  ['who hires there', {}, { applicability: { places: ['eu'] } }, ['CT1']],
  ['nobody who hires elsewhere', {}, { applicability: { places: ['gb', 'ni'] } }, []],
  [
    'nobody who hires where its law is not read',
    {},
    { applicability: { places: ['elsewhere'] } },
    [],
  ],
  ['Northern Ireland, of the UK', { place: 'UK' }, { applicability: { places: ['ni'] } }, ['CT1']],
  ['not Northern Ireland, of GB', { place: 'GB' }, { applicability: { places: ['ni'] } }, []],
  ['nobody, of the US: we do not ask', { place: 'US' }, {}, []],
]
test.each(cases)('a change touches %s', (_, changed, respondent, expected) => {
  expect(findTouched({ ...change, ...changed }, { ...asked, ...respondent })).toEqual(expected)
})

describe('what has moved', () => {
  const listed = (changes: LawChange[], today = '2026-11-20') =>
    listMoved(changes, asked, today).map(({ change: { id } }) => id)

  test('is what counts by today and is confirmed, newest first', () => {
    const changes: LawChange[] = [
      { ...change, id: 'older', on: '2026-06-01' },
      change,
      { ...change, id: 'ahead', on: '2026-11-21' },
      { ...change, id: 'doubtful', standing: 'not-confirmed' },
      { ...change, id: 'told once', standing: 'one-account' },
      { ...change, id: 'of others', questions: ['D1'] },
    ]
    expect(listed(changes)).toEqual(['one', 'older'])
    expect(listed(changes, '2026-08-01')).toEqual(['older'])
    expect(listed(changes, '2026-11-21')).toEqual(['ahead', 'one', 'older'])
  })

  test('never names a step that is not theirs, of a day that is not after their answers', () => {
    const ids = questionBank.map(({ id }) => id)
    const respondents = fc.record({
      steps: fc.subarray(ids),
      applicability: fc.record({ places: fc.subarray([...places]) }),
      on: fc.constantFrom('2023-01-01', '2025-06-19', '2026-03-31', '2026-11-01'),
    })
    fc.assert(
      fc.property(respondents, (respondent) => {
        for (const { change: moved, steps } of listMoved(lawChanges, respondent, '2026-11-22')) {
          expect(moved.on > respondent.on).toBe(true)
          expect(respondent.steps).toEqual(expect.arrayContaining(steps))
          expect(steps.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
