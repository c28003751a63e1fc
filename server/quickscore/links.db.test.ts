import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lawConsentWording } from '../../content/en/quickscore/law-news.ts'
import { bankVersion } from '../../content/en/quickscore/question-bank.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { readToken } from '../../tests/support/result-links.ts'
import { createMailWorker } from '../mail/worker.ts'
import { createFolderMailer } from '../platform/mail/mailer.ts'
import { bind } from '../services.ts'
import { exportResult, findShared } from './links.ts'
import { renderReport } from './report.ts'

const site = siteForEach()

const lead = { name: 'Ada Fairweather', email: 'Ada@Example.com', company: 'Northgate Hiring' }
const answers = { A1: 1, B1: 0.5, C1: 1, D1: 0, D2: -1 }

/** The response, and the token of the link in the mail. */
async function submit(fields: Record<string, unknown> = {}) {
  const payload = { ...lead, user_type: 'vendor', answers, ...fields }
  const response = await site.post('/api/quickscore/submit', payload)
  expect(response.statusCode).toBe(200)
  const { private_link, ...result } = response.json().data
  return { result, link: private_link, token: await readToken(site.db) }
}

const service = () => ({
  ...site.services.quickscore,
  ...bind(site.ports, { findShared, exportResult }),
})
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

const revokeAsAdmin = (id: number) =>
  createAdmin(site).call('POST', `/quickscore-assessments/${id}/revoke-links`)

/** Marks messages as the worker does once they have been sent. */
async function sendAll() {
  await site.db
    .updateTable('mail')
    .set({ status: 'sent', payload: '{}', ended_at: site.clock.current.toISOString() })
    .execute()
}

describe('a submission', () => {
  test('makes a link for twelve months, and keeps only the hash of its token', async () => {
    const { token } = await submit()
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = await snapshot(site.db)
    expect(stored.result_links).toEqual([
      expect.objectContaining({
        token_hash: hash(token),
        created_at: '2026-11-20T09:00:00.000Z',
        expires_at: '2027-11-20T09:00:00.000Z',
        revoked_at: null,
      }),
    ])
    const { mail, ...rest } = stored
    expect(JSON.stringify(rest)).not.toContain(token)
    expect(mail?.filter((row) => JSON.stringify(row).includes(token))).toMatchObject([
      { kind: 'quickscore-report', recipient: 'ada@example.com' },
    ])
    await sendAll()
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(token)
    site.moveTo('2027-11-20T08:59:59.999Z')
    expect(await service().findResult(token)).not.toBeNull()
  })
})

