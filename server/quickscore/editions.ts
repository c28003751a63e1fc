/** "State of hiring AI": figures of all assessments, published in editions. */
import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { freeProviders } from '../../content/en/free-providers.ts'
import { nouns } from '../../content/en/nouns.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { brand } from '../../content/firm.ts'
import { type CsvCell, writeCsv } from '../../domain/csv.ts'
import {
  type Cell,
  type Counted,
  cellsSchema,
  drawCells,
  type Edition,
  overallAbout,
  quarterOf,
  type Said,
} from '../../domain/quickscore/editions.ts'
import { organisationOf } from '../../domain/quickscore/organisations.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { count, fill, longDate } from '../../domain/wording.ts'
import { claimRow } from '../platform/db/rows.ts'
import { readLink } from '../platform/db/secrets.ts'
import { writeRssFeed } from '../platform/xml.ts'
import type { Ports } from '../ports.ts'
import * as store from './editions-store.ts'
import { findShown } from './links-store.ts'
import { openedMail } from './mails.ts'
import { questionsOf } from './stored-report.ts'

type EditionPorts = Pick<Ports, 'db' | 'clock' | 'onChange'>

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

/** Random number in [0, 1) from a cryptographic source, so that draws cannot be predicted. */
const chance = () => randomInt(2 ** 32) / 2 ** 32

/**
 * Publishes an edition of the assessments up to the first of the quarter, once; returns whether it
 * did. The first run stores the time from which assessments count, since their respondents were
 * told that totals are published. If some exist already, that is a day later, for pages still open.
 */
export async function publishIfDue(
  { db, clock, onChange }: EditionPorts,
  signal?: AbortSignal,
): Promise<boolean> {
  const now = clock.now()
  const last = await store.findLast(db)
  if (!last) {
    const wait = (await store.hasAssessments(db)) ? DAY_MS : 0
    const since = new Date(now.getTime() + wait).toISOString()
    const first = { number: 0, published_at: since, counted_until: since, cells: '[]' }
    await claimRow(db, 'hiring_ai_editions', first)
    return false
  }
  const until = quarterOf(now).toISOString()
  if (until <= last.counted_until) return false
  const rows: Counted[] = []
  for await (const { email, openedAt, ...row } of store.readOpened(db, until, BATCH)) {
    if (signal?.aborted) return false
    const organisation = organisationOf(email, freeProviders)
    const isNew = last.number === 0 || openedAt >= last.counted_until
    rows.push({ ...row, organisation, isNew })
  }
  const cells = drawCells(rows, questionsOf, parseCells(last.cells), chance)
  if (!cells) return false
  // False if another instance was first.
  const isFirst = await claimRow(db, 'hiring_ai_editions', {
    number: last.number + 1,
    published_at: now.toISOString(),
    counted_until: until,
    cells: JSON.stringify(cells),
  })
  if (isFirst) onChange('benchmark')
  return isFirst
}

/**
 * Stores that the result was opened by the link that only the mail contains, so that submissions
 * with somebody else's mailbox do not count.
 */
export async function noteOpenedMail(
  { db, clock }: Pick<EditionPorts, 'db' | 'clock'>,
  token: string,
  proof: string,
): Promise<void> {
  const id = (await readLink({ db, clock }, openedMail, proof))?.id
  const opened_at = clock.now().toISOString()
  const shown = await findShown(db, token, opened_at)
  if (shown && shown.assessment.id === id) {
    // Only the first time is stored.
    await claimRow(db, 'opened_mails', { assessment_id: id, opened_at })
  }
}

const parseCells = (json: string) => z.parse(cellsSchema, JSON.parse(json))

/** Newest first. */
export async function listEditions({ db }: Pick<EditionPorts, 'db'>): Promise<Edition[]> {
  const rows = await store.listEditions(db)
  return rows.map(({ number, published_at, cells }) => ({
    number,
    publishedAt: published_at,
    cells: parseCells(cells),
  }))
}

/** Organisations of a role in an edition, rounded down to tens; 0 for a role below ten. */
function sizeOf({ cells }: Pick<Edition, 'cells'>, userType: UserType): number {
  return cells.find((cell) => cell.about === overallAbout && cell.user_type === userType)?.n ?? 0
}

/** Header and value of each column. */
const columns = (edition: Edition, cell: Cell): [string, CsvCell][] => {
  const heads = statePage.csvColumns
  return [
    [heads.edition, edition.number],
    [heads.publishedAt, edition.publishedAt.slice(0, 10)],
    [heads.role, statePage.roles[cell.user_type]],
    [heads.about, cell.about],
    [heads.most, cell.most === undefined ? '' : sayMost(cell.most)],
    [heads.median, cell.median ?? ''],
    [heads.lower, cell.lower ?? ''],
    [heads.upper, cell.upper ?? ''],
    [heads.average, cell.average ?? ''],
    [heads.n, cell.n],
  ]
}

const sayMost = (most: Said | null) => statePage.said[most ?? 'nothing']

function writeEditionsCsv(editions: readonly Edition[]): string {
  const lines = editions.flatMap((edition) => edition.cells.map((cell) => columns(edition, cell)))
  const heads = lines[0]?.map(([head]) => head) ?? Object.values(statePage.csvColumns)
  return writeCsv(
    heads,
    lines.map((line) => line.map(([, value]) => value)),
  )
}

function writeEditionsFeed(editions: readonly Edition[], origin: string): string {
  const { feed, title, lead } = statePage
  const link = `${origin}/state-of-hiring-ai`
  return writeRssFeed({
    title: `${title} | ${brand.name}`,
    lead,
    link,
    address: origin + feed.href,
    changedAt: editions[0]?.publishedAt,
    items: editions.map(({ number, publishedAt, ...edition }) => ({
      title: fill(statePage.edition, { number, date: longDate(publishedAt) }),
      link,
      guid: {
        '@isPermaLink': 'false',
        '#text': `tag:${new URL(origin).hostname},2026:state-of-hiring-ai/${number}`,
      },
      pubDate: new Date(publishedAt).toUTCString(),
      description: fill(statePage.sizes, {
        buyers: count(sizeOf(edition, 'buyer'), nouns.organisation),
        vendors: count(sizeOf(edition, 'vendor'), nouns.organisation),
      }),
    })),
  })
}

export const editionFiles = [
  {
    path: statePage.csv.href,
    type: 'text/csv; charset=utf-8',
    /** File name of the download. */
    name: 'state-of-hiring-ai.csv',
    write: writeEditionsCsv,
  },
  {
    path: statePage.feed.href,
    type: 'application/rss+xml; charset=utf-8',
    write: writeEditionsFeed,
  },
]
