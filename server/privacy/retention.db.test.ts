import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retention } from '../../content/en/retention.ts'
import { addPeriod, type Period } from '../../domain/periods.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'
import { closeEndedIssues } from '../newsletter/issues/progress.ts'
import type { Log } from '../platform/log.ts'
import type { Tables } from '../tables.ts'
import { createPrivacyWorker, deleteOld, deleteOldIfDue, type RetentionRun } from './service.ts'

const site = siteForEach()

const born = new Date('2026-11-20T09:00:00.000Z')
const at = born.toISOString()

function insert<Table extends keyof Tables>(table: Table, rows: Insertable<Tables[Table]>[]) {
  return site.db.insertInto(table).values(rows).execute()
}

async function post(url: string, payload: object, headers = {}) {
  expect((await site.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
}

const submission = { company: 'C', user_type: 'buyer', answers: { A1: 1, B1: 1, C1: 1, D1: 1 } }
const submit = (email: string, headers = {}) =>
  post('/api/quickscore/submit', { ...submission, name: 'Respondent', email }, headers)

const message = { created_at: at, message_id: '', payload: '{}', next_attempt_at: at }
const mail = (id: string, row: Partial<Insertable<Tables['mail']>>) => ({
  ...message,
  kind: 'contact-notice',
  recipient: 'r@example.com',
  message_id: id,
  ...row,
})

const count = async (table: keyof Tables) => (await snapshot(site.db))[table]?.length

async function runAt(time: Date): Promise<RetentionRun> {
  site.clock.current = time
  const run = await deleteOld(site.ports)
  expect(run).toMatchObject({ failures: [], isComplete: true })
  return run
}

/** The ports of another instance on the same database. */
function portsWith(onChange: () => void) {
  return { ...site.ports, onChange }
}

type Counts = RetentionRun['deleted']

/** Creates rows of every kind, all on the first day of their period; returns how many. */
async function createRows(): Promise<Required<Counts>> {
  const person = { name: 'Ada', email: 'a@example.com', message: 'Ten letters.' }
  await post('/api/contact', person)
  await post('/api/contact', { ...person, website: 'a trap for machines' })
  await submit('a@example.com', { 'idempotency-key': 'once' })
  await submit('b@example.com')
  await post('/api/newsletter/subscribe', { email: 'a@example.com' })
  const long = { created_at: '2025-01-01', requested_at: '2025-01-01', confirmed_at: '2025-01-02' }
  await insert('subscribers', [
    { ...long, email: 'b@example.com', status: 'unsubscribed', unsubscribed_at: at },
  ])
  await insert('suppressed_addresses', [{ address_hash: 'x', created_at: at }])
  await insert('mail', [
    mail('1', { status: 'sent', ended_at: at, created_at: '2026-11-18T00:00:00.000Z' }),
    mail('2', { status: 'failed', ended_at: at }),
    mail('3', { status: 'dropped', ended_at: at }),
  ])
  await post('/api/analytics/events', { name: 'page_view', properties: { path: '/contact' } })
  await insert('article_views', [
    { post_id: await addPost(site.db, 'read'), day: at.slice(0, 10), amount: 3 },
  ])
  await insert('staff_keys', [
    { name: 'Ada', role: 'reader', hash: 'x', created_at: at, revoked_at: at },
    { name: 'Bo', role: 'reader', hash: 'y', created_at: at },
  ])
  await insert('trash', [
    {
      noun: 'regions',
      record_id: 9,
      title: 'x',
      key_id: 'x',
      deleted_at: at,
      expires_at: addPeriod(born, retention.trash).toISOString(),
    },
  ])
  const { id: assessment_id } = await site.db
    .selectFrom('quickscore_assessments')
    .select('id')
    .executeTakeFirstOrThrow()
  const answers = { label: '', question_ids: '[]', answers: '{}', proofs: '{}', bank_version: '' }
  const asked = { ...answers, user_type: 'buyer' as const, created_at: at, assessment_id }
  const until = (period: Period) => addPeriod(born, period).toISOString()
  await insert('questionnaires', [
    { ...asked, kind: 'supplier', token_hash: '1', expires_at: until(retention.questionnaires) },
    { ...asked, kind: 'own', token_hash: '2', expires_at: until(retention.ownQuestionnaires) },
    // A sent questionnaire is deleted with its result.
    { ...asked, kind: 'supplier', token_hash: '3', expires_at: null, sent_at: at },
  ])
  await insert('rate_limits', [{ key: 'x', points: 1, expire: born.getTime() }])
  return {
    contactMessages: 2,
    quickscoreAssessments: 2,
    resultLinks: 2,
    questionnaires: 1,
    ownQuestionnaires: 1,
    suppressedAddresses: 1,
    newsletterUnconfirmed: 1,
    newsletterUnsubscribed: 1,
    sentMail: 3,
    trash: 1,
    // Completed assessments are counted as events too, the like ones of a day as one row.
    analyticsEvents: 2,
    articleViews: 1,
    revokedKeys: 1,
    idempotencyKeys: 1,
    rateLimits: 1,
  }
}

const tablesLeft = async () => {
  const contents = await snapshot(site.db)
  return Object.keys(contents).filter((table) => contents[table]?.length)
}

/** Tables with one row per day, which is kept until the whole day is old. */
const countedByDay = new Set<string>(['analyticsEvents', 'articleViews'])
const endOfDay = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T23:59:59.999Z`)

test('rows of every kind are kept to the last instant of their period, and no longer', async () => {
  const there = await createRows()
  const kinds = Object.keys(retention) as (keyof typeof retention)[]
  const ends = kinds.map((kept) => ({
    kept,
    end: addPeriod(countedByDay.has(kept) ? endOfDay(born) : born, retention[kept]),
  }))
  for (const { kept, end } of ends.sort((one, other) => one.end.getTime() - other.end.getTime())) {
    const before = await runAt(end)
    expect(before.deleted[kept], `${kept} at the last instant`).toBe(0)
    const sameEnd = ends.filter((other) => other.end.getTime() === end.getTime())
    if (sameEnd.at(-1)?.kept !== kept) continue
    const after = await runAt(new Date(end.getTime() + 1))
    for (const same of sameEnd) {
      expect(after.deleted[same.kept], same.kept).toBe(there[same.kept])
    }
  }
  // Pending mail, published content, the benchmark's row, settings and a valid key remain.
  expect((await tablesLeft()).toSorted()).toEqual([
    'benchmark',
    'mail',
    'post_links',
    'post_revisions',
    'post_texts',
    'posts',
    'settings',
    'staff_keys',
  ])
})

const muchLater = new Date('2040-01-01T00:00:00.000Z')

test('what is still owed or counted stays, however old, and so does who subscribes', async () => {
  await insert('mail', [mail('1', { status: 'pending' }), mail('2', { status: 'held' })])
  await insert('subscribers', [
    { email: 'on@example.com', status: 'active', created_at: at, requested_at: at },
  ])
  const now = muchLater.getTime()
  await insert('rate_limits', [
    { key: 'a', points: 1, expire: now },
    { key: 'b', points: 1, expire: null },
  ])
  const before = await snapshot(site.db)
  expect((await runAt(muchLater)).deleted.rateLimits).toBe(0)
  expect(await snapshot(site.db)).toEqual(before)
})

test('a person who left long ago and was entered again may still confirm', async () => {
  const left = { status: 'unsubscribed', created_at: at, unsubscribed_at: at } as const
  await insert('subscribers', [
    { ...left, email: 'again@example.com', requested_at: '2030-06-01T00:00:00.000Z' },
  ])
  await runAt(new Date('2030-06-20T00:00:00.000Z'))
  expect(await count('subscribers')).toBe(1)
  await runAt(new Date('2030-07-02T00:00:00.000Z'))
  expect(await count('subscribers')).toBe(0)
})

describe('copies of the newsletter', () => {
  const issue = {
    subject: 'S',
    letter: '{}',
    status: 'sending' as const,
    recipient_count: 2,
    key_id: 'k',
    created_at: at,
  }
  const copy = (id: string, row: Partial<Insertable<Tables['mail']>>) =>
    mail(id, { kind: 'newsletter-issue', recipient: `${id}@example.com`, issue_id: 1, ...row })

  test('go together, and leave their counts behind', async () => {
    await insert('newsletter_issues', [issue])
    await insert('mail', [
      copy('1', { status: 'sent', ended_at: at }),
      copy('2', { status: 'failed', ended_at: '2026-11-23T09:00:00.000Z' }),
    ])
    site.clock.current = new Date('2026-11-23T09:00:00.000Z')
    await closeEndedIssues(site.ports)
    await runAt(new Date('2027-02-20T09:00:00.000Z'))
    expect(await count('mail')).toBe(2)
    await runAt(new Date('2027-02-21T09:00:00.001Z'))
    const { newsletter_issues, mail } = await snapshot(site.db)
    expect(mail).toEqual([])
    expect(newsletter_issues).toMatchObject([
      { status: 'sent', sent_count: 1, failed_count: 1, dropped_count: 0 },
    ])
  })

  test('stay while one of them waits', async () => {
    await insert('newsletter_issues', [issue])
    await insert('mail', [
      copy('1', { status: 'sent', ended_at: at }),
      copy('2', { status: 'held' }),
    ])
    await runAt(muchLater)
    expect(await count('mail')).toBe(2)
  })
})

/** More than two batches of old assessments, and one that is not old. */
async function insertManyAssessments() {
  const row = {
    name: 'N',
    email: 'n@example.com',
    company: 'C',
    answers: '{}',
    domain_scores: '{}',
  }
  const old = Array.from({ length: 2_300 }, (_, index) => ({
    ...row,
    user_type: index % 3 ? ('vendor' as const) : ('buyer' as const),
    score: index % 101,
    band: 'green' as const,
    bank_version: '1',
    created_at: at,
  }))
  for (let first = 0; first < old.length; first += 500) {
    await insert('quickscore_assessments', old.slice(first, first + 500))
  }
  site.clock.current = new Date('2028-11-01T00:00:00.000Z')
  await submit('new@example.com')
}

const due = new Date('2028-11-20T09:00:00.001Z')

describe('more rows than one batch', () => {
  beforeEach(insertManyAssessments)

  test('go in several transactions, and what they counted as goes with them', async () => {
    const onChange = vi.fn()
    site.clock.current = due
    site.statements.length = 0
    // A waiting request has a turn after each full batch.
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 5)
    const { deleted } = await deleteOld(portsWith(onChange))
    clearInterval(others)
    expect(deleted).toMatchObject({ quickscoreAssessments: 2_300, contactMessages: 0 })
    const deletions = site.statements.filter((text) =>
      /^\s*delete from "quickscore_assessments"/.test(text),
    )
    expect(deletions).toHaveLength(3)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(turns).toBeGreaterThanOrEqual(2)
    expect(await count('quickscore_assessments')).toBe(1)
    expect(await site.services.quickscore.readBenchmark()).toMatchObject({ total: 1, buyers: 1 })
  })

  test('the end of the server waits for the batch in hand; the next start goes on', async () => {
    site.clock.current = due
    const stopping = new AbortController()
    site.statements.push = (text) => {
      if (/^\s*delete from "quickscore_assessments"/.test(text)) stopping.abort()
      return 0
    }
    const run = await deleteOldIfDue(site.ports, stopping.signal)
    expect(run).toMatchObject({ isComplete: false, deleted: { quickscoreAssessments: 1_000 } })
    const rest = await deleteOldIfDue(site.ports)
    expect(rest).toMatchObject({ isComplete: true, deleted: { quickscoreAssessments: 1_300 } })
  })

  test('a crash in the middle leaves whole batches behind; the next day goes on', async () => {
    site.clock.current = due
    const { transaction } = site.db
    const deletions = () =>
      site.statements.filter((text) => /^\s*delete from "quickscore_/.test(text))
    site.statements.length = 0
    vi.spyOn(site.db, 'transaction').mockImplementation(() => {
      if (deletions().length === 2) throw new Error('The power is gone.')
      return transaction.call(site.db)
    })
    const run = await deleteOldIfDue(site.ports)
    vi.restoreAllMocks()
    expect(run?.deleted.quickscoreAssessments).toBe(2_000)
    expect(run?.failures.map(({ kept }) => kept)).toContain('quickscoreAssessments')
    expect(await deleteOldIfDue(site.ports)).toBeNull()
    site.clock.current = new Date('2028-11-21T00:00:00.000Z')
    const rest = await deleteOldIfDue(site.ports)
    expect(rest).toMatchObject({ failures: [], deleted: { quickscoreAssessments: 300 } })
  })

  test('a step that fails is told of, and the others are done', async () => {
    await insert('analytics_events', [{ name: 'page_view', properties: '{}', created_at: at }])
    await site.db.schema.alterTable('messages').renameTo('elsewhere').execute()
    site.clock.current = due
    const run = await deleteOldIfDue(site.ports)
    await site.db.schema.alterTable('elsewhere').renameTo('messages').execute()
    expect(run?.failures.map(({ kept }) => kept)).toEqual(['contactMessages'])
    expect(run?.deleted).toMatchObject({ quickscoreAssessments: 2_300 })
  })
})

test('several instances do it once a day', async () => {
  const instances = Array.from({ length: 6 }, () => portsWith(async () => {}))
  for (const day of [1, 2, 3]) {
    site.clock.current = new Date(Date.UTC(2026, 11, day))
    const runs = await Promise.all(instances.map((ports) => deleteOldIfDue(ports)))
    expect(runs.filter((run) => run !== null)).toHaveLength(1)
    site.clock.current = new Date(Date.UTC(2026, 11, day, 23, 59, 59, 999))
    expect(await deleteOldIfDue(site.ports)).toBeNull()
  }
  // A clock that was a month ahead must not stop the job for a month.
  site.clock.current = new Date(Date.UTC(2026, 10, 3))
  const runs = await Promise.all(instances.map((ports) => deleteOldIfDue(ports)))
  expect(runs.filter((run) => run !== null)).toHaveLength(1)
})

describe('the worker', () => {
  const lines: object[] = []
  const log = {
    info: (...line: object[]) => lines.push(line),
    error: (...line: object[]) => lines.push(line),
  } as unknown as Log

  test('works soon after the start, and reports counts alone', async () => {
    await submit('ada@example.com')
    site.clock.current = muchLater
    const { promise, resolve: onRun } = Promise.withResolvers<RetentionRun>()
    const worker = createPrivacyWorker({
      ...site.ports,
      log,
      onRun,
      firstLookMs: 0,
    })
    worker.start()
    expect((await promise).deleted.quickscoreAssessments).toBe(1)
    await worker.stop()
    expect(JSON.stringify(lines)).toContain('"quickscoreAssessments":1')
    expect(JSON.stringify(lines)).not.toMatch(/ada|example|Respondent/)
  })
})
