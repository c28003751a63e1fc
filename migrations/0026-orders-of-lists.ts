import { type Kysely, sql } from 'kysely'

/**
 * What staff order and filter the long lists by, so that an index alone tells the ids in their
 * order, and how many they are: a row of messages or posts is wide.
 */
const indexes = {
  messages_by_name: 'messages (held, name, id, handled_at, assignee)',
  messages_by_handling: 'messages (held, handled_at, created_at, id, assignee)',
  messages_by_time: 'messages (held, created_at, id, handled_at, assignee)',
  posts_by_status_and_time: 'posts (status, published_at, id)',
  posts_by_status_and_title: 'posts (status, lower(title), id)',
  quickscore_assessments_days: 'quickscore_assessments (created_at, score)',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await sql.raw(`create index ${name} on ${columns}`).execute(db)
  }
}
