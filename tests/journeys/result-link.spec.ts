import type { Download, Page } from '@playwright/test'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { readingLinkWords as words } from '../../content/en/quickscore/reading-link.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { answerConfirm, expectToast, openTab } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { look } from '../support/layout.ts'
import {
  dialog,
  moveOn,
  newLead,
  submitAnswers,
  submitByApi,
  tabTo,
} from '../support/quickscore-steps.ts'
import { readPdf } from '../support/read-pdf.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { ageNewestAssessment } from '../support/stored-rows.ts'
import { readMailTo } from '../support/written-mail.ts'
import { unpackZip } from '../support/zip.ts'

const letters = 'YYYN- PPPPPP ----- YYYYY'
const vendor = { user_type: 'vendor', answers: { A1: 1, A2: 0, B1: 0.5, C1: 1, D1: 0 } }

/** The servers under test have no public address, so the link leads where its path does. */
async function readLink(server: ServerProcess, email: string): Promise<string> {
  const { text = '' } = await readMailTo(server, email)
  const [url = 'no link'] = /http\S+\/quickscore\/result\/\S+/.exec(text) ?? []
  return new URL(url).pathname
}

const lost = (page: Page) => page.getByRole('heading', { name: 'There is no result at this link' })

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return file
}

test('the mail leads to the result, nobody who is linked to learns of it, and its data are deleted by keyboard', async ({
  page,
  server,
  admin,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  // Of A to D: 75, 50, 0 (nothing counted) and 100, so 56: amber, with a domain low in coverage.
  const lead = newLead()
  const sentTo = await submitByApi(admin.call, 'vendor', letters, lead)
  const path = await readLink(server, lead.email)
  expect(path, 'the browser is sent where the mail leads').toBe(sentTo)

  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Your QuickScore results' })).toBeVisible()
  await expect(page.getByText(lead.company)).toBeVisible()
  await expect(page.getByText('56% · from 15 of 21 questions')).toBeVisible()

  const html = (await response?.text()) ?? ''
  expect(html).not.toContain(lead.email)
  expect(html).not.toMatch(/rel="canonical"|property="og:/)
  await page.getByRole('link', { name: 'Say what your tools do' }).click()
  await expect(page.getByRole('button', { name: 'Update the report' })).toBeVisible()
  await look(page, 'what the tools do')
  await page.getByRole('link', { name: 'Back to the result' }).click()

  await page.getByText(/^Files for your team/).click()
  await page.getByText(/^Drafts to start from/).click()
  await expect(page.locator('#files').getByRole('link')).toHaveCount(11)
  await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible()
  const [request] = await Promise.all([
    page.waitForRequest('**/quickscore/methodology'),
    page.getByRole('link', { name: 'How it was worked out' }).click(),
  ])
  expect((await request.allHeaders()).referer).toBe(`${server.url}/`)
  await page.goBack()
  await test.step('the data are deleted by keyboard, once it has been asked', () =>
    expectDeletion(page, { url: server.url, path }))
  const left = await admin.call('GET', `/api/quickscore-assessments?q=${lead.email}`)
  expect(left).toMatchObject({ data: [] })
})

async function expectDeletion(page: Page, { url, path }: { url: string; path: string }) {
  const ask = page.getByRole('link', { name: 'Delete my data' })
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete your data?' })).toBeVisible()
  await look(page, 'question')
  await page.getByRole('link', { name: 'Back to the result' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await ask.click()
  await tabTo(page, page.getByRole('button', { name: 'Delete my data' }))
  const [request] = await Promise.all([
    page.waitForRequest((it) => it.method() === 'POST'),
    page.keyboard.press('Enter'),
  ])
  await expect(page.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
  // With `no-referrer` it would be "null", and a browser without Sec-Fetch-Site would be refused.
  expect((await request.allHeaders()).origin).toBe(url)
  expect(page.url()).not.toContain(path)
  await expectAccessible(page, 'what was deleted')
  expect((await page.goto(path))?.status()).toBe(404)
  await expect(lost(page)).toBeVisible()
  await expectAccessible(page, 'no result')
}

// Six months are a long time to wait for: the answers are made older instead.
test('coming back: the law moved, it is taken again, then and now, staff tell of the law and revoke a link', async ({
  page,
  server,
  admin,
}) => {
  const questions = listQuestions(questionBank, 'buyer')
  const partly = Object.fromEntries(questions.map(({ id }) => [id, 0.5]))
  const { lead, path } = await submitAnswers(admin.call, {
    answers: { ...partly, A1: 0, A2: 1 },
    applicability: { places: ['gb'], ranks: 'yes' },
  })
  ageNewestAssessment(server, '2026-05-15T09:00:00.000Z', '2026-11')

  await page.goto(path)
  const moved = page.getByRole('region', { name: 'What has changed since you answered' })
  await expect(moved).toContainText('A duty to handle complaints about personal data')
  await expect(moved).toContainText('Your score has not changed.')
  // The law of elsewhere is not theirs.
  await expect(moved).not.toContainText('People must be told that they are dealing with AI')
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0
  expect(await top('What has changed since you answered')).toBeLessThan(
    await top('Your QuickScore results'),
  )
  await page.getByRole('link', { name: 'Change this' }).click()
  const wish = page.getByRole('checkbox', { name: /E-mail me when a change in the law/ })
  await expect(wish).not.toBeChecked()
  await expectAccessible(page, 'whether to be told')
  await wish.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/On .* you asked for an email/)).toBeVisible()
  await look(page, 'the law moved', [1440, 390], moved)

  await moved.getByRole('link', { name: 'Take it again' }).click()
  await expect(page.getByText('You answered under question bank 2026-11;')).toBeVisible()
  await look(page, 'taking it again')
  await tabTo(page, page.getByRole('button', { name: 'Start with these answers' }))
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: 'Start Assessment' }).click()
  for (const [index, key] of ['1', '3'].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 27`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Question 3 of 27')).toBeVisible()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await moveOn(page, true).click()
  await expect(page.getByLabel('Work Email')).toHaveValue(lead.email)
  await expect(page.getByRole('checkbox', { name: 'Great Britain' })).toBeChecked()
  await expect(wish).not.toBeChecked()
  await moveOn(page, true).click()
  const both = page.getByRole('region', { name: 'Then and now' })
  const change = page.getByText('the same as on 15 May 2026.')
  await expect(change).toContainText('One gap closed, one new.')
  await expect(both).toBeVisible()
  await expect(both).toContainText('From 15 May 2026 to')
  await expect(both.getByRole('region', { name: 'Gaps closed (1)' })).toContainText('No, now Yes')
  await expect(both.getByRole('region', { name: 'New gaps (1)' })).toContainText('Yes, now No')
  await expect(both.getByRole('region', { name: 'Still open since then (25)' })).toBeVisible()
  await expect(both).toContainText('given under 2026-11')
  await expect(moved).toHaveCount(0)
  await look(page, 'then and now', [1440, 390], both)
  await page.setViewportSize({ width: 1440, height: 900 })

  const other = await submitAnswers(admin.call, vendor)
  await openTab(page, admin.key, 'quickscore')
  await test.step('staff can revoke the link', async () => {
    await page.getByRole('button', { name: `Details of ${other.lead.name}` }).click()
    const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke private link' })
    answerConfirm(page, false)
    await revoke.click()
    expect((await page.request.get(other.path)).status()).toBe(200)
    const asked = answerConfirm(page)
    await revoke.click()
    expect(asked.question).toContain(`Revoke the private link of ${other.lead.name}?`)
    await expectToast(page, 'Success', 'The private link no longer works.')
    expect((await page.request.get(other.path)).status()).toBe(404)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await page.getByText('Changes in the law: tell those affected').click()
  await page.getByRole('button', { name: /news: A duty to handle complaints/ }).click()
  const letter = page.getByRole('dialog', { name: 'Announce a change in the law' })
  await expect(letter).toContainText('1 result affected, 1 address to notify')
  await letter.getByRole('button', { name: 'Plain text' }).click()
  await expectAccessible(page, 'news of the law')
  await letter.getByRole('button', { name: 'Write 1 copy to a file' }).click()
  await letter.getByRole('checkbox', { name: 'I understand that nobody receives' }).check()
  await letter.getByRole('button', { name: 'Write to files' }).click()
  await expectToast(page, 'Success', 'The copies are being written to files that nobody receives.')
  await expect(letter.getByText('1 of 1')).toBeVisible()
  await letter.getByRole('button', { name: 'Close' }).last().click()

  const { subject, text = '' } = await readMailTo(server, lead.email)
  expect(subject).toBe('Hiring-AI law: A duty to handle complaints about personal data')
  const [stop = ''] = /http\S+\/law-news\/stop\/\S+/.exec(text) ?? []
  await page.goto(new URL(stop).pathname)
  await expectAccessible(page, 'stopping such mail')
  await tabTo(page, page.getByRole('button', { name: 'Stop these emails' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You will get no more of these emails')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('You have not asked for emails.')).toBeVisible()
})

// Lost otherwise: counsel who is sent a link can change or delete the result, or learns who answered.
test('a read-only link is made, shows the result and its documents, and ends', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  const { lead, path } = await submitAnswers(admin.call, vendor)
  await page.goto(path)
  await page.getByRole('link', { name: words.open }).click()
  await page.getByRole('button', { name: words.make }).click()
  const made = page.getByRole('textbox', { name: words.made.label })
  await expectAccessible(page, 'a new read-only link')
  const reading = new URL(await made.inputValue()).pathname
  await expect(page.getByText('One read-only link works now.')).toBeVisible()

  const secret = new RegExp([path.split('/').at(-1), lead.email, lead.name].join('|'), 'i')
  const papers = ['', 'report.pdf', 'plan.csv', 'plan.xlsx', 'plan.ics', 'board.docx']
  for (const paper of [...papers, 'register-of-ai-tools.docx']) {
    const answer = await page.request.get(paper ? `${reading}/${paper}` : reading)
    expect(answer.status(), paper).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await textIn(paper, await answer.body())).not.toMatch(secret)
  }
  for (const part of ['again', 'applicability', 'law-news', 'delete', 'share', 'data.json']) {
    expect((await page.request.get(`${reading}/${part}`)).status(), part).toBe(404)
  }

  await page.goto(reading)
  await expect(page.getByText(words.reader)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overall score' })).toContainText('50%')
  const ways = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(
    ways.filter((it) =>
      /\/(again|applicability|law-news|delete|revoke|share)$|json$/.test(it ?? ''),
    ),
  ).toEqual([])
  await expectAccessible(page, 'a result that is only read', page.getByText(words.reader))

  await page.goto(`${path}/share`)
  await page.getByRole('button', { name: words.end.one }).click()
  await expect(page.getByText(words.ended)).toBeVisible()
  await page.goto(reading)
  await expect(lost(page)).toBeVisible()
})

/** What a paper says. */
async function textIn(name: string, file: Buffer): Promise<string> {
  if (name.endsWith('.pdf')) return (await readPdf(file)).blocks.map(({ text }) => text).join(' ')
  if (/\.(docx|xlsx)$/.test(name)) return Object.values(await unpackZip(file)).join(' ')
  return file.toString()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it is there, and can be taken away', async ({ page, admin, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/)
    const { path } = await submitAnswers(admin.call, vendor)
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Overall score' })).toContainText('50%')
    const steps = page.getByRole('region', { name: 'Your prioritised plan' }).locator('summary')
    await steps.first().click()
    await expect(page.getByText('Evidence to keep').first()).toBeVisible()
    // This server has no mail server, so that nothing is in anybody's mailbox.
    await expect(page.getByText('It works until')).toBeVisible()
    await expect(page.getByText('in your mail')).toHaveCount(0)
    for (const name of ['Open all', 'Print or save as PDF']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    expect((await download(page, 'Download PDF')).suggestedFilename()).toMatch(/\.pdf$/)

    await page.getByRole('link', { name: 'Points', exact: true }).click()
    await expect(page.getByText('Largest gain first: by the points')).toBeVisible()
    await page.getByRole('link', { name: /^Plan \d/ }).click()
    await expect(page.getByText('Largest gain first: by the points')).toBeHidden()
    await page.getByRole('link', { name: 'Say what your tools do' }).click()
    await page.getByRole('checkbox', { name: /Read emotions or mood/ }).check()
    await page.getByRole('button', { name: 'Update the report' }).click()
    const stop = page.getByRole('region', { name: 'Stop this first' })
    await expect(stop).toContainText('Switch it off until a lawyer has looked at it.')
    await expect(page.getByRole('region', { name: 'Overall score' })).toContainText('50%')

    // Not opened: a browser without script calls what the page would fetch ahead a failure.
    const again = await page.request.get(`${path}/again`)
    expect(await again.text()).toMatch(/<noscript>.*four plain pages/)
    await page.getByRole('link', { name: 'Revoke this link' }).click()
    await page.getByRole('button', { name: 'Revoke this link' }).click()
    await expect(page.getByRole('heading', { name: 'The link is revoked' })).toBeVisible()
    expect((await page.goto(path))?.status()).toBe(404)

    const other = await submitAnswers(admin.call, vendor)
    await page.goto(`${other.path}/delete`)
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await expect(page.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
  })
})
