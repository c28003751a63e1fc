import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** Rows read, or changed, by one statement. */
const AT_ONCE = 1_000

/** Two tables get the names of what they hold, and mail says in columns what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inquiries').renameTo('messages').execute()
  await db.schema.alterTable('outbox').renameTo('mail').execute()
  await db.schema.alterTable('mail').addColumn('about_kind', 'text').execute()
  await db.schema.alterTable('mail').addColumn('about_id', 'integer').execute()
  await readSubjects(db)
  await findSentReports(db)
  await db.schema.createIndex('mail_about').on('mail').columns(['about_kind', 'about_id']).execute()
  if (isOnPostgres(db)) await keepOldNames(db)
}

/** What mail of a kind is about, and under which name its payload has held the id so far. */
const subjects = [
  { kinds: /^contact-/, about: 'message', name: 'inquiry_id' },
  { kinds: /^quickscore-/, about: 'assessment', name: 'assessment_id' },
  { kinds: /^newsletter-(confirmation|issue)$/, about: 'subscriber', name: 'subscriber_id' },
]

interface Mail {
  id: number
  kind: string
  payload: string
}

interface Subject {
  id: number
  about: string
  aboutId: number
}

/** Reads the ids in TypeScript: the two engines have no common words for JSON. */
async function readSubjects(db: Kysely<unknown>) {
  for (let last = 0; ; ) {
    const { rows } = await sql<Mail>`
      select id, kind, payload from mail where id > ${last} and payload <> '{}'
      order by id limit ${AT_ONCE}
    `.execute(db)
    await noteSubjects(db, rows.flatMap(subjectOf))
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

function subjectOf({ id, kind, payload }: Mail): Subject[] {
  const subject = subjects.find(({ kinds }) => kinds.test(kind))
  const aboutId = subject && (JSON.parse(payload) as Record<string, unknown>)[subject.name]
  return subject && Number.isSafeInteger(aboutId)
    ? [{ id, about: subject.about, aboutId: aboutId as number }]
    : []
}

/**
 * A payload is emptied once it is sent. A report that was sent is known by whom it went to and by
 * the time of its assessment, which is the same. It must be found, since deleting a result by its
 * link takes the report too.
 */
async function findSentReports(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: number; recipient: string; aboutId: number; email: string }>`
    select mail.id, mail.recipient, a.id as "aboutId", a.email
    from mail join quickscore_assessments a on a.created_at = mail.created_at
    where mail.kind = 'quickscore-report' and mail.payload = '{}' order by mail.id
  `.execute(db)
  const reports = rows
    .filter(({ recipient, email }) => email.toLowerCase() === recipient)
    .map(({ id, aboutId }) => ({ id, about: 'assessment', aboutId }))
  for (let first = 0; first < reports.length; first += AT_ONCE) {
    await noteSubjects(db, reports.slice(first, first + AT_ONCE))
  }
}

async function noteSubjects(db: Kysely<unknown>, found: Subject[]) {
  for (const [about, some] of Map.groupBy(found, (subject) => subject.about)) {
    const pairs = some.map(({ id, aboutId }) => sql`(${sql.lit(id)}, ${sql.lit(aboutId)})`)
    // Both engines call what stands in `values` column1 and column2.
    await sql`
      update mail set about_kind = ${about}, about_id = found.column2
      from (select * from (values ${sql.join(pairs)}) as rows) as found
      where mail.id = found.column1
    `.execute(db)
  }
}

/**
 * Instances of the version before go on beside the first new ones, and know the old names and
 * columns alone: they get views, which PostgreSQL reads, writes and locks as the tables. What they
 * write says in its payload what it is about. SQLite has one instance, which is stopped meanwhile.
 */
async function keepOldNames(db: Kysely<unknown>) {
  await sql`
    create view inquiries as
    select id, name, email, company, message, aud, utm_source, plan, held, held_reason, handled_at,
      search_text, created_at
    from messages
  `.execute(db)
  await sql`
    create view outbox as
    select id, kind, recipient, payload, message_id, created_at, failing_since, lease, leased_until,
      ended_at, last_error, priority, attempts, status, next_attempt_at, issue_id
    from mail
  `.execute(db)
  await sql`
    create function read_subject_of_mail() returns trigger language plpgsql as $$
    begin
      new.about_id := coalesce(new.payload::json ->> 'inquiry_id',
        new.payload::json ->> 'assessment_id', new.payload::json ->> 'subscriber_id')::integer;
      new.about_kind := case when new.about_id is null then null
        when new.kind like 'contact-%' then 'message'
        when new.kind like 'quickscore-%' then 'assessment' else 'subscriber' end;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger read_subject before insert on mail for each row
    when (new.about_kind is null and new.payload <> '{}')
    execute function read_subject_of_mail()
  `.execute(db)
}
