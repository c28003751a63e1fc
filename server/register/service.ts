/** The register of hiring tools behind a private result (docs/decisions/register.md). */
import { createHash } from 'node:crypto'
import { lawChanges } from '../../content/en/law/changes.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { findTouched, isCertain } from '../../domain/law/moved.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import type { LawChange } from '../../domain/law/sourced.ts'
import { respondentOf } from '../../domain/quickscore/report.ts'
import { respondentFor } from '../../domain/register/owed.ts'
import { type ReadTool, readTool } from '../../domain/register/said.ts'
import { isRetired, type ToolFacts } from '../../domain/register/tool.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Ports } from '../ports.ts'
import {
  actBehindLink,
  endOfResult,
  findAssessment,
  findBehindLink,
  ourLaw,
  questionsOf,
} from '../quickscore/service.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './store.ts'

export type RegisterPorts = Pick<Ports, 'db' | 'clock'>

export type Register = NonNullable<Awaited<ReturnType<typeof findRegister>>>

const law = { questions: questionsOf.buyer, ...ourLaw }

/** The result; null if the private link shows nothing, or for a vendor, who has no register. */
async function find({ db, clock }: RegisterPorts, token: string) {
  const shown = await findBehindLink(db, token, clock.now().toISOString())
  return shown?.assessment.user_type === 'buyer' ? shown : null
}

function act<Done>(
  ports: RegisterPorts,
  token: string,
  work: (trx: Trx, assessmentId: number, now: Date) => Promise<Done | null>,
) {
  return actBehindLink(ports, token, async (trx, { id, user_type }, now) =>
    user_type === 'buyer' ? work(trx, id, now) : null,
  )
}

async function open(ports: RegisterPorts, token: string) {
  const shown = await find(ports, token)
  if (!shown) return null
  const on = ports.clock.now().toISOString().slice(0, 10)
  const { id } = shown.assessment
  const stored = await store.listTools(ports.db, id)
  /** When the tools moved to a later result; null if they did not. */
  const moved_at = await store.findMove(ports.db, id)
  /** The law as of today, not as of the day of the answers. */
  const asker = { ...respondentOf(shown.assessment), on }
  return { ...shown, asker, stored, moved_at }
}

export async function findRegister(ports: RegisterPorts, token: string) {
  const opened = await open(ports, token)
  if (!opened) return null
  const { assessment, expires_at, asker, stored, moved_at } = opened
  const tools = stored.map((tool) => readTool(tool, asker, law))
  /** When the result is deleted, and the register with it. */
  const ends_at = endOfResult(assessment.created_at)
  return { assessment, expires_at, ends_at, asker, tools, moved_at }
}

/**
 * The summary on the result's page: number of tools, when they moved, and the tools that a law
 * change in force since they were saved may touch.
 */
export async function summariseRegister(ports: RegisterPorts, token: string) {
  const opened = await open(ports, token)
  if (!opened) return null
  const { asker, stored, moved_at } = opened
  const latest = lawChanges.filter((change) => isCertain(change, asker.on)).map(({ on }) => on)
  const touchable = stored
    .filter(
      ({ facts, saved_at }) => !isRetired(facts, asker.on) && latest.some((on) => on > saved_at),
    )
    .map((tool) => touchableOf(readTool(tool, asker, law), asker))
  return { count: stored.length, moved_at, touchable }
}

/** The facts of a tool that a law change since its last save can touch. */
function touchableOf({ facts, owed, saved_at }: ReadTool, asker: Respondent) {
  const { applicability } = respondentFor(facts, asker)
  const steps = [...new Set(owed.map(({ question }) => question.id))]
  return { name: facts.name, steps, applicability, on: saved_at.slice(0, 10) }
}

/** Names of tools that a law change touches, for mail with consent. */
export async function nameTouched(
  { db, clock }: RegisterPorts,
  assessmentId: number,
  change: LawChange,
): Promise<string[]> {
  const assessment = await findAssessment(db, assessmentId)
  if (!assessment) return []
  const asker = { ...respondentOf(assessment), on: clock.now().toISOString().slice(0, 10) }
  const tools = (await store.listTools(db, assessmentId)).map((tool) => readTool(tool, asker, law))
  return tools
    .filter((tool) => findTouched(change, touchableOf(tool, asker)).length > 0)
    .map(({ facts }) => facts.name)
}

/** Number of tools of a result; null if the link shows no register. */
export async function countTools(ports: RegisterPorts, token: string): Promise<number | null> {
  const shown = await find(ports, token)
  return shown && store.countTools(ports.db, shown.assessment.id)
}

/** As `countTools`, by the id of the result. */
export const countToolsOf = ({ db }: RegisterPorts, assessmentId: number): Promise<number> =>
  store.countTools(db, assessmentId)

/** Adds a tool; `full` at the limit, null if the link shows nothing or the tools have moved. */
export async function addTool(
  ports: RegisterPorts,
  token: string,
  { facts, key }: { facts: ToolFacts; key: string },
): Promise<{ id: number } | 'full' | null> {
  return act(ports, token, async (trx, assessmentId, now) => {
    if ((await store.findMove(trx, assessmentId)) !== null) return null
    // A form sent twice adds one tool.
    const call = { call: `register/${assessmentId}`, key: nameForm(key, facts), body: null, now }
    const id = await once(trx, call, () =>
      store.insertTool(trx, assessmentId, facts, now.toISOString()),
    )
    return id === null ? 'full' : { id }
  })
}

/** Includes the facts, so that a form changed after going back adds another tool. */
const nameForm = (key: string, facts: ToolFacts) =>
  createHash('sha256')
    .update(`${key} ${JSON.stringify(facts)}`)
    .digest('hex')

/** Returns `conflict` if the tool was saved since; null if the link shows no such tool. */
export async function saveTool(
  ports: RegisterPorts,
  token: string,
  { id, version, facts }: { id: number; version: number; facts: ToolFacts },
): Promise<'done' | 'conflict' | null> {
  return act(ports, token, async (trx, assessmentId, time) => {
    if (!(await store.hasTool(trx, assessmentId, id))) return null
    const now = time.toISOString()
    return (await store.updateTool(trx, { id, version, facts, now })) ? 'done' : 'conflict'
  })
}

/** Returns false if the link shows no such tool. */
export async function deleteTool(
  ports: RegisterPorts,
  token: string,
  id: number,
): Promise<boolean> {
  const work = (trx: Trx, assessmentId: number) => store.deleteTool(trx, assessmentId, id)
  return (await act(ports, token, work)) ?? false
}

/** Tools for the respondent's copy of their data. */
export async function exportTools({ db }: { db: Database }, assessmentId: number) {
  const tools = await store.listTools(db, assessmentId)
  return tools.map(({ facts, created_at, saved_at }) => ({ ...facts, created_at, saved_at }))
}

/** Numbers of registers and tools for staff, who never see their contents. */
export async function readCounts({ db }: Pick<Ports, 'db'>, actor: Actor) {
  requireRole(actor, 'reader')
  return store.countRegisters(db)
}
