/** "State of hiring AI": what is published of all assessments together, edition by edition. */
import * as z from 'zod/mini'
import { nouns } from '../../content/en/nouns.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { brand } from '../../content/firm.ts'
import { writeCsv } from '../../domain/csv.ts'
import {
  type Cell,
  cellsSchema,
  countIn,
  drawCells,
  type Edition,
  type EditionTally,
  overallAbout,
  roundedDown,
} from '../../domain/quickscore/editions.ts'
import { listQuestions, type UserType } from '../../domain/quickscore/questions.ts'
import { comparedFrom } from '../../domain/quickscore/spread.ts'
import { count, fill, locale, longDate } from '../../domain/wording.ts'
import { writeXml } from '../platform/xml.ts'
import type { Ports } from '../ports.ts'
import * as store from './editions-store.ts'

type EditionPorts = Pick<Ports, 'db' | 'clock' | 'onChange'>

const DAY_MS = 24 * 60 * 60 * 1000
/** What is younger may still be on its way into the database, in another instance. */
const SETTLED_MS = 60_000
const BATCH = 200

const asked = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

/**
 * The first run notes from when on is counted: who submits after it was told that totals per
 * question are published. Where there are assessments already, a day goes by, so that no page that
 * was open before is still in use. True where an edition was published.
 */
export async function publishIfDue(
  { db, clock, onChange }: EditionPorts,
  signal?: AbortSignal,
): Promise<boolean> {
  const now = clock.now().getTime()
  const last = await store.findLast(db)
  if (!last) {
    const isUsed = await store.hasAssessments(db)
    const since = new Date(isUsed ? now + DAY_MS : now).toISOString()
    await store.insertEdition(db, {
      number: 0,
      published_at: since,
      counted_until: since,
      cells: '[]',
    })
    return false
  }
  const until = new Date(now - SETTLED_MS).toISOString()
  const range = { since: last.counted_until, until }
  if ((await store.countWithin(db, range)) < comparedFrom) return false
  const tally: EditionTally = new Map()
  for await (const row of store.readCounted(db, until, BATCH)) {
    if (signal?.aborted) return false
    countIn(tally, asked, { ...row, isNew: row.createdAt >= last.counted_until })
  }
  const cells = drawCells(tally, parseCells(last.cells))
  if (!cells) return false
  const isFirst = await store.insertEdition(db, {
    number: last.number + 1,
    published_at: new Date(now).toISOString(),
    counted_until: until,
    cells: JSON.stringify(cells),
  })
  if (isFirst) onChange('benchmark')
  return isFirst
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

/** The editions of "State of hiring AI" as a sheet and as a feed. */
/** How many assessments of each role an edition rests on; a role under ten is not in it. */
function sizeOf({ cells }: Edition, userType: UserType): number {
  return cells.find((cell) => cell.about === overallAbout && cell.user_type === userType)?.n ?? 0
}

function writeEditionsCsv(editions: readonly Edition[]): string {
  const line = ({ publishedAt, number }: Edition, cell: Cell) => [
    number,
    publishedAt.slice(0, 10),
    statePage.roles[cell.user_type],
    cell.about,
    cell.about === overallAbout ? cell.n : roundedDown(cell.n),
    cell.average,
    cell.lower,
    cell.median,
    cell.upper,
  ]
  const rows = editions.flatMap((edition) => edition.cells.map((cell) => line(edition, cell)))
  return writeCsv(statePage.csvColumns, rows)
}

function writeEditionsFeed(editions: readonly Edition[], origin: string): string {
  const { feed, title, lead } = statePage
  const link = `${origin}/state-of-hiring-ai`
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${title} | ${brand.name}`,
        link,
        description: lead,
        language: locale,
        'atom:link': {
          '@href': origin + feed.href,
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: editions.map((edition) => ({
          title: fill(statePage.edition, {
            number: edition.number,
            date: longDate(edition.publishedAt),
          }),
          link,
          guid: {
            '@isPermaLink': 'false',
            '#text': `tag:${new URL(origin).hostname},2026:state-of-hiring-ai/${edition.number}`,
          },
          pubDate: new Date(edition.publishedAt).toUTCString(),
          description: fill(statePage.sizes, {
            buyers: count(sizeOf(edition, 'buyer'), nouns.assessment),
            vendors: count(sizeOf(edition, 'vendor'), nouns.assessment),
          }),
        })),
      },
    },
  })
}

export const editionFiles = [
  {
    path: statePage.csv.href,
    type: 'text/csv; charset=utf-8',
    /** Under this name it is downloaded. */
    name: 'state-of-hiring-ai.csv',
    write: writeEditionsCsv,
  },
  {
    path: statePage.feed.href,
    type: 'application/rss+xml; charset=utf-8',
    write: writeEditionsFeed,
  },
]
