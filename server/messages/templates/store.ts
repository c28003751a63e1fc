import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import type { ReplyTemplate } from '../../../domain/messages/templates.ts'
import { alphabetical } from '../../platform/db/list.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Beginnings of answers to contact messages. */
    reply_templates: {
      id: Generated<number>
      name: string
      text: string
      version: number
      created_at: string
    }
  }
}

/** By name. */
export function listTemplates(db: Database): Promise<ReplyTemplate[]> {
  return db
    .selectFrom('reply_templates')
    .selectAll()
    .orderBy(alphabetical('name'))
    .orderBy('id')
    .execute()
}

export async function findTemplate(db: Database, id: number): Promise<ReplyTemplate | null> {
  const row = await db
    .selectFrom('reply_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whether another one has this name, in any case. */
export async function isNameTaken(trx: Trx, name: string, ownId: number): Promise<boolean> {
  const other = await trx
    .selectFrom('reply_templates')
    .select('id')
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertTemplate(
  trx: Trx,
  row: Insertable<Tables['reply_templates']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('reply_templates')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTemplate(
  trx: Trx,
  id: number,
  change: Updateable<Tables['reply_templates']>,
): Promise<void> {
  await trx.updateTable('reply_templates').set(change).where('id', '=', id).execute()
}

export async function deleteTemplate(trx: Trx, id: number): Promise<boolean> {
  const gone = await trx.deleteFrom('reply_templates').where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows === 1n
}
