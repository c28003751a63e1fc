import { readFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import {
  answer,
  answerByKeys,
  begin,
  dialog,
  domainRow,
  expectResult,
  fillLead,
  moveOn,
  newLead,
  returnWithAnswers,
  roles,
  submitByApi,
  tabTo,
} from '../support/quickscore-steps.ts'

const submitPath = '**/api/quickscore/submit'
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())
const toastNamed = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title }).first()

/** As it stands, and in the narrowest window. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  await expectNoSidewaysScroll(page, name, [1024, 320])
  if (size) await page.setViewportSize(size)
  await expectAccessible(page, name)
}

/** Holds requests back until they are released. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { holdBack: (route: Route) => promise.then(() => route.continue()), release: resolve }
}

/*
 * Vendor, worked out by hand:
 *   A1–A4, A6  Y Y P N -     2½ of 4   62.5   → 63, amber
 *   B1–B6      Y P N - - -   1½ of 3   50     amber; 3 of 6 is half, so coverage is not low
 *   C1–C5      Y - - - -     1 of 1    100    green; 1 of 5 is low coverage
 *   D1–D5      P P P P Y     3 of 5    60     amber
 *   overall    272.5 / 4 = 68.125 → 68, amber, from 13 of 21
 *   points     B3 25/3 = 8.3 · A4 25/4 = 6.3 · B2 4.2 · A3 3.1 · D1–D4 2.5 each
 *   to Green   68.125 + 8.333 = 76.5, + 6.25 = 82.7 → 83 in two steps
 */
const vendorLetters = 'YYPN- YPN--- Y---- PPPPY'

/*
 * Buyer, worked out by hand:
 *   A1–A6            six Yes          6 of 6     100
 *   B1–B6, CT1–CT4   nine Yes, one P  9½ of 10   95
 *   C1–C5            five N/A         0 of 5     0, not scored, low coverage
 *   D1–D6            Y Y Y N - -      3 of 4     75, amber
 *   overall          270 / 4 = 67.5 → 68 (halves up), amber, from 20 of 27
 *   to Green         with every counted question at Yes 300 / 4 = 75: out of reach
 */
const buyerLetters = 'YYYYYY YYYYYY YYYP ----- YYYN--'

