import { expect, test } from 'vitest'
import {
  describeArticle,
  describeBreadcrumbs,
  describeFaq,
  describeOrganization,
  describeService,
} from './structured-data.ts'

const origin = 'https://plumbline.example'

test('the firm is one thing in every reference to it', () => {
  const { '@id': id } = describeOrganization(origin)
  const service = describeService(origin, { name: 'S', description: 'D', path: '/s', offers: [] })
  expect(service.provider).toMatchObject({ '@id': id })
})

test('a service offers its plans by the month', () => {
  const offer = { name: 'CORE', description: 'Small', monthlyPrice: 1985, currency: 'GBP' }
  const service = { name: 'S', description: 'D', path: '/s', offers: [offer] }
  expect(describeService(origin, service)).toMatchObject({
    '@type': 'Service',
    url: 'https://plumbline.example/s',
    offers: [{ '@type': 'Offer', name: 'CORE', price: 1985, priceCurrency: 'GBP' }],
  })
})

test('answers are words alone: links by their text, statements without their sources', () => {
  const answer = {
    words: ['See ', { text: 'the list', href: '/list' }, '.'],
    sources: ['gdpr'],
  } as const
  const faq = { title: 'F', items: [{ question: 'Where?', answer }] }
  expect(describeFaq(faq).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Where?',
      acceptedAnswer: { '@type': 'Answer', text: 'See the list.' },
    },
  ])
})

test('a trail begins at home and ends at the page', () => {
  const trail = describeBreadcrumbs(origin, [{ text: 'About', href: '/about' }])
  expect(trail.itemListElement).toMatchObject([
    { position: 1, item: 'https://plumbline.example/' },
    { position: 2, name: 'About', item: 'https://plumbline.example/about' },
  ])
})

test('an article without a later change was last changed when it was published', () => {
  const article = {
    title: 'T',
    description: 'D',
    path: '/insights/t',
    image: '/social/t.png',
    publishedAt: '2026-11-20T09:00:00Z',
  }
  expect(describeArticle(origin, article)).toMatchObject({
    image: 'https://plumbline.example/social/t.png',
    dateModified: '2026-11-20T09:00:00Z',
  })
})
