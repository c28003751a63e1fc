/** "State of hiring AI": what is published of all assessments together, edition by edition. */
import * as z from 'zod/mini'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import {
  cellsSchema,
  countIn,
  drawCells,
  type Edition,
  type EditionTally,
} from '../../domain/quickscore/editions.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { comparedFrom } from '../../domain/quickscore/spread.ts'
import type { Ports } from '../ports.ts'
import * as store from './editions-store.ts'

export type EditionPorts = Pick<Ports, 'db' | 'clock' | 'onChange'>

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
