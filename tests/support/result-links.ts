import type { Database } from '../../server/tables.ts'
import type { TestApp } from './app.ts'

export const lead = {
  name: 'Ada Fairweather',
  email: 'ada@example.com',
  company: 'Northgate Hiring',
}

/** Submits a QuickScore, by default as a buyer; resolves to the token of its private link. */
export async function submitScore(site: TestApp, fields: object = {}): Promise<string> {
  const payload = { ...lead, user_type: 'buyer', answers: { A1: 1 }, ...fields }
  const response = await site.app.inject({ method: 'POST', url: '/api/quickscore/submit', payload })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().data.private_link.split('/').at(-1)
}

/** The token in the newest pending report mail, the only place that stores it in clear text. */
export async function readToken(db: Database): Promise<string> {
  const { payload } = await db
    .selectFrom('mail')
    .select('payload')
    .where('kind', '=', 'quickscore-report')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (JSON.parse(payload) as { token: string }).token
}
