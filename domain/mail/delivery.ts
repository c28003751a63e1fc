/**
 * `pending`: owed and tried until it is delivered. `held`: waits until its issue goes on.
 * `dropped`: no longer owed, because what it was about, or the recipient's wish, is gone.
 */
export const mailStatuses = ['pending', 'held', 'sent', 'failed', 'dropped'] as const
export type MailStatus = (typeof mailStatuses)[number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a message is tried, from its first failure on. */
export const TRYING_MS = 72 * HOUR

/** Growing delays before the second attempt and each after it; the last one repeats. */
const delays = [
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
]

/**
 * When to try again after `attempts` failures, the first of them at `failingSince`: the delay
 * grows, and the last attempt is at the very end of the three days. Null when they are over.
 */
export function nextAttempt(attempts: number, failingSince: Date, now: Date): Date | null {
  const end = failingSince.getTime() + TRYING_MS
  if (now.getTime() >= end) return null
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? MINUTE
  return new Date(Math.min(now.getTime() + delay, end))
}
