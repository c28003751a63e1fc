import { describe, expect, test } from 'vitest'
import { shareCardPath } from '../domain/posts/share-card.ts'
import { canonicalAddress, type MetaArguments, pageMeta } from './page-meta.ts'

const words = { title: 'About', description: 'Who we are' }
const origin = 'https://plumbline.example'

function argumentsFor(pathname: string, loaderData: unknown = { origin }): MetaArguments {
  return { location: { pathname }, matches: [undefined, { loaderData: null }, { loaderData }] }
}

/** Descriptors by their name, property or rel. */
function byName(descriptors: ReturnType<typeof pageMeta>): Record<string, unknown> {
  return Object.fromEntries(
    descriptors.flatMap((it) => {
      const { name, property, rel, content, href } = it as Record<string, string>
      const key = name ?? property ?? rel
      return key ? [[key, content ?? href]] : []
    }),
  )
}

describe('pageMeta', () => {
  test('says what the page is, where it is and how it looks when shared', () => {
    expect(byName(pageMeta(words, argumentsFor('/about')))).toMatchObject({
      description: 'Who we are',
      canonical: 'https://plumbline.example/about',
      'og:url': 'https://plumbline.example/about',
      'og:type': 'website',
      'og:title': 'About',
      'og:description': 'Who we are',
      'og:image': 'https://plumbline.example/social/about.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://plumbline.example/social/about.png',
    })
  })

  test('takes another picture and kind for an article', () => {
    const options = { type: 'article' as const, image: { path: '/media/desk.png' } }
    expect(byName(pageMeta(words, argumentsFor('/insights/a'), options))).toMatchObject({
      'og:type': 'article',
      'og:image': 'https://plumbline.example/media/desk.png',
    })
  })

  test('adds structured data in which every address is absolute', () => {
    const structuredData = (at: string) => [{ '@type': 'Thing', url: at }]
    expect(pageMeta(words, argumentsFor('/about'), { structuredData })).toContainEqual({
      'script:ld+json': { '@type': 'Thing', url: origin },
    })
  })

  test('has no canonical address where no loader gave the origin', () => {
    for (const args of [undefined, argumentsFor('/about', null), argumentsFor('/a', {})]) {
      expect(byName(pageMeta(words, args))).not.toHaveProperty('canonical')
    }
  })
})

test.each([
  ['/', 'https://plumbline.example/', '/social/home.png'],
  ['/about', 'https://plumbline.example/about', '/social/about.png'],
  ['/about/', 'https://plumbline.example/about', '/social/about.png'],
  ['/insights/a-b', 'https://plumbline.example/insights/a-b', '/social/insights-a-b.png'],
  [
    '/quickscore/methodology',
    'https://plumbline.example/quickscore/methodology',
    '/social/quickscore-methodology.png',
  ],
])('the address and the picture of %s', (pathname, address, image) => {
  expect(canonicalAddress(origin, pathname)).toBe(address)
  expect(shareCardPath(pathname)).toBe(image)
})
