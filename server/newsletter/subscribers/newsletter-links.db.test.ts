import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newsletterConfirmation as words } from '../../../content/en/mail/newsletter-confirmation.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscribers.ts'
import { siteForAll, snapshot } from '../../../tests/support/app.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'
import { signLink } from '../../platform/db/secrets.ts'
import type { Tables } from '../../tables.ts'
import { createUnsubscribeUrl, linkUses, newsletterConfirmation } from './mails.ts'

const now = '2026-11-20T09:00:00.000Z'

const site = siteForAll()
beforeEach(async () => {
  site.clock.current = new Date(now)
  await site.db.deleteFrom('subscribers').execute()
})

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T08:00:00.000Z`

/** States of a subscriber, with their times. */
const lives = {
  pending: { status: 'pending', requested_at: day(2) },
  confirmed: { status: 'active', requested_at: day(2), confirmed_at: day(4) },
  imported: { status: 'active', requested_at: day(2) },
  gone: {
    status: 'unsubscribed',
    requested_at: day(2),
    confirmed_at: day(4),
    unsubscribed_at: day(6),
  },
  'asking again': {
    status: 'unsubscribed',
    requested_at: day(8),
    confirmed_at: day(4),
    unsubscribed_at: day(6),
  },
} satisfies Record<string, Omit<Insertable<Tables['subscribers']>, 'email' | 'created_at'>>

type Life = keyof typeof lives

const add = (life: Life, email = 'reader@example.com') =>
  addSubscriber(site.db, email, { created_at: day(2), ...lives[life] })

const findStored = (id: number) =>
  site.db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()

function sign(purpose: LinkPurpose, id: number, issuedAt: string): Promise<string> {
  return signLink(site.ports, linkUses[purpose], { id, issuedAt: new Date(issuedAt) })
}

const use = (purpose: LinkPurpose, token: unknown) =>
  site.post(`/api/newsletter/${purpose}`, { token })

async function expectRefused(purpose: LinkPurpose, token: unknown) {
  const before = await snapshot(site.db)
  const response = await use(purpose, token)
  expect(response.statusCode).toBe(400)
  const message = 'This link is not valid, or no longer works.'
  expect(response.json()).toEqual({ success: false, message, errors: { token: message } })
  if (typeof token === 'string') {
    expect(await site.services.newsletter.isUsable(purpose, token)).toBe(false)
  }
  expect(await snapshot(site.db)).toEqual(before)
}

describe('a confirmation link', () => {
  // Numbers: the day of the link; the 2nd is the day of the request, the 8th after all events.
  test.each<[Life, number, 'done' | 'refused']>([
    ['pending', 2, 'done'],
    ['pending', 8, 'done'],
    ['confirmed', 2, 'refused'],
    ['confirmed', 4, 'refused'],
    ['confirmed', 8, 'done'],
    ['imported', 2, 'done'],
    ['gone', 2, 'refused'],
    ['gone', 5, 'refused'],
    ['gone', 6, 'refused'],
    ['asking again', 5, 'refused'],
    ['asking again', 8, 'done'],
  ])('to who is %s, of day %i, is %s', async (life, issued, outcome) => {
    const id = await add(life)
    const token = await sign('confirm', id, day(issued))
    if (outcome === 'refused') return expectRefused('confirm', token)
    const before = await findStored(id)
    const response = await use('confirm', token)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, message: 'You are subscribed.' })
    expect(await findStored(id)).toEqual({ ...before, status: 'active', confirmed_at: now })
    await expectRefused('confirm', token)
  })

  test('used twice at once works once', async () => {
    const id = await add('pending')
    const token = await sign('confirm', id, day(2))
    const answers = await Promise.all([use('confirm', token), use('confirm', token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await findStored(id)).toMatchObject({ status: 'active', confirmed_at: now })
  })

  test('of the very millisecond, or of an instance whose clock is ahead, still works once', async () => {
    for (const at of [now, '2026-11-20T09:00:05.000Z']) {
      const id = await add('pending', `${at}@example.com`)
      const asked = site.db.updateTable('subscribers').set({ requested_at: at })
      await asked.where('id', '=', id).execute()
      const token = await sign('confirm', id, at)
      expect((await use('confirm', token)).statusCode).toBe(200)
      await expectRefused('confirm', token)
    }
  })

  test('works for 30 days', async () => {
    const id = await add('pending')
    const token = await sign('confirm', id, day(2))
    site.clock.current = new Date('2026-12-02T08:00:00.001Z')
    await expectRefused('confirm', token)
    site.clock.current = new Date('2026-12-02T08:00:00.000Z')
    expect((await use('confirm', token)).statusCode).toBe(200)
  })

  test('to who has been deleted is refused, also once the address is entered again', async () => {
    const id = await add('pending')
    const token = await sign('confirm', id, day(2))
    await site.db.deleteFrom('subscribers').execute()
    await expectRefused('confirm', token)
    await site.services.newsletter.subscribe({ email: 'reader@example.com' })
    await expectRefused('confirm', token)
  })
})

describe('an unsubscribe link', () => {
  test.each<[Life, string]>([
    ['pending', now],
    ['confirmed', now],
    ['imported', now],
    ['gone', day(6)],
    ['asking again', now],
  ])('ends it for who is %s, as often as it is used', async (life, unsubscribed_at) => {
    const id = await add(life)
    const before = await findStored(id)
    const token = await sign('unsubscribe', id, day(5))
    for (let i = 0; i < 2; i += 1) {
      const response = await use('unsubscribe', token)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true, message: 'You are unsubscribed.' })
      expect(await findStored(id)).toEqual({ ...before, status: 'unsubscribed', unsubscribed_at })
      site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    }
  })

  test.each<[Life]>([['pending'], ['asking again']])(
    'of who is %s also ends the confirmation that is on its way',
    async (life) => {
      const id = await add(life)
      await use('unsubscribe', await sign('unsubscribe', id, day(5)))
      await expectRefused('confirm', await sign('confirm', id, day(8)))
    },
  )

  test('touches nobody else', async () => {
    const [id, other] = [await add('confirmed'), await add('confirmed', 'other@example.com')]
    const before = await findStored(other)
    await use('unsubscribe', await sign('unsubscribe', id, day(5)))
    expect(await findStored(other)).toEqual(before)
  })

  test('of who has been deleted says that it is done', async () => {
    const id = await add('confirmed')
    const token = await sign('unsubscribe', id, day(5))
    await site.db.deleteFrom('subscribers').execute()
    const before = await snapshot(site.db)
    expect((await use('unsubscribe', token)).statusCode).toBe(200)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('works for 24 months', async () => {
    const id = await add('confirmed')
    const token = await sign('unsubscribe', id, day(5))
    site.clock.current = new Date('2028-11-05T08:00:00.001Z')
    await expectRefused('unsubscribe', token)
    site.clock.current = new Date('2028-11-05T08:00:00.000Z')
    expect((await use('unsubscribe', token)).statusCode).toBe(200)
  })

  test('is the same whenever it is asked for, and in an address of ours', async () => {
    const ask = () => createUnsubscribeUrl(site.ports, { id: 7, issuedAt: new Date(day(5)) })
    const url = await ask()
    expect(url).toMatch(/^http:\/\/[^/]+\/newsletter\/unsubscribe\/7\.[\w.-]+$/)
    site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    expect(await ask()).toBe(url)
  })
})

describe('a token', () => {
  const purposes: LinkPurpose[] = ['confirm', 'unsubscribe']

  test.each(purposes)('that is another than was given out does not %s', async (purpose) => {
    const [id, other] = [await add('pending'), await add('pending', 'other@example.com')]
    const token = await sign(purpose, id, day(2))
    await expectRefused(purpose, token.replace(/^\d+/, String(other)))
    await expectRefused(purpose, token.replace(/\.(\d+)\.([^.]+)$/, '.99999999999999.$2'))
    const elsewhere = purpose === 'confirm' ? 'unsubscribe' : 'confirm'
    await expectRefused(purpose, await sign(elsewhere, id, day(2)))
    // A token signed with another secret.
    await site.db.deleteFrom('settings').execute()
    await expectRefused(purpose, token)
    await sign(purpose, id, day(2))
    await expectRefused(purpose, token)
  })

  test.each([undefined, null, 7, '', 'x', '1.1.1.1', 'x'.repeat(201), { a: 1 }, ['1.2.3.4']])(
    'that is %j is refused',
    async (token) => {
      for (const purpose of purposes) await expectRefused(purpose, token)
    },
  )

  test('in which anything was changed is refused', async () => {
    const { newsletter } = site.services
    const id = await add('pending')
    const before = await findStored(id)
    const confirm = await sign('confirm', id, day(2))
    const unsubscribe = await sign('unsubscribe', id, day(2))
    const alphabet = [...'0123456789ABCXYZabcxyz-_.= %']
    const edit = fc.record({
      at: fc.nat(confirm.length),
      removed: fc.nat(2),
      added: fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(edit, async ({ at, removed, added }) => {
        const change = (token: string) => token.slice(0, at) + added + token.slice(at + removed)
        fc.pre(change(confirm) !== confirm && change(unsubscribe) !== unsubscribe)
        expect(await newsletter.confirmSubscription(change(confirm))).toBe('invalid')
        expect(await newsletter.unsubscribe(change(unsubscribe))).toBe('invalid')
      }),
      { numRuns: 200 },
    )
    expect(await findStored(id)).toEqual(before)
  })
})

describe('the mail that asks for confirmation', () => {
  const write = (subscriberId: number, at: string) =>
    newsletterConfirmation.write(site.ports, {
      recipient: 'reader@example.com',
      aboutId: subscriberId,
      issueId: null,
      payload: {},
      at: new Date(at),
    })

  test('holds a link that works, the same whenever it is written', async () => {
    const id = await add('pending')
    const letter = await write(id, day(2))
    site.clock.current = new Date('2026-11-22T09:00:00.000Z')
    expect(await write(id, day(2))).toEqual(letter)
    expect(letter).toMatchObject({ subject: words.subject, footer: words.footer })
    const url = letter?.blocks.flatMap((block) => (block.kind === 'button' ? [block.url] : []))[0]
    const { pathname } = new URL(url ?? '')
    expect(pathname).toMatch(/^\/newsletter\/confirm\//)
    const token = pathname.slice('/newsletter/confirm/'.length)
    const before = await snapshot(site.db)
    expect(await site.services.newsletter.isUsable('confirm', token)).toBe(true)
    expect(await snapshot(site.db)).toEqual(before)
    expect(await site.services.newsletter.confirmSubscription(token)).toBe('done')
  })

  test('repeats nothing that was typed', async () => {
    const id = await add('pending', '"Win_a_prize"@evil.example')
    expect(JSON.stringify(await write(id, day(2)))).not.toMatch(/prize|evil/)
  })

  test.each<[string, Life, string]>([
    ['subscribed already', 'confirmed', day(8)],
    ['was taken over with a list', 'imported', day(8)],
    ['has unsubscribed since', 'gone', day(5)],
  ])('is not owed to who %s', async (_, life, at) => {
    expect(await write(await add(life), at)).toBeNull()
  })

  test('is not owed once its link would be too old, or nobody is there', async () => {
    const id = await add('pending')
    site.clock.current = new Date('2026-12-03T09:00:00.000Z')
    expect(await write(id, day(2))).toBeNull()
    expect(await write(id + 1, day(2))).toBeNull()
  })
})
