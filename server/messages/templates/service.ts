/** Templates of replies to contact messages, edited by staff and filled in by the screen. */
import { changedFields } from '../../../domain/activity.ts'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { notFound, taken } from '../../../domain/errors.ts'
import type {
  NewTemplate,
  ReplyTemplate,
  TemplateChange,
} from '../../../domain/messages/templates.ts'
import { conflictOf, recordActivity } from '../../activity/service.ts'
import { deleteRows, findRow, updateRows } from '../../platform/db/rows.ts'
import { claimVersion, runTransaction } from '../../platform/db/transactions.ts'
import type { Database, Trx } from '../../tables.ts'
import type { MessagePorts } from '../service.ts'
import * as store from './store.ts'

type TemplatePorts = Pick<MessagePorts, 'db' | 'clock'>

const noun = 'reply-templates'

export async function listTemplates({ db }: TemplatePorts, actor: Actor): Promise<ReplyTemplate[]> {
  requireRole(actor, 'reader')
  return store.listTemplates(db)
}

/** Throws `conflict`: `name_taken`. */
export async function createTemplate(
  { db, clock }: TemplatePorts,
  actor: Actor,
  { name, text }: NewTemplate,
): Promise<ReplyTemplate> {
  requireRole(actor, 'editor')
  const now = clock.now()
  return runTransaction(db, async (trx) => {
    await requireFreeName(trx, name, 0)
    const row = { name, text, version: 1, created_at: now.toISOString() }
    const id = await store.insertTemplate(trx, row)
    await recordActivity(trx, { actor, action: 'create', noun, recordId: id, now })
    return getTemplate(trx, id)
  })
}

/** Throws `not-found`; `conflict`: `version_conflict`, `name_taken`. */
export async function updateTemplate(
  { db, clock }: TemplatePorts,
  actor: Actor,
  id: number,
  { version, name, text }: TemplateChange,
): Promise<ReplyTemplate> {
  requireRole(actor, 'editor')
  const now = clock.now()
  return runTransaction(db, async (trx) => {
    const before = await claimVersion(trx, 'reply_templates', { id, version })
    if (!before) {
      throw await conflictOf(trx, { noun, id }, await getTemplate(trx, id))
    }
    await requireFreeName(trx, name, id)
    await updateRows(trx, 'reply_templates', id, { name, text })
    const fields = changedFields<NewTemplate>(before, { name, text })
    await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
    return getTemplate(trx, id)
  })
}

/** Throws `not-found`. */
export async function deleteTemplate(
  { db, clock }: TemplatePorts,
  actor: Actor,
  id: number,
): Promise<void> {
  requireRole(actor, 'editor')
  const now = clock.now()
  await runTransaction(db, async (trx) => {
    const [gone] = await deleteRows(trx, 'reply_templates', [id])
    if (gone === undefined) throw notFound('The template')
    await recordActivity(trx, { actor, action: 'delete', noun, recordId: id, now })
  })
}

async function requireFreeName(trx: Trx, name: string, ownId: number) {
  if (await store.isNameTaken(trx, name, ownId)) {
    throw taken('name', 'A template with this name already exists.')
  }
}

async function getTemplate(db: Database, id: number): Promise<ReplyTemplate> {
  const template = await findRow(db, 'reply_templates', id)
  if (!template) throw notFound('The template')
  return template
}
