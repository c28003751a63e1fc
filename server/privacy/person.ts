/** All data stored about an e-mail address, in any case; the nouns' tables say where. */
import { recordActivities } from '../activity/service.ts'
import type { Finding } from '../noun.ts'
import { chunksOf, forgetDeleted } from '../platform/db/database.ts'
import type { Ports } from '../ports.ts'
import type { Trx } from '../tables.ts'

export type PersonPorts = Pick<Ports, 'db' | 'nouns' | 'clock' | 'staffEmail' | 'mailFolder'>

/** Counts by table, and of mail files as `mail_files`. */
type Counts = Record<string, number>
type Found = Record<string, object[]>

/** The actor of an erasure in the activity log. */
const actor = { kind: 'admin', keyId: 'erase-command', role: 'owner', name: null } as const

/** Counts the rows of every table before an erasure. */
export async function countPerson(ports: PersonPorts, typed: string): Promise<Counts> {
  const { rows, mail_files } = await findPerson(ports, typed)
  return countRows(ports, rows, mail_files)
}

/** All data of the person, with times in UTC; without secrets such as tokens. */
export async function exportPerson(ports: PersonPorts, typed: string) {
  const { address, rows, mail_files } = await findPerson(ports, typed)
  const tables = listFindings(ports).map(([table, { present }]) => [
    table,
    present ? rows[table]?.map(present) : rows[table],
  ])
  return {
    address,
    exported_at: ports.clock.now().toISOString(),
    tables: Object.fromEntries(tables) as Found,
    mail_files,
  }
}

/**
 * Erases all data of the person at once; a mail that is being handed over may still arrive. Copies
 * of the newsletter stay as numbers, and a subscriber's address as a fingerprint.
 */
export async function erasePerson(ports: PersonPorts, typed: string): Promise<Counts> {
  const { db, clock, mailFolder } = ports
  const address = typed.toLowerCase()
  const rows = await db.transaction().execute(async (trx) => {
    const found = await findRows(ports, trx, address)
    await eraseRows(ports, trx, found, { address, now: clock.now() })
    return found
  })
  const files = await mailFolder.listAbout(address)
  await mailFolder.remove(files)
  await forgetDeleted(db)
  return countRows(ports, rows, files)
}

/** Reads all tables in one transaction, for a consistent view. */
async function findPerson(ports: PersonPorts, typed: string) {
  const address = typed.toLowerCase()
  const rows = await ports.db.transaction().execute((trx) => findRows(ports, trx, address))
  return { address, rows, mail_files: await ports.mailFolder.listAbout(address) }
}

async function findRows(ports: PersonPorts, trx: Trx, address: string): Promise<Found> {
  const { staffEmail } = ports
  const rows: Record<string, Record<string, unknown>[]> = {}
  const idsOf = (table: string, key = 'id') => (rows[table] ?? []).map((row) => Number(row[key]))
  for (const [table, { find }] of listFindings(ports)) {
    rows[table] = (await find(trx, address, { idsOf, staffEmail })) as (typeof rows)[string]
  }
  return rows
}

/** Goes through the tables in reverse, as later ones refer to rows of earlier ones. */
async function eraseRows(
  ports: PersonPorts,
  trx: Trx,
  rows: Found,
  erasing: { address: string; now: Date },
): Promise<void> {
  for (const [table, { erase }] of listFindings(ports).toReversed()) {
    if (!erase) continue
    const noun = listOf(ports, table)
    const found = (rows[table] ?? []) as { id: number }[]
    for (const ids of chunksOf(found.map(({ id }) => id))) {
      const gone = await erase(trx, ids, erasing)
      if (Array.isArray(gone) && noun) {
        await recordActivities(trx, { actor, action: 'delete', noun, now: erasing.now }, gone)
      }
    }
  }
}

function countRows(ports: PersonPorts, rows: Found, mailFiles: string[]): Counts {
  const erased = listFindings(ports).filter(([, finding]) => 'personal' in finding)
  const counts = erased.map(([table]) => [table, rows[table]?.length ?? 0])
  return { ...Object.fromEntries(counts), mail_files: mailFiles.length }
}

/** The tables that can hold data of an address. */
function listFindings({ nouns }: PersonPorts): [string, Finding][] {
  return nouns
    .flatMap(({ tables = {} }) => Object.entries(tables))
    .flatMap(([table, holding]): [string, Finding][] =>
      'find' in holding ? [[table, holding]] : [],
    )
}

/** The list whose records are rows of the table. */
function listOf({ nouns }: PersonPorts, table: string) {
  const lists = nouns.flatMap(({ lists = {} }) => Object.entries(lists))
  return lists.find(([, list]) => list.table === table)?.[0]
}
