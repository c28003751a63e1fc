import { beforeEach, describe, expect, test } from 'vitest'
import { lawConsentWording } from '../../content/en/quickscore/law-news.ts'
import { toolSchema } from '../../domain/register/tool.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { mailForEach } from '../../tests/support/mail-run.ts'
import { pagesOf } from '../../tests/support/pages.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { rawHeader, readMail } from '../../tests/support/smtp-server.ts'
import { remindIfDue } from './reminders.ts'

const origin = 'https://plumbline.example'
/** The duty to handle complaints, in the UK since 19 June 2026: B4, CT1, CT4. */
const complaints = 'uk-complaints'
const answered = '2026-05-15T09:00:00.000Z'
const today = '2026-11-20T09:00:00.000Z'

const site = siteForEach({ PUBLIC_URL: origin })
const admin = createAdmin(site)
const run = mailForEach(site)
const { deliver, mailTo, recipients } = run
beforeEach(() => {
  site.clock.current = new Date(answered)
})

const submit = (email: string, fields: object = {}) =>
  submitScore(site, {
    email,
    answers: { A1: 1, C2: -1, CT1: 0, D1: 0.5 },
    law_consent: lawConsentWording,
    ...fields,
  })

/** Mail enqueued so far is not tested here, and each report in it takes a second to render. */
const dropMail = () => site.db.deleteFrom('mail').execute()

async function passTime(time = today): Promise<void> {
  await dropMail()
  site.clock.current = new Date(time)
}

const find = async (id: string) => {
  const releases = (await admin.succeed('GET', '/law-changes')) as { id: string }[]
  return releases.find((release) => release.id === id)
}
const send = (id = complaints) => admin.call('POST', `/law-changes/${id}/send`)
const count = async (table: string) => (await snapshot(site.db))[table]?.length

