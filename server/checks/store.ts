import type { Selectable } from 'kysely'
import type { BrokenState } from '../../domain/checks.ts'
import { chunksOf } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /**
     * Findings of the last check: a link (`subject`) and the posts that contain it (JSON), or a
     * post and the changes of the law (`detail`, JSON) that are newer.
     */
    check_findings: {
      kind: BrokenState | 'outdated' | 'no-internet'
      subject: string
      detail: string
      post_ids: string
      since: string
    }
  }
}

export type Finding = Selectable<Tables['check_findings']>

export function listFindings(db: Database | Trx): Promise<Finding[]> {
  return db.selectFrom('check_findings').selectAll().orderBy('since').orderBy('subject').execute()
}

/** Replaces all findings: a check covers everything, so others are resolved. */
export async function replaceFindings(trx: Trx, found: readonly Finding[]): Promise<void> {
  await trx.deleteFrom('check_findings').execute()
  // 200 rows per statement stay within both engines' limit of values.
  for (const some of chunksOf(found, 200)) {
    await trx.insertInto('check_findings').values(some).execute()
  }
}
