import { type Kysely, sql } from 'kysely'

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
