import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as claimsFile from '../claims.ts'
import { lawMarks } from '../law-marks.ts'
import { legalReferences } from '../legal-references/index.ts'
import * as milestonesFile from '../milestones.ts'
import * as plansFile from '../plans.ts'
import { starterNames } from '../quickscore/starters/words.ts'
import { retention } from '../retention.ts'
import * as roiFile from '../roi.ts'
import { sources } from '../sources.ts'
import * as about from './about.ts'
import * as audiences from './audiences/index.ts'
import * as benchmarkRequest from './benchmark-request.ts'
import * as contact from './contact.ts'
import * as home from './home.ts'
import * as insights from './insights.ts'
import * as newsletter from './newsletter.ts'
import * as privacy from './privacy-policy.ts'
import * as service from './service.ts'
import * as terms from './terms-of-service.ts'
import { writeTrustPage } from './trust.ts'

const content = {
  milestonesFile,
  plansFile,
  roiFile,
  about,
  audiences: audiences.audiencePages,
  benchmarkRequest,
  contact,
  home,
  insights,
  newsletter,
  privacy,
  service,
  terms,
}

const ROUTES = `
  / /governance-in-a-box /about /newsletter /insights /contact /benchmark-request
  /state-of-hiring-ai
  /quickscore /quickscore/methodology /quickscore/specimen
  /for-ta-teams /for-hrtech-vendors /for-analysts /for-regulators
  /privacy-policy /terms-of-service
  /law /law/changes /evidence /corrections
`
  .trim()
  .split(/\s+/)

interface Found {
  /** Where in the content: "home.homePage.hero.lead". */
  path: string
  key: string
  text: string
  /** Whether the text or anything around it names its source. */
  sourced: boolean
}

function collect(value: unknown, path: string, sourced: boolean, found: Found[]): Found[] {
  if (typeof value === 'string') {
    found.push({ path, key: path.split('.').at(-1) ?? '', text: value, sourced })
  } else if (value !== null && typeof value === 'object') {
    const named = sourced || ('sources' in value && Array.isArray(value.sources))
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'sources') collect(child, `${path}.${key}`, named, found)
    }
  }
  return found
}

function collectMetas(value: unknown): { title: string; description: string }[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'meta' ? [child as { title: string; description: string }] : collectMetas(child),
  )
}

const strings = collect(content, 'content', false, [])
const words = strings.filter(({ key }) => !/^(href|route|comparedOn|updatedOn|date)$/.test(key))

/** Sections of the service page; its journey shows that each is there. */
const SERVICE_ANCHORS = ['#inside', '#road', '#pricing', '#questions', '#register']

describe('links', () => {
  const hrefs = strings.filter(({ key }) => key === 'href')

  test.each(hrefs)('$path leads somewhere: $text', ({ text }) => {
    if (/^(https:\/\/|mailto:[^@\s]+@plumbline\.example)/.test(text)) return
    if (text.startsWith('#')) return expect(SERVICE_ANCHORS).toContain(text)
    const { pathname } = new URL(text, 'https://plumbline.example')
    expect(ROUTES).toContain(pathname)
  })

  test('the targets with parameters stay as they are', () => {
    const carrying = new Set(hrefs.map(({ text }) => text).filter((text) => /^\/.*\?/.test(text)))
    expect(carrying).toEqual(
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

  test('the footer anchors are the five cards', () => {
    expect(service.servicePage.inside.items.map(({ id }) => id).sort()).toEqual([
      'documentation-builder',
      'evidence-vault',
      'expert-advisory',
      'governance-engine',
      'regulatory-pulse',
    ])
  })

  test('sections of the legal texts have their own anchors', () => {
    for (const { sections } of [privacy.privacyPolicy, terms.termsOfService]) {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('metadata', () => {
  const metas = collectMetas(content)

  test('every page has its own', () => {
    expect(metas).toHaveLength(13)
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
  })

  test.each(metas)('$title fits', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(description.length).toBeGreaterThan(70)
  })
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

describe('milestones', () => {
  const { milestones, specifiedDeadline } = milestonesFile

  test('run from the oldest to the latest, as UTC instants', () => {
    const dates = milestones.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    for (const { date } of milestones) {
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'))
    }
  })

  test('hold the date that the Act first set and, after it, 2 December 2027 as the next for hiring AI', () => {
    expect(specifiedDeadline.date).toBe('2026-08-02T00:00:00Z')
    expect(milestones).toContain(specifiedDeadline)
    const next = milestones.find(
      ({ date, concernsHiringAi }) => concernsHiringAi && date > specifiedDeadline.date,
    )
    expect(next?.date).toBe('2027-12-02T00:00:00Z')
  })
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
    const prices = plansFile.plans.map(({ name, monthlyPrice, badge }) => [
      name,
      monthlyPrice,
      badge,
    ])
    expect(prices).toEqual([
      ['CORE', 1985, undefined],
      ['SCALE', 4985, 'Most Popular'],
      ['ENTERPRISE', 9800, undefined],
    ])
    expect(service.servicePage.meta.description).toContain('£1,985')
  })

  test('the fee of the calculator is twelve months of CORE, and its words say its figures', () => {
    const { roiFigures, roiWords } = roiFile
    expect(roiFigures.annualFee).toBe(12 * 1985)
    const method = JSON.stringify(roiWords.method)
    for (const figure of ['1.17', '€35,000,000', '7%', '£23,820']) expect(method).toContain(figure)
  })

  test('the privacy policy names what a respondent is asked besides the questions', () => {
    const text = JSON.stringify(privacy.privacyPolicy)
    const asked = [
      'where you hire',
      'what your tools do',
      'prohibited practices',
      'News of the law',
    ]
    for (const words of asked.concat('from an earlier result')) expect(text).toContain(words)
  })

  test('the privacy policy prints every retention period', () => {
    const text = JSON.stringify(privacy.privacyPolicy)
    for (const { amount, unit } of Object.values(retention)) {
      expect(text).toContain(`${amount} ${unit}`)
    }
  })
})

describe('strings that stay to the letter', () => {
  const fixed = [
    'Get in touch →',
    'Take the QuickScore',
    'Explore the service',
    'Get Started',
    'Ready to validate across the EU & UK?',
    'Book 20-min Call',
    "What's Inside",
    'Governance Baseline',
    'Template Library',
    'On-Call Advisor Hours',
    'HR/TA Teams',
    'HR-Tech Vendors',
    'Legal & Compliance',
    'Contact Us',
    'Send Us a Message',
    'Please enter a valid email address.',
    'Submitting...',
    'Message sent!',
    "We'll respond within one business day.",
    'Something went wrong.',
    'Please try again later.',
    'Join 500+ HR Leaders',
    'Contact for Access',
    'How we help',
    'Article Not Found',
    "Sorry, the article you're looking for doesn't exist or has been removed.",
    'Explore More Insights',
    'View all articles',
    'x coverage',
  ]

  test.each(fixed)('%s', (text) => {
    expect(words.map((found) => found.text)).toContain(text)
  })
})

test('the receiver of leads stands in the privacy policy and under Trust, where the settings name one', () => {
  for (const write of [privacy.writePrivacyPolicy, writeTrustPage]) {
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
