/** One mail each morning to staff, with the leads due for a follow-up. */
import * as z from 'zod/mini'
import { leadWords } from '../../content/en/admin/leads.ts'
import * as words from '../../content/en/mail/leads.ts'
import type { DueLead } from '../../domain/leads.ts'
import { fill, formatIsoDay, longDate } from '../../domain/wording.ts'
import { defineMail, enqueueByHand } from '../mail/service.ts'
import { listDue } from '../platform/db/handling.ts'
import { claimJob } from '../platform/db/jobs.ts'
import type { Ports } from '../ports.ts'
import type { Database } from '../tables.ts'

/** Hour in UTC, when it is morning in the EU and the UK. */
const FIRST_HOUR = 6

/** Written when it is sent, so that leads handled meanwhile are left out. */
export const leadsDue = defineMail({
  kind: 'leads-due',
  about: null,
  payload: z.object({ day: z.string() }),
  async write({ db, nouns, origin }: Pick<Ports, 'db' | 'nouns' | 'origin'>, { payload: { day } }) {
    const due = await listAllDue(db, nouns, day)
    if (due.length === 0) return null
    const { subject, subjectOne, title, line, open, footer } = words.leadsDue
    const items = due.map(({ name, assignee, due_on }) => ({
      title: name,
      text: fill(line, { owner: assignee ?? leadWords.unassigned, day: longDate(due_on) }),
    }))
    const tabs = [...new Set(due.map(({ tab }) => tab))]
    return {
      subject: fill(due.length === 1 ? subjectOne : subject, { count: due.length }),
      blocks: [
        { kind: 'heading' as const, text: title },
        { kind: 'list' as const, items },
        ...tabs.map((tab) => ({
          kind: 'button' as const,
          text: open[tab],
          url: `${origin}/admin/${tab}?due=true`,
        })),
      ],
      footer: [footer],
    }
  },
})

async function listAllDue(db: Database, nouns: Ports['nouns'], day: string): Promise<DueLead[]> {
  const due: DueLead[] = []
  for (const { table, tab } of nouns.flatMap(({ leads }) => leads?.due ?? [])) {
    for (const one of await listDue(db, table, day)) due.push({ ...one, tab })
  }
  return due.toSorted((one, other) => one.due_on.localeCompare(other.due_on))
}

/** Enqueues the mail once a day (UTC) over all instances; returns whether it did. */
export async function tellDueLeads(ports: Ports): Promise<boolean> {
  const { config, clock, db, nouns, staffEmail: recipient } = ports
  const now = clock.now()
  if (!config.LEADS_MAIL || now.getUTCHours() < FIRST_HOUR) return false
  const day = formatIsoDay(now)
  return db.transaction().execute(async (trx) => {
    const claim = { name: 'leads-due', now: now.toISOString() }
    if (!(await claimJob(trx, claim)) || (await listAllDue(trx, nouns, day)).length === 0)
      return false
    await enqueueByHand(trx, leadsDue, { recipient, aboutId: null, payload: { day }, now })
    return true
  })
}
