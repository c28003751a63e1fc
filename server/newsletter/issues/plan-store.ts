import { type Generated, type Insertable, sql } from 'kysely'
import type { IssuePlan, ListedPlan } from '../../../domain/newsletter/issues.ts'
import { findRow, removeRows } from '../../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Posts scheduled to be sent as newsletters. `failure`: why sending failed. */
    newsletter_plans: {
      id: Generated<number>
      post_id: number
      subject: string
      opening: string
      /** With `on_publish`: the publish time as last seen, or `never` while there is none. */
      send_at: string
      /** 1: sent when its post is published. */
      on_publish: Generated<number>
      key_id: string
      failure: Generated<string | null>
      created_at: string
    }
  }
}

/** Later than any planned time, so that an older version, which compares times only, sends none. */
const never = '9999-12-31T23:59:59.999Z'

type NewPlan = Omit<Insertable<Tables['newsletter_plans']>, 'send_at'> & { send_at: string | null }

/** Replaces a plan that the post may have. */
export async function putPlan(trx: Trx, plan: NewPlan): Promise<IssuePlan> {
  await removePlanOf(trx, plan.post_id)
  const row = { ...plan, send_at: plan.send_at ?? never }
  const query = trx.insertInto('newsletter_plans').values(row).returningAll()
  return present(await query.executeTakeFirstOrThrow())
}

const present = <Row extends { send_at: string; on_publish: number }>(row: Row) => ({
  ...row,
  on_publish: row.on_publish === 1,
  send_at: row.send_at === never ? null : row.send_at,
})

export async function findPlanOf(db: Database, postId: number): Promise<IssuePlan | null> {
  const found = await findRow(db, 'newsletter_plans', { post_id: postId })
  return found && present(found)
}

/** Returns whether the post had a plan. */
export const removePlanOf = (trx: Trx, postId: number): Promise<boolean> =>
  removeRows(trx, 'newsletter_plans', { post_id: postId })

/** The next one first. */
export async function listPlans(db: Database): Promise<ListedPlan[]> {
  const rows = await db
    .selectFrom('newsletter_plans')
    .innerJoin('posts', 'posts.id', 'newsletter_plans.post_id')
    .selectAll('newsletter_plans')
    .select('posts.title')
    .orderBy('send_at')
    .orderBy('newsletter_plans.id')
    .execute()
  return rows.map(present)
}

/** Updates plans sent on publication to the current publish times of their posts. */
export async function followPosts(db: Database): Promise<void> {
  await db
    .updateTable('newsletter_plans')
    .from('posts')
    .set({ send_at: sql<string>`posts.published_at` })
    .whereRef('posts.id', '=', 'newsletter_plans.post_id')
    .whereRef('posts.published_at', '<>', 'newsletter_plans.send_at')
    .where('posts.status', '=', 'published')
    .where('on_publish', '=', 1)
    .where('failure', 'is', null)
    .execute()
}

/** Marks plans as failed whose post had a publish time and is a draft again. */
export async function stopPlansOfDrafts(db: Database, failure: string): Promise<void> {
  await db
    .updateTable('newsletter_plans')
    .from('posts')
    .set({ failure })
    .whereRef('posts.id', '=', 'newsletter_plans.post_id')
    .where('posts.status', '=', 'draft')
    .where('on_publish', '=', 1)
    .where('send_at', '<>', never)
    .where('failure', 'is', null)
    .execute()
}

export async function listDuePlans(db: Database, now: string): Promise<IssuePlan[]> {
  const rows = await db
    .selectFrom('newsletter_plans')
    .selectAll()
    .where('send_at', '<=', now)
    .where('failure', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(present)
}

/** Claims a due plan: true for one caller only; false also if it was changed or cancelled. */
export const takePlan = (trx: Trx, { id, send_at }: IssuePlan): Promise<boolean> =>
  removeRows(trx, 'newsletter_plans', { id, send_at: send_at ?? never })
