import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allWords } from '../all.ts'
import * as claimsFile from '../claims.ts'
import { lawMarks } from '../law-marks.ts'
import { legalReferences } from '../legal-references/index.ts'
import { milestones } from '../milestones.ts'
import { plans } from '../plans.ts'
import { starterNames } from '../quickscore/starters/words.ts'
import { retention } from '../retention.ts'
import { roiFigures, roiWords } from '../roi.ts'
import { sources } from '../sources.ts'
import { privacyPolicy, writePrivacyPolicy } from './privacy-policy.ts'
import { servicePage } from './service.ts'
import { termsOfService } from './terms-of-service.ts'
import { writeTrustPage } from './trust.ts'

const content = Object.fromEntries(
  Object.entries(allWords).filter(([name]) => /^(pages\/|milestones|plans|roi)/.test(name)),
)

interface Found {
  key: string
  text: string
}

function collect(value: unknown, key = ''): Found[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'sources' ? [] : collect(child, name),
  )
}

interface Meta {
  title: string
  description: string
}

function collectMetas(value: unknown): Meta[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'meta' ? [child as Meta] : collectMetas(child),
  )
}

const strings = collect(content)
const words = strings.filter(({ key }) => !/^(href|route|comparedOn|updatedOn|date)$/.test(key))

