/** All nouns, in the order of the admin area. Nothing else knows all of them. */
import { retention } from '../content/retention.ts'
import { access } from './access/index.ts'
import { activity } from './activity/index.ts'
import { adverseImpact } from './adverse-impact/index.ts'
import { analytics } from './analytics/index.ts'
import { checks } from './checks/index.ts'
import { deleteEndedLimits } from './http/limits.ts'
import { labels } from './labels/index.ts'
import { law } from './law/index.ts'
import { mail } from './mail/index.ts'
import { media } from './media/index.ts'
import { messages } from './messages/index.ts'
import { templates } from './messages/templates/index.ts'
import { newsletter } from './newsletter/index.ts'
import type { Noun } from './noun.ts'
import { forgetOldKeys } from './platform/db/idempotency.ts'
import { posts } from './posts/index.ts'
import { quickscore } from './quickscore/index.ts'
import { transfer } from './transfer/index.ts'
import { trash } from './trash/index.ts'

/** What belongs to no noun: the tables of `http/` and `platform/`. */
const machinery = {
  retention: {
    idempotencyKeys: (trx, { since }, limit) =>
      forgetOldKeys(trx, since(retention.idempotencyKeys), limit),
    rateLimits: (trx, { now }, limit) => deleteEndedLimits(trx, now, limit),
  },
} satisfies Noun

export const nouns = {
  posts,
  media,
  labels,
  quickscore,
  messages,
  newsletter,
  mail,
  access,
  templates,
  trash,
  checks,
  analytics,
  law,
  adverseImpact,
  transfer,
  machinery,
  // Last: in what is taken out, it tells of that itself.
  activity,
}

type Nouns = typeof nouns
type Stated<Heading extends keyof Noun> = {
  [Name in keyof Nouns]: Nouns[Name] extends Record<Heading, infer Said> ? keyof Said : never
}[keyof Nouns]

/** Periods that nothing is deleted by. */
type Forgotten = Exclude<keyof typeof retention, Stated<'retention'>>

/** Does not compile while something is forgotten. */
export const everyNoun: [Forgotten] extends [never] ? readonly Noun[] : Forgotten =
  Object.values(nouns)
