import { type Kysely, sql } from 'kysely'

/** Rows that are in memory at once. */
const AT_ONCE = 500
const BATCH = 10

const free = new Set(
  `aol.com bluewin.ch bt.com btinternet.com fastmail.com free.fr freenet.de gmail.com gmx.at
  gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de
  hotmail.fr hotmail.it icloud.com laposte.net libero.it live.co.uk live.com mac.com mail.com
  mail.de mailbox.org me.com msn.com o2.pl onet.pl orange.fr outlook.com outlook.de outlook.fr
  pm.me posteo.de proton.me protonmail.com rocketmail.com seznam.cz sfr.fr sky.com t-online.de
  telenet.be tiscali.it tuta.com tutanota.com virginmedia.com virgilio.it wanadoo.fr web.de
  wp.pl yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com ymail.com
  ziggo.nl zoho.com`.split(/\s+/),
)
const secondLevels = /^(?:ac|co|com|edu|gov|gv|ltd|me|net|nhs|or|org|plc|sch)$/

/** As `organisationOf` in domain/quickscore/organisations.ts. */
function organisationOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split(/@(?=[^@]*$)/)
  const labels = host.split('.')
  const isFree = labels.some((_, index) => free.has(labels.slice(index).join('.')))
  if (isFree) {
    const name = local.replace(/(?<=.)\+.*/, '')
    const isGoogle = /^g(?:oogle)?mail\.com$/.test(host)
    return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
  }
  const isSecond = labels.at(-1)?.length === 2 && secondLevels.test(labels.at(-2) ?? '')
  return labels.slice(isSecond ? -3 : -2).join('.')
}

/** One of each domain has a question that counted. */
function isWhole(json: string): boolean {
  const answers: Record<string, number> = JSON.parse(json)
  const counted = Object.entries(answers).filter(([, value]) => value >= 0)
  const domains = ['A', 'B', 'C', 'D']
  const domainOf = (id: string) => (id.startsWith('CT') ? 'B' : id.slice(0, 1))
  return domains.every((domain) => counted.some(([id]) => domainOf(id) === domain))
}

interface Row {
  id: number
  email: string
  user_type: string
  score: number
  answers: string
  created_at: string
}

interface Counted extends Pick<Row, 'id' | 'user_type' | 'score' | 'created_at'> {
  organisation: string
}

/**
 * Figures of others move by ten organisations: the sums over all assessments, from the first one
 * on, are gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('quickscore_totals').execute()
  await db.schema
    .createTable('counted_assessments')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('organisation', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('counted_assessments_organisation')
    .on('counted_assessments')
    .columns(['organisation', 'assessment_id'])
    .execute()
  await db.schema
    .createTable('benchmark')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('until_id', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('scores', 'text', (column) => column.notNull())
    .execute()
  const { until, at, made } = batchOf(await countAll(db))
  const scores = JSON.stringify(
    made.map(({ user_type, score }) => ({ user_type, score, count: 1 })),
  )
  await sql`insert into benchmark values (1, ${until}, ${at}, ${scores})`.execute(db)
}

async function countAll(db: Kysely<unknown>): Promise<Counted[]> {
  const all: Counted[] = []
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, email, user_type, score, answers, created_at from quickscore_assessments
      where id > ${last} order by id limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { id, email, user_type, score, answers, created_at } of rows) {
      if (!isWhole(answers)) continue
      const organisation = organisationOf(email)
      await sql`insert into counted_assessments values (${id}, ${organisation})`.execute(db)
      all.push({ id, organisation, user_type, score, created_at })
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return all
  }
}

/** What stood when the number of organisations last became a multiple of ten. */
function batchOf(rows: readonly Counted[]): {
  until: number
  at: string
  made: Counted[]
} {
  const seen = new Set<string>()
  let end = 0
  rows.forEach(({ organisation }, index) => {
    const isNew = !seen.has(organisation)
    seen.add(organisation)
    if (isNew && seen.size % BATCH === 0) end = index + 1
  })
  const then = rows.slice(0, end)
  const made = [...new Map(then.map((row) => [row.organisation, row])).values()]
  const last = then.at(-1)
  return { until: last?.id ?? 0, at: last?.created_at ?? '1970-01-01T00:00:00.000Z', made }
}
