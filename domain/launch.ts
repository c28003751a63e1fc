/**
 * Judges whether the site is ready for the public: facts become checks that are done or open. The
 * caller collects the facts.
 */
import * as z from 'zod/mini'

/** `must`: before the site is public. `should`: soon after. `good`: nice to have. */
export const levels = ['must', 'should', 'good'] as const
export type Level = (typeof levels)[number]

/** DNS records of the sender's domain. */
export interface MailRecords {
  spf: boolean
  dkim: boolean
  dmarc: boolean
}

export interface LaunchFacts {
  now: Date
  /** Names of missing fields of the firm's record on who runs the site. */
  missingOperator: readonly string[]
  /** Statements about another firm on the pages; null if not checked. */
  foreign: readonly string[] | null
  addresses: { contact: string; sender: string; staff: string }
  /** `accepted`: when the mail server accepted a test mail with the current settings. */
  mail: { hasServer: boolean; accepted: string | null }
  /** PUBLIC_URL; null if it is not set. */
  publicUrl: string | null
  /** A proxy that forwards addresses but is not in TRUST_PROXY; null without one. */
  unknownProxy: string | null
  hasComplaintsRoute: boolean
  records: MailRecords | null
  /** Names of figures printed without evidence. */
  unprovenFigures: readonly string[]
  provisions: { all: number; notOpened: number }
  /** Texts that changed since a lawyer accepted them, and the numbers of accepted and all texts. */
  voidedReviews: readonly string[]
  reviewed: { accepted: number; all: number }
  unreviewedDrafts: number
  /** When `npm run backup` last finished. */
  lastBackup: string | null
  namedKeys: number
  /** Titles of unchanged starter articles that are public. */
  unchangedStarters: readonly string[]
  /** Titles of past dates of law whose last comparison with the source was before the date. */
  passedMilestones: readonly string[]
  /** Names of fields that are missing at /trust. */
  missingDisclosures: readonly string[]
  opensLinks: boolean
  hasMetrics: boolean
  /** Null for the drawn portrait, which has its own description. */
  portrait: { isDescribed: boolean } | null
  /** Bytes; null if the system does not say. */
  freeDisk: number | null
  /** Number of failed mails that were not sent again. */
  givenUp: number
  /** When the oldest pending mail was created. */
  oldestWaiting: string | null
}

/** The outcome of a test mail. */
export const testMailSchema = z.strictObject({
  accepted: z.boolean(),
  recipient: z.string(),
  /** Why it was not accepted. */
  cause: z.string(),
  /** The mail server's own words. */
  answer: z.string(),
})
export type TestMail = z.output<typeof testMailSchema>

type Judgement = readonly [isDone: boolean | null, seen?: readonly string[]]

const DAY_MS = 24 * 60 * 60 * 1000
const BACKUP_DAYS = 2
const LEAST_DISK = 1024 ** 3
const LONGEST_WAIT_MS = 60 * 60 * 1000

const none = (seen: readonly string[]): Judgement => [seen.length === 0, seen]
const noneOf = (amount: number): Judgement => [amount === 0, [String(amount)]]
const listed = (one: string | null) => (one ? [one] : [])
const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** The checks in display order. */
const rules = {
  must: {
    operator: ({ missingOperator }) => none(missingOperator),
    addresses: ({ addresses }) => none([...new Set(Object.values(addresses).filter(isReserved))]),
    mail: ({ mail: { hasServer, accepted } }) => [hasServer && accepted !== null, listed(accepted)],
    address: ({ publicUrl }) => [
      publicUrl !== null && isPublicOrigin(publicUrl),
      listed(publicUrl),
    ],
    proxy: ({ unknownProxy }) => none(unknownProxy === null ? [] : [unknownProxy]),
    complaints: ({ hasComplaintsRoute }) => [hasComplaintsRoute],
    own: ({ foreign }) => (foreign ? none(foreign) : [null]),
    figures: ({ unprovenFigures }) => none(unprovenFigures),
  },
  should: {
    spf: ({ records }) => [records?.spf ?? null],
    dkim: ({ records }) => [records?.dkim ?? null],
    dmarc: ({ records }) => [records?.dmarc ?? null],
    provisions: ({ provisions: { notOpened, all } }) => [
      notOpened === 0,
      [String(notOpened), String(all)],
    ],
    'law-review': ({ reviewed: { accepted, all }, voidedReviews }) => [
      accepted === all && voidedReviews.length === 0,
      [`${accepted} of ${all}`, ...voidedReviews],
    ],
    drafts: ({ unreviewedDrafts }) => noneOf(unreviewedDrafts),
    backup: ({ lastBackup, now }) => [
      lastBackup !== null && lastBackup >= before(now, BACKUP_DAYS * DAY_MS),
      listed(lastBackup),
    ],
    keys: ({ namedKeys }) => [namedKeys > 0, [String(namedKeys)]],
    starters: ({ unchangedStarters }) => none(unchangedStarters),
    milestones: ({ passedMilestones }) => none(passedMilestones),
    disclosures: ({ missingDisclosures }) => none(missingDisclosures),
  },
  good: {
    links: ({ opensLinks }) => [opensLinks],
    metrics: ({ hasMetrics }) => [hasMetrics],
    portrait: ({ portrait }) => [portrait === null || portrait.isDescribed],
    disk: ({ freeDisk }) =>
      freeDisk === null
        ? [null]
        : [freeDisk >= LEAST_DISK, [`${(freeDisk / LEAST_DISK).toFixed(1)} GB`]],
    waiting: ({ oldestWaiting, now }) => [
      oldestWaiting === null || oldestWaiting >= before(now, LONGEST_WAIT_MS),
      listed(oldestWaiting),
    ],
    'given-up': ({ givenUp }) => noneOf(givenUp),
  },
} satisfies Record<Level, Record<string, (facts: LaunchFacts) => Judgement>>

export type CheckId = { [Of in Level]: keyof (typeof rules)[Of] }[Level]
const checkIds = levels.flatMap((level) => Object.keys(rules[level])) as CheckId[]

export const checkSchema = z.strictObject({
  id: z.enum(checkIds),
  level: z.enum(levels),
  /** `unknown`: could not be checked; counts neither as open nor as done. */
  state: z.enum(['done', 'open', 'unknown']),
  /** Evidence: names, addresses, dates or amounts, without secrets. */
  seen: z.array(z.string()),
})
export type Check = z.output<typeof checkSchema>

/** Every check in display order. */
export function checkLaunch(facts: LaunchFacts): Check[] {
  return levels.flatMap((level) =>
    Object.entries<(facts: LaunchFacts) => Judgement>(rules[level]).map(([id, judge]): Check => {
      const [isDone, seen = []] = judge(facts)
      const state = isDone === null ? 'unknown' : isDone ? 'done' : 'open'
      return { id: id as CheckId, level, state, seen: [...seen] }
    }),
  )
}

export function listOpen(checks: readonly Check[], level?: Level): Check[] {
  return checks.filter((check) => check.state === 'open' && (!level || check.level === level))
}

/** Reserved domain names (RFC 2606, RFC 6761, RFC 6762). */
const reservedNames = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/i

/** Whether the address is on a reserved domain, which gets no mail. */
export function isReserved(address: string): boolean {
  return reservedNames.test(address.slice(address.lastIndexOf('@') + 1))
}

/** https, and not the name or address of this machine or of a private network (RFC 1918, RFC 4193). */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  const isPrivate =
    /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1?|f[cd]|fe80)/.test(hostname)
  return protocol === 'https:' && !isPrivate && !reservedNames.test(hostname)
}
