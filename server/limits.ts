import type { LimitRule, Limits as LimitsPort } from './platform/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Per address; the figures are those of `docs/decisions/rate-limits.md`. */
export const limitRules = {
  api: { points: 600, seconds: MINUTE, message: 'Too many requests.' },
  quickscore: { points: 20, seconds: HOUR, message: 'Too many assessments from this address.' },
  'wrong-key': { points: 10, seconds: 15 * MINUTE, message: 'Too many wrong admin keys.' },
} as const satisfies Record<string, LimitRule>

export type Limits = LimitsPort<keyof typeof limitRules>
