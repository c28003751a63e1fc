import { describe, expect, test } from 'vitest'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'

const site = siteForEach()

const subscribe = (email: unknown) => site.post('/api/newsletter/subscribe', { email })

const listStored = () => site.db.selectFrom('subscribers').selectAll().orderBy('id').execute()
const listOwed = () => site.db.selectFrom('mail').selectAll().orderBy('id').execute()

describe('POST /api/newsletter/subscribe', () => {
  test('writes down who asked and when, and owes the mail that asks for confirmation', async () => {
    const response = await subscribe(' Reader@example.com ')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, message: 'Please check your inbox.' })
    expect(await listStored()).toEqual([
      {
        id: 1,
        email: 'Reader@example.com',
        status: 'pending',
        created_at: '2026-11-20T09:00:00.000Z',
        requested_at: '2026-11-20T09:00:00.000Z',
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ])
    const [owed] = await listOwed()
    expect(owed).toMatchObject({ kind: 'newsletter-confirmation', recipient: 'reader@example.com' })
    expect(owed).toMatchObject({ about_kind: 'subscriber', about_id: 1 })
  })

  test('says to look for the mail only where a mail server is set', async () => {
    await site.open({ SMTP_URL: '' })
    const message = 'This is written to files that nobody receives.'
    expect((await subscribe('reader@example.com')).json()).toEqual({ success: true, message })
  })

  test('is one subscriber per address, whatever its case, also when both come at once', async () => {
    await Promise.all([subscribe('reader@example.com'), subscribe('READER@example.com')])
    site.clock.current = new Date('2026-11-20T10:00:00.000Z')
    await subscribe('Reader@Example.com')
    expect(await listStored()).toMatchObject([
      {
        status: 'pending',
        created_at: '2026-11-20T09:00:00.000Z',
        requested_at: '2026-11-20T10:00:00.000Z',
      },
    ])
    // At most three mails a day.
    for (let more = 0; more < 2; more += 1) await subscribe('reader@example.com')
    expect(await listOwed()).toHaveLength(3)
  })

  test('gives the same answer whatever is known of an address, and mails only who must confirm', async () => {
    for (const status of ['pending', 'active', 'unsubscribed'] as const) {
      await addSubscriber(site.db, `${status}@example.com`, { status, created_at: '2026-11-19' })
    }
    const answers = new Set<string>()
    for (const name of ['new', 'pending', 'active', 'unsubscribed']) {
      const { statusCode, body } = await subscribe(`${name}@example.com`)
      answers.add(`${statusCode} ${body}`)
    }
    expect(answers.size).toBe(1)
    const stored = await listStored()
    const statuses = ['pending', 'active', 'unsubscribed', 'pending']
    expect(stored.map(({ status }) => status)).toEqual(statuses)
    // This time makes a new link valid, and none before.
    expect(stored[2]?.requested_at).toBe('2026-11-20T09:00:00.000Z')
    expect((await listOwed()).map(({ recipient }) => recipient)).toEqual([
      'new@example.com',
      'pending@example.com',
      'unsubscribed@example.com',
    ])
  })

  test('refuses what is no address, and changes nothing', async () => {
    const before = await snapshot(site.db)
    const long = `${'x'.repeat(250)}@example.com`
    for (const email of ['', 'reader', 'reader@example', null, 7, long]) {
      const response = await subscribe(email)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ email: 'Please enter a valid email address.' })
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

test('the embedded form is our own where the settings name no provider, else theirs', async () => {
  const { getEmbed } = site.services.newsletter
  expect(getEmbed()).toEqual({ frameUrl: '/newsletter/embed', scriptUrl: '/newsletter-embed.js' })
  const theirs = {
    frameUrl: 'https://forms.provider.example/f/1',
    scriptUrl: 'https://cdn.provider.example/embed.js',
  }
  await site.open({
    NEWSLETTER_FRAME_URL: theirs.frameUrl,
    NEWSLETTER_SCRIPT_URL: theirs.scriptUrl,
  })
  expect(site.services.newsletter.getEmbed()).toEqual(theirs)
})
