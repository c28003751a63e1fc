import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

test('each source once, in the order in which the page first names it', () => {
  const page = {
    hero: { title: 'T', lead: { words: 'a', sources: ['omnibus', 'gdpr'] } },
    items: ['plain', { words: ['b'], sources: ['gdpr', 'schufa'] }],
  }
  expect(listSources([page, { words: 'c', sources: ['omnibus'] }])).toEqual([
    'omnibus',
    'gdpr',
    'schufa',
  ])
})

test('words that state no law have none', () => {
  expect(listSources(['plain', null, { text: 'link', href: '/' }])).toEqual([])
})
