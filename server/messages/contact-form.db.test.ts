import { describe, expect, test } from 'vitest'
import { siteForEach, snapshot } from '../../tests/support/app.ts'

const site = siteForEach()

const good = {
  name: 'Test Person',
  email: 'Person@example.com',
  company: 'Example Ltd',
  message: 'We use a CV ranking tool.\nWhat do we owe to candidates?',
}

const send = (body: object, headers?: Record<string, string>) =>
  site.post('/api/contact', body, headers)

const listStored = () => site.db.selectFrom('messages').selectAll().orderBy('id').execute()
const listOwed = () => site.db.selectFrom('mail').selectAll().orderBy('id').execute()

describe('POST /api/contact', () => {
  test('stores a plain post of the four fields before it answers', async () => {
    const response = await send(good)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      message: "We'll respond within one business day.",
    })
    expect(await listStored()).toEqual([
      {
        id: 1,
        ...good,
        aud: null,
        utm_source: null,
        plan: null,
        held: 0,
        held_reason: null,
        handled_at: null,
        assignee: null,
        due_on: null,
        assessment_id: null,
        search_text: `test person\nperson@example.com\nexample ltd\n${good.message.toLowerCase()}`,
        created_at: '2026-11-20T09:00:00.000Z',
      },
    ])
  })

  test('keeps where the visitor came from, and needs no company', async () => {
    const { company: _, ...rest } = good
    await send({ ...rest, aud: 'ta', utm_source: 'audience_page', plan: 'core', elapsed_ms: 8_000 })
    expect(await listStored()).toMatchObject([
      { company: null, aud: 'ta', utm_source: 'audience_page', plan: 'core', held: 0 },
    ])
  })

  test('acknowledges three messages a day to one address, however tagged or many, and stores all', async () => {
    const emails = Array.from(
      { length: 40 },
      (_, i) => `Per_son${i % 4 ? `+${i}` : ''}@example.com`,
    )
    await Promise.all(emails.map((email) => send({ ...good, email })))
    await send({ ...good, email: 'perxson+1@example.com' })
    const owed = await listOwed()
    expect(owed.filter(({ kind }) => kind === 'contact-acknowledgement')).toHaveLength(4)
    expect(owed.filter(({ kind }) => kind === 'contact-notice')).toHaveLength(41)
    expect(await listStored()).toHaveLength(41)
  })

  test('puts aside what looks like spam, gives the same answer and writes to nobody', async () => {
    const honest = await send(good)
    const owed = await listOwed()
    const signs: [string, object][] = [
      ['trap', { website: 'https://example.com' }],
      ['too-fast', { elapsed_ms: 1_200 }],
      ['offer', { message: 'Cheap SEO: http://a.example http://b.example www.c.example' }],
      ['many-links', { message: 'http://a.example http://b.example www.c.example www.d.example' }],
      ['markup', { message: 'Cheap [url=http://a.example]things[/url] here' }],
      ['link-in-name', { name: 'Prize http://a.example' }],
    ]
    for (const [sign, changes] of signs) {
      const response = await send({ ...good, ...changes })
      expect([response.statusCode, response.body]).toEqual([honest.statusCode, honest.body])
      expect((await listStored()).at(-1)).toMatchObject({ held: 1, held_reason: sign })
      expect(await listOwed()).toEqual(owed)
    }
  })

  test('says at each field what is wrong with it, and changes nothing', async () => {
    const name = 'Name must be at least 2 characters.'
    const email = 'Please enter a valid email address.'
    const signs = 'This text contains characters that cannot be used here.'
    const cases: [object, Record<string, unknown>][] = [
      [{ name: 'J' }, { name }],
      [{ email: 'person@' }, { email }],
      [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email }],
      [{ message: 'Too short' }, { message: 'Message must be at least 10 characters.' }],
      [{ message: 'x'.repeat(5_001) }, { message: 'Message must be at most 5,000 characters.' }],
      [{ message: `${'x'.repeat(10)}\0` }, { message: signs }],
      [{ company: 'Ltd\uffff' }, { company: signs }],
      [{ aud: ['ta'] }, { aud: expect.any(String) }],
      [{ website: 'x', name: '' }, { name }],
    ]
    const before = await snapshot(site.db)
    for (const [changes, errors] of cases) {
      const response = await send({ ...good, ...changes })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ success: false, errors })
      expect(response.json().message).toBe(Object.values(response.json().errors)[0])
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('makes a repeat with the same key harmless, however long the visitor waited', async () => {
    const key = { 'idempotency-key': 'one-message' }
    const answers = await Promise.all([
      send({ ...good, elapsed_ms: 9_000 }, key),
      send({ ...good, elapsed_ms: 12_000 }, key),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await listStored()).toHaveLength(1)
    expect(await listOwed()).toHaveLength(2)
    expect((await send({ ...good, name: 'Other' }, key)).json().code).toBe('idempotency_mismatch')
  })
})
