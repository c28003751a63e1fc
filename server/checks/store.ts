import type { Selectable } from 'kysely'
import type { BrokenState } from '../../domain/checks.ts'
import { chunksOf } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /**
     * What the last nightly look found: a link (`subject`) and the posts that it stands in (JSON), or a
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

/** One look knows everything: what it did not find is no longer so. */
export async function replaceFindings(trx: Trx, found: readonly Finding[]): Promise<void> {
  await trx.deleteFrom('check_findings').execute()
  // Few enough in a statement for both engines' bound on values.
  for (const some of chunksOf(found, 200)) {
    await trx.insertInto('check_findings').values(some).execute()
  }
}
