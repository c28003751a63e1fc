import { type Generated, type Selectable, sql } from 'kysely'
import { mostTools, type Tool, type ToolFacts, toolSchema } from '../../domain/register/tool.ts'
import { countRows } from '../platform/db/list.ts'
import { hasChanged, isAny, updateRows } from '../platform/db/rows.ts'
import { claimVersion } from '../platform/db/transactions.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** AI tools in the register of a result. */
    register_tools: {
      id: Generated<number>
      assessment_id: number
      /** From 1 to the limit of a register; unique per result, which enforces the limit. */
      place: number
      /** JSON of `toolSchema`. */
      facts: string
      version: Generated<number>
      created_at: string
      saved_at: string
    }
    /** Results whose tools moved to a later one of the same respondent. */
    register_moves: { assessment_id: number; moved_to: number; moved_at: string }
  }
}

type Row = Selectable<Tables['register_tools']>

const parseTool = ({ id, facts, version, created_at, saved_at }: Row): Tool => {
  return { id, facts: toolSchema.parse(JSON.parse(facts)), version, created_at, saved_at }
}

/** Tools of a result by place. */
export async function listTools(db: Database, assessmentId: number): Promise<Tool[]> {
  const rows = await db
    .selectFrom('register_tools')
    .where('assessment_id', '=', assessmentId)
    .orderBy('place')
    .selectAll()
    .execute()
  return rows.map(parseTool)
}

export const countTools = (db: Database, assessmentId: number): Promise<number> =>
  countRows(db.selectFrom('register_tools').where('assessment_id', '=', assessmentId))

/** Inserts at the first free place; null if there is none, also for parallel inserts. */
export async function insertTool(
  trx: Trx,
  assessmentId: number,
  facts: ToolFacts,
  now: string,
): Promise<number | null> {
  const taken = await trx
    .selectFrom('register_tools')
    .where('assessment_id', '=', assessmentId)
    .select('place')
    .execute()
  const row = { assessment_id: assessmentId, created_at: now, saved_at: now }
  for (let place = 1; place <= mostTools; place += 1) {
    if (taken.some((one) => one.place === place)) continue
    const inserted = await trx
      .insertInto('register_tools')
      .values({ ...row, place, facts: JSON.stringify(facts) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
  return null
}

export function hasTool(db: Database, assessmentId: number, id: number): Promise<boolean> {
  const tools = db.selectFrom('register_tools').where('assessment_id', '=', assessmentId)
  return isAny(tools.where('id', '=', id))
}

/** Overwrites a tool; false if it is no longer at `version`. */
export async function updateTool(
  trx: Trx,
  { id, version, facts, now }: { id: number; version: number; facts: ToolFacts; now: string },
): Promise<boolean> {
  if (!(await claimVersion(trx, 'register_tools', { id, version }))) return false
  await updateRows(trx, 'register_tools', id, { facts: JSON.stringify(facts), saved_at: now })
  return true
}

/** Returns whether the assessment had this tool. */
export function deleteTool(trx: Trx, assessmentId: number, id: number): Promise<boolean> {
  const tools = trx.deleteFrom('register_tools').where('assessment_id', '=', assessmentId)
  return hasChanged(tools.where('id', '=', id))
}

/** Moves all tools of a result to a later one, which has none yet. */
export async function moveTools(
  trx: Trx,
  { earlierId, laterId, now }: { earlierId: number; laterId: number; now: string },
): Promise<void> {
  const move = trx.updateTable('register_tools').set({ assessment_id: laterId })
  if (!(await hasChanged(move.where('assessment_id', '=', earlierId)))) return
  const to = { moved_to: laterId, moved_at: now }
  await trx
    .insertInto('register_moves')
    .values({ assessment_id: earlierId, ...to })
    .onConflict((known) => known.column('assessment_id').doUpdateSet(to))
    .execute()
}

/** When the result's tools moved to another one; null if they did not, or that one is deleted. */
export async function findMove(db: Database, assessmentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('register_moves')
    .where('assessment_id', '=', assessmentId)
    .select('moved_at')
    .executeTakeFirst()
  return row?.moved_at ?? null
}

/** Number of tools and registers. */
export async function countRegisters(db: Database) {
  const { tools, registers } = await db
    .selectFrom('register_tools')
    .select(({ fn }) => [
      fn.countAll<number>().as('tools'),
      sql<number>`count(distinct assessment_id)`.as('registers'),
    ])
    .executeTakeFirstOrThrow()
  return { tools: Number(tools), registers: Number(registers) }
}
