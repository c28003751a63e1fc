import { expect, test } from 'vitest'
import { nameActor } from './name-actor.ts'

test.each([
  ['key-3', 'Anna Berg', 'Anna Berg'],
  ['key-3', null, 'Former key 3'],
  ['env', null, 'Owner’s key'],
  ['generated-2026-11-20', null, 'Owner’s key'],
  ['autumn', null, 'Owner’s key “autumn”'],
  ['erase-command', null, 'Erase command'],
  ['none', null, 'Unknown'],
])('%s of %s is %s', (key_id, key_name, said) => {
  expect(nameActor({ key_id, key_name })).toBe(said)
})
