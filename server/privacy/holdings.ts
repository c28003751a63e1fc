import type { Tables } from '../tables.ts'

interface Holding {
  /**
   * `personal`: found by an e-mail address, exported and erased. `kept`: exported, and kept although
   * the rest is erased. `none`: nothing in it leads from an address to a row or back.
   */
  holds: 'personal' | 'kept' | 'none'
  /** How it is found, or why it need not be. */
  because: string
}

/** What every table holds about people. A table that is missing here does not compile. */
export const holdings = {
  quickscore_assessments: { holds: 'personal', because: 'by its e-mail address' },
  assessment_texts: { holds: 'personal', because: 'by its assessment, with which it goes' },
  result_links: { holds: 'personal', because: 'by its assessment, with which it goes' },
  retakes: { holds: 'personal', because: 'by its assessments, with either of which it goes' },
  law_consents: { holds: 'personal', because: 'by its assessment, with which it goes' },
  messages: { holds: 'personal', because: 'by its e-mail address' },
  message_replies: { holds: 'personal', because: 'by its message, with which it goes' },
  message_notes: { holds: 'personal', because: 'by its message, with which it goes' },
  subscribers: { holds: 'personal', because: 'by its e-mail address' },
  trash: { holds: 'personal', because: 'by the e-mail address of a message in it' },
  trash_rows: { holds: 'personal', because: 'by the trash that they are of, with which they go' },
  mail: { holds: 'personal', because: 'by its recipient, and by the record it is about' },
  staff_keys: { holds: 'personal', because: 'by an e-mail address in the name of a key' },
  suppressed_addresses: {
    holds: 'kept',
    because: 'a keyed fingerprint of an erased address, so that no import signs it up again',
  },
  quickscore_totals: { holds: 'none', because: 'sums; what is erased is subtracted' },
  idempotency_keys: {
    holds: 'none',
    because: 'a random key, a hash and an answer of figures; gone after a day',
  },
  analytics_events: { holds: 'none', because: 'figures and page addresses without a person' },
  rate_limits: {
    holds: 'none',
    because: 'network addresses that no e-mail address leads to; gone after an hour or so',
  },
  activity: { holds: 'none', because: 'ids of keys and records, and names of fields' },
  newsletter_issues: { holds: 'none', because: 'what was sent to all, and counts' },
  newsletter_plans: { holds: 'none', because: 'what is to be sent to all, and when' },
  posts: { holds: 'none', because: 'what staff publish' },
  post_texts: { holds: 'none', because: 'what staff publish' },
  post_drafts: { holds: 'none', because: 'what staff are about to publish' },
  post_presence: {
    holds: 'none',
    because: 'ids of keys and posts; gone with the next sign of anybody',
  },
  article_view_sums: { holds: 'none', because: 'counts of each article, without a person' },
  article_views: { holds: 'none', because: 'counts of each article and day, without a person' },
  reply_templates: { holds: 'none', because: 'words of ours, with places for names' },
  post_slugs: { holds: 'none', because: 'what staff publish' },
  post_regions: { holds: 'none', because: 'what staff publish' },
  post_categories: { holds: 'none', because: 'what staff publish' },
  post_revisions: { holds: 'none', because: 'what staff publish' },
  post_media: { holds: 'none', because: 'what staff publish' },
  media: { holds: 'none', because: 'what staff publish' },
  media_replacements: { holds: 'none', because: 'hashes of files' },
  media_leftovers: { holds: 'none', because: 'names of files' },
  regions: { holds: 'none', because: 'what staff publish' },
  categories: { holds: 'none', because: 'what staff publish' },
  download_tickets: { holds: 'none', because: 'hashes and ids of keys; gone with the next one' },
  admin_keys: { holds: 'none', because: 'hashes of keys, named by date' },
  check_findings: { holds: 'none', because: 'what staff publish, and where it leads' },
  jobs: { holds: 'none', because: 'names and times of jobs' },
  settings: { holds: 'none', because: 'our own secrets and switches' },
} as const satisfies Record<keyof Tables, Holding>

type HoldingOf<Kind extends Holding['holds']> = {
  [Table in keyof typeof holdings]: (typeof holdings)[Table]['holds'] extends Kind ? Table : never
}[keyof typeof holdings]

export type ErasedTable = HoldingOf<'personal'>
export type ExportedTable = HoldingOf<'personal' | 'kept'>
