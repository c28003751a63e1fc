import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { siteForEach } from '../../tests/support/app.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { isCall } from '../mail/definitions.ts'
import { composeMail, type MailContent } from '../platform/mail/mail-content.ts'

const origin = 'https://plumbline.example'

const site = siteForEach({ PUBLIC_URL: origin, STAFF_EMAIL: 'staff@plumbline.example' })

/** A report takes a second to render, and only one test reads it. */
beforeEach(() => {
  vi.spyOn(site.ports.documents, 'renderDocument').mockResolvedValue(Buffer.from('%PDF'))
})

const lead = { name: 'Zephyr Quill', email: 'zephyr@example.com', company: 'Buy at evil.example' }
const answers = { A1: 1, A2: 0, B1: 0.5, B2: 0, C1: 1, C2: 1, C3: 1, D1: 0, D2: -1 }

const submit = (fields: object = {}) =>
  submitScore(site, { ...lead, user_type: 'vendor', answers, ...fields })

type Kind = 'quickscore-report' | 'quickscore-notice'

/** Writes the newest message of a kind, as for the worker. */
async function write(
  kind: Kind,
  change: Record<string, unknown> = {},
): Promise<MailContent | null> {
  const row = await site.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const payload = JSON.stringify({ ...JSON.parse(row.payload), ...change })
  const writer = site.services.mailWriters.get(kind)
  const content = await writer?.({ ...row, payload })
  if (content && isCall(content)) throw new Error('That is no letter.')
  return content ?? null
}

