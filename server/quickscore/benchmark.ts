/** Published scores of others: none below ten organisations, then updated by tens. */
import * as z from 'zod/mini'
import { freeProviders } from '../../content/en/free-providers.ts'
import {
  type AnonymousAssessment,
  anonymousAssessmentSchema,
  type Benchmark,
} from '../../domain/quickscore/assessment.ts'
import { organisationOf } from '../../domain/quickscore/organisations.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import {
  comparedFrom,
  type ScoreCounts,
  type Spread,
  spreadOf,
} from '../../domain/quickscore/spread.ts'
import { countSchema } from '../../domain/record.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './benchmark-store.ts'

type BenchmarkPorts = Pick<Ports, 'db'>

/** Limit on rows of the public list. */
const MOST_ANONYMOUS = 10_000

const talliedSchema = z.array(
  z.strictObject({ ...anonymousAssessmentSchema.shape, count: countSchema }),
)

/**
 * Counts an assessment stored after the batch was locked (`lockBatch`); the tenth new organisation
 * since that batch publishes the next one.
 */
export async function countAssessment(
  trx: Trx,
  { until_id }: store.Batch,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  const organisation = organisationOf(email, freeProviders)
  await store.insertCounted(trx, { assessment_id: id, organisation })
  if ((await store.countAdded(trx, until_id)) >= comparedFrom) {
    const scores = JSON.stringify(await store.tallyLatest(trx))
    await store.writeBatch(trx, { until_id: id, made_at: now.toISOString(), scores })
  }
}

/**
 * The published batch, which deletions do not change until the next one, so that it reveals none.
 * Without one, or if all its assessments are deleted, tallies the assessments stored now.
 */
async function readTallied(db: Database) {
  const { until_id, made_at, scores } = await store.readBatch(db)
  const isOpen = await store.isAnyLeft(db, until_id)
  const tallied = isOpen ? z.parse(talliedSchema, JSON.parse(scores)) : await store.tallyLatest(db)
  return { isOpen, tallied, untilId: until_id, asOf: made_at }
}

type Read = Awaited<ReturnType<typeof readTallied>>

function summarise({ isOpen, tallied }: Read): Benchmark {
  const sumOf = (rows: readonly store.Tallied[]) => rows.reduce((sum, { count }) => sum + count, 0)
  const of = (role: UserType) => sumOf(tallied.filter(({ user_type }) => user_type === role))
  const total = sumOf(tallied)
  const sum = tallied.reduce((all, { score, count }) => all + score * count, 0)
  const average = isOpen ? Math.round(sum / total) : null
  return { average, total, vendors: of('vendor'), buyers: of('buyer') }
}

function countScores({ isOpen, tallied, asOf }: Read): ScoreCounts {
  if (!isOpen) return { counts: [], asOf }
  const counts = Array.from({ length: 101 }, () => 0)
  for (const { score, count } of tallied) counts[score] = (counts[score] ?? 0) + count
  return { counts, asOf }
}

export async function readBenchmark({ db }: BenchmarkPorts): Promise<Benchmark> {
  return summarise(await readTallied(db))
}

/** How many organisations have each score; empty before the first batch. */
export async function readScores({ db }: BenchmarkPorts): Promise<ScoreCounts> {
  return countScores(await readTallied(db))
}

/** Scores of all organisations but that of an address; null if they are too few. */
export async function readOthers({ db }: BenchmarkPorts, email: string): Promise<Spread | null> {
  const read = await readTallied(db)
  if (!read.isOpen) return null
  const own = organisationOf(email, freeProviders)
  return spreadOf(countScores(read), await store.findCounted(db, own, read.untilId))
}

/** The public list: a score and a role for each organisation of the batch. */
export async function listAnonymous({ db }: BenchmarkPorts) {
  const read = await readTallied(db)
  const rows = (read.isOpen ? read.tallied : []).flatMap(({ score, user_type, count }) =>
    Array.from({ length: count }, (): AnonymousAssessment => ({ score, user_type })),
  )
  return { rows: rows.slice(0, MOST_ANONYMOUS), benchmark: summarise(read) }
}
