/** How many questionnaires there are, for staff, who never read what stands in them. */
import { type Actor, requireRole } from '../../domain/actor.ts'
import type { Ports } from '../ports.ts'
import { listEndings } from './store.ts'

export async function listCounts({ db }: Pick<Ports, 'db'>, actor: Actor) {
  requireRole(actor, 'reader')
  return listEndings(db)
}
