import { describe, expect, it } from 'vitest'
import { starterCategories, starterPosts, starterRegions } from './index.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const TUESDAY = 2

/** What the starter articles may contain, each with the attributes that it may carry. */
const ALLOWED_TAGS: Record<string, readonly string[]> = {
  a: ['href'],
  ...Object.fromEntries(
    'p h2 h3 ul ol li table thead tbody tr th td blockquote pre code strong em'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
}

const SITE_PATHS = new Set([
  '/quickscore',
  '/quickscore/methodology',
  '/governance-in-a-box',
  ...starterPosts.map((post) => `/insights/${post.slug}`),
])

interface Tag {
  name: string
  closes: boolean
  attributes: { name: string; value: string }[]
}

/** Enough of a reader for HTML that we write ourselves: every `<` must begin a well-formed tag. */
function readTags(html: string): Tag[] {
  const tags = [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)>/g)]
  expect(tags).toHaveLength(html.split('<').length - 1)
  return tags.map(([, slash, name, attributes]) => ({
    name: name ?? '',
    closes: slash === '/',
    attributes: [...(attributes ?? '').matchAll(/([a-z-]+)="([^"]*)"/g)].map((match) => ({
      name: match[1] ?? '',
      value: match[2] ?? '',
    })),
  }))
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length
}

function expectUnique(values: readonly string[]): void {
  expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length)
}

describe('starter regions and categories', () => {
  it('have unique names, codes and slugs within the limits', () => {
    expectUnique(starterRegions.map((region) => region.name))
    expectUnique(starterRegions.map((region) => region.code))
    expectUnique(starterCategories.map((category) => category.name))
    expectUnique(starterCategories.map((category) => category.slug))
    for (const { code } of starterRegions) expect(code).toMatch(/^[A-Z]{2,5}$/)
    for (const { slug } of starterCategories) expect(slug).toMatch(SLUG)
    for (const { name } of [...starterRegions, ...starterCategories]) {
      expect(name.length).toBeLessThanOrEqual(100)
    }
  })

  it('are all used, so that no filter on a fresh site leads nowhere', () => {
    const categories = new Set(starterPosts.flatMap((post) => post.categorySlugs))
    const regions = new Set(starterPosts.flatMap((post) => post.regionCodes))
    expect([...categories].sort()).toEqual(starterCategories.map(({ slug }) => slug).sort())
    expect([...regions].sort()).toEqual(starterRegions.map(({ code }) => code).sort())
  })
})

describe('starter posts', () => {
  it('are three, with unique titles and slugs', () => {
    expect(starterPosts).toHaveLength(3)
    expectUnique(starterPosts.map((post) => post.slug))
    expectUnique(starterPosts.map((post) => post.title))
  })

  describe.each(starterPosts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
    it('keeps to the lengths', () => {
      expect(post.title.length).toBeLessThanOrEqual(200)
      expect(post.slug).toMatch(SLUG)
      expect(post.slug.length).toBeLessThanOrEqual(120)
      expect(post.description.length).toBeGreaterThanOrEqual(100)
      expect(post.description.length).toBeLessThanOrEqual(160)
      expect(post.metaTitle.length).toBeLessThanOrEqual(60)
      expect(post.metaDescription.length).toBeLessThanOrEqual(155)
      expect(countWords(post.content)).toBeGreaterThanOrEqual(900)
      expect(countWords(post.content)).toBeLessThanOrEqual(1400)
    })

    it('was published on a Tuesday in the past', () => {
      const published = new Date(post.publishedAt)
      expect(published.toISOString()).toBe(post.publishedAt)
      expect(published.getUTCDay()).toBe(TUESDAY)
      expect(published.getTime()).toBeLessThan(Date.now())
    })

    it('refers to categories and regions that exist', () => {
      const slugs = starterCategories.map((category) => category.slug)
      const codes = starterRegions.map((region) => region.code)
      expect(slugs).toEqual(expect.arrayContaining([...post.categorySlugs]))
      expect(codes).toEqual(expect.arrayContaining([...post.regionCodes]))
      expect(post.regionCodes.length).toBeGreaterThan(0)
    })

    it('holds balanced HTML from the allow-list only', () => {
      const open: string[] = []
      for (const tag of readTags(post.content)) {
        expect(Object.keys(ALLOWED_TAGS)).toContain(tag.name)
        expect(tag.attributes.map(({ name }) => name)).toEqual(
          tag.closes ? [] : ALLOWED_TAGS[tag.name],
        )
        if (tag.closes) expect(open.pop()).toBe(tag.name)
        else open.push(tag.name)
      }
      expect(open).toEqual([])
      expect(post.content).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/)
    })

    it('starts its headings at h2', () => {
      const headings = readTags(post.content).filter((tag) => /^h\d$/.test(tag.name) && !tag.closes)
      expect(headings[0]?.name).toBe('h2')
    })

    it('links to https addresses and to pages that this site has', () => {
      const links = readTags(post.content).flatMap((tag) =>
        tag.attributes.map(({ value }) => value),
      )
      for (const link of links) {
        if (link.startsWith('/')) expect(SITE_PATHS).toContain(link)
        else expect(new URL(link).protocol).toBe('https:')
      }
      expect(links).toEqual(expect.arrayContaining(['/quickscore', '/quickscore/methodology']))
    })
  })
})
