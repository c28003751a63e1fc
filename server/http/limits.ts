import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { nouns } from '../../content/en/nouns.ts'
import { tooMany } from '../../domain/errors.ts'
import { count } from '../../domain/wording.ts'
import type { Config } from '../platform/config.ts'
import { deleteBefore } from '../platform/db/rows.ts'
import { getSecret } from '../platform/db/secrets.ts'
import type { Database, Trx } from '../tables.ts'
import { createTurns } from './turns.ts'

interface LimitRule {
  /** How many in one window. */
  points: number
  /** Length of the window in seconds. */
  seconds: number
  /** What the caller is told; the time to wait is added. */
  message: string
  /** Counted per instance, since the limit protects the time of one process. */
  isLocal?: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Per address; the figures are those of `docs/decisions/rate-limits.md`. */
const rules = {
  api: { points: 600, seconds: MINUTE, message: 'Too many requests.' },
  contact: {
    points: 10,
    seconds: 10 * MINUTE,
    message: 'Too many messages came from this connection.',
  },
  newsletter: { points: 5, seconds: HOUR, message: 'Too many sign-ups came from this connection.' },
  'newsletter-link': {
    points: 30,
    seconds: 10 * MINUTE,
    message: 'Too many links were tried from this connection.',
  },
  'result-link': {
    points: 60,
    seconds: 10 * MINUTE,
    message: 'Too many private links were opened from this connection.',
  },
  'own-questionnaire': {
    points: 3,
    seconds: HOUR,
    message: 'Too many assessments were started on plain pages from this connection.',
  },
  renderings: { points: 300, seconds: MINUTE, isLocal: true, message: 'Too many page requests.' },
  documents: { points: 30, seconds: MINUTE, isLocal: true, message: 'Too many file requests.' },
  articles: { points: 60, seconds: MINUTE, message: 'Too many lists of articles.' },
  search: { points: 60, seconds: MINUTE, message: 'Too many searches.' },
  events: { points: 120, seconds: MINUTE, message: 'Too many events.' },
  quickscore: { points: 20, seconds: HOUR, message: 'Too many assessments from this address.' },
  'test-mail': {
    points: 10,
    seconds: 15 * MINUTE,
    message: 'Too many test emails from this address.',
  },
  passkeys: { points: 60, seconds: 15 * MINUTE, message: 'Too many sign-ins with a passkey.' },
  'wrong-key': { points: 10, seconds: 15 * MINUTE, message: 'Too many wrong admin keys.' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof rules

/** The limits that a form posted to its page may consume. */
export type FormLimit = Extract<
  LimitName,
  'contact' | 'newsletter' | 'newsletter-link' | 'own-questionnaire' | 'quickscore'
>

export interface Limits {
  /** Counts a try of an IP address; over the limit throws `too-many` with the seconds to wait. */
  consume(name: LimitName, ip: string): Promise<void>
  /** Runs `work` when a slot of its IP address is free, and one of its lane, which all share. */
  inTurn<T>(
    name: 'renderings' | 'documents' | 'pictures' | 'calls',
    ip: string,
    work: () => Promise<T>,
    lane?: string,
  ): Promise<T>
}

/** Files or pictures made at once per address; pages, which share the main thread, one. */
const AT_ONCE = 2
/** Half of the connections to PostgreSQL: a crowd at one call leaves the others to the rest. */
const AT_ONCE_IN_A_LANE = 5
const LONGEST_IN_A_LANE_MS = 20_000

/**
 * Limits per address, shared by instances on PostgreSQL. No address is stored: counters use
 * its keyed hash (HMAC).
 */
export async function createLimits({ config, db }: Ports): Promise<Limits> {
  if (!config.RATE_LIMITS) return { consume: async () => {}, inTurn: (_name, _ip, work) => work() }
  const secret = await getSecret(db, 'limit-secret')
  const names = Object.keys(rules) as LimitName[]
  const createShared = config.DATABASE_URL ? sharedCounters(db) : createLocalCounter
  const createOf = (rule: LimitRule) => (rule.isLocal ? createLocalCounter : createShared)
  const turns = {
    renderings: createTurns(1, 200),
    documents: createTurns(AT_ONCE),
    pictures: createTurns(AT_ONCE),
    calls: createTurns(AT_ONCE),
  }
  const lanes = createTurns(AT_ONCE_IN_A_LANE, 0, LONGEST_IN_A_LANE_MS)
  const counters = new Map(names.map((name) => [name, createOf(rules[name])(name, rules[name])]))
  return {
    async consume(name, ip) {
      const key = createHmac('sha256', secret).update(networkOf(ip)).digest('base64url')
      const counter = counters.get(name)
      const windowMs = rules[name].seconds * 1000
      let refusal = await tryToSpend(counter, key)
      if (refusal && refusal.msBeforeNext > windowMs) {
        // The clock has been set back since the window began, so the count starts again: the window
        // would last until the clock caught up.
        await counter?.delete(key)
        refusal = await tryToSpend(counter, key)
      }
      if (!refusal) return
      throw tooMany(...explain(rules[name].message, Math.min(refusal.msBeforeNext, windowMs)))
    },
    inTurn: (name, ip, work, lane) =>
      turns[name](networkOf(ip), lane === undefined ? work : () => lanes(lane, work)),
  }
}

/** Returns the limiter's refusal, or null where the try is within the limit. */
async function tryToSpend(counter: RateLimiterAbstract | undefined, key: string) {
  try {
    await counter?.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}

interface Ports {
  config: Pick<Config, 'RATE_LIMITS' | 'DATABASE_URL'>
  db: Database
}

/** Deletes at most `limit` counters whose window ended before `before`; returns how many. */
export const deleteEndedLimits = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleteBefore(trx, 'rate_limits', 'expire', { before: before.getTime(), limit, key: ['key'] })

/**
 * The network that is counted as one: IPv4 as it is, also mapped into IPv6; IPv6 by its /64,
 * since a household or office holds that many addresses. Some proxies add a port, and brackets.
 */
function networkOf(ip: string): string {
  const bare = ip.replaceAll(/^\[|\](:\d+)?$|(?<=\.\d+):\d+$/g, '')
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Makes the counter of one rule. */
type CreateCounter = (name: string, rule: LimitRule) => RateLimiterAbstract

/** Counts in this process. */
const createLocalCounter: CreateCounter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Counts in the shared PostgreSQL; each instance counts in memory while that is unreachable. */
function sharedCounters(db: Database): CreateCounter {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  }
  return (name, rule) =>
    new RateLimiterPostgres({
      keyPrefix: name,
      points: rule.points,
      duration: rule.seconds,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // The daily job removes what has expired.
      clearExpiredByTimeout: false,
      // An address over its limit is refused without asking the database again.
      inMemoryBlockOnConsumed: rule.points + 1,
      insuranceLimiter: createLocalCounter(name, rule),
    })
}

function explain(message: string, waitMs: number): [string, number] {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? count(seconds, nouns.second) : count(minutes, nouns.minute)
  return [`${message} Please try again in ${wait}.`, seconds]
}
