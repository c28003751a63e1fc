import { describe, expect, test } from 'vitest'
import { contentDisposition, readRange } from './file-headers.ts'

describe('a range', () => {
  test.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-4', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
    ['lines=1-2', 'whole'],
  ])('%s of 100 bytes', (header, range) => expect(readRange(header, 100)).toEqual(range))

  test('nothing can be had of an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('none')
    expect(readRange('bytes=-5', 0)).toBe('none')
  })
})

describe('the header for the name', () => {
  test.each([
    ['plan.pdf', 'inline; filename=plan.pdf'],
    ['Plan (final) v2.pdf', 'inline; filename="Plan (final) v2.pdf"'],
    ['Zoë.pdf', `inline; filename=Zoe.pdf; filename*=UTF-8''Zo%C3%AB.pdf`],
    ['计划.pdf', `inline; filename=__.pdf; filename*=UTF-8''%E8%AE%A1%E5%88%92.pdf`],
    ['😀.pdf', `inline; filename=_.pdf; filename*=UTF-8''%F0%9F%98%80.pdf`],
    ['a"b.pdf', `inline; filename=a_b.pdf; filename*=UTF-8''a%22b.pdf`],
    ['50%25.pdf', `inline; filename=50_25.pdf; filename*=UTF-8''50%2525.pdf`],
    [
      "a'b*(c)!é.pdf",
      `inline; filename="a'b*(c)!e.pdf"; filename*=UTF-8''a%27b%2A%28c%29!%C3%A9.pdf`,
    ],
    [
      'a\r\nSet-Cookie: b',
      `inline; filename="a__Set-Cookie: b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`,
    ],
    ['a\ud800', `inline; filename=a_; filename*=UTF-8''a%EF%BF%BD`],
  ])('the name %j', (name, header) => {
    expect(contentDisposition('inline', name)).toBe(header)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
  })

  test('what is to be saved says so', () => {
    expect(contentDisposition('attachment', 'a.txt')).toBe('attachment; filename=a.txt')
  })
})
