import { expect, test } from 'vitest'
import { plans } from '../content/en/plans.ts'
import { findPlan, parseEmployees } from './plans.ts'

// Otherwise a company could be offered the price of another size.
test.for([
  [1, 'CORE'],
  [250, 'CORE'],
  [251, 'SCALE'],
  [5_000, 'SCALE'],
  [5_001, 'ENTERPRISE'],
  [9_999_999, 'ENTERPRISE'],
] as const)('%i employees: %s', ([employees, name]) => {
  expect(findPlan(plans, employees)?.name).toBe(name)
})

test.for([
  ['300', 300],
  [' 1,200 ', 1_200],
  ['1.200', 1_200],
  ['0', null],
  ['', null],
  ['-5', null],
  ['many', null],
  ['12345678', null],
] as const)('“%s” is read as %s', ([typed, employees]) => {
  expect(parseEmployees(typed)).toBe(employees)
})