const textOf = (mail: MailContent | null) => (mail ? composeMail(mail, 'Plumbline').text : '')
const linkIn = (text: string) => /https:\S+\/quickscore\/result\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('the report to the respondent', () => {
  test('says score, band, domains, first three steps, the link and its end', async () => {
    await submit()
    const mail = await write('quickscore-report')
    const text = textOf(mail)
    // A: 1 of 2 = 50; B: 0.5 of 2 = 25; C: 3 of 3 = 100; D: 0 of 1 = 0. Mean 43.75, so 44.
    expect(mail?.subject).toBe('Your QuickScore result: 44%, Amber')
    // The law first, then the score as a figure.
    expect(text).toMatch(
      /^Plumbline\s+You left out 13 of 21 questions and did not say where your customers hire/,
    )
    expect(text).toMatch(
      /44% Amber\s+Score 44%, from 8 of 21 questions\. Amber, 36 points to Green: two steps/,
    )
    expect(text).toContain('Answered as HR-tech vendor on 20 November 2026.')
    expect(text).toContain('Governance & Risk Management: 50%, Amber; low coverage')
    expect(text).toContain('Security & Data Stewardship: 100%, Green\n')
    expect(text).toContain('Human Control & Lifecycle Oversight: 0%, Red; low coverage')
    expect(text.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. '])
    expect(text).toContain('This private link works until 20 November 2027.')
    expect(await site.services.quickscore.findResult(linkIn(text))).not.toBeNull()
    expect(mail?.unsubscribeUrl).toBeUndefined()
  })

  test('draws the score with cells, as no program shows more', async () => {
    await submit()
    const mail = await write('quickscore-report')
    const html = mail ? composeMail(mail, 'Plumbline').html : ''
    expect(html).not.toMatch(/<(img|svg|div class="scale)|background-image|position:/)
    const widths = [...html.matchAll(/<td class="(full|empty) edge" width="(\d+)%"/g)]
    expect(widths.map(([, kind, width]) => `${kind} ${width}`)).toEqual([
      'full 40',
      'full 4',
      'empty 36',
      'empty 20',
    ])
  })

  test('brings the report as a PDF, and quotes nothing that was typed', async () => {
    vi.restoreAllMocks()
    await submit()
    const mail = await write('quickscore-report')
    const [pdf] = mail?.attachments ?? []
    expect(pdf).toMatchObject({
      filename: 'quickscore-report-2026-11-20.pdf',
      contentType: 'application/pdf',
    })
    const { attachments: _, ...words } = mail ?? {}
    for (const typed of Object.values(lead)) {
      expect(JSON.stringify(words)).not.toContain(typed)
    }
    // The PDF is compressed and its text tested in report.test.ts; equal bytes suffice here.
    await submit({ company: 'x'.repeat(200), name: 'y'.repeat(200) })
    const [other] = (await write('quickscore-report'))?.attachments ?? []
    expect(other?.content.equals(pdf?.content ?? Buffer.alloc(0))).toBe(true)
  })

  test('says the same when it is asked again', async () => {
    await submit()
    const first = await write('quickscore-report')
    site.clock.current = new Date('2026-11-22T09:00:00.000Z')
    expect(await write('quickscore-report')).toEqual(first)
  })

  test('has no link where there is none, or none any more', async () => {
    await submit()
    const token = linkIn(textOf(await write('quickscore-report')))
    const old = await write('quickscore-report', { token: undefined })
    await site.services.quickscore.revokeLink(token)
    const revoked = await write('quickscore-report')
    for (const mail of [old, revoked]) {
      expect(textOf(mail)).toContain('44%')
      expect(textOf(mail)).not.toContain('/quickscore/result/')
    }
  })

  test.each([
    ['nothing below Yes', { A1: 1, B1: 1, C1: 1, D1: 1 }, 'is still to be settled'],
    ['one step', { A1: 1, B1: 1, C1: 1, D1: 0 }, 'Your plan:\n\n1. '],
    ['three', { A1: 1, B1: 0, C1: 0, D1: 0 }, 'Your plan:\n\n1. '],
    ['four', { A1: 0, B1: 0, C1: 0, D1: 0 }, 'The first rows of your plan:\n\n1. '],
    ['a domain without answers', { A1: 1 }, 'not scored: no question was counted'],
  ])('fits %s', async (_, given, expected) => {
    await submit({ answers: given })
    const text = textOf(await write('quickscore-report'))
    expect(text).toContain(expected)
    expect(text.includes('The law behind each row of the plan')).toBe(/\n1\. /.test(text))
  })
})

// Lost otherwise: trust, if the report tells an employer of a duty that does not bind them.
describe('the report to an employer in one place', () => {
  const questions = listQuestions(questionBank, 'buyer').map(({ id }) => id)

  test.each([
    ['eu', ['UK GDPR', 'Equality Act', 'Data Protection Act', 'Northern Ireland', 'ICO']],
    ['gb', ['EU AI Act', ' GDPR, Art', 'Directive', 'Northern Ireland)', 'Court of Justice']],
    ['ni', ['EU AI Act', ' GDPR, Art', 'Directive 2', 'Equality Act', 'Court of Justice']],
  ])('in %s reads no law of elsewhere', async (place, foreign) => {
    for (let i = 0; i < questions.length; i += 9) {
      const answered = Object.fromEntries(questions.slice(i, i + 9).map((id) => [id, 0]))
      await submit({
        user_type: 'buyer',
        email: `${place}${i}@example.com`,
        answers: answered,
        applicability: { places: [place] },
      })
      const text = textOf(await write('quickscore-report'))
      // The text below the link is the disclaimer, which names the Act for everybody.
      const [own = ''] = text.replace(lawVocabulary.law.madeFor.reach, '').split('Open your result')
      const read = own.replaceAll('UK GDPR', place === 'eu' ? 'UK GDPR' : 'UK-GDPR')
      expect(own.match(/^\d\. /gm), own).toHaveLength(3)
      for (const law of foreign) expect(read, law).not.toContain(law)
    }
  })
})

describe('the notice to staff', () => {
  test('says who, what and where, and answers to nobody', async () => {
    await submit()
    const mail = await write('quickscore-notice')
    expect(mail?.subject).toBe('QuickScore completed: 44%, Amber')
    const text = textOf(mail)
    for (const typed of Object.values(lead)) expect(text).toContain(typed)
    expect(text).toContain('Answered as: HR-tech vendor')
    expect(text).toContain(`${origin}/admin/quickscore?record=1`)
    expect(text).not.toContain('/quickscore/result/')
    expect(mail?.replyTo).toBeUndefined()
    await submit({ user_type: 'buyer', applicability: { hiresFor: 'clients' } })
    for (const kind of ['quickscore-report', 'quickscore-notice'] as const) {
      expect(textOf(await write(kind))).toMatch(/Answered as:? Agency or recruiter/)
    }
  })
})
