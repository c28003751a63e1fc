import { describe, expect, test } from 'vitest'
import { duties } from '../../content/en/duties/index.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { places } from './applicability.ts'
import {
  familyOf,
  filterProvisions,
  listProvisions,
  pairProvisions,
  parseProvisionFilter,
} from './provisions.ts'

const all = listProvisions(legalReferences, duties)
const everything = { place: null, role: null }

test('every reference is there once, alone or beside its twin, and every duty with it', () => {
  const sides = pairProvisions(filterProvisions(all, everything)).flatMap((pair) => pair.sides)
  expect(sides.map(({ id }) => id).toSorted()).toEqual(Object.keys(legalReferences).toSorted())
  const shown = new Set(sides.flatMap((side) => side.duties.map(({ id }) => id)))
  expect(shown.size).toBe(new Set(duties.map(({ id }) => id)).size)
})

test('twins stand together, the EU first', () => {
  const pairs = pairProvisions(all)
  const pair = pairs.find(({ sides }) => sides.some(({ id }) => id === 'uk-gdpr-35'))
  expect(pair?.sides.map(({ id }) => id)).toEqual(['gdpr-35', 'uk-gdpr-35'])
  for (const { sides } of pairs.filter((it) => it.sides.length > 1)) {
    expect(sides.map(({ reference }) => reference.jurisdiction)).not.toEqual(['EU', 'EU'])
    expect(familyOf(sides[0]?.reference as never)).toBe(familyOf(sides[1]?.reference as never))
  }
})

// Otherwise an employer would be shown law that cannot bind them.
describe('a filter', () => {
  test.for([
    ['eu', ['EU', 'International']],
    ['gb', ['UK', 'GB', 'International']],
    ['ni', ['UK', 'NI', 'International']],
  ] as const)('%s shows the law of %s alone', ([place, expected]) => {
    const shown = filterProvisions(all, { place, role: null })
    expect(new Set(shown.map(({ reference }) => reference.jurisdiction))).toEqual(new Set(expected))
  })

  test('by role shows what rests on one role alone', () => {
    for (const place of [null, ...places]) {
      for (const role of ['buyer', 'vendor'] as const) {
        const shown = filterProvisions(all, { place, role })
        expect(shown.length).toBeGreaterThan(5)
        for (const provision of shown) {
          expect(provision.duties.length).toBeGreaterThan(0)
          expect(new Set(provision.duties.map((duty) => duty.role))).toEqual(new Set([role]))
        }
      }
    }
  })

  test.for([
    ['where=gb&role=vendor', { place: 'gb', role: 'vendor' }],
    ['where=us&role=boss', everything],
    ['', everything],
  ] as const)('is read from ?%s', ([query, filter]) => {
    expect(parseProvisionFilter(new URLSearchParams(query))).toEqual(filter)
  })
})
