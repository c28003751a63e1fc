import { describe, expect, it } from 'vitest'
import { countWords } from '../../../domain/text.ts'
import { longDate } from '../../../domain/wording.ts'
import { legalReferences } from '../legal-references/index.ts'
import { starterCategories, starterPosts, starterRegions } from './index.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

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

  it('date a paper as the references do', () => {
    const texts = starterPosts.map(({ content }) => content.replaceAll('\n', ' ')).join()
    const dates = [...texts.matchAll(/guidelines of ([\w ]+ 20\d\d)/g)].map(([, on]) => on)
    const { 'commission-5052': adopted, 'commission-draft-6': draft } = legalReferences
    expect(dates.toSorted()).toEqual([draft, adopted].map(({ date }) => longDate(date)))
  })

  describe.each(starterPosts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
    it('keeps to the lengths', () => {
      expect(post.title.length).toBeLessThanOrEqual(200)
      expect(post.regionCodes.length).toBeGreaterThan(0)
      expect(post.slug).toMatch(SLUG)
      expect(post.slug.length).toBeLessThanOrEqual(120)
      expect(post.description.length).toBeGreaterThanOrEqual(100)
      expect(post.description.length).toBeLessThanOrEqual(160)
      expect(post.metaTitle.length).toBeLessThanOrEqual(60)
      expect(post.metaDescription.length).toBeLessThanOrEqual(155)
      const words = countWords(post.content.replaceAll(/<[^>]*>/g, ' '))
      expect(words).toBeGreaterThanOrEqual(900)
      expect(words).toBeLessThanOrEqual(1400)
    })

    it('was published on a Tuesday in the past', () => {
      const published = new Date(post.publishedAt)
      expect(published.toISOString()).toBe(post.publishedAt)
      expect(published.getUTCDay()).toBe(2)
      expect(published.getTime()).toBeLessThan(Date.now())
    })

    it('starts its headings at h2', () => {
      expect(post.content.match(/<h\d/)?.[0]).toBe('<h2')
    })

    it('leads to QuickScore and to how it works', () => {
      for (const path of ['/quickscore', '/quickscore/methodology']) {
        expect(post.content).toContain(`href="${path}"`)
      }
    })
  })
})