const say = (token: string, applicability: unknown) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/quickscore/result/${token}/applicability`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(applicability),
  })

describe('a read-only link', () => {
  const make = async (token: string) => {
    const made = await service().createReadingLink(token)
    return new URL(made?.url ?? '').pathname
  }
  const tokenIn = (path: string) => path.split('/').at(-1) ?? ''

  // Lost otherwise: counsel who is sent a link learns who answered, or the private link.
  test('shows the result, and neither who answered nor the whole link', async () => {
    const { token } = await submit()
    const path = await make(token)
    const shared = await service().findShared(tokenIn(path))
    const pdf = shared ? await renderReport(site.ports, shared) : Buffer.of()
    const text = (await readPdf(pdf)).blocks.map((it) => it.text).join(' ')
    expect(text).toContain('Northgate Hiring')
    expect(text).not.toMatch(new RegExp(`${token}|ada@example|Fairweather`, 'i'))
    expect(await service().readResult(tokenIn(path))).toMatchObject({
      isReadOnly: true,
      score: expect.any(Number),
    })
  })

  // Lost otherwise: anybody with a read-only link can delete the result.
  test('changes nothing and hands out no data', async () => {
    const { token } = await submit()
    const path = await make(token)
    const reading = tokenIn(path)
    const before = await snapshot(site.db)
    expect(await service().findResult(reading)).toBeNull()
    expect(await service().exportResult(reading)).toBeNull()
    expect(await service().deleteResult(reading)).toBe(false)
    expect(await service().revokeLink(reading)).toBe(false)
    expect(await service().findRetake(reading)).toBeNull()
    expect(await service().chooseLawNews(reading, true)).toBe(false)
    expect((await say(reading, { places: ['eu'] })).statusCode).toBe(404)
    expect(await service().createReadingLink(reading)).toBeNull()
    expect(await service().endReadingLinks(reading)).toBe(false)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('no more than twenty work at once', async () => {
    const { token } = await submit()
    for (let i = 0; i < 20; i += 1) await make(token)
    expect(await service().createReadingLink(token)).toEqual({ url: null })
    await service().endReadingLinks(token)
    expect(await service().countReadingLinks(token)).toBe(0)
    expect((await service().createReadingLink(token))?.url).toContain('/quickscore/result/')
    // An expired link does not count, even before it is deleted.
    const over = { expires_at: site.clock.current.toISOString() }
    await site.db.updateTable('result_links').set(over).where('made_from', 'is not', null).execute()
    expect(await service().countReadingLinks(token)).toBe(0)
  })
})

describe('what is said of places and tools', () => {
  test('comes with a submission or later, is kept beside the answers, and changes no score', async () => {
    const plain = await submit()
    const { token, link, result } = await submit({ applicability: { places: ['gb', 'ni'] } })
    expect(result).toEqual(plain.result)
    expect(link).toBe(`/quickscore/result/${token}`)
    const before = await service().findResult(token)
    expect(before).toMatchObject({ applicability: { places: ['gb', 'ni'] } })

    // An employer's question is dropped for a vendor.
    const said = { places: ['eu'], ranks: 'yes', practices: ['emotions'] }
    const stored = await say(token, { ...said, publicBody: 'yes' })
    expect([stored.statusCode, stored.json().success]).toEqual([200, true])
    expect(await service().findResult(token)).toEqual({ ...before, applicability: said })
    expect(await service().exportResult(token)).toMatchObject({
      assessment: { answers, applicability: said },
    })
    expect(await service().readBenchmark()).toMatchObject({ total: 1 })
  })

  test('is refused where it makes no sense, or where the link shows nothing', async () => {
    const { token } = await submit()
    const before = await snapshot(site.db)
    for (const wrong of [
      { places: ['us'] },
      { places: ['eu', 'eu'] },
      { practices: ['none', 'emotions'] },
      { ranks: 'perhaps' },
      { score: 100 },
      'eu',
    ]) {
      expect((await say(token, wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect((await say('A'.repeat(43), {})).statusCode).toBe(404)
    await service().revokeLink(token)
    expect((await say(token, { ranks: 'yes' })).statusCode).toBe(404)
    expect((await snapshot(site.db)).quickscore_assessments).toEqual(before.quickscore_assessments)
  })
})

describe('a link', () => {
  test('shows what the submission was answered with', async () => {
    const { token, result } = await submit()
    const { domain_flags: _, ...scores } = result
    expect(await service().findResult(token)).toEqual({
      ...scores,
      company: lead.company,
      user_type: 'vendor',
      answers,
      applicability: {},
      created_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2027-11-20T09:00:00.000Z',
      earlier: null,
      told_since: null,
    })
  })

  test('hands out all that we hold, as it was submitted', async () => {
    const { token, result } = await submit()
    await sendAll()
    const { domain_flags: _, ...scores } = result
    const at = '2026-11-20T09:00:00.000Z'
    site.moveTo('2026-12-01T08:00:00.000Z')
    expect(await service().exportResult(token)).toEqual({
      exported_at: '2026-12-01T08:00:00.000Z',
      assessment: {
        ...lead,
        ...scores,
        answers,
        applicability: {},
        user_type: 'vendor',
        created_at: at,
        id: expect.any(Number),
        bank_version: bankVersion,
      },
      search_text: 'ada fairweather\nnorthgate hiring\nada@example.com',
      private_links: [
        {
          created_at: at,
          expires_at: '2027-11-20T09:00:00.000Z',
          revoked_at: null,
          reads_only: false,
        },
      ],
      taken_again_from: null,
      law_consent: null,
      mail: [
        {
          kind: 'quickscore-report',
          recipient: 'ada@example.com',
          status: 'sent',
          created_at: at,
          ended_at: at,
        },
      ],
    })
  })

  test('ends when it is revoked, once for all, and the data stay', async () => {
    const { token } = await submit()
    const other = await submit()
    await service().revokeLink(token)
    await expectNothingThere(token)
    expect(await service().deleteResult(token)).toBe(false)
    const before = await snapshot(site.db)
    site.moveTo('2026-11-21T09:00:00.000Z')
    await service().revokeLink(token)
    expect(await snapshot(site.db)).toEqual(before)
    expect(await service().findResult(other.token)).not.toBeNull()
    expect(before.quickscore_assessments).toHaveLength(2)
  })
})

async function expectNothingThere(token: string, name?: string) {
  const before = await snapshot(site.db)
  expect(await service().findResult(token), name).toBeNull()
  expect(await service().exportResult(token), name).toBeNull()
  expect(await service().findShared(token), name).toBeNull()
  await service().revokeLink(token)
  expect(await snapshot(site.db), name).toEqual(before)
}

describe('what is no token', () => {
  const badTokens: [string, (token: string) => string][] = [
    ['empty', () => ''],
    ['one of nobody', () => 'A'.repeat(43)],
    ['the hash itself', hash],
    ['cut short', (token) => token.slice(0, -1)],
    ['too long', (token) => `${token}A`],
    ['padded', (token) => `${token}=`],
    ['with a space', (token) => ` ${token}`],
    ['with a line break', (token) => `${token}\n`],
    ['with NUL', (token) => `${token}\0`],
    ['a lone surrogate', () => '\ud800'],
    ['SQL', () => "' or 1=1 --"],
    ['a wildcard', () => '%'],
    ['a long one', (token) => token.repeat(1_000)],
  ]

  // One test for all, since a database for each would take most of the time.
  test('finds nothing, at the cost of the one look that finds what a good one shows', async () => {
    const { token } = await submit()
    const statementsFor = async (asked: string) => {
      site.statements.length = 0
      await service().findResult(asked)
      // The submission's notification to other instances may come late.
      return site.statements.filter((statement) => !statement.includes('pg_notify'))
    }
    const [look] = await statementsFor(token)
    for (const [name, spoil] of badTokens) {
      await expectNothingThere(spoil(token), name)
      expect(await statementsFor(spoil(token)), name).toEqual([look])
    }
  })
})

describe('deleting by the link', () => {
  test('takes everything but the anonymous count', async () => {
    const before = await snapshot(site.db)
    const { token } = await submit({ law_consent: lawConsentWording })
    const { analytics_events } = await snapshot(site.db)
    expect(await service().readBenchmark()).toMatchObject({ total: 1, vendors: 1 })

    expect(await service().deleteResult(token)).toBe(true)
    expect(await snapshot(site.db)).toEqual({ ...before, analytics_events })
    expect(await service().readBenchmark()).toMatchObject({ total: 0, average: null })
    expect(JSON.stringify(analytics_events)).not.toMatch(/ada|northgate/i)
  })

  test('takes what was sent as well, and leaves what others submitted', async () => {
    const mine = await submit()
    site.moveTo('2026-11-20T10:00:00.000Z')
    const sameAddress = await submit({ answers: { ...answers, A2: 1 } })
    site.moveTo('2026-11-20T11:00:00.000Z')
    const others = await submit({ name: 'Grace', email: 'grace@other.example', user_type: 'buyer' })
    await sendAll()
    const before = await snapshot(site.db)

    expect(await service().deleteResult(mine.token)).toBe(true)
    const after = await snapshot(site.db)
    for (const table of ['quickscore_assessments', 'assessment_texts', 'result_links']) {
      expect(after[table], table).toHaveLength(2)
      expect(before[table]).toEqual(expect.arrayContaining(after[table] ?? []))
    }
    const reports = (after.mail as { kind: string; created_at: string }[])
      .filter(({ kind }) => kind === 'quickscore-report')
      .map(({ created_at }) => created_at)
    expect(reports).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'])
    expect(await service().readBenchmark()).toMatchObject({ total: 2, vendors: 1, buyers: 1 })
    expect(await service().findResult(sameAddress.token)).not.toBeNull()
    expect(await service().findResult(others.token)).not.toBeNull()
  })

  test('takes the report where mail is written to files, and nobody else’s', async () => {
    const folder = join(site.config.DATA_DIR, 'mail')
    const { token } = await submit()
    await submit({ email: 'other@example.com' })
    const worker = createMailWorker({
      ...site.ports,
      writers: site.services.mailWriters,
      mailer: createFolderMailer(folder, { name: 'Plumbline', address: 'a@plumbline.example' }),
    })
    await worker.deliverDue()
    const listReports = async () => {
      const texts = await Promise.all(
        (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
      )
      return texts.filter((text) => text.includes('Subject: Your QuickScore result'))
    }
    expect(await listReports()).toHaveLength(2)
    expect(await service().deleteResult(token)).toBe(true)
    const left = await listReports()
    expect(left).toHaveLength(1)
    expect(left.join('').replaceAll('=\r\n', '')).not.toContain(token)
  })

  test('is done once however often it is asked, and says no more than it knows', async () => {
    const { token } = await submit()
    const answered = await Promise.all([1, 2, 3].map(() => service().deleteResult(token)))
    expect(answered).toContain(true)
    const after = await snapshot(site.db)
    expect(await service().deleteResult(token)).toBe(false)
    expect(await snapshot(site.db)).toEqual(after)
    expect(await service().readBenchmark()).toMatchObject({ total: 0 })
  })
})

describe('POST /api/admin/quickscore-assessments/{id}/revoke-links', () => {
  test('ends the links, says how many there were, and is written down once', async () => {
    const { token } = await submit()
    const { assessment } = (await service().exportResult(token)) ?? {}
    const id = assessment?.id ?? 0
    expect((await revokeAsAdmin(id)).json()).toEqual({
      success: true,
      message: 'Private links revoked',
      data: { revoked: 1 },
    })
    await expectNothingThere(token)
    expect((await revokeAsAdmin(id)).json().data).toEqual({ revoked: 0 })
    expect((await snapshot(site.db)).activity).toMatchObject([
      {
        action: 'update',
        noun: 'quickscore-assessments',
        record_id: id,
        fields: '["private_link"]',
      },
    ])
  })
})
