import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { IssueStatus } from '../../domain/newsletter/issues.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import type { Tables } from '../tables.ts'

const site = siteForEach()
const admin = createAdmin(site)

type Message = Insertable<Tables['mail']>

const early = '2026-11-16T08:00:00.000Z'
const failure = {
  status: 'failed',
  attempts: 14,
  failing_since: early,
  ended_at: '2026-11-19T08:00:00.000Z',
  last_error: 'The mail server answered 550.',
} as const

async function owe(name: string, changes: Partial<Message> = {}): Promise<number> {
  const { id } = await site.db
    .insertInto('mail')
    .values({
      kind: 'contact-notice',
      recipient: `${name}@example.com`,
      payload: '{"token":"a-secret"}',
      message_id: name,
      next_attempt_at: early,
      created_at: early,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function createIssue(status: IssueStatus): Promise<number> {
  const ended = { sent_count: 2, failed_count: 1, dropped_count: 0, ended_at: failure.ended_at }
  const { id } = await site.db
    .insertInto('newsletter_issues')
    .values({
      post_id: null,
      subject: 'An issue',
      letter: '{}',
      status,
      recipient_count: 3,
      key_id: 'a-key',
      created_at: early,
      ...(status === 'sent' ? ended : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const readMessage = (id: number) =>
  site.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const readIssue = (id: number) =>
  site.db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('GET /api/admin/outbox', () => {
  test('tells all of a message but what is in it', async () => {
    const issue_id = await createIssue('sent')
    const id = await owe('ada', { ...failure, issue_id })
    const response = await admin.call('GET', '/outbox')
    expect(response.json()).toEqual({
      success: true,
      data: [
        {
          id,
          kind: 'contact-notice',
          recipient: 'ada@example.com',
          status: 'failed',
          attempts: 14,
          created_at: early,
          next_attempt_at: early,
          ended_at: '2026-11-19T08:00:00.000Z',
          last_error: 'The mail server answered 550.',
          issue_id,
        },
      ],
      meta: {
        total: 1,
        page: 1,
        per_page: 1000,
        oldest_pending_at: null,
        counts: { pending: 0, held: 0, sent: 0, filed: 0, failed: 1, dropped: 0 },
      },
    })
    expect(response.body).not.toContain('a-secret')
  })

  describe('with several', () => {
    beforeEach(async () => {
      await owe('ada', { created_at: '2026-11-16T08:00:00.000Z', attempts: 2 })
      await owe('Bo', { ...failure, created_at: '2026-11-17T08:00:00.000Z' })
      await owe('cy', { kind: 'quickscore-report', created_at: '2026-11-18T08:00:00.000Z' })
      await owe('d_d', { status: 'sent', attempts: 1, created_at: '2026-11-15T08:00:00.000Z' })
    })

    test('is sorted, filtered, searched and paged', async () => {
      const [cy, bo, ada, dD] = ['cy', 'Bo', 'ada', 'd_d'].map((name) => `${name}@example.com`)
      await admin.lists('/outbox', 'recipient', [
        ['', [cy, bo, ada, dD]],
        ['?sort=created_at', [dD, ada, bo, cy]],
        ['?sort=-attempts', [bo, ada, dD, cy]],
        ['?status=pending', [cy, ada]],
        ['?status=failed', [bo]],
        ['?status=dropped', []],
        ['?kind=quickscore-report', [cy]],
        ['?kind=unheard-of', []],
        ['?kind=', [cy, bo, ada, dD]],
        ['?q=BO%40', [bo]],
        ['?q=_', [dD]],
        ['?q=secret', []],
        ['?page=2&per_page=3', [dD]],
      ])
      const { meta } = (await admin.call('GET', '/outbox?status=dropped')).json()
      expect(meta, 'of all, whatever the list leaves out').toMatchObject({
        counts: { pending: 2, held: 0, sent: 1, filed: 0, failed: 1, dropped: 0 },
        oldest_pending_at: '2026-11-16T08:00:00.000Z',
      })
    })
  })
})

describe('POST /api/admin/outbox/{id}/send-again', () => {
  test('makes a failed message one that has never been tried, and says who did', async () => {
    const id = await owe('ada', failure)
    expect((await admin.call('POST', `/outbox/${id}/send-again`)).json()).toMatchObject({
      message: 'The message will be sent again.',
      data: { id, status: 'pending', attempts: 0, ended_at: null, last_error: null },
    })
    expect(await readMessage(id)).toMatchObject({
      status: 'pending',
      attempts: 0,
      failing_since: null,
      ended_at: null,
      last_error: null,
      next_attempt_at: '2026-11-20T09:00:00.000Z',
      created_at: early,
      payload: '{"token":"a-secret"}',
      message_id: 'ada',
    })
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([{ action: 'send-again', noun: 'outbox', record_id: id }])
  })

  test('happens once, however many ask at once', async () => {
    const id = await owe('ada', failure)
    const ask = () => admin.call('POST', `/outbox/${id}/send-again`)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await snapshot(site.db)).activity).toHaveLength(1)
  })

  test('leaves a message alone that has not failed', async () => {
    for (const status of ['pending', 'held', 'sent', 'dropped'] as const) {
      const id = await owe(status, { status })
      await admin.refuses(`POST /outbox/${id}/send-again`, [[status, undefined, 'not_failed']])
    }
  })
})

describe('a copy of a newsletter issue', () => {
  test('sent again, is counted in its issue once more', async () => {
    const issue_id = await createIssue('sent')
    const other = await createIssue('sent')
    await owe('sent', { status: 'sent', issue_id })
    const id = await owe('ada', { ...failure, issue_id })
    await admin.succeed('POST', `/outbox/${id}/send-again`)
    expect(await readIssue(issue_id)).toMatchObject({
      status: 'sending',
      recipient_count: 3,
      ended_at: null,
      sent_count: null,
      failed_count: null,
      dropped_count: null,
    })
    expect(await readIssue(other)).toMatchObject({ status: 'sent', sent_count: 2 })
  })

  test.each([
    ['sending', 'pending'],
    ['paused', 'held'],
  ] as const)('of an issue that is %s is %s, as the others are', async (issue, status) => {
    const issue_id = await createIssue(issue)
    const id = await owe('ada', { ...failure, issue_id })
    const alone = await owe('bo', failure)
    await admin.succeed('POST', '/outbox/send-again', { ids: [id, alone] })
    expect(await readMessage(id)).toMatchObject({ status, attempts: 0 })
    expect(await readMessage(alone)).toMatchObject({ status: 'pending' })
    expect(await readIssue(issue_id)).toMatchObject({ status: issue })
  })

  test('that has arrived does not reopen its issue', async () => {
    const issue_id = await createIssue('sent')
    const id = await owe('ada', { status: 'sent', issue_id })
    await admin.call('POST', '/outbox/send-again', { ids: [id] })
    expect(await readIssue(issue_id)).toMatchObject({ status: 'sent', sent_count: 2 })
  })
})

describe('POST /api/admin/outbox/send-again', () => {
  test('takes those that failed, and says how many it passed over', async () => {
    const failed = [await owe('ada', failure), await owe('bo', failure)]
    const rest = await owe('cy', failure)
    const sent = await owe('dee', { status: 'sent' })
    const ids = [...failed, ...failed, sent, 999]
    expect((await admin.call('POST', '/outbox/send-again', { ids })).json()).toEqual({
      success: true,
      message:
        '2 will be sent again. 2 were passed over: only what nobody has received is sent again.',
      data: { sent_again: 2, passed_over: 2 },
    })
    for (const id of failed) expect(await readMessage(id)).toMatchObject({ status: 'pending' })
    expect(await readMessage(rest)).toMatchObject(failure)
    expect(await readMessage(sent)).toMatchObject({ status: 'sent' })
    const { activity = [] } = await snapshot(site.db)
    const recorded = activity.map((line) => (line as { record_id: number }).record_id)
    expect(new Set(recorded)).toEqual(new Set(failed))
  })
})
