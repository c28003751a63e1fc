import type { Generated, Insertable } from 'kysely'
import type { IssuePlan, ListedPlan } from '../../../domain/newsletter/issues.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Posts that are to be sent as newsletters at a time. `failure`: why that did not happen. */
    newsletter_plans: {
      id: Generated<number>
      post_id: number
      subject: string
      opening: string
      send_at: string
      key_id: string
      failure: Generated<string | null>
      created_at: string
    }
  }
}

/** In place of the plan that the post may have had. */
export async function putPlan(
  trx: Trx,
  plan: Insertable<Tables['newsletter_plans']>,
): Promise<IssuePlan> {
  await removePlanOf(trx, plan.post_id)
  return trx.insertInto('newsletter_plans').values(plan).returningAll().executeTakeFirstOrThrow()
}

export async function findPlanOf(db: Database, postId: number): Promise<IssuePlan | null> {
  const query = db.selectFrom('newsletter_plans').selectAll().where('post_id', '=', postId)
  return (await query.executeTakeFirst()) ?? null
}

/** Whether there was one. */
export async function removePlanOf(trx: Trx, postId: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('newsletter_plans')
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** The next one first. */
export function listPlans(db: Database): Promise<ListedPlan[]> {
  return db
    .selectFrom('newsletter_plans')
    .innerJoin('posts', 'posts.id', 'newsletter_plans.post_id')
    .selectAll('newsletter_plans')
    .select('posts.title')
    .orderBy('send_at')
    .orderBy('newsletter_plans.id')
    .execute()
}

export function listDuePlans(db: Database, now: string): Promise<IssuePlan[]> {
  return db
    .selectFrom('newsletter_plans')
    .selectAll()
    .where('send_at', '<=', now)
    .where('failure', 'is', null)
    .orderBy('id')
    .execute()
}

/** True for the one caller that carries it out; false also where it was changed or called off. */
export async function takePlan(trx: Trx, { id, send_at }: IssuePlan): Promise<boolean> {
  const taken = await trx
    .deleteFrom('newsletter_plans')
    .where('id', '=', id)
    .where('send_at', '=', send_at)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function failPlan(db: Database, id: number, failure: string): Promise<void> {
  await db.updateTable('newsletter_plans').set({ failure }).where('id', '=', id).execute()
}
