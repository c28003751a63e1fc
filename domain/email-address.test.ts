import { expect, test } from 'vitest'
import { emailAddressMessage, emailAddressSchema, mailboxOf } from './email-address.ts'

test.each([
  'a@example.com',
  "o'neil+quickscore@talent.example.co.uk",
  'r&d_team@x1.example',
  'first.last@xn--bcher-kva.example',
  'a@example.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('takes %s', (address) => {
  expect(emailAddressSchema.parse(` ${address}\n`)).toBe(address)
})

test.each([
  '',
  'plain',
  '@example.com',
  'a@',
  'a@localhost',
  'a@example.c',
  'a@192.168.0.1',
  'a@[192.168.0.1]',
  'a b@example.com',
  'a@@example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example..com',
  'a@example.com, b@example.com',
  'Ada <a@example.com>',
  'a@example.com\nBcc: b@example.com',
  'a\0@example.com',
  'bücher@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
  undefined,
  { toString: () => 'a@example.com' },
])('refuses %s', (address) => {
  const result = emailAddressSchema.safeParse(address)
  expect(result.error?.issues.map(({ message }) => message)).toEqual([emailAddressMessage])
})

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+one@example.com', 'ada@example.com'],
  ['ada+one+two@example.com', 'ada@example.com'],
  ['+only@example.com', '+only@example.com'],
])('%s is in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
