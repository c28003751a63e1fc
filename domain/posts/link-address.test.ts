import { describe, expect, test } from 'vitest'
import {
  isOwnMedia,
  isSafeLink,
  localAddress,
  readLinkAddress,
  relationOf,
} from './link-address.ts'

describe('what is typed as the address of a link', () => {
  test.each([
    ['https://eur-lex.europa.eu/eli/reg/2024/1689', 'https://eur-lex.europa.eu/eli/reg/2024/1689'],
    ['  http://a.example/?q=1#x ', 'http://a.example/?q=1#x'],
    ['HTTPS://A.example', 'HTTPS://A.example'],
    ['mailto:contact@plumbline.example', 'mailto:contact@plumbline.example'],
    ['contact@plumbline.example', 'mailto:contact@plumbline.example'],
    ['plumbline.example', 'https://plumbline.example'],
    ['www.plumbline.example/a b', 'https://www.plumbline.example/a%20b'],
    ['plumbline.example:8080/x', 'https://plumbline.example:8080/x'],
    ['/contact?aud=ta#form', '/contact?aud=ta#form'],
    ['/', '/'],
    ['#evidence-vault', '#evidence-vault'],
  ])('%j means %j', (typed, address) => {
    expect(readLinkAddress(typed)).toBe(address)
    expect(isSafeLink(address)).toBe(true)
  })

  test.each([
    '',
    '   ',
    'contact',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'tel:+441234567890',
    'file:///C:/a.doc',
    '//a.example/x',
    '/\\a.example',
    'https://',
    'http:a.example',
    'mailto:',
    'mailto:nobody',
    '#',
  ])('%j is refused', (typed) => {
    expect(readLinkAddress(typed)).toBeNull()
  })
})

test.each([
  ['/contact', true],
  ['page?x=a:b', true],
  ['#a:b', true],
  ['tel:+44123', true],
  ['//a.example', true],
  ['javascript:alert(1)', false],
  [' java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['file:///C:/a', false],
])('a link to %j may stay: %s', (href, isSafe) => {
  expect(isSafeLink(href)).toBe(isSafe)
})

test('a link to elsewhere says so, and keeps what it may ask for', () => {
  expect(relationOf('https://a.example', 'nofollow opener me')).toBe('noopener noreferrer nofollow')
  expect(relationOf('//a.example', '')).toBe('noopener noreferrer')
  expect(relationOf('/contact', 'sponsored')).toBe('sponsored')
  expect(relationOf('mailto:a@example.com', 'noopener')).toBe('')
})

test('pictures are ours', () => {
  expect(isOwnMedia('/media/ab12/picture-640.webp')).toBe(true)
  for (const src of ['/media/../admin', 'https://a.example/media/x.png', '/media/a.png?x', ''])
    expect(isOwnMedia(src)).toBe(false)
})

test('an address of this site becomes its path', () => {
  const origin = 'https://plumbline.example'
  expect(localAddress(`${origin}/media/a.png`, origin)).toBe('/media/a.png')
  expect(localAddress(origin, origin)).toBe('/')
  expect(localAddress(`${origin}.evil.example/x`, origin)).toBe(`${origin}.evil.example/x`)
  expect(localAddress('/about', origin)).toBe('/about')
})
