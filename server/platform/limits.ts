import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
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

/** Per-address limits, counted in this process. `isOn: false` lifts them all. */
export function createLimits<Name extends string>(
  rules: Record<Name, LimitRule>,
  isOn: boolean,
): Limits<Name> {
  const limiters = new Map<Name, RateLimiterMemory>()
  for (const name of Object.keys(rules) as Name[]) {
    const { points, seconds } = rules[name]
    limiters.set(name, new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }))
  }
  return {
    async spend(name, address) {
      if (!isOn) return
      try {
        await limiters.get(name)?.consume(address)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(...explain(rules[name].message, refusal.msBeforeNext))
      }
    },
  }
}

function explain(message: string, waitMs: number): [string, number] {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds < 60
      ? `${seconds} second${seconds === 1 ? '' : 's'}`
      : `${minutes} minute${minutes === 1 ? '' : 's'}`
  return [`${message} Please try again in ${wait}.`, seconds]
}