test('a vendor takes the assessment by mouse, with N/A answers and low coverage', async ({
  page,
  admin,
}) => {
  const lead = newLead()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  // With one assessment stored there is a benchmark to show; and a role counts before the script has come.
  await submitByApi(admin.call, 'vendor', 'Y')
  const { holdBack, release } = hold()
  await page.route('**/assets/*.js', holdBack)
  await page.goto('/quickscore', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: roles.vendor }).check()
  release()
  const start = page.getByRole('button', { name: 'Start Assessment' })
  await expect(start).toBeEnabled()
  await expect(page.getByRole('radio', { name: roles.vendor })).toBeChecked()
  await expect(page).toHaveTitle(/QuickScore/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'QuickScore AI Governance Assessment' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Industry Benchmark' })).toBeVisible()
  await page.getByText('How we score your assessment').click()
  await look(page, 'landing with a role and the scoring open')
  await start.click()
  const confirm = dialog(page).getByRole('button', { name: 'Start Assessment' })
  await expect(confirm).toBeDisabled()
  await dialog(page).getByRole('checkbox', { name: 'I understand and accept these terms' }).check()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await start.click()
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
  await dialog(page).getByRole('checkbox').check()
  await expectAccessible(page, 'the agreement, accepted')
  await confirm.click()

  // 1 of 21 is 4.76 per cent.
  await expect(page.getByText('Question 1 of 21')).toBeVisible()
  await expect(page.getByText('5% complete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(moveOn(page)).toBeDisabled()
  await answer(page, 'YYPN-', 21)
  await expect(page.getByText('Question 6 of 21')).toBeVisible()
  await returnWithAnswers(page, 'vendor', vendorLetters, 21)
  await moveOn(page, true).click()

  await expect(page.getByRole('heading', { name: 'Get Your Results' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to Questions' }).click()
  await expect(page.getByText('Question 21 of 21')).toBeVisible()
  await expect(page.getByText('100% complete')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yes, fully in place' })).toBeChecked()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  await page.getByRole('button', { name: /^Change A4/ }).click()
  await expect(page.getByText('Question 4 of 21')).toBeVisible()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await moveOn(page, true).click()
  await expect(page.getByText('Ready: your score, 8 steps in the plan')).toBeVisible()
  await moveOn(page, true).click()
  await expect(page.getByText('Please enter your full name.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await fillLead(page, { ...lead, email: 'nobody@' })
  await moveOn(page, true).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Work Email')).toBeFocused()
  await look(page, 'the lead form with an error')
  await fillLead(page, lead)
  expect(sent).toEqual([])
  await moveOn(page, true).click()

  await expect(page.getByText('Assessment complete!', { exact: true })).toBeVisible()
  await expect(page.getByText('Your QuickScore results are ready.', { exact: true })).toBeVisible()
  expect(sent).toEqual(['/api/quickscore/submit'])
  await expectVendorReport(page)
  expect(await admin.call('GET', `/api/quickscore-assessments?q=${lead.email}`)).toMatchObject({
    success: true,
    data: [{ ...lead, user_type: 'vendor', score: 68, band: 'amber', bank_version: '2026-11.2' }],
    meta: { total: 1 },
  })
})

/** Ticked steps move everything that is said of the score, where the page stands, and are its address. */
async function expectPlanning(page: Page): Promise<void> {
  const plan = page.getByRole('region', { name: 'Your prioritised plan' })
  const overall = page.getByRole('region', { name: 'Overall score' })
  const tick = plan.getByRole('link', { name: 'Plan B3: Performance per group' })
  await tick.focus()
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  const before = await top(tick)
  await page.keyboard.press('Enter')
  // 68.125 + 8.333 = 76.46.
  await expect(plan.getByRole('status')).toHaveText('1 step planned: from 68% to 76%, Amber.')
  await expect(overall.getByText('76%', { exact: true })).toBeVisible()
  await expect(page.getByText('Amber, 4 points to Green: one step gets you there.')).toBeVisible()
  await expect(page).toHaveURL(/\?planned=B3$/)
  const ticked = plan.getByRole('link', { name: /^Take B3 off the plan/ })
  await expect(ticked).toBeFocused()
  expect(Math.abs((await top(ticked)) - before), 'stays under the hand').toBeLessThan(1)
  const calendar = page.locator('#files a[href*="plan.ics"]')
  await expect(calendar).toHaveAttribute('href', /\/plan\.ics\?planned=B3$/)
  await plan.getByRole('link', { name: 'Tick the shortest route' }).click()
  await expect(plan.getByRole('status')).toHaveText('2 steps planned: from 68% to 83%, Green.')
  await expect(page.getByText('Green, 3 points above its line.')).toBeVisible()
  await plan.getByRole('link', { name: 'Clear the ticks' }).click()
  await expect(overall.getByText('68%', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/planned/)
}

async function expectVendorReport(page: Page): Promise<void> {
  await expect(page.locator('#verdict')).toHaveText(
    'Say where your customers hire: until then no duty can be counted as binding you.',
  )
  await expect(page.getByText('One of your answers may leave a duty open: that')).toBeVisible()
  await expect(page.getByText('Amber, 12 points to Green: two steps get you there.')).toBeVisible()
  await expect(page.getByText('because no place of hiring was named')).toBeVisible()
  await expect(page.getByText('68% · from 13 of 21 questions')).toBeVisible()
  const note = page.getByRole('button', { name: 'Low coverage' })
  await expect(note).toHaveCount(1)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await note.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveText(
    'Low coverage - several questions were skipped',
  )

  const plan = page.getByRole('region', { name: 'Your prioritised plan' })
  // What depends on a place comes first, then what rests on our inference, then what has a date.
  const top = plan.locator('details')
  await expect(top.nth(0)).toContainText('A duty if your customers hire in ')
  await expect(top.nth(1)).toContainText('May bind you: not confirmed')
  await expect(top.nth(2)).toContainText('Duty from 2 December 2027')
  await expect(plan.locator('details')).toHaveCount(8)
  await plan.getByRole('link', { name: 'Shortest route', exact: true }).click()
  await expect(plan).toContainText('2 steps to Green: from 68% to 83%.')
  await expect(plan.locator('summary')).toContainText(['B3', 'A4'])
  await plan.getByRole('link', { name: /^Plan \d/ }).click()
  await expect(page).not.toHaveURL(/view=/)
  await expectPlanning(page)
  await plan.getByRole('link', { name: 'Points', exact: true }).click()
  await expect(plan.locator('summary')).toContainText([
    ...['+8.3 points', '+6.3 points', '+4.2 points', '+3.1 points'],
    ...['+2.5 points', '+2.5 points', '+2.5 points', '+2.5 points'],
  ])
  await plan.locator('summary').first().click()
  for (const term of ['Your answer', 'Why', 'Evidence to keep', 'Owner', 'Effort', 'Legal basis']) {
    await expect(plan.getByText(term, { exact: true }).first()).toBeVisible()
  }
  // Where somebody hires decides the verdict, and can be said now.
  const said = (await page.locator('#verdict').textContent()) ?? ''
  const ask = page.getByRole('group', { name: 'Where do your customers hire?' })
  await ask.getByRole('checkbox', { name: 'Great Britain' }).check()
  await page.getByRole('button', { name: 'Answer' }).first().click()
  await expect(page.locator('#verdict')).toBeFocused()
  await expect(page.locator('#verdict')).not.toHaveText(said)
  await expect(ask).toHaveCount(0)
}

test('a buyer takes the assessment by keyboard alone, and scrolls for no question; a domain is not scored', async ({
  page,
}) => {
  const lead = { ...newLead(), company: 'W'.repeat(200) }
  await page.goto('/quickscore')
  await tabTo(page, page.getByRole('radio', { name: roles.vendor }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: roles.buyer })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Start Assessment' }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog(page).getByRole('checkbox'))
  await expect(dialog(page).locator('[aria-invalid=false]')).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Start Assessment' }))
  await page.keyboard.press('Enter')

  // The first by arrow keys and buttons, to show that the short keys are not the only way.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'Yes, fully in place' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Partly / in progress' })).toBeChecked()
  await tabTo(page, moveOn(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 27')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Previous' }))
  await page.keyboard.press('Enter')
  // That of a phone is walked by touch.
  await page.setViewportSize({ width: 1366, height: 768 })
  await answerByKeys(page, buyerLetters, 27, (number) =>
    expectNoScrolling(page, `question ${number}`),
  )

  await expect(page.getByRole('heading', { name: 'Get Your Results' })).toBeFocused()
  for (const value of [lead.name, lead.company, lead.email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expectResult(page)

  await expect(page.getByText('68% · from 20 of 27 questions')).toBeVisible()
  const security = domainRow(page, 'Security & Data Stewardship')
  await expect(security).toContainText('0% · not scored: none of 5 questions was counted')
  await expect(security.getByText('Red', { exact: true })).toBeVisible()
  const lowCoverage = security.getByRole('button', { name: 'Low coverage' })
  await tabTo(page, lowCoverage)
  await expect(security.getByRole('tooltip')).toBeVisible()
  await expect(security.getByRole('tooltip')).toHaveText(
    'Low coverage - several questions were skipped',
  )
  await expect(page.getByText('12 points to Green')).toContainText(
    'out of reach while nothing counts in Security & Data Stewardship',
  )
  await expectFiles(page)
  await expectWarned(page)
  await tabTo(page, page.getByRole('button', { name: 'Take Another Assessment' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeDisabled()
})

/** That the last answer stands above the buttons, and these in the view. */
async function expectNoScrolling(page: Page, message: string): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('label:has(input[type=radio])')].at(-1)
      const moves = document.querySelector('button[type=submit]')
      const bottom = last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      const { top = 0, bottom: end = 0 } = moves?.getBoundingClientRect() ?? {}
      return Math.max(bottom - top, end - innerHeight)
    })
  await expect.poll(excess, { message }).toBeLessThanOrEqual(0)
}

/** What the tools do is said, and the report warns of it: with all open, and a note beside its button. */
async function expectWarned(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Say what your tools do' }).click()
  await page.getByRole('checkbox', { name: 'Northern Ireland' }).check()
  await page.getByRole('checkbox', { name: /Read emotions or mood/ }).check()
  await page.getByRole('button', { name: 'Update the report' }).click()
  await expect(page.locator('#verdict')).toBeFocused()
  const stop = page.getByRole('region', { name: 'Switch this off until a lawyer has looked' })
  await expect(stop).toContainText('does not reach hiring that stays in the UK')
  await expect(page.getByRole('region', { name: 'Your prioritised plan' })).not.toContainText(
    'EU AI Act',
  )
  await page.getByRole('button', { name: 'Open all' }).click()
  await page.getByRole('button', { name: 'Low coverage' }).focus()
  await expect(page.getByRole('tooltip').first()).toBeVisible()
  await look(page, 'the report with a warning, its plan open, and a tooltip')
}

/** A step is planned and the files are reached, by keyboard: each says what is planned. */
async function expectFiles(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: /^Plan D4:/ }))
  await page.keyboard.press('Enter')
  // 67.5 + 6.25 = 73.75.
  await expect(page.getByText('1 step planned: from 68% to 74%, Amber.')).toBeVisible()
  await tabTo(page, page.locator('summary', { hasText: 'Files for your team' }))
  await page.keyboard.press('Enter')
  const files = { csv: /CSV/, xlsx: /Excel/, ics: /ICS/ }
  for (const [ending, name] of Object.entries(files)) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('href', new RegExp(`/plan\\.${ending}\\?planned=D4$`))
  }
  await tabTo(page, page.getByRole('link', { name: /CSV/ }).first())
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const rows: Record<string, string>[] = parse(await readFile(await file.path()), {
    columns: true,
    bom: true,
  })
  expect(rows.map(({ Planned }) => Planned).toSorted()).toEqual(['', 'yes'])
}

test('keys 1 to 4 work inside the group only, nothing advances by itself, and the answers go along to another device', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await begin(page, 'vendor')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: 'No, not yet' })).toBeChecked()
  await page.keyboard.press('5')
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('radio', { name: 'No, not yet' })).toBeChecked()
  await tabTo(page, page.locator('summary', { hasText: 'What counts as Yes' }))
  await page.keyboard.press('1')
  await expect(page.getByRole('radio', { name: 'No, not yet' })).toBeChecked()
  await expect(page.getByText('Question 1 of 21')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Why we ask', { exact: true })).toBeVisible()
  await look(page, 'a question, answered, with its help')

  // Unless somebody asks for it, and then by a tap or a click alone.
  await page.getByRole('checkbox', { name: 'Move on automatically' }).check()
  await page.getByRole('radio', { name: 'No, not yet' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Partly / in progress' })).toBeChecked()
  await expect(page.getByText('Question 1 of 21')).toBeVisible()
  await page.getByText('Yes, fully in place').click()
  await expect(page.getByText('Question 2 of 21')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 3 of 21')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: 'Partly / in progress' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Save and leave' })).toHaveAttribute('href', '/')
  await page.reload()
  await expect(page.getByText('Question 2 of 21')).toBeVisible()
  await page.getByText('What counts as Yes').click()
  await expect(page.getByRole('checkbox', { name: /Move on automatically/ })).toBeChecked()

  await page.getByRole('button', { name: 'Continue on another device' }).click()
  await expect(page.getByText('2 of 21 answered')).toBeVisible()
  const { pathname } = new URL(page.url())
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await other.goto(`${pathname}/governance`)
  await expect(other.getByRole('radio', { name: /^Yes/ }).first()).toBeChecked()
  // A form that is broken changes nothing there.
  const broken = { form: { version: '1', 'answer-A1': '2' } }
  expect((await request.post(`${pathname}/governance`, broken)).status()).toBe(400)
  await other.goto(pathname)
  await expect(other.getByText('2 of 21 answered')).toBeVisible()
  await other.close()
})

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('a tap moves on by itself and is taken back, no question needs scrolling, and answers are replaced only by who knows', async ({
    page,
  }) => {
    const yes = page.getByRole('radio', { name: 'Yes, fully in place' })
    const no = page.getByRole('radio', { name: 'No, not yet' })
    await page.goto('/quickscore')
    // Its script is at hand before it is touched, fetched in a way that every browser's policy lets through.
    await page.waitForFunction(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, initiatorType }) => name.includes('/entry.client') && initiatorType === 'fetch',
      ),
    )
    await begin(page, 'buyer', 'tap')
    await test.step('Undo takes back the choice that led on, for as long as the next question stands', async () => {
      await yes.tap()
      await expect(page.getByText('Question 2 of 27')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(page.getByText('Question 1 of 27')).toBeVisible()
      await expect(yes).not.toBeChecked()
      await expect(moveOn(page)).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    })
    await page.clock.install()
    // Lost otherwise: who hears the page is moved on by an answer that they only tried.
    await test.step('an answer chosen by assistive technology stays where it is', async () => {
      await yes.evaluate((radio) => {
        const press = { bubbles: true, pointerType: 'mouse', width: 1, height: 1, pressure: 0 }
        radio.dispatchEvent(new PointerEvent('pointerdown', press))
        ;(radio as HTMLInputElement).click()
      })
      await expect(yes).toBeChecked()
      await page.clock.runFor(60_000)
      await expect(page.getByText('Question 1 of 27')).toBeVisible()
    })
    for (let number = 1; number <= 27; number += 1) {
      await expect(page.getByText(`Question ${number} of 27`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectNoScrolling(page, `question ${number}`)
      await no.tap()
      await page.clock.runFor(450)
    }
    await expect(page.getByText('Question 27 of 27')).toBeVisible()
    await expect(moveOn(page, true)).toBeEnabled()
    await page.reload()
    await expect(page.getByText('Question 27 of 27')).toBeVisible()

    // Started again: the dialog says what that replaces, and it can be brought back.
    await page.goto('/quickscore')
    await expect(page.getByText('27 of 27 questions answered.')).toBeVisible()
    await page.getByRole('radio', { name: roles.vendor }).tap()
    await page.getByRole('button', { name: 'Start Assessment' }).tap()
    await expect(dialog(page)).toContainText('This replaces your 27 answers.')
    await dialog(page).getByRole('checkbox').tap()
    await dialog(page).getByRole('button', { name: 'Start Assessment' }).tap()
    await no.tap()
    await page.clock.runFor(450)
    await expect(page.getByText('Question 2 of 21')).toBeVisible()
    await page.goto('/quickscore')
    await page.getByRole('button', { name: 'Start again' }).tap()
    await expect(page.getByText('1 of 21 questions answered.')).toBeVisible()
    await page.getByRole('button', { name: 'Bring them back' }).tap()
    await expect(page.getByText('Question 2 of 21')).toBeVisible()
    await page.goto('/quickscore')
    await page.getByRole('radio', { name: roles.buyer }).tap()
    await page.getByRole('button', { name: 'Start Assessment' }).tap()
    await dialog(page).getByRole('button', { name: 'Continue them' }).tap()
    await expect(page.getByText('Question 2 of 21')).toBeVisible()
  })
})

