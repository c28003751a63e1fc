import { expect, test } from 'vitest'
import { type Actor, requireKey, requireRole, roles, visitor } from './actor.ts'

const staff = (role: (typeof roles)[number]): Actor => ({
  kind: 'admin',
  keyId: 'key-1',
  role,
  name: 'Anna',
})

test('a key may what its role and those before it may, and no more', () => {
  for (const [held, role] of roles.entries()) {
    for (const [asked, needed] of roles.entries()) {
      const ask = () => requireRole(staff(role), needed)
      if (held >= asked) expect(ask).not.toThrow()
      else expect(ask).toThrow(expect.objectContaining({ kind: 'forbidden' }))
    }
  }
})

test('a visitor is told that a key is needed, whatever it is for', () => {
  const refused = expect.objectContaining({ kind: 'unauthorised' })
  expect(() => requireKey(visitor)).toThrow(refused)
  for (const needed of roles) expect(() => requireRole(visitor, needed)).toThrow(refused)
})
