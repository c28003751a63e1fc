import { expect, test } from 'vitest'
import { describeOperator } from './firm.ts'

const known = {
  legalName: 'Northwick Ltd',
  postalAddress: '1 High Street, Leeds',
  register: 'Companies House',
  registerNumber: '00000001',
  dataProtectionNumber: 'ZA000001',
  representative: 'Sud SARL, Lyon',
}

const nobody = Object.fromEntries(Object.keys(known).map((name) => [name, null])) as {
  [Fact in keyof typeof known]: null
}

test('what is on file of the operator is printed, and no half of a name and address', () => {
  expect(describeOperator(nobody)).toEqual([])
  expect(describeOperator({ ...known, postalAddress: null })).toEqual([])
  const [who] = describeOperator({ ...nobody, legalName: 'N Ltd', postalAddress: 'Leeds' })
  expect(who).toMatch(/ is run by N Ltd, Leeds\.$/)
  const printed = describeOperator(known).join(' ')
  for (const fact of Object.values(known)) expect(printed).toContain(fact)
})