// Lost otherwise: with Back the way out of QuickScore, twenty answers in.
test('every step is an address: Back, Forward and a reload lead where they say, and two tabs take turns', async ({
  page,
  context,
}) => {
  await returnWithAnswers(page, 'vendor', 'Y'.repeat(21), 20)
  for (let number = 20; number <= 21; number += 1) {
    await expect(page.getByText(`Question ${number} of 21`)).toBeVisible()
    await moveOn(page, number === 21).click()
  }
  await fillLead(page, newLead())
  await page.getByRole('checkbox', { name: 'Great Britain' }).check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.goBack()
  await expect(page.getByLabel('Company')).toHaveValue('Example & Co')
  for (let number = 21; number >= 20; number -= 1) {
    await page.goBack()
    await expect(page.getByText(`Question ${number} of 21`)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Yes, fully in place' })).toBeChecked()
  }
  await page.goBack()
  await expect(page.getByText('21 of 21 questions answered.')).toBeVisible()
  await expectAccessible(page, 'the offer to continue')
  await page.goForward()
  await expect(page.getByText('Question 20 of 21')).toBeVisible()
  await page.goto('/quickscore#details')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Example & Co')
  await expect(page.getByRole('checkbox', { name: 'Great Britain' })).toBeChecked()

  // A link into the middle starts at the beginning where this tab has no answers.
  const other = await context.newPage()
  await other.goto('/quickscore#question-9')
  await expect(other.getByText('21 of 21 questions answered.')).toBeVisible()
  await expect(other).toHaveURL(/\/quickscore$/)
  await other.getByRole('radio', { name: roles.buyer }).check()
  await other.getByRole('button', { name: 'Start Assessment' }).click()
  await expect(dialog(other)).toContainText('This replaces your 21 answers.')
  await dialog(other).getByRole('checkbox').check()
  await dialog(other).getByRole('button', { name: 'Start Assessment' }).click()
  await answerByKeys(other, 'N', 27)
  await page.goto('/quickscore#question-1')
  await expect(page.getByText('Question 1 of 21')).toBeVisible()
  await page.getByRole('radio', { name: 'No, not yet' }).check()
  await moveOn(page).click()
  await other.goto('/quickscore')
  await expect(other.getByText('As HR-tech vendor: 21 of 21 questions answered.')).toBeVisible()
  await other.getByRole('button', { name: 'Start again' }).click()
  await other.goto('/quickscore#question-2')
  await other.reload()
  await expect(other.getByText('Question 2 of 27')).toBeVisible()
})

// One page: what is reloaded, mailed or opened beside it is the same, and stores nothing more.
test('a failure says so and keeps everything, a repeat stores nothing twice; the result has one page, and Back leads from it to the details', async ({
  page,
  context,
  admin,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  allowConsole(/quickscore\/submit/)
  const lead = newLead()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/submit')) keys.push(request.headers()['idempotency-key'])
  })
  await returnWithAnswers(page, 'vendor', vendorLetters)
  await fillLead(page, lead)

  const failure = toastNamed(page, 'Failed to submit assessment. Please try again.')
  const json = { success: false, errors: { email: 'Please enter a valid email address.' } }
  // Stored, but the answer is lost on its way.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  const refuse = (route: Route) => route.fulfill({ status: 400, json })
  for (const fail of [loseAnswer, refuse]) {
    await page.route(submitPath, fail, { times: 1 })
    await moveOn(page, true).click()
    await expect(failure).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(failure).toBeHidden()
    await expect(page.getByText('Not sent. Your answers are still here')).toBeVisible()
  }
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  const { holdBack, release } = hold()
  await page.route(submitPath, holdBack, { times: 1 })
  // On a device where React comes late to what is not at once.
  await page.evaluate(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 400)
    }
  })
  await moveOn(page, true).click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await expect(page.getByRole('button', { name: 'Back to Questions' })).toBeDisabled()
  await expectAccessible(page, 'submitting')
  release()
  await expectResult(page)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
  const link = page.url()
  const toast = page.getByText('Assessment complete!', { exact: true })
  await expect(toast).toBeVisible()
  await expect.poll(() => kept(page)).toEqual([])
  await page.reload()
  await expectResult(page)
  await expect(toast).toHaveCount(0)
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('68% · from 13 of 21 questions')).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel('Work Email')).toHaveValue(lead.email)
  await moveOn(page, true).click()
  await expect(page).toHaveURL(link)
  await expect(toast).toHaveCount(0)
  const stored = await admin.call('GET', `/api/quickscore-assessments?q=${lead.email}`)
  expect(stored).toMatchObject({ meta: { total: 1 } })

  await page.getByRole('button', { name: 'Take Another Assessment' }).click()
  await expect(page).toHaveURL(/\/quickscore$/)
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeHidden()
  for (const role of Object.values(roles)) {
    await expect(page.getByRole('radio', { name: role })).not.toBeChecked()
  }

  await other.goto(`${link}/delete`)
  await other.getByRole('button', { name: 'Delete my data' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'There is no result at this link' })).toBeVisible()
  await page.goBack()
  await moveOn(page, true).click()
  await expect(page.getByRole('heading', { name: 'There is no result at this link' })).toBeVisible()
})

