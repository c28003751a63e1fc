import { expect, test } from 'vitest'
import { describeOperator } from './operator.ts'

test('an operator is printed whole or not at all', () => {
  expect(describeOperator(null)).toEqual([])
  const known = { legalName: 'Northwick Ltd', address: '1 High Street', registration: 'no. 1' }
  expect(describeOperator(known)).toHaveLength(1)
  const [who, representative] = describeOperator({ ...known, representative: 'Sud SARL' })
  for (const fact of Object.values(known)) expect(who).toContain(fact)
  expect(representative).toContain('Sud SARL')
})
