import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach } from '../../tests/support/app.ts'
import {
  type LeadReceiver,
  receiverName,
  startLeadReceiver,
  type TakenCall,
  verifyCall,
} from '../../tests/support/lead-receiver.ts'
import { live as liveThrough } from '../../tests/support/mail-run.ts'
import { createMailWorker, type MailWorker } from '../mail/worker.ts'
import { erasePerson } from '../privacy/person.ts'

const HOUR = 60 * 60_000

let receiver: LeadReceiver
const site = siteForEach(null)
const admin = createAdmin(site)
let worker: MailWorker
beforeEach(async () => {
  receiver = await startLeadReceiver()
  await open(receiver.env)
})
afterEach(async () => {
  vi.useRealTimers()
  await worker.stop()
  await receiver.close()
})

async function open(env: Record<string, string>) {
  await site.open({ PUBLIC_URL: 'https://plumbline.example', SMTP_URL: '', ...env })
  const { ports, services } = site
  worker = createMailWorker({ ...ports, mailer: ports.openMailer(), writers: services.mailWriters })
}

async function post(url: string, payload: object) {
  const response = await site.post(url, payload)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

const write = (changes: object = {}) =>
  post('/api/contact', {
    name: 'Ada Jones',
    email: 'ada@example.com',
    company: 'Jones Ltd',
    message: 'What of the fees for a secret matter?',
    ...changes,
  })

const submit = (changes: object = {}) =>
  post('/api/quickscore/submit', {
    name: 'Bo Hall',
    email: 'bo@example.com',
    company: 'Hall plc',
    user_type: 'buyer',
    answers: { A1: 1, B1: 0 },
    ...changes,
  })

const live = (ms: number) => liveThrough(site, worker, ms)

/** Reads a call as a receiver that checks signature and time. */
function read(call: TakenCall | undefined) {
  if (!call) throw new Error('There was no call.')
  vi.useFakeTimers({ toFake: ['Date'], now: site.clock.current })
  const said = verifyCall(call)
  vi.useRealTimers()
  return said
}

const calls = async () =>
  (await admin.succeed('GET', '/outbox?per_page=100')).filter(({ kind }: { kind: string }) =>
    kind.endsWith('-lead'),
  )

const statuses = async () => (await calls()).map(({ status }: { status: string }) => status)

test('each submission and each message is one signed call, which says who it is and nothing that they wrote', async () => {
  const { private_link: link, ...result } = await submit()
  await write()
  await worker.deliverDue()
  await live(HOUR)
  expect(receiver.calls).toHaveLength(2)
  site.clock.current = new Date('2026-11-20T09:00:00.000Z')
  expect(receiver.calls.map(read)).toEqual([
    {
      type: 'lead.created',
      timestamp: '2026-11-20T09:00:00.000Z',
      data: {
        kind: 'quickscore',
        name: 'Bo Hall',
        company: 'Hall plc',
        email: 'bo@example.com',
        role: 'buyer',
        score: result.score,
        band: result.band,
        url: 'https://plumbline.example/admin/quickscore?record=1',
      },
    },
    {
      type: 'lead.created',
      timestamp: '2026-11-20T09:00:00.000Z',
      data: {
        kind: 'message',
        name: 'Ada Jones',
        company: 'Jones Ltd',
        email: 'ada@example.com',
        role: null,
        score: null,
        band: null,
        url: 'https://plumbline.example/admin/messages?record=1',
      },
    },
  ])
  const token = link.split('/').at(-1)
  expect(JSON.stringify(receiver.calls)).not.toMatch(new RegExp(`${token}|secret|answers`))
  const tampered = { ...receiver.calls[0], body: '{}' } as TakenCall
  expect(() => read(tampered)).toThrow('No matching signature found')
})

test('a receiver that is away for an hour gets each lead after it, repeats under the same id', async () => {
  receiver.status = 503
  for (const name of ['One', 'Two', 'Three']) await submit({ name, email: `${name}@example.com` })
  await worker.deliverDue()
  await live(HOUR)
  expect(await calls()).toMatchObject(
    Array.from({ length: 3 }, () => ({
      recipient: receiverName,
      status: 'pending',
      last_error: 'The receiver answered 503.',
    })),
  )
  receiver.status = 200
  const refused = receiver.calls.splice(0)
  await live(2 * HOUR)
  expect(receiver.calls).toHaveLength(3)
  const ids = receiver.calls.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(new Set(refused.map(({ id }) => id))).toEqual(new Set(ids))
  for (const { id, body } of refused) {
    expect(receiver.calls.find((call) => call.id === id)?.body).toBe(body)
  }
  expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
})

test('mail goes out before a receiver that does not answer is tried', async () => {
  receiver.status = 0
  await write()
  await worker.deliverDue()
  const states = Object.fromEntries(
    (await admin.succeed('GET', '/outbox')).map((row: Record<string, string>) => [
      row.kind,
      [row.status, row.last_error],
    ]),
  )
  expect(states).toEqual({
    'contact-notice': ['filed', null],
    'contact-acknowledgement': ['filed', null],
    'contact-lead': ['pending', 'The receiver could not be reached.'],
  })
})

test('a redirect is not followed, and staff see it in Mail and try again', async () => {
  const other = await startLeadReceiver()
  receiver.status = 307
  receiver.headers = { location: other.url }
  await write()
  await worker.deliverDue()
  const shown = `The receiver answered with a redirect (307), which is not followed.`
  expect(await calls()).toMatchObject([{ status: 'pending', last_error: shown }])
  await live(73 * HOUR)
  const [failed] = await calls()
  expect(failed).toMatchObject({ status: 'failed', last_error: shown })
  expect(other.calls).toEqual([])
  await other.close()
  receiver.status = 204
  receiver.headers = {}
  await admin.succeed('POST', `/outbox/${failed.id}/send-again`)
  await worker.deliverDue()
  expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(1)
  expect(await calls()).toMatchObject([{ status: 'sent', last_error: null }])
})

test('a receiver that is gone for good (410) is not called again', async () => {
  receiver.status = 410
  await write()
  await worker.deliverDue()
  await live(HOUR)
  expect(receiver.calls).toHaveLength(1)
  expect(await calls()).toMatchObject([{ status: 'failed' }])
})

describe('likely spam', () => {
  const change = (held: boolean) => admin.succeed('PATCH', '/contact-messages/1', { held })

  test('owes nothing until staff release it, and then one call', async () => {
    await write({ website: 'https://spam.example' })
    await worker.deliverDue()
    await live(HOUR)
    expect(receiver.calls).toEqual([])
    await change(false)
    await worker.deliverDue()
    expect(receiver.calls).toHaveLength(1)
    await change(true)
    await change(false)
    await worker.deliverDue()
    await live(HOUR)
    expect(receiver.calls).toHaveLength(1)
  })

  test.each([HOUR, 100 * HOUR])(
    'that staff find while its call waits is told once they release it (after %i ms)',
    async (ms) => {
      await write()
      await change(true)
      await worker.deliverDue()
      await live(ms)
      expect(receiver.calls).toEqual([])
      await change(false)
      await worker.deliverDue()
      await live(HOUR)
      expect(receiver.calls).toHaveLength(1)
    },
  )
})

test('what is deleted or erased before its call is sent to nobody', async () => {
  receiver.status = 503
  await submit()
  await write()
  await submit({ email: 'eve@example.com' })
  await write({ email: 'eve@example.com' })
  await worker.deliverDue()
  receiver.status = 200
  receiver.calls.length = 0
  await admin.succeed('DELETE', '/quickscore-assessments/1')
  await admin.succeed('DELETE', '/contact-messages/1')
  await erasePerson(site.ports, 'eve@example.com')
  await live(3 * HOUR)
  expect(receiver.calls).toEqual([])
  expect(await statuses()).toEqual(['dropped', 'dropped'])
})

test('without a receiver nothing is owed; what was owed before waits for one', async () => {
  receiver.status = 503
  await write()
  await worker.deliverDue()
  const { receiver: _, ...ports } = site.ports
  const without = createMailWorker({
    ...ports,
    mailer: ports.openMailer(),
    writers: site.services.mailWriters,
  })
  site.pass(HOUR)
  await without.deliverDue()
  await without.stop()
  const why = 'No receiver of leads is set.'
  expect(await calls()).toMatchObject([{ status: 'pending', last_error: why }])
  await worker.stop()
  await open({})
  await write()
  await submit()
  expect(await calls()).toEqual([])
  expect(site.services.leads.nameReceiver()).toBeNull()
})
