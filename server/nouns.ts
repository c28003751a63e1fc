/** All nouns, in the order of the admin area. Nothing else knows all of them. */
import type { retention } from '../content/en/retention.ts'
import { access } from './access/index.ts'
import { activity } from './activity/index.ts'
import { adverseImpact } from './adverse-impact/index.ts'
import { analytics } from './analytics/index.ts'
import { checks } from './checks/index.ts'
import { firm } from './firm/index.ts'
import { deleteEndedLimits } from './http/limits.ts'
import { labels } from './labels/index.ts'
import { launch } from './launch/index.ts'
import { law } from './law/index.ts'
import { leads } from './leads/index.ts'
import { mail } from './mail/index.ts'
import { media } from './media/index.ts'
import { messages } from './messages/index.ts'
import { templates } from './messages/templates/index.ts'
import { newsletter } from './newsletter/index.ts'
import type { Noun } from './noun.ts'
import { forgetOldKeys } from './platform/db/idempotency.ts'
import { posts } from './posts/index.ts'
import { questionnaires } from './questionnaires/index.ts'
import { quickscore } from './quickscore/index.ts'
import { register } from './register/index.ts'
import type { Tables } from './tables.ts'
import { transfer } from './transfer/index.ts'
import { trash } from './trash/index.ts'

/** What belongs to no noun: the tables of `http/` and `platform/`. */
const machinery = {
  tables: {
    idempotency_keys: {
      none: 'a random key, a hash and an answer of figures; gone after a day',
    },
    rate_limits: {
      none: 'network addresses that no e-mail address leads to; gone after an hour or so',
    },

    jobs: { none: 'names and times of jobs' },
    settings: { none: 'our own secrets and switches' },
  },
  retention: {
    idempotencyKeys: forgetOldKeys,
    rateLimits: (trx, _before, limit, { now }) => deleteEndedLimits(trx, now, limit),
  },
} satisfies Noun

export const nouns = {
  posts,
  media,
  labels,
  quickscore,
  // After the assessments that they belong to.
  questionnaires,
  register,
  messages,
  // After the messages and assessments that its replies belong to.
  leads,
  newsletter,
  // Before mail, which can be about trashed records.
  trash,
  mail,
  access,
  templates,
  checks,
  analytics,
  firm,
  launch,
  law,
  adverseImpact,
  transfer,
  machinery,
  // Last: the activity log in an export has the export itself.
  activity,
}

type Nouns = typeof nouns
type Stated<Heading extends keyof Noun> = {
  [Name in keyof Nouns]: Nouns[Name] extends Record<Heading, infer Said> ? keyof Said : never
}[keyof Nouns]

/** Tables without a statement on personal data; periods by which nothing is deleted. */
type Forgotten =
  | Exclude<keyof Tables, Stated<'tables'>>
  | Exclude<keyof typeof retention, Stated<'retention'>>

/** Does not compile while something is forgotten. */
const complete: [Forgotten] extends [never] ? Nouns : Forgotten = nouns

export const everyNoun: readonly Noun[] = Object.values(complete)
