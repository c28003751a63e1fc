import { createHmac } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { tooMany } from '../../domain/errors.ts'

export interface LimitRule {
  /** How many in one window. */
  points: number
  /** Length of the window in seconds. */
  seconds: number
  /** What the caller is told; the time to wait is added. */
  message: string
}

export interface Limits<Name extends string> {
  /** Counts one try by an address; throws `too-many` with the seconds to wait once they are used up. */
  spend(name: Name, address: string): Promise<void>
}

/** Makes the counter of one rule. */
export type CreateCounter = (name: string, rule: LimitRule) => RateLimiterAbstract

/** Counts in this process. */
export const createLocalCounter: CreateCounter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/**
 * Counts in the table `rate_limits` of a PostgreSQL that several instances share; while that is
 * out of reach, each counts by itself.
 */
export function createSharedCounters<T>(db: Kysely<T>): CreateCounter {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  }
  return (name, rule) =>
    new RateLimiterPostgres({
      ...{ keyPrefix: name, points: rule.points, duration: rule.seconds },
      ...{ storeClient, storeType: 'client', tableName: 'rate_limits', tableCreated: true },
      // The daily job removes what has expired.
      clearExpiredByTimeout: false,
      // Who has been refused is refused without asking again.
      inMemoryBlockOnConsumed: rule.points + 1,
      insuranceLimiter: createLocalCounter(name, rule),
    })
}

/**
 * Limits per address. Nobody's address is written anywhere: counters know it by a keyed hash.
 * `secret` is the same for all instances that count together.
 */
export function createLimits<Name extends string>(
  rules: Record<Name, LimitRule>,
  secret: string,
  createCounter: CreateCounter,
): Limits<Name> {
  const counters = new Map<Name, RateLimiterAbstract>()
  for (const name of Object.keys(rules) as Name[]) {
    counters.set(name, createCounter(name, rules[name]))
  }
  return {
    async spend(name, address) {
      const key = createHmac('sha256', secret).update(address).digest('base64url')
      try {
        await counters.get(name)?.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(...explain(rules[name].message, refusal.msBeforeNext))
      }
    },
  }
}

/** Counts nothing and refuses nobody, for tests and benchmarks. */
export const noLimits: Limits<string> = { spend: async () => {} }

function explain(message: string, waitMs: number): [string, number] {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds < 60
      ? `${seconds} second${seconds === 1 ? '' : 's'}`
      : `${minutes} minute${minutes === 1 ? '' : 's'}`
  return [`${message} Please try again in ${wait}.`, seconds]
}
