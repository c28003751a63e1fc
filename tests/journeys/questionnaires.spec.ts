import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { type Call, expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll, look } from '../support/layout.ts'
import { newLead, submitAnswers, tabTo } from '../support/quickscore-steps.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { readMailTo } from '../support/written-mail.ts'

const questions = listQuestions(questionBank, 'buyer')
const answers = Object.fromEntries(questions.map(({ id }) => [id, id.startsWith('C') ? 1 : 0.5]))
/** Each is text wherever it appears. */
const typed = '=1+1 <b>bold</b> مرحبا 👩‍💻'

type Asker = Awaited<ReturnType<typeof submit>>

const proofSubject = 'Is this mailbox yours? Confirm it to ask others'

function submit(call: Call) {
  const email = `${crypto.randomUUID().slice(0, 8)}@kestrel.example`
  const fields = { answers, applicability: { places: ['gb'] } }
  return submitAnswers(call, fields, { ...newLead(), email })
}

/** The path of the link in the newest mail to the address with that subject. */
async function readLink(server: ServerProcess, email: string, subject: string): Promise<string> {
  await expect.poll(async () => (await readMailTo(server, email)).subject).toBe(subject)
  const { text = '' } = await readMailTo(server, email)
  const [url = 'no link'] = /http\S+\/quickscore\/\S+/.exec(text) ?? []
  return new URL(url).pathname
}

/** As the mail has it, and the two pages behind it. */
async function proveMailbox(server: ServerProcess, request: APIRequestContext, asker: Asker) {
  await request.post(`${asker.path}/ask`, { form: { wants: 'confirm' } })
  const path = await readLink(server, asker.lead.email, proofSubject)
  await request.post(path, { form: { sure: 'yes' } })
}

/** The form without the screen: the path of the link that it makes. */
async function postRequest(
  request: APIRequestContext,
  { path }: Asker,
  form: Record<string, string>,
): Promise<string> {
  const answer = await request.post(`${path}/ask`, { form: { parts: 'security', ...form } })
  const [, url = ''] =
    /value="(http[^"]+\/quickscore\/asked\/[^"]+)"/.exec(await answer.text()) ?? []
  return new URL(url).pathname
}

async function makeLink(page: Page, who: string, label: string, part: RegExp): Promise<string> {
  await page.getByRole('radio', { name: who }).check()
  await page.getByLabel('A name for your own list').fill(label)
  await page.getByRole('checkbox', { name: part }).check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  return new URL(await page.getByLabel('Link to pass on').inputValue()).pathname
}

/** The same for a page without script, where axe cannot run: what it shows, in one with script. */
async function lookAtPlain(plain: Page, browser: Browser, name: string): Promise<void> {
  await expectNoSidewaysScroll(plain, `${name} without script`)
  const shown = (await plain.content())
    .replaceAll(/<script(?! src="\/site\.js")[\s\S]*?<\/script>/g, '')
    .replaceAll(/(<\/?)noscript/g, '$1div')
  const page = await browser.newPage({ javaScriptEnabled: true })
  await page.route(plain.url(), (route) => route.fulfill({ body: shown, contentType: 'text/html' }))
  await page.goto(plain.url())
  await look(page, name)
  await page.close()
}

const openPage = async (browser: Browser, base: string, options = {}) =>
  (await browser.newContext({ baseURL: base, ...options })).newPage()

