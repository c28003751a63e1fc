import { expect, test } from 'vitest'
import { onceEach, searchTextOf } from './search-text.ts'

test('holds each word once, without case and accents, and the names of laws whole', () => {
  const post = {
    title: 'ÉTAT of the Act',
    description: 'Of AI',
    text: 'An act. The AI  Act, the ÉTAT',
  }
  expect(searchTextOf(post)).toBe('etat\nof\nthe\nact\nai\nan\nact.\nact,')
  const named = searchTextOf({ ...post, text: 'By the UK GDPR and the AI Act' })
  expect(named.split('\n').slice(-2)).toEqual(['ai act', 'uk gdpr'])
})

test('reads no name into words that stood apart', () => {
  const text = searchTextOf({ title: 'AI', description: 'Act', text: 'ai and act' })
  expect(text).not.toContain('ai act')
  expect(onceEach(text)).toBe(text)
})

test('is the same again, also with names', () => {
  const text = searchTextOf({ title: 'The Equality Act', description: '', text: 'and the AI Act' })
  expect(text).toBe('the\nequality\nact\nand\nai\nai act\nequality act')
  expect(onceEach(text)).toBe(text)
})
