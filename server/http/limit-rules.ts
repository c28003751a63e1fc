import type { LimitRule, Limits as LimitsPort } from './limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Per address; the figures are those of `docs/decisions/rate-limits.md`. */
export const limitRules = {
  api: { points: 600, seconds: MINUTE, message: 'Too many requests.' },
  contact: {
    points: 10,
    seconds: 10 * MINUTE,
    message: 'Too many messages came from this connection.',
  },
  newsletter: {
    points: 5,
    seconds: HOUR,
    message: 'Too many sign-ups came from this connection.',
  },
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
  events: { points: 120, seconds: MINUTE, message: 'Too many events.' },
  quickscore: { points: 20, seconds: HOUR, message: 'Too many assessments from this address.' },
  'wrong-key': { points: 10, seconds: 15 * MINUTE, message: 'Too many wrong admin keys.' },
} as const satisfies Record<string, LimitRule>

/** What a form counts that is posted to its page. */
export type FormLimit = 'contact' | 'newsletter' | 'newsletter-link'

export type Limits = LimitsPort<keyof typeof limitRules>

export type LimitName = keyof typeof limitRules
