import { expect, test } from 'vitest'
import { replyAddress } from './message-source.ts'

test('a reply goes to the sender, under one subject', () => {
  expect(replyAddress({ email: 'ada@northgate.example' })).toBe(
    'mailto:ada@northgate.example?subject=Re%3A%20Your%20message%20to%20Plumbline',
  )
})

test('an address cannot add to the mail', () => {
  const address = replyAddress({ email: 'ada?bcc=all@northgate.example' })
  const url = new URL(address)
  expect([...url.searchParams.keys()]).toEqual(['subject'])
})