describe('telling of a change of the law', () => {
  beforeEach(async () => {
    await submit('Ada@example.com')
    await submit('ada@EXAMPLE.com', { answers: { CT1: 0.5, B4: 1, C2: -1, CT4: -1 } })
    await submit('bo@example.com', { applicability: { places: ['gb'] } })
    await submit('eu@example.com', { applicability: { places: ['eu'] } })
    await submit('na@example.com', { answers: { A1: 1, C2: -1, CT1: -1, B4: -1, CT4: -1 } })
    await submit('unasked@example.com', { law_consent: undefined })
    await passTime()
    await submit('late@example.com')
    await dropMail()
  })

  test('counts the respondents it touches, shows the message, and sends nothing by that', async () => {
    const before = await snapshot(site.db)
    expect(await find(complaints)).toEqual({
      id: complaints,
      place: 'UK',
      on: '2026-06-19',
      title: 'A duty to handle complaints about personal data',
      affected: 3,
      recipients: 2,
      issue: null,
    })
    const data = await admin.succeed('GET', `/law-changes/${complaints}`)
    expect(data.subject).toBe('Hiring-AI law: A duty to handle complaints about personal data')
    expect(data.text).toContain('make it easy to complain')
    expect(data.text).not.toMatch(/ada|bo@/i)
    // A regulator's report does not claim to change the law.
    const report = await admin.succeed('GET', '/law-changes/ico-recruitment-rewired')
    expect(report.text).toContain('not law, but how the ICO reads it')
    expect(report.subject + report.text).not.toMatch(/law moved|counts since|this counted/i)
    const frame = await site.app.inject(data.frame_url ?? '')
    expect(frame.statusCode).toBe(200)
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'")
    expect(frame.body).toContain('make it easy to complain')
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('reaches each address once, with its own steps, link and way out', async () => {
    const response = await send()
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({
      status: 'sending',
      law_change: complaints,
      total: 2,
    })
    await deliver()
    await deliver()
    expect(recipients()).toEqual(['ada@example.com', 'bo@example.com'])
    const raw = mailTo('ada@example.com')
    expect(rawHeader(raw, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { text } = await readMail(raw)
    expect(text).toContain('You answered QuickScore on 15 May 2026.')
    expect(text).toMatch(/still holds:\s+- B4, [\s\S]*Still open:\s+- CT1, /)
    expect(text).not.toContain('CT4, ')
    const [, token = ''] = /\/quickscore\/result\/([\w-]{43})/.exec(text ?? '') ?? []
    // Of two results of one address the mail is about the newest.
    expect(await site.services.quickscore.findResult(token)).toMatchObject({
      answers: { CT1: 0.5, B4: 1, C2: -1, CT4: -1 },
    })
    expect(await find(complaints)).toMatchObject({ issue: { status: 'sent', counts: { sent: 2 } } })
    expect(await admin.succeed('GET', '/newsletter-issues')).toEqual([])
    const { mail } = await snapshot(site.db)
    expect(JSON.stringify(mail)).not.toContain(token)
  })

  test('names the tools of the respondent’s own register that it touches', async () => {
    site.clock.current = new Date(answered)
    const token = await submit('cy@example.com', { applicability: { places: ['gb'] } })
    for (const [name, places] of [
      ['Kestrel', ['gb']],
      ['Merlin', ['eu']],
    ] as const) {
      const facts = toolSchema.parse({ name, places: [...places], ranks: 'yes' })
      await site.services.register.addTool(token, { facts, key: name })
    }
    await passTime()
    await send()
    await deliver()
    const textTo = async (address: string) => (await readMail(mailTo(address))).text ?? ''
    expect(await textTo('cy@example.com')).toContain('Kestrel')
    expect(await textTo('cy@example.com')).not.toContain('Merlin')
    expect(await textTo('bo@example.com')).not.toContain('Kestrel')
  })

  test('is done once, also by two at a time', async () => {
    const codes = (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([201, 409])
    const again = await send()
    expect(again.json()).toMatchObject({ code: 'already_sent', data: { law_change: complaints } })
    await deliver()
    expect(recipients()).toEqual(['ada@example.com', 'bo@example.com'])
  })

  test('is paused and goes on; who has left meanwhile gets nothing', async () => {
    const { id } = (await send()).json().data
    await admin.succeed('POST', `/newsletter-issues/${id}/pause`)
    await deliver()
    expect(recipients()).toEqual([])
    const { quickscore_assessments } = await snapshot(site.db)
    const bo = (quickscore_assessments as { id: number; email: string }[]).find(
      ({ email }) => email === 'bo@example.com',
    )
    await admin.succeed('DELETE', `/quickscore-assessments/${bo?.id}`)
    await admin.succeed('POST', `/newsletter-issues/${id}/resume`)
    await deliver()
    expect(recipients()).toEqual(['ada@example.com'])
    expect(await find(complaints)).toMatchObject({
      issue: { status: 'sent', counts: { sent: 1, dropped: 1 } },
    })
  })

  test('is refused where it touches nobody, and for what is no change that counts', async () => {
    expect((await send('eu-pay-transparency')).json()).toMatchObject({ code: 'no_recipients' })
    // A change with a single source, one in force before any answers, and two unknown ids.
    for (const id of ['us-disparate-impact-opinion', 'cjeu-schufa', 'nothing', '%00']) {
      expect((await send(id)).statusCode, id).toBe(404)
      expect((await site.app.inject(`/quickscore/law-news/preview/${id}`)).statusCode).toBe(404)
    }
    expect(await count('newsletter_issues')).toBe(0)
  })

  test('ends with one press in a mail program, at all results of the address', async () => {
    await send()
    await deliver()
    const raw = mailTo('ada@example.com')
    const [, url = ''] = /<(.+)>/.exec(rawHeader(raw, 'list-unsubscribe') ?? '') ?? []
    const { pathname } = new URL(url)
    const app = await site.withPages(pagesOf(async () => new Response('A page')))
    const press = (path: string) =>
      app.inject({
        method: 'POST',
        url: path,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    // A scanner that follows the link changes nothing.
    await app.inject(pathname)
    expect(await find('uk-complaints')).toMatchObject({ affected: 3 })
    for (const _ of [1, 2]) expect((await press(pathname)).statusCode).toBe(200)
    expect((await press(`${pathname}x`)).statusCode).toBe(400)
    // A newsletter's unsubscribe token is not valid here.
    const newsletter = pathname.replace('quickscore/law-news/stop', 'newsletter/unsubscribe')
    expect((await press(newsletter)).statusCode).toBe(400)
    expect(await find(complaints)).toMatchObject({ affected: 1, recipients: 1 })
  })
})

describe('behind the private link', () => {
  test('the wish can be made and taken back, and keeps its time', async () => {
    const token = await submit('ada@example.com', { law_consent: undefined })
    const { chooseLawNews, findResult } = site.services.quickscore
    expect(await chooseLawNews(token, true)).toBe(true)
    site.clock.current = new Date(today)
    await chooseLawNews(token, true)
    expect(await findResult(token)).toMatchObject({ told_since: answered })
    await chooseLawNews(token, false)
    await chooseLawNews(token, false)
    expect(await findResult(token)).toMatchObject({ told_since: null })
    const { law_consents } = await snapshot(site.db)
    expect(law_consents).toMatchObject([
      { wording: lawConsentWording, given_at: answered, withdrawn_at: today },
    ])
    expect(await chooseLawNews('A'.repeat(43), true)).toBe(false)
    expect(await count('law_consents')).toBe(1)
  })
})

describe('the reminder', () => {
  const remind = (time: string) => {
    site.clock.current = new Date(time)
    return remindIfDue(site.ports)
  }

  test('comes once after six months, to an address once, unless it was taken again', async () => {
    await submit('Ada@example.com')
    await submit('ada@example.com', { answers: { A1: 1 } })
    await submit('unasked@example.com', { law_consent: undefined })
    const earlier = await submit('again@example.com')
    await submit('again@example.com', { earlier, law_consent: undefined })
    await passTime('2026-11-15T09:00:00.000Z')
    expect(await remind('2026-11-15T09:00:00.000Z')).toBe(0)
    expect(await remind('2026-11-15T23:00:00.000Z')).toBeNull()
    expect(await remind('2026-11-16T09:00:00.000Z')).toBe(1)
    expect(await remind('2026-11-17T09:00:00.000Z')).toBe(0)
    await deliver()
    expect(recipients()).toEqual(['ada@example.com'])
    const raw = run.server.taken[0]?.raw ?? ''
    expect(rawHeader(raw, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { subject, text } = await readMail(raw)
    // The consent may be much later than the answers, so the mail does not say "Six months".
    expect(subject).toMatch(/^Your QuickScore of 15 May 2026: still \d+%\?$/)
    expect(text).not.toContain('Six months')
    const [, token = ''] = /\/quickscore\/result\/([\w-]{43})\/again/.exec(text ?? '') ?? []
    expect(await site.services.quickscore.findRetake(token)).toMatchObject({ answers: { A1: 1 } })
  })

  test('is not sent to who has taken the wish back since it was written down', async () => {
    const token = await submit('ada@example.com')
    await passTime('2026-12-01T09:00:00.000Z')
    expect(await remind('2026-12-01T09:00:00.000Z')).toBe(1)
    await site.services.quickscore.chooseLawNews(token, false)
    await deliver()
    expect(recipients()).toEqual([])
  })

  test('is owed once by several instances', async () => {
    for (const one of ['a', 'b', 'c']) await submit(`${one}@example.com`)
    await passTime('2026-12-01T09:00:00.000Z')
    const remind = () => remindIfDue(site.ports)
    const owed = await Promise.all([remind(), remind(), remind()])
    expect(owed.filter((one) => one !== null)).toEqual([3])
    await deliver()
    expect(recipients()).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
  })
})
