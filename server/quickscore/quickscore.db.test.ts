import { beforeEach, describe, expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, siteForEach, snapshot } from '../../tests/support/app.ts'
import { countPageEvent } from '../analytics/service.ts'

const site = siteForEach()

/** All 21 vendor questions answered Yes, except for `changes`. */
function vendorAnswers(changes: Record<string, number> = {}) {
  const ids = listQuestions(questionBank, 'vendor').map(({ id }) => id)
  expect(ids).toHaveLength(21)
  return { ...Object.fromEntries(ids.map((id) => [id, 1])), ...changes }
}

const lead = { name: 'Test Person', email: 'person@example.com', company: 'Example Ltd' }

const submit = (body: object, headers?: Record<string, string>) =>
  site.post('/api/quickscore/submit', body, headers)

function list(query = '', key: string | null = adminKey) {
  const headers = key === null ? {} : { 'x-admin-key': key }
  return site.app.inject({ url: `/api/quickscore-assessments${query}`, headers })
}

const admin = createAdmin(site)

describe('POST /api/quickscore/submit', () => {
  test('stores what the server worked out, whatever the browser claimed', async () => {
    // A: 3 of 4 counted (A6 N/A) = 75; B: 5.5 of 6; C: 5 of 5; D: 4 of 5 = 80.
    // (75 + 91.666… + 100 + 80) / 4 = 86.66… → 87
    const answers = vendorAnswers({ A1: 0, A6: -1, B1: 0.5, D5: 0 })
    const response = await submit({ ...lead, user_type: 'vendor', answers, score: 3, band: 'red' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: true,
      data: { score: 87, band: 'green', bank_version: expect.any(String) },
    })
    const [stored] = (await list()).json().data
    expect(stored).toMatchObject({
      ...lead,
      user_type: 'vendor',
      score: 87,
      band: 'green',
      answers,
    })
    expect(stored.domain_scores.governance).toBe(75)
    expect(stored.domain_scores.fairness).toBeCloseTo(91.667, 2)
    expect(stored.created_at).toBe('2026-11-20T09:00:00.000Z')
  })

  test('owes a report to the respondent, a notice to staff, and counts the completion', async () => {
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({ A1: -1 }) })
    const { mail, analytics_events } = await snapshot(site.db)
    expect(mail).toMatchObject([
      { kind: 'quickscore-report', recipient: lead.email },
      { kind: 'quickscore-notice', recipient: 'contact@plumbline.example' },
    ])
    const [event] = analytics_events as { name: string; properties: string }[]
    expect(event?.name).toBe('quickscore_completed')
    expect(JSON.parse(event?.properties ?? '')).toEqual({
      overall_score: 100,
      na_count: 1,
      user_type: 'vendor',
      domain_scores: { governance: 100, fairness: 100, security: 100, oversight: 100 },
    })
    expect(JSON.stringify(analytics_events)).not.toContain(lead.email)
  })

  test('never sends one address more than three reports a day, and stores every assessment', async () => {
    const body = { ...lead, user_type: 'vendor', answers: vendorAnswers() }
    for (const email of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.com']) {
      await submit({ ...body, email })
    }
    const reports = async () =>
      ((await snapshot(site.db)).mail ?? []).filter(
        (row) => (row as { kind: string }).kind === 'quickscore-report',
      ).length
    expect(await reports()).toBe(3)
    expect((await list()).json().meta.total).toBe(4)
    // Each submission has a link, also without the mail.
    expect((await snapshot(site.db)).result_links).toHaveLength(4)
    site.clock.current = new Date('2026-11-21T09:00:01.000Z')
    await submit({ ...body, email: 'a@example.com' })
    expect(await reports()).toBe(4)
  })

  test('keeps a code that the bank does not know, and never scores it', async () => {
    const answers = { ...vendorAnswers(), ZZ9: 0, A5: 0 }
    const response = await submit({ ...lead, user_type: 'vendor', answers })
    expect(response.json().data.score).toBe(100)
    expect((await list()).json().data[0].answers).toMatchObject({ ZZ9: 0, A5: 0 })
  })

  const good = { ...lead, user_type: 'vendor', answers: { A1: 1 } }
  test('refuses what is wrong with 400, and stores nothing', async () => {
    const cases: [string, object][] = [
      ['a name that is too long', { ...good, name: 'n'.repeat(201) }],
      ['a line break in the company', { ...good, company: 'a\r\nBcc: b@example.com' }],
      ['an address that is none', { ...good, email: 'person@' }],
      ['an address that is too long', { ...good, email: `${'a'.repeat(250)}@example.com` }],
      ['empty answers', { ...good, answers: {} }],
      ['a value outside the four', { ...good, answers: { A1: 0.75 } }],
    ]
    const before = await snapshot(site.db)
    for (const [what, body] of cases) {
      const response = await submit(body)
      expect(response.statusCode, what).toBe(400)
      expect(response.json()).toMatchObject({ success: false, message: expect.any(String) })
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

describe('Idempotency-Key', () => {
  const body = { ...lead, user_type: 'vendor', answers: { A1: 1, B1: 0.5 } }
  const key = { 'idempotency-key': 'one-visit' }

  test('makes a repeat harmless, also when both come at once', async () => {
    const answers = await Promise.all([submit(body, key), submit(body, key), submit(body, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const [first, ...repeats] = answers.map((answer) => answer.json())
    expect(first.data).toMatchObject({
      private_link: expect.stringMatching(/^\/quickscore\/result\/[\w-]{43}$/),
      domain_flags: { governance: ['lowCoverage'], security: ['lowCoverage'] },
    })
    // A repeat gets the same link, although the stored idempotency record has no token.
    for (const repeat of repeats) expect(repeat).toEqual(first)
    const { mail: _, ...kept } = await snapshot(site.db)
    for (const answer of answers) {
      const [token] = answer.json().data.private_link.split('/').slice(-1)
      expect(JSON.stringify(kept)).not.toContain(token)
    }
    expect((await list()).json().meta.total).toBe(1)
    expect((await submit({ ...body, name: 'Else' }, key)).json().code).toBe('idempotency_mismatch')
    // Staff revoke the link: a repeat gets none.
    await admin.succeed('POST', '/quickscore-assessments/1/revoke-links')
    expect((await submit(body, key)).json().data.private_link).toBeUndefined()
  })

  test('is forgotten after 24 hours', async () => {
    await submit(body, key)
    site.clock.current = new Date('2026-11-21T09:00:01.000Z')
    await submit({ ...body, name: 'Somebody Else' }, key)
    expect((await list()).json().meta.total).toBe(2)
  })

  test('must have 1 to 200 characters', async () => {
    for (const wrong of ['', 'x'.repeat(201)]) {
      expect((await submit(body, { 'idempotency-key': wrong })).statusCode).toBe(400)
    }
  })
})

describe('GET /api/quickscore-assessments', () => {
  beforeEach(async () => {
    const vendor = { ...lead, user_type: 'vendor' }
    await submit({ ...vendor, name: 'Ada 100%', answers: vendorAnswers() })
    site.clock.current = new Date('2026-11-20T10:00:00.000Z')
    await submit({ ...vendor, name: 'Bo', answers: { A1: 1 } })
    site.clock.current = new Date('2026-11-20T11:00:00.000Z')
    await submit({ ...lead, name: 'Cy', company: 'Other', user_type: 'buyer', answers: { B1: 0 } })
  })

  test('shows anybody scores and types only, from ten organisations on', async () => {
    const response = await list('', null)
    expect(response.json()).toEqual({
      success: true,
      data: [],
      meta: { average: null, total: 1, vendors: 1, buyers: 0 },
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers.vary).toBe('x-admin-key')
    expect((await list('?page=1', null)).statusCode).toBe(400)
  })

  test('refuses a wrong, an empty and a doubled key instead of showing less', async () => {
    for (const key of ['wrong', '', `${adminKey}, ${adminKey}`, ` ${adminKey}x`]) {
      expect((await list('', key)).statusCode).toBe(401)
    }
  })

  test('is sorted, filtered, searched and paged', async () => {
    const wanted: [string, string[]][] = [
      ['', ['Cy', 'Bo', 'Ada 100%']],
      ['?sort=score', ['Cy', 'Bo', 'Ada 100%']],
      ['?sort=-name', ['Cy', 'Bo', 'Ada 100%']],
      ['?user_type=vendor&sort=name', ['Ada 100%', 'Bo']],
      ['?band=red&sort=name', ['Bo', 'Cy']],
      ['?q=OTHER', ['Cy']],
      ['?q=%25', ['Ada 100%']],
      ['?q=_', []],
      ['?q=example+ada', ['Ada 100%']],
      ['?q=example&user_type=vendor&band=red', ['Bo']],
      ['?q=other&band=green', []],
      ['?sort=-user_type', ['Bo', 'Ada 100%', 'Cy']],
      ['?page=2&per_page=2', ['Ada 100%']],
      ['?page=9&per_page=2', []],
    ]
    for (const [query, names] of wanted) {
      const { data } = (await list(query)).json()
      expect(
        data.map(({ name }: { name: string }) => name),
        query,
      ).toEqual(names)
    }
  })
})

describe('GET /api/admin/quickscore-stats', () => {
  const read = () => admin.call('GET', '/quickscore-stats')

  test('sums up twelve weeks and gives the weakest questions, in three statements', async () => {
    site.clock.current = new Date('2026-08-27T23:59:59.999Z')
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({}) })
    site.clock.current = new Date('2026-08-28T00:00:00.000Z')
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({ A1: 0 }) })
    site.clock.current = new Date('2026-11-16T00:00:00.000Z')
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({ A1: 0, B2: 0.5 }) })
    await countPageEvent(site.ports, { name: 'page_view', properties: { path: '/quickscore' } })
    site.clock.current = new Date('2026-11-20T09:00:00.000Z')
    site.statements.length = 0
    const { data } = (await read()).json()
    expect(site.statements).toHaveLength(3)
    // 95 and 93.
    expect(data).toMatchObject({ assessments: 2, average: 94, completed: 2, based_on: 3 })
    expect(data.weakest.slice(0, 2)).toMatchObject([
      { question: 'A1', domain: 'governance', average: 33, answered: 3 },
      { question: 'B2', domain: 'fairness', average: 83, answered: 3 },
    ])
  })

  test('still counts a completion whose assessment has been deleted', async () => {
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({}) })
    const query = site.db.selectFrom('quickscore_assessments').select('id')
    const { id } = await query.executeTakeFirstOrThrow()
    expect((await admin.call('DELETE', `/quickscore-assessments/${id}`)).statusCode).toBe(200)
    const { data } = (await read()).json()
    expect(data).toMatchObject({ weakest: [], based_on: 0, average: null, completed: 1 })
  })

  test('gives no completions where an outside collector counts them', async () => {
    await site.open({ ANALYTICS_URL: 'http://127.0.0.1:9/events' })
    await submit({ ...lead, user_type: 'vendor', answers: vendorAnswers({}) })
    expect((await read()).json().data).toMatchObject({ based_on: 1, completed: null })
  })
})