// Lost otherwise: those who know are not asked, or are asked in a name that is nobody's.
test('a buyer proves a mailbox and makes a link to pass on; either side withdraws, and every link that ended shows the same', async ({
  page,
  server,
  admin,
  request,
  allowConsole,
}) => {
  allowConsole(/40[04] \(/)
  const asker = await submit(admin.call)
  // A form that comes before the mailbox is proved leads there; it does not say that ten links are open.
  const early = await request.post(`${asker.path}/ask`, { form: { label: 'IT' } })
  expect([early.status(), new URL(early.url()).pathname]).toEqual([200, `${asker.path}/ask`])
  await page.goto(asker.path)
  const section = page.getByRole('region', { name: 'Ask the people who know' })
  await expect(section).toContainText('Nobody has been asked yet.')
  await section.getByRole('link', { name: 'Ask a colleague or supplier' }).click()
  const first = page.getByRole('heading', { name: 'First, confirm that this mailbox is yours' })
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Send me the email' }).click()
  await expect(page.getByRole('status')).toContainText('No email can be sent yet')
  await look(page, 'a mail that nobody receives')
  await page.goto(await readLink(server, asker.lead.email, proofSubject))
  await look(page, 'proving a mailbox')
  await page.getByRole('button', { name: 'Yes, this mailbox is mine' }).click()
  await expect(page).toHaveURL(/\/ask$/)
  await page.getByRole('radio', { name: 'A colleague' }).check()
  await page.getByLabel('A name for your own list').fill('x')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByRole('status')).toContainText('Please tick at least one part')
  await look(page, 'a form that was refused')
  const made = await makeLink(page, 'A colleague', 'IT <b>security</b>', /Security & Data/)
  await expect(page.getByRole('heading', { name: 'IT <b>security</b>' })).toBeVisible()
  await look(page, 'a link that was made')
  const mail = page.getByRole('link', { name: 'Open in your mail program' })
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(made)

  // Lost otherwise: the word that answers are gone when either side wants it.
  const second = await postRequest(request, asker, { answerer: 'supplier', label: 'Second' })
  await page.goto(made)
  await page.getByRole('link', { name: 'Withdraw' }).click()
  await look(page, 'withdrawing')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  await page.goto(`${asker.path}/ask`)
  await expect(page.getByText(/They withdrew their answers on/)).toBeVisible()
  await page.locator('summary', { hasText: 'Withdraw' }).click()
  await look(page, 'the list of those who were asked')
  await page.getByRole('button', { name: 'Withdraw: Second' }).click()
  await expect(page.getByRole('status')).toContainText('Withdrawn')
  const shown = []
  for (const path of [made, second, `/quickscore/asked/${'A'.repeat(43)}`, `${made}/review`]) {
    expect((await page.goto(path))?.status()).toBe(404)
    shown.push(await page.getByRole('main').textContent())
  }
  expect(new Set(shown).size).toBe(1)
  await look(page, 'a link that leads nowhere')
})

