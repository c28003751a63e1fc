import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addGroup,
  addStage,
  checkDraft,
  createDraft,
  type Draft,
  limits,
  readDraft,
  readSheet,
  writeSheet,
} from './draft.ts'
import { people, percent, pointsOf, probability, ratio } from './figures.ts'
import { nameKey } from './group-names.ts'

const stageName = (stage: number) => `Stage ${stage + 1}`
const check = (draft: Draft) => checkDraft(draft, stageName)
const draftOf = (groups: Record<string, string[]>, stages = ['']): Draft => ({
  stages,
  groups: Object.entries(groups).map(([name, counts]) => ({ name, counts })),
  sheet: '',
})

describe('a draft', () => {
  test('becomes a study; empty rows are left out and stages get a name', () => {
    const draft = addGroup(draftOf({ Women: [' 4,500 ', '60'], Men: ['200', '80'] }))
    expect(check(draft)).toEqual({
      errors: null,
      study: {
        stages: ['Stage 1'],
        groups: [
          { name: 'Women', counts: [4500, 60] },
          { name: 'Men', counts: [200, 80] },
        ],
      },
    })
  })

  test.for([
    ['few-groups', 'groups', draftOf({ A: ['9', '1'] })],
    ['no-name', 'group-0', draftOf({ '': ['9', '1'], B: ['9', '1'] })],
    ['same-name', 'group-1', draftOf({ A: ['9', '1'], ' a ': ['9', '1'] })],
    ['long-name', 'group-0', draftOf({ ['x'.repeat(81)]: ['9', '1'], B: ['9', '1'] })],
    ['no-number', 'count-0-1', draftOf({ A: ['9', 'many'], B: ['9', '1'] })],
    ['no-number', 'count-0-0', draftOf({ A: ['', '1'], B: ['9', '1'] })],
    ['no-number', 'count-0-1', draftOf({ A: ['9', '-1'], B: ['9', '1'] })],
    ['two-readings', 'count-0-1', draftOf({ A: ['9', '1.5'], B: ['9', '1'] })],
    ['large-number', 'count-0-0', draftOf({ A: ['1000001', '1'], B: ['9', '1'] })],
    ['rising', 'count-1-1', draftOf({ A: ['9', '1'], B: ['9', '10'] })],
  ] as const)('%s is said at %s', ([fault, field, draft]) => {
    expect(check(draft).errors).toContainEqual(expect.objectContaining({ field, fault }))
  })

  test('is read from the fields of a form, and never has more than is allowed', () => {
    const fields: [string, string][] = [['sheet', 's']]
    for (let i = 0; i < 40; i++) {
      fields.push([`stage-${i}`, ''], [`group-${i}`, `G${i}`], [`count-${i}-0`, '5'])
    }
    const draft = readDraft(fields)
    expect(draft.groups).toHaveLength(limits.groups)
    expect(draft.stages).toHaveLength(limits.stages)
    expect(draft.groups[0]).toMatchObject({ name: 'G0', counts: ['5', '', '', '', '', ''] })
    expect(addGroup(draft)).toBe(draft)
    expect(addStage(draft)).toBe(draft)
    expect(addStage(createDraft(1, 2)).groups[0]?.counts).toHaveLength(3)
  })

  test('any fields at all make a draft that can be checked', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (fields) => {
        const draft = readDraft(fields)
        expect(check(draft).study === null).toBe(check(draft).errors !== null)
      }),
    )
  })
})

describe('a pasted sheet', () => {
  function checkSheet(sheet: string) {
    const draft = readSheet(sheet)
    if ('fault' in draft) throw new Error(draft.fault)
    return check(draft).study
  }

  test.for([
    ['tabs', 'Group\tReached\tInterview\nWomen\t4,500\t60\nMen\t200\t80\n', 'Interview'],
    ['semicolons', 'Group;Reached;Interview\r\nWomen;4500;60\r\nMen;200;80', 'Interview'],
    ['commas', '"Group","Reached","Interview"\n"Women",4500,60\n\n"Men",200,80', 'Interview'],
    ['no heading line', 'Women\t4500\t60\nMen\t200\t80', 'Stage 1'],
  ] as const)('with %s', ([, sheet, stage]) => {
    expect(checkSheet(sheet)).toEqual({
      stages: [stage],
      groups: [
        { name: 'Women', counts: [4500, 60] },
        { name: 'Men', counts: [200, 80] },
      ],
    })
  })

  test.for([
    ['no-sheet', ''],
    ['no-sheet', 'hello'],
    ['no-stage', 'Women\t200\nMen\t200'],
    ['many-stages', 'A\t7\t6\t5\t4\t3\t2\t1'],
    ['many-groups', 'A\t2\t1\n'.repeat(31)],
  ] as const)('%s', ([fault, sheet]) => {
    expect(readSheet(sheet)).toMatchObject({ field: 'sheet', fault })
  })

  test('what is written is read again', () => {
    const name = fc.stringMatching(/^Q[a-zA-Z ]{0,20}q$/)
    const count = fc.nat({ max: 900_000 })
    const group = fc
      .tuple(name, count, count, count)
      .map(([label, ...counts]) => ({ name: label, counts: counts.sort((a, b) => b - a) }))
    const groups = fc.uniqueArray(group, {
      minLength: 2,
      maxLength: 12,
      selector: (it) => nameKey(it.name),
    })
    fc.assert(
      fc.property(groups, name, name, (rows, one, other) => {
        const study = { stages: [one, other], groups: rows }
        expect(checkSheet(writeSheet(study, ['Group', 'Reached']))).toEqual(study)
      }),
    )
  })
})

test('figures are written with the digits that they carry', () => {
  expect([0.3, 0, 0.00004, 0.9997].map(percent)).toEqual(['30.0%', '0.0%', '0.004%', '99.97%'])
  expect([0.75, 0.7996, 80 / 100].map(ratio)).toEqual(['0.75', '0.7996', '0.80'])
  expect([-0.1, 0.032, -0.0001, 0].map(pointsOf)).toEqual(['−10.0', '+3.2', '−0.01', '0.0'])
  const chances = [0.0456, 0.0499, 0.00551, 0.00001].map(probability)
  expect(chances).toEqual(['0.046', '0.0499', '0.0055', '< 0.0001'])
  expect([people(10), people(9.64)]).toEqual(['10', '9.6'])
})
