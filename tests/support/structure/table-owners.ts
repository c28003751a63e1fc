import type { Tables } from '../../../server/tables.ts'
import { isTest, type Source } from './sources.ts'

/** The folder whose code alone reads and writes a table. A new table needs a line here to compile. */
const owners: Record<keyof Tables, string> = {
  activity: 'server/activity',
  admin_keys: 'server/access',
  analytics_events: 'server/analytics',
  article_view_sums: 'server/posts',
  article_views: 'server/posts',
  assessment_texts: 'server/quickscore',
  categories: 'server/labels',
  check_findings: 'server/checks',
  download_tickets: 'server/access',
  idempotency_keys: 'server/platform/db',
  jobs: 'server/platform/db',
  law_consents: 'server/quickscore',
  mail: 'server/mail',
  media: 'server/media',
  media_leftovers: 'server/media',
  message_notes: 'server/messages',
  message_replies: 'server/messages',
  media_replacements: 'server/media',
  messages: 'server/messages',
  newsletter_issues: 'server/newsletter',
  newsletter_plans: 'server/newsletter',
  post_categories: 'server/posts',
  post_drafts: 'server/posts',
  post_media: 'server/media',
  post_presence: 'server/posts',
  post_regions: 'server/posts',
  post_revisions: 'server/posts',
  post_slugs: 'server/posts',
  post_texts: 'server/posts',
  posts: 'server/posts',
  quickscore_assessments: 'server/quickscore',
  quickscore_totals: 'server/quickscore',
  rate_limits: 'server/http',
  regions: 'server/labels',
  reply_templates: 'server/messages',
  result_links: 'server/quickscore',
  retakes: 'server/quickscore',
  settings: 'server/platform/db',
  staff_keys: 'server/access',
  subscribers: 'server/newsletter',
  suppressed_addresses: 'server/newsletter',
  trash: 'server/trash',
  trash_rows: 'server/trash',
}

/** Read together with a list: one statement instead of one for each row. */
const readForLists = new Set([
  'server/activity: categories',
  'server/activity: media',
  'server/activity: messages',
  'server/activity: posts',
  'server/activity: regions',
  'server/activity: reply_templates',
  'server/activity: staff_keys',
  'server/labels: post_categories',
  'server/labels: post_regions',
  'server/media: post_drafts',
  'server/media: posts',
  'server/messages: staff_keys',
  'server/newsletter: posts',
  'server/posts: categories',
  'server/posts: regions',
  'server/posts: staff_keys',
])

const statement =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|\w+Join)\(\s*['"`](\w+)/g
const rawStatement = /\b(from|into|update|join)\s+(\w+)/gi
const rawText = /\bsql(?:<[^`]*?>)?`[^`]*`/g

function listUses(text: string): { word: string; table: string }[] {
  const raw = text.match(rawText)?.join('\n') ?? ''
  return [...text.matchAll(statement), ...raw.matchAll(rawStatement)].map(
    ([, word = '', table = '']) => ({ word, table }),
  )
}

/** Statements on a table outside the folder that owns it. */
export function findStrangersAtTables(sources: Source[]): string[] {
  const folders: Record<string, string> = owners
  return sources
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .flatMap(({ path, text }) =>
      listUses(text).flatMap(({ word, table }) => {
        const owner = folders[table]
        if (!owner || path.startsWith(`${owner}/`)) return []
        const folder = path.split('/').slice(0, 2).join('/')
        const isRead = /^(from|selectFrom|\w*join)$/i.test(word)
        if (isRead && readForLists.has(`${folder}: ${table}`)) return []
        return [`${path}: ${word} ${table}, which belongs to ${owner}/`]
      }),
    )
}