// The journeys check that each link works and each title is unique.
describe('links', () => {
  test('the targets with parameters stay as they are', () => {
    const hrefs = strings.filter(({ key, text }) => key === 'href' && /^\/.*\?/.test(text))
    expect(new Set(hrefs.map(({ text }) => text))).toEqual(
      new Set([
        '/quickscore?aud=ta',
        '/quickscore?aud=vendor',
        '/quickscore?utm_source=audience_page&aud=ta',
        '/quickscore?utm_source=audience_page&aud=vendor',
        '/contact?aud=ta&utm_source=audience_page',
        '/contact?aud=vendor&utm_source=audience_page',
        '/benchmark-request?utm_source=audience_page',
        '/contact?aud=reg&utm_source=audience_page',
        '/contact?aud=analyst',
        '/contact?plan=call',
        '/contact?plan=core',
        '/contact?plan=scale',
      ]),
    )
  })

  test('sections of the legal texts have their own anchors', () => {
    for (const { sections } of [privacyPolicy, termsOfService]) {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

test('every page has a title and a description of its own that fit', () => {
  const ofPages = Object.entries(allWords).filter(([name]) => name !== 'site')
  const metas = new Set(collectMetas(Object.fromEntries(ofPages)))
  expect(metas.size).toBeGreaterThan(25)
  for (const { title, description } of metas) {
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, title).toBeLessThanOrEqual(155)
    expect(description.length, title).toBeGreaterThan(70)
  }
  expect(new Set([...metas].map(({ description }) => description)).size).toBe(metas.size)
})

describe('legal statements', () => {
  test('every source is used, dated and linked', () => {
    const marked = Object.values(lawMarks).flat()
    const used = new Set(
      `"sources":[${marked.join()}]${JSON.stringify(content)}`
        .match(/"sources":\[[^\]]*\]/g)
        ?.join()
        .match(/\w+/g),
    )
    for (const [id, source] of Object.entries(sources)) {
      expect(used, id).toContain(id)
      expect(source.url).toMatch(/^https:\/\//)
      expect(source.comparedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('the 7% ceiling never stands without what it covers', () => {
    const bare = words.filter(
      ({ text }) => /7%|€35/.test(text) && !/prohibited practices/.test(text),
    )
    expect(bare).toEqual([])
  })

  test('2 August 2026 is never given as the date of the high-risk duties', () => {
    const stale = words.filter(
      ({ text }) =>
        /2 August 2026/.test(text) && /high-risk/.test(text) && !/first set|moved?s?\b/.test(text),
    )
    expect(stale).toEqual([])
  })

  test('UK law is not cited by the article that it no longer has', () => {
    const found = words.filter(({ text }) => /UK GDPR,? Article 22\b/.test(text))
    expect(found).toEqual([])
  })
})

test('milestones run from the oldest to the latest, as UTC instants', () => {
  const dates = milestones.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'))
})

describe('claims and figures', () => {
  const { claims } = claimsFile
  const written = words.map(({ text }) => text).join('\n')

  test.each(Object.entries(claims))('%s stands on a page', (_id, { figure }) => {
    expect(written).toContain(figure)
  })

  test('each carries the note of whose it is, and the record of the firm hides or proves it', () => {
    const { sayClaim, showClaims } = claimsFile
    expect(sayClaim(claims.audits, '.')).toMatchObject({ sources: ['ownFigure'] })
    expect(showClaims([claims.candidates])).toMatchObject([{ label: { sources: ['ownFigure'] } }])
    const hidden = { candidates: { shown: false }, policyTemplates: { shown: false } }
    expect(showClaims([claims.candidates], hidden)).toEqual([])
    expect(sayClaim(claims.policyTemplates, ' for you', hidden)).toBe(
      '12 documents to begin with for you',
    )
    const proven = { audits: { evidence: 'Register of audits' } }
    expect(sayClaim(claims.audits, '.', proven)).toMatchObject({ sources: ['evidence:audits'] })
  })

  test('what stands in place of a hidden figure is counted in the product', () => {
    const provisions = Object.keys(legalReferences).length
    expect(claims.requirements.hidden).toMatch(new RegExp(`^${provisions} provisions `))
    const documents = Object.keys(starterNames).length
    expect(claims.policyTemplates.hidden).toMatch(new RegExp(`^${documents} documents `))
  })

  test('no page writes a claimed figure of its own', () => {
    const figures = Object.values(claims).map(({ figure }) => figure)
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    for (const name of [...files, '../plans.ts']) {
      const text = readFileSync(new URL(name, import.meta.url), 'utf8')
      expect(
        figures.filter((figure) => text.includes(figure)),
        name,
      ).toEqual([])
    }
  })

  test('plans cost what is agreed', () => {
    const prices = plans.map(({ name, monthlyPrice, badge }) => [name, monthlyPrice, badge])
    expect(prices).toEqual([
      ['CORE', 1985, undefined],
      ['SCALE', 4985, 'Most Popular'],
      ['ENTERPRISE', 9800, undefined],
    ])
    expect(servicePage.meta.description).toContain('£1,985')
  })

  test('the fee of the calculator is twelve months of CORE, and its words say its figures', () => {
    expect(roiFigures.annualFee).toBe(12 * 1985)
    const method = JSON.stringify(roiWords.method)
    for (const figure of ['1.17', '€35,000,000', '7%', '£23,820']) expect(method).toContain(figure)
  })

  test('the privacy policy names what a respondent is asked besides the questions', () => {
    const text = JSON.stringify(privacyPolicy)
    const asked = [
      'where you hire',
      'what your tools do',
      'prohibited practices',
      'News of the law',
    ]
    for (const words of asked.concat('from an earlier result')) expect(text).toContain(words)
  })

  test('the privacy policy prints every retention period', () => {
    const text = JSON.stringify(privacyPolicy)
    for (const { amount, unit } of Object.values(retention)) {
      expect(text).toContain(`${amount} ${unit}`)
    }
  })
})

// In English the text after the greeting's comma starts with a capital.
test('what follows “Dear …,” or “Hello,” begins with a capital', () => {
  const letters = collect(allWords).filter(({ text }) => /^(Dear|Hello)\b.*,\n/.test(text))
  expect(letters.length).toBeGreaterThan(4)
  expect(letters.filter(({ text }) => /,\n+[a-z]/.test(text))).toEqual([])
})

// The journeys check further texts that must not change.
test.each([
  "What's Inside",
  'Governance Baseline',
  'Template Library',
  'On-Call Advisor Hours',
  'HR/TA Teams',
  'HR-Tech Vendors',
  'Legal & Compliance',
  'Contact Us',
  'Send Us a Message',
  'Join 500+ HR Leaders',
  'Contact for Access',
  'How we help',
  "Sorry, the article you're looking for doesn't exist or has been removed.",
])('"%s" stays to the letter', (text) => {
  expect(words.map((found) => found.text)).toContain(text)
})

test('the receiver of leads stands in the privacy policy and under Trust, where the settings name one', () => {
  for (const write of [writePrivacyPolicy, writeTrustPage]) {
    const sections = (receiver: string | null) =>
      write(receiver)
        .sections.filter((section) => JSON.stringify(section).includes('Example CRM'))
        .map(({ id }) => id)
    expect(sections('Example CRM')).toContain(
      write === writeTrustPage ? 'who-processes-what' : 'who-sees-it',
    )
    expect(sections(null)).toEqual([])
    expect(JSON.stringify(write(null))).not.toMatch(/null|undefined/)
  }
})
