/**
 * Whether the site is ready for the public: what is true of it (facts) becomes checks that are done
 * or open. Nothing is looked up here.
 */
import * as z from 'zod/mini'

/** Must before the site is public, should soon after, good to have. */
export const levels = ['must', 'should', 'good'] as const
export type Level = (typeof levels)[number]

/** What the domain of the sender says in the DNS; null where nobody could be asked. */
export interface MailRecords {
  spf: boolean
  dkim: boolean
  dmarc: boolean
}

export interface LaunchFacts {
  now: Date
  /** The names of the fields of the firm's record that say who runs the site, and are missing. */
  missingOperator: readonly string[]
  /** What pages tell of the life of another firm; null where nobody has looked at them. */
  foreign: readonly string[] | null
  addresses: { contact: string; sender: string; staff: string }
  /** `accepted`: when the mail server took a test mail, with the settings as they are now. */
  mail: { hasServer: boolean; accepted: string | null }
  /** Where visitors find it, as PUBLIC_URL has it; null where that is not set. */
  publicUrl: string | null
  /** A sender of forwarded addresses that TRUST_PROXY does not name; null: there is none. */
  unknownProxy: string | null
  hasComplaintsRoute: boolean
  records: MailRecords | null
  /** Names of the figures that pages print without evidence. */
  unprovenFigures: readonly string[]
  provisions: { all: number; notOpened: number }
  /** What a lawyer accepted and has changed since, and how much of all that is printed holds. */
  voidedReviews: readonly string[]
  reviewed: { accepted: number; all: number }
  unreviewedDrafts: number
  /** When `npm run backup` last came to its end. */
  lastBackup: string | null
  namedKeys: number
  /** Titles of public articles that came with the product and are as they came. */
  unchangedStarters: readonly string[]
  /** Titles of dates of law that passed and were last compared with their source before that. */
  passedMilestones: readonly string[]
  /** The names of the fields that /trust has nothing of. */
  missingDisclosures: readonly string[]
  opensLinks: boolean
  hasMetrics: boolean
  /** Null for the drawn portrait, which has its own description. */
  portrait: { isDescribed: boolean } | null
  /** Bytes; null where the system does not say. */
  freeDisk: number | null
  /** Mail that was given up and that nobody has sent again. */
  givenUp: number
  /** When the mail that has waited longest was written down. */
  oldestWaiting: string | null
}

/** What became of a test mail. */
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

/** In the order in which they are walked down. */
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
  /** `unknown`: nobody could be asked; it counts neither as open nor as done. */
  state: z.enum(['done', 'open', 'unknown']),
  /** What was seen: names, addresses, dates or amounts, without any secret. */
  seen: z.array(z.string()),
})
export type Check = z.output<typeof checkSchema>

/** Every check, in its order. */
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

/** Names that belong to nobody (RFC 2606, RFC 6761, RFC 6762). */
const reservedNames = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/i

/** Whether no mail can ever arrive there. */
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
