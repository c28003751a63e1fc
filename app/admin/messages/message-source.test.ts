import { expect, test } from 'vitest'
import { replyAddress } from './message-source.ts'

test('an address cannot add to the mail', () => {
  const { searchParams } = new URL(replyAddress({ email: 'ada?bcc=all@northgate.example' }))
  expect([...searchParams.keys()]).toEqual(['subject'])
})
