import { type Generated, type Insertable, sql } from 'kysely'
import type { ReplyTemplate } from '../../../domain/messages/templates.ts'
import { alphabetical } from '../../platform/db/list.ts'
import { insertRow, isAny } from '../../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Templates of replies to contact messages. */
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

/** Whether another template has this name, ignoring case. */
export function isNameTaken(trx: Trx, name: string, ownId: number): Promise<boolean> {
  const others = trx.selectFrom('reply_templates').where('id', '!=', ownId)
  return isAny(others.where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`))
}

export const insertTemplate = (trx: Trx, row: Insertable<Tables['reply_templates']>) =>
  insertRow(trx, 'reply_templates', row)