// Lost otherwise: what the people who know have answered.
test('a supplier without script and a colleague by keys answer; the buyer compares and takes it again', async ({
  page,
  server,
  admin,
  browser,
  request,
  allowConsole,
}) => {
  allowConsole(/40[049] \(/)
  const asker = await submit(admin.call)
  const { lead } = asker
  await proveMailbox(server, request, asker)
  const security = await postRequest(request, asker, { answerer: 'colleague', label: 'IT' })
  const supplied = await postRequest(request, asker, { answerer: 'supplier', label: 'Videos' })

  // The supplier: no script, on a phone.
  const supplier = await openPage(browser, server.url, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const first = await supplier.goto(supplied)
  expect(first?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  const html = (await first?.text()) ?? ''
  for (const secret of [lead.name, lead.email, lead.company, 'Videos', '%']) {
    expect(html.replace(/<style[\s\S]*?<\/style>/g, ''), secret).not.toContain(`>${secret}`)
  }
  await expect(supplier.getByText('someone with a kestrel.example mailbox')).toBeVisible()
  await supplier.getByRole('link', { name: 'Begin' }).click()
  for (const radio of await supplier.getByRole('radio', { name: /^No, not yet/ }).all()) {
    await radio.check()
  }
  await supplier.getByLabel('Where is the proof?').first().fill(typed)
  await supplier.getByRole('button', { name: 'Save and continue' }).click()
  await expect(supplier.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await supplier.getByRole('button', { name: 'Send' }).click()
  await expect(supplier.getByRole('heading', { name: 'Your answers are sent' })).toBeVisible()

  await page.goto(`${asker.path}/answers`)
  await expect(page.getByText(/^Counts for a supplier( and for you)?: /)).toHaveCount(5)
  await expect(page.getByText('No colleague answered differently.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use their answers' })).toBeHidden()

  // The colleague: by keys alone.
  const colleague = await openPage(browser, server.url)
  await colleague.goto(security)
  await look(colleague, 'what a colleague opens')
  await tabTo(colleague, colleague.getByRole('link', { name: 'Begin' }))
  await colleague.keyboard.press('Enter')
  await look(colleague, 'a part of the questions')
  // The same page in another window is stale once this one is saved, and asks before it is left.
  const stale = await colleague.context().newPage()
  await stale.goto(colleague.url())
  await tabTo(colleague, colleague.getByRole('radio', { name: 'Leave this open' }).first())
  for (const answer of [/^Yes/, /^Part/]) {
    await colleague.keyboard.press('ArrowDown')
    await expect(colleague.getByRole('radio', { name: answer }).first()).toBeChecked()
  }
  await tabTo(colleague, colleague.getByRole('button', { name: 'Save and leave' }))
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('status')).toContainText('Your answers are saved')
  await look(colleague, 'answers that are saved')
  const not = stale.getByRole('radio', { name: /^No, not/ }).first()
  await not.check()
  const proof = stale.getByLabel('Where is the proof?').first()
  await proof.fill('Typed in the other window')
  stale.once('dialog', (asked) => asked.dismiss())
  await stale.evaluate(() => location.reload())
  await stale.getByRole('button', { name: 'Save and leave' }).click()
  await expect(stale.getByRole('status')).toContainText('changed elsewhere in the meantime')
  await expect(proof).toHaveValue('Typed in the other window')
  await expect(stale.getByText(/^Saved in the meantime: Part/)).toBeVisible()
  await look(stale, 'two windows')
  await stale.close()
  await tabTo(colleague, colleague.getByRole('link', { name: 'All answers' }))
  await colleague.keyboard.press('Enter')
  await look(colleague, 'all answers', [1440, 305])
  await tabTo(colleague, colleague.getByRole('button', { name: 'Send' }))
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('heading', { name: 'Your answers are sent' })).toBeVisible()
  await look(colleague, 'answers that are sent')

  await page.goto(await readLink(server, lead.email, 'An answer has arrived'))
  // A supplier speaks of its product: that is to compare, and no answer to take over.
  await expect(page.getByText('On one, a colleague answered differently.')).toBeVisible()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['Answers differ (1)', 'Answers to compare (4)'])
  await expect(page.getByText(typed)).toBeVisible()
  await look(page, 'answers side by side')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain("'=1+1 <b>")
  const uses = page.getByRole('checkbox', { name: /Use this/ })
  await expect(uses).toHaveCount(1)
  await uses.first().check()
  const name = (await uses.first().getAttribute('value'))?.split(':')[0] ?? ''
  await page.getByRole('button', { name: 'Use their answers' }).click()
  await expect(page.getByText(`from the people you asked is filled in: ${name}.`)).toBeVisible()
  const agreement = page.getByRole('dialog')
  // Pressed before its script has come, the button does nothing.
  await expect(async () => {
    if (await agreement.isHidden()) {
      const start = page.getByRole('button', { name: 'Start with these answers' })
      await start.click({ timeout: 2_000 })
    }
    await expect(agreement).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await agreement.getByRole('checkbox').check()
  await agreement.getByRole('button', { name: 'Start Assessment' }).click()
  const at = questions.findIndex(({ id }) => id === name)
  for (let n = 0; n < at; n += 1) {
    await expect(page.getByText(`Question ${n + 1} of 27`)).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText(`Question ${at + 1} of 27`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Part/ })).toBeChecked()
})

// Lost otherwise: QuickScore, for everybody whose script does not come.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('QuickScore is a form, four pages, the details and the same result', async ({
    page,
    browser,
    allowConsole,
  }) => {
    // With scripts off the browser refuses the preloads of scripts, and says so.
    allowConsole(/\.js: csp$|40[04] \(/)
    await page.goto('/quickscore')
    await lookAtPlain(page, browser, 'role and agreement')
    // By its element: text queries pass over what browsers with script do not show.
    await expect(page.locator('noscript p').first()).toContainText('four plain pages')
    await page.getByRole('link', { name: 'Read the full methodology' }).click()
    await page.getByRole('heading', { level: 2, name: 'Questions' }).click()
    await page.locator('summary').filter({ hasText: 'Policies documented' }).click()
    // Once for each role: what counts differs.
    const question = page.getByText('Are your policies for AI in hiring written down')
    await expect(question).toHaveCount(2)
    await expect(question.first()).toBeVisible()
    await page.goto('/quickscore')
    await page.getByRole('radio', { name: 'An HR-tech vendor' }).check()
    await page.getByRole('checkbox', { name: 'I understand and accept these terms' }).check()
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(page.getByText('0 of 21 answered')).toBeVisible()
    await expectNoSidewaysScroll(page, 'a QuickScore on plain pages')
    await page.getByRole('link', { name: 'Begin' }).click()
    for (let part = 1; part <= 4; part += 1) {
      await expect(page.getByText(`Part ${part} of 4`)).toBeVisible()
      for (const radio of await page.getByRole('radio', { name: /^Yes/ }).all()) await radio.check()
      await page.getByRole('button', { name: 'Save and continue' }).click()
    }
    await expectNoSidewaysScroll(page, 'all answers of one’s own')
    await page.getByRole('link', { name: 'Continue to your details' }).click()
    const lead = newLead()
    await page.getByLabel('Full Name').fill(lead.name)
    await page.getByLabel('Work Email').fill('vera@')
    await page.getByRole('button', { name: 'Get My Score' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue(lead.name)
    await lookAtPlain(page, browser, 'details')
    await page.getByLabel('Company').fill(lead.company)
    await page.getByLabel('Work Email').fill(lead.email)
    await page.getByRole('button', { name: 'Get My Score' }).click()
    await expect(page).toHaveURL(/\/quickscore\/result\/[\w-]{43}$/)
    await expect(page.getByText(lead.company)).toBeVisible()
    await expect(page.getByText('100%').first()).toBeVisible()
  })
})
