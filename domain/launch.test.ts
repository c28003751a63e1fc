import { describe, expect, it, test } from 'vitest'
import { checkLaunch, isPublicOrigin, isReserved, type LaunchFacts, listOpen } from './launch.ts'

/** Facts of an installation that passes every check. */
const ready: LaunchFacts = {
  now: new Date('2026-11-24T09:00:00.000Z'),
  missingOperator: [],
  foreign: [],
  addresses: { contact: 'hi@northwick.eu', sender: 'post@northwick.eu', staff: 'us@northwick.eu' },
  mail: { hasServer: true, accepted: '2026-11-23T09:00:00.000Z' },
  publicUrl: 'https://northwick.eu',
  unknownProxy: null,
  hasComplaintsRoute: true,
  records: { spf: true, dkim: true, dmarc: true },
  unprovenFigures: [],
  provisions: { all: 185, notOpened: 0 },
  voidedReviews: [],
  reviewed: { accepted: 9, all: 9 },
  unreviewedDrafts: 0,
  lastBackup: '2026-11-23T03:00:00.000Z',
  namedKeys: 2,
  unchangedStarters: [],
  passedMilestones: [],
  missingDisclosures: [],
  opensLinks: true,
  hasMetrics: true,
  portrait: null,
  freeDisk: 20 * 1024 ** 3,
  oldestWaiting: null,
  givenUp: 0,
}

const see = (change: Partial<LaunchFacts>) =>
  checkLaunch({ ...ready, ...change })
    .filter(({ state }) => state !== 'done')
    .map(({ id, level, state, seen }) => `${level} ${id} ${state}: ${seen.join(', ')}`)

test('an installation that lacks nothing has nothing open', () => {
  expect(see({})).toEqual([])
  expect(listOpen(checkLaunch(ready))).toEqual([])
})

describe('each lack is one open check, with what was seen', () => {
  it.each<[string, Partial<LaunchFacts>]>([
    ['must operator open: legalName, register', { missingOperator: ['legalName', 'register'] }],
    [
      'must addresses open: a@firm.example',
      { addresses: { contact: 'a@firm.example', sender: 'a@firm.example', staff: 'b@firm.eu' } },
    ],
    ['must mail open: ', { mail: { hasServer: true, accepted: null } }],
    ['must mail open: 2026', { mail: { hasServer: false, accepted: '2026-11-23T09:00:00.000Z' } }],
    ['must address open: ', { publicUrl: null }],
    ['must address open: https://localhost:3000', { publicUrl: 'https://localhost:3000' }],
    ['must proxy open: 10.0.0.7', { unknownProxy: '10.0.0.7' }],
    ['must complaints open: ', { hasComplaintsRoute: false }],
    ['should spf open: ', { records: { spf: false, dkim: true, dmarc: true } }],
    ['should dkim open: ', { records: { spf: true, dkim: false, dmarc: true } }],
    ['should dmarc open: ', { records: { spf: true, dkim: true, dmarc: false } }],
    ['must own open: The founder', { foreign: ['The founder'] }],
    ['must own unknown: ', { foreign: null }],
    ['must figures open: 200+ audits', { unprovenFigures: ['200+ audits'] }],
    ['should provisions open: 3, 185', { provisions: { all: 185, notOpened: 3 } }],
    [
      'should law-review open: 8 of 9, duty one',
      { reviewed: { accepted: 8, all: 9 }, voidedReviews: ['duty one'] },
    ],
    ['should drafts open: 8', { unreviewedDrafts: 8 }],
    ['should backup open: ', { lastBackup: null }],
    ['should backup open: 2026-11-22T08', { lastBackup: '2026-11-22T08:59:59.999Z' }],
    ['should keys open: 0', { namedKeys: 0 }],
    ['should starters open: One', { unchangedStarters: ['One'] }],
    ['should milestones open: A date', { passedMilestones: ['A date'] }],
    ['should disclosures open: auditor', { missingDisclosures: ['auditor'] }],
    ['good links open: ', { opensLinks: false }],
    ['good metrics open: ', { hasMetrics: false }],
    ['good portrait open: ', { portrait: { isDescribed: false } }],
    ['good disk open: 0.5 GB', { freeDisk: 512 * 1024 ** 2 }],
    ['good given-up open: 2', { givenUp: 2 }],
    ['good disk unknown: ', { freeDisk: null }],
    ['good waiting open: 2026-11-24T07', { oldestWaiting: '2026-11-24T07:59:00.000Z' }],
  ])('%s', (said, change) => {
    const [only, ...others] = see(change)
    expect(only?.startsWith(said), only).toBe(true)
    expect(others).toEqual([])
  })

  it('what no name server answered is neither open nor done', () => {
    expect(see({ records: null }).map((line) => line.split(' ')[2])).toEqual(
      Array(3).fill('unknown:'),
    )
  })
})

test.each([
  ['a@firm.example', true],
  ['a@mail.firm.test', true],
  ['a@example.com', true],
  ['a@localhost', true],
  ['a@firm.eu', false],
  ['example@firm.eu', false],
  ['a@notexample.com', false],
])('whether mail to %s is lost: %s', (address, isLost) => {
  expect(isReserved(address)).toBe(isLost)
})

test.each([
  ['https://firm.eu', true],
  ['http://firm.eu', false],
  ['https://127.0.0.1:8443', false],
  ['https://192.168.1.4', false],
  ['https://172.20.0.2', false],
  ['https://172.32.0.2', true],
  ['https://[::1]', false],
  ['https://[fd00::1]', false],
  ['https://localhost', false],
  ['https://firm.example', false],
])('whether visitors can come to %s: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic)
})