test('nothing but Yes is Green, a report prints as a clean sheet, the specimen is a whole one, and the methodology lists every question and reference', async ({
  page,
  admin,
}) => {
  await page.goto(await submitByApi(admin.call, 'vendor', 'Y'.repeat(21)))
  await expect(page.locator('#verdict')).toContainText('Say where your customers hire')
  await expect(page.getByText('What stands above is still to be settled.')).toBeVisible()
  await expect(page.locator('a[href$="plan.ics"], a[href$="plan.xlsx"]')).toHaveCount(1)
  await expectAccessible(page, 'a green report')

  await page.goto(await submitByApi(admin.call, 'vendor', vendorLetters))
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take Another Assessment' })).toBeHidden()
  const plan = page.getByRole('region', { name: 'Your prioritised plan' })
  const evidence = plan.getByText('Evidence to keep', { exact: true })
  await expect(evidence).toHaveCount(8)
  for (const term of await evidence.all()) await expect(term).toBeVisible()
  await expect(page.getByText('It is not legal advice', { exact: false })).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  // The law of the EU, Great Britain and Northern Ireland, since no place was named; and what is
  // in place, with its evidence.
  expect(pages.length).toBeLessThanOrEqual(9)
  await page.emulateMedia({ colorScheme: null, media: null })

  await page.goto('/quickscore')
  const small = page.getByRole('figure', { name: 'What a report looks like' })
  await expect(small).toContainText('Specimen')
  await small.getByRole('link', { name: 'See the whole specimen' }).click()
  await expect(page.getByRole('heading', { name: 'Your QuickScore results' })).toBeVisible()
  const sample = page.getByText('Sample data. No real company.')
  await expectAccessible(page, 'what is said of a specimen', sample)
  const owner = page.getByRole('link', { name: 'Owner', exact: true })
  await owner.click()
  await expect(page).toHaveURL(/view=owner/)
  await expect(owner).toHaveAttribute('aria-current', 'true')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(plan.locator('nav a').last()).toHaveCSS('border-bottom-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ forcedColors: null })

  await page.goto('/quickscore')
  await page.getByText('How we score your assessment').click()
  await page.getByRole('link', { name: 'Read the full methodology' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible()
  await expect(page.getByText('Question bank 2026-11')).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Questions' }).click()
  const counts = page.getByRole('table', { name: 'Questions per domain' })
  await expect(counts.locator('tfoot td')).toHaveText(['21', '27'])
  await expect(page.locator('#questions details')).toHaveCount(27)
  // One that both are asked, one for in-house teams, one with two wordings.
  for (const topic of ['Policies documented', 'Candidates told', 'Performance per group']) {
    await page.locator('summary').filter({ hasText: topic }).click()
  }
  // A question leads into the law that it names, which opens for it.
  await page.locator('#questions details[open] a[href^="#reference-"]').first().click()
  await expect(page.locator('#references tr:target')).toBeVisible()
  await look(page, 'the methodology')
  // For one role: its questions, and the law behind them.
  const vendor = page.getByRole('link', { name: 'Vendor', exact: true })
  await vendor.click()
  await expect(page.locator('#questions details')).toHaveCount(21)
  await expect(vendor).toHaveAttribute('aria-current', 'true')
})
