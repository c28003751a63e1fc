import { type Kysely, sql } from 'kysely'

/** Mail written to a file, as no mail server was set, has an outcome of its own: nobody received it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('newsletter_issues').addColumn('filed_count', 'integer').execute()
  await sql`update mail set status = 'filed' where filed = 1 and status = 'sent'`.execute(db)
  await sql`
    update message_replies set outcome = 'filed' where outcome = 'sent' and id in (
      select about_id from mail where about_kind = 'reply' and status = 'filed'
    )
  `.execute(db)
  await sql`
    update newsletter_issues set filed_count = (
      select count(*) from mail where mail.issue_id = newsletter_issues.id and mail.status = 'filed'
    ) where sent_count is not null
  `.execute(db)
  await sql`
    update newsletter_issues set sent_count = sent_count - filed_count
    where filed_count > 0 and filed_count <= sent_count
  `.execute(db)
}
