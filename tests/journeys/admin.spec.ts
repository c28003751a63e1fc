import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { enterKey, expectNothingRan, hostileText, rowsOf, toastOn } from '../support/admin-steps.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll, expectPressableAtEveryWidth } from '../support/layout.ts'
import { tabTo } from '../support/quickscore-steps.ts'

interface Listed {
  data: { id: number; name: string; created_at: string }[]
  meta: { total: number }
}

const listPath = '/api/quickscore-assessments'
const anyList = `**${listPath}?*`
const anyFigures = '**/api/admin/quickscore-stats'

async function listStored(call: Call): Promise<Listed> {
  return (await call('GET', `${listPath}?page=1&per_page=1000`)) as Listed
}

/** Journeys of one worker share a server, one after the other; each of these begins empty. */
async function removeAll(call: Call): Promise<void> {
  const { data } = await listStored(call)
  for (const { id } of data) await call('DELETE', `/api/admin/quickscore-assessments/${id}`)
}

const yes = { A1: 1, B1: 1, C1: 1, D1: 1 }
const no = { A1: 0, B1: 0, C1: 0, D1: 0 }

async function submit(call: Call, fields: Record<string, unknown> = {}): Promise<void> {
  const answer = await call('POST', '/api/quickscore/submit', {
    name: 'Ada Fairweather',
    company: 'Northgate Hiring',
    email: 'ada@northgate.example',
    user_type: 'buyer',
    answers: yes,
    ...fields,
  })
  expect(answer).toMatchObject({ success: true })
}

/** 30 of them, two pages: "Person 01" (oldest) to "Person 30". */
async function submitThirty(call: Call): Promise<void> {
  for (let i = 1; i <= 30; i += 1) {
    const number = String(i).padStart(2, '0')
    await submit(call, {
      name: `Person ${number}`,
      email: `person-${number}@northgate.example`,
      user_type: i <= 10 ? 'vendor' : 'buyer',
      answers: i % 2 === 0 ? yes : no,
    })
  }
}

const rowsOn = (page: Page) => rowsOf(page, 'Assessments')
const namesOn = (page: Page) => rowsOn(page).getByRole('rowheader').allTextContents()

test.beforeEach(({ admin }) => removeAll(admin.call))

test('the door opens to the right key only, forgets it, and closes when it is refused; what is stored is read by keyboard, with the plan that the respondent saw', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/401 \(Unauthorized\)/)
  const sessions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sessions.push(request.url())
  })
  await submit(admin.call)
  await page.goto('/admin?tab=quickscore')
  await expect(page).toHaveTitle(/Content Management System/)
  const field = page.getByLabel('Admin Key')
  await expect(field).toBeFocused()
  await expect(
    field.and(page.locator('[type=password][autocomplete=current-password]')),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toastOn(page)).toContainText('Please enter your admin key')
  await expect(field).toHaveAccessibleDescription('Please enter your admin key')
  expect(sessions, 'an empty key asks nobody').toEqual([])

  await field.fill('not-the-key-of-this-server-0123456789')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Invalid admin key')
  await expect(toastOn(page)).toContainText('Error')
  await expect(toastOn(page)).toContainText('Invalid admin key')
  await expect(field).toBeFocused()
  expect(sessions).toHaveLength(1)
  await expectAccessible(page, 'login, refused')

  sessions.length = 0
  await enterKey(page, admin.key)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rowsOn(page)).toHaveCount(1)
  expect(sessions.filter((url) => url.endsWith('/api/admin/session'))).toHaveLength(1)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(kept).not.toContain(admin.key)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText('Ada Fairweather')).toHaveCount(0)
  // A page that was left may come back as it was, for another person at the screen.
  await enterKey(page, admin.key)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(field).toBeFocused()

  // What was fetched went with the key: logging in fetches again.
  await submit(admin.call, { name: 'Grace Okonkwo' })
  await enterKey(page, admin.key)
  await expect(rowsOn(page)).toHaveCount(2)
  await page.route(anyList, (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'No such key.' } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(field).toBeFocused()
  await expect(toastOn(page)).toContainText('Your sign-in is no longer valid')
  await expect(page.getByText('Ada Fairweather')).toHaveCount(0)

  // Governance (1 + 0.5) / 2 = 75, fairness 0 / 1 = 0, security not counted = 0, oversight 1 / 1
  // = 100. Mean 175 / 4 = 43.75, so 44 and amber. CT1 and ZZ9 are no vendor questions.
  const answers = { A1: 1, A2: 0.5, B1: 0, C1: -1, D1: 1, CT1: 1, ZZ9: 0 }
  await removeAll(admin.call)
  await page.unroute(anyList)
  await submit(admin.call, { user_type: 'vendor', answers })
  await submit(admin.call, { name: hostileText, company: hostileText })
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.keyboard.type(admin.key)
  await page.keyboard.press('Enter')
  await expect(rowsOn(page)).toHaveCount(2)
  await expect(rowsOn(page).first()).toContainText(hostileText)

  const tab = page.getByRole('tab', { name: 'QuickScore' })
  await tabTo(page, tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab).toBeFocused()
  await expect(rowsOn(page)).toHaveCount(2)
  await tabTo(page, page.getByRole('button', { name: 'Name', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('button', { name: 'Name', exact: true })).toBeFocused()

  const opener = page.getByRole('button', { name: 'Details of Ada Fairweather' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Assessment of Ada Fairweather')
  const overview = dialog.getByRole('region', { name: 'Overview' })
  for (const text of ['44%', 'Amber', 'Northgate Hiring', 'HR-tech Vendor', '2026-11']) {
    await expect(overview).toContainText(text)
  }
  const email = overview.getByRole('link', { name: 'ada@northgate.example' })
  await expect(email).toHaveAttribute('href', 'mailto:ada@northgate.example')

  const domains = dialog.getByRole('table', { name: 'Domain scores' }).locator('tbody tr')
  await expect(domains.first()).toHaveText(
    /Governance & Risk Management2 of 5 counted · low coverage75%Amber/,
  )

  // B1 would add 25 points, A2 half of 25 / 2.
  const plan = dialog.getByRole('region', { name: 'Action plan' }).locator('ol > li')
  await expect(plan).toHaveCount(2)
  await expect(plan.nth(0)).toContainText('B1')
  await expect(plan.nth(0)).toContainText('+25.0 points')
  await expect(plan.nth(1)).toContainText('A2')
  await expect(plan.nth(1)).toContainText('+6.3 points')
  await tabTo(page, plan.nth(0).locator('summary'))
  await page.keyboard.press('Enter')
  await expect(plan.nth(0)).toContainText('Legal basis')

  const given = dialog.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(given).toHaveCount(21 + 2)
  await expect(given.filter({ hasText: /^A1/ })).toContainText(/.{20,}Yes$/)
  await expect(given.filter({ hasText: /^ZZ9/ })).toHaveText('ZZ9Question ZZ9No')
  await expectAccessible(page, 'details')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  // Names of strangers are text.
  await page.getByRole('button', { name: `Details of ${hostileText}` }).press('Enter')
  await expect(dialog).toContainText(hostileText)
  await expectNothingRan(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  page.once('dialog', (confirmation) => confirmation.accept())
  await tabTo(page, page.getByRole('button', { name: 'Delete Ada Fairweather' }))
  await page.keyboard.press('Enter')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'QuickScore assessments' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(tab).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
})

test('the list shows what was submitted, or says what failed; a line sums up twelve weeks and opens to the weakest questions; a lead is answered', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)|404 \(Not Found\)/)
  const failing = (route: Route) => route.fulfill({ status: 500, body: '' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(anyFigures, failing)
  await page.route(anyList, async (route) => {
    asked += 1
    await held
    await route.fulfill({ status: 500, json: { success: false, message: 'secret detail' } })
  })
  await page.goto('/admin?tab=quickscore')
  await enterKey(page, admin.key)

  await test.step('it has the shape of what comes while it is loading', async () => {
    await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    await expectAccessible(page, 'loading list')
    release()
  })
  await test.step('it says when it cannot be loaded, and tries again when asked', async () => {
    await expect(page.getByText('The assessments could not be loaded')).toBeVisible()
    await expect(toastOn(page)).toContainText('Failed to fetch assessments. Please try again.')
    await expect(page.getByText('secret detail')).toHaveCount(0)
    await expectAccessible(page, 'failed list')
    expect(asked, 'nothing is tried again by itself').toBe(1)
    await page.unroute(anyList)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No assessments yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })

  await submit(admin.call, { user_type: 'vendor', answers: no })
  await submit(admin.call, { name: 'Grace Okonkwo' })
  await expect(page.getByText('No assessments yet'), 'nothing moves by itself').toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(2)
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible()
  await page.unroute(anyFigures)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The figures could not be loaded.')).toHaveCount(0)
  const { data } = await listStored(admin.call)
  const day = new Date(data[0]?.created_at ?? '').toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const ada = rowsOn(page).filter({ hasText: 'ada@' }).filter({ hasText: 'Ada Fairweather' })
  const cells = ada.getByRole('cell')
  expect((await cells.allTextContents()).slice(1, 7)).toEqual([
    'Northgate Hiring',
    'HR-tech Vendor',
    'ada@northgate.example',
    `${day} ${data[0]?.created_at.slice(11, 16)}`,
    '0%',
    'Red',
  ])
  const other = rowsOn(page).filter({ hasText: 'Grace' })
  await expect(other).toContainText('In-house TA/HR Team')
  await expect(other).toContainText('100%')
  await expect(other).toContainText('Green')
  await expectAccessible(page, 'list')

  await test.step('it fits a phone', async () => {
    const desk = page.viewportSize() as { width: number; height: number }
    await page.setViewportSize({ width: 360, height: 780 })
    const list = page.getByRole('list', { name: 'Assessments' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('listitem').first()).toContainText('Grace Okonkwo')
    await expectNoSidewaysScroll(page, '360 px')
    await page.getByLabel('Sort by').selectOption('Sort by Name, A to Z')
    await expect(list.getByRole('listitem').first()).toContainText('Ada Fairweather')
    await expectAccessible(page, 'list on a phone')
    await list.getByRole('button', { name: 'Details of Ada Fairweather' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page, '360 px')
    await page.keyboard.press('Escape')
    await page.setViewportSize(desk)
  })

  await test.step('on screen it stays when it cannot be refreshed; no export is saved', async () => {
    await page.route(anyList, failing)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('could not be refreshed')).toBeVisible()
    await expect(rowsOn(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect(toastOn(page)).toContainText('Failed to export assessments. Please try again.')
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
    await page.unroute(anyList)
  })

  await test.step('deleting asks first, and says when it failed', async () => {
    const button = page.getByRole('button', { name: 'Delete Ada Fairweather' })
    page.once('dialog', (dialog) => {
      expect(dialog.type()).toBe('confirm')
      expect(dialog.message()).toContain('Ada Fairweather')
      return dialog.dismiss()
    })
    await button.click()
    await expect(rowsOn(page)).toHaveCount(2)
    expect((await listStored(admin.call)).meta.total).toBe(2)
    page.once('dialog', (dialog) => dialog.accept())
    await button.click()
    await expect(toastOn(page)).toContainText('QuickScore assessment deleted successfully')
    expect((await listStored(admin.call)).data.map(({ name }) => name)).toEqual(['Grace Okonkwo'])
    // Somebody else was faster.
    await removeAll(admin.call)
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete Grace Okonkwo' }).click()
    await expect(toastOn(page)).toContainText('Error')
    await expect(toastOn(page)).toContainText('Failed to delete assessment. Please try again.')
    await expect(page.getByText('No assessments yet')).toBeVisible()
  })

  await expect(page.getByText('Weakest questions', { exact: true })).toHaveCount(0)

  await submit(admin.call, { answers: { A1: 1, B1: 0.5, C1: 1, D1: 0 } })
  await submit(admin.call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const line = page.locator('summary').filter({ hasText: 'Last 12 weeks:' })
  await line.click()
  const weakest = page.getByRole('region', { name: 'Weakest questions' }).getByRole('listitem')
  await expect(weakest).toHaveCount(2)
  await expect(weakest.first()).toContainText('D1')
  await expect(weakest.first()).toContainText('50%')
  await expect(weakest.last()).toContainText('B1')
  // (100 + 50 + 100 + 0) / 4 = 62.5, so 63; and 100. Their mean is 81.5, so 82.
  await expect(line).toContainText('average score 82% across 2 assessments on file')
  await expect(line).toContainText(/\d+ completed/)
  await expectAccessible(page, 'figures', page.locator('details', { has: line }))
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  // A lead is answered and handled.
  await removeAll(admin.call)
  await submit(admin.call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const tab = page.getByRole('tab', { name: 'QuickScore' })
  await expect(tab).toHaveAccessibleName('QuickScore 1 waiting')
  await expect(rowsOn(page), 'the list is read apart from the count').toHaveCount(1)
  await expect(rowsOn(page)).toContainText('Waiting')
  await page.getByRole('button', { name: 'Ada Fairweather', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Assessment of Ada Fairweather' })
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your QuickScore result')
  await dialog.getByLabel('Text').fill('Dear Ada,\n\nshall we talk?')
  await dialog.getByRole('button', { name: 'Write to a file' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'shall we talk?' })).toContainText(
    'nobody has received it',
  )
  await dialog.getByRole('button', { name: 'Mark as handled' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(tab).toHaveAccessibleName('QuickScore')
  await page.getByLabel('Status').selectOption('Waiting')
  await expect(page.getByText('No assessment matches')).toBeVisible()
})

test('thirty are searched, filtered, sorted and paged in the address, exported and deleted', async ({
  page,
  admin,
}) => {
  await submitThirty(admin.call)
  await page.goto('/admin?tab=quickscore')
  await enterKey(page, admin.key)
  await expect(rowsOn(page)).toHaveCount(25)
  expect((await namesOn(page))[0]).toBe('Person 30')
  const date = page.getByRole('columnheader', { name: 'Date' })
  await expect(date).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/admin\/quickscore\?page=2$/)
  await expect(rowsOn(page)).toHaveCount(5)
  await expect(page.getByText('26 to 30 of 30').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', disabled: true })).toBeFocused()

  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/quickscore\?sort=name$/)
  await expect(rowsOn(page).first()).toContainText('Person 01')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(rowsOn(page).first()).toContainText('Person 30')
  const name = page.getByRole('columnheader', { name: 'Name', exact: true })
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(date).not.toHaveAttribute('aria-sort')

  await page.getByLabel('User type').selectOption('HR-tech Vendor')
  await expect(rowsOn(page)).toHaveCount(10)
  await page.getByLabel('Band').selectOption('Red')
  await expect(rowsOn(page)).toHaveCount(5)
  expect(await namesOn(page)).toEqual([9, 7, 5, 3, 1].map((number) => `Person 0${number}`))
  await page.getByRole('searchbox', { name: 'Search' }).fill('PERSON-07@')
  await expect(rowsOn(page)).toHaveCount(1)
  const address = page.url()
  expect(new URL(address).pathname).toBe('/admin/quickscore')
  expect(new URL(address).search).toBe('?sort=-name&user_type=vendor&band=red&q=PERSON-07%40')

  // The key does not outlive a reload; where one was does.
  await page.reload()
  await enterKey(page, admin.key)
  expect(page.url()).toBe(address)
  await expect.poll(() => namesOn(page)).toEqual(['Person 07'])
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('PERSON-07@')
  await expect(page.getByLabel('Band')).toHaveValue('red')

  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all')
  await expect(page.getByText('No assessment matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(rowsOn(page)).toHaveCount(25)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('nobody at all')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()

  // The export holds all pages of what is on screen; how many are shown at once is chosen, too.
  await page.getByLabel('Rows per page').selectOption('50 per page')
  await expect(page).toHaveURL(/per_page=50/)
  await expect(rowsOn(page)).toHaveCount(30)
  await page.getByLabel('Rows per page').selectOption('25 per page')
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  const { name: file, text } = await save()
  expect(file).toBe(`quickscore-assessments-${new Date().toISOString().slice(0, 10)}.csv`)
  const specified = '\uFEFFID,Name,Email,Company,User Type,Score,Band,Created At'
  const beside = 'Handled At,Assigned To,Follow Up On,Notes,Places,Weakest Area,Consent'
  expect(text.slice(0, text.indexOf('\r\n'))).toBe(`${specified},${beside}`)
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(30)
  const { data: written } = (await admin.call('GET', '/api/admin/activity?action=export')) as {
    data: unknown[]
  }
  expect(written[0]).toMatchObject({ noun: 'quickscore-assessments', record_count: 30 })
  const { data: stored } = await listStored(admin.call)
  const first = stored.find((one) => one.name === 'Person 01')
  expect(lines).toContain(
    `${first?.id},Person 01,person-01@northgate.example,Northgate Hiring,vendor,0,red,${first?.created_at},,,,,,governance,`,
  )

  await page.getByLabel('User type').selectOption('vendor')
  await page.getByLabel('Band').selectOption('green')
  await expect(rowsOn(page)).toHaveCount(5)
  const filtered = (await save()).text.trimEnd().split('\r\n').slice(1)
  expect(filtered.map((line) => line.split(',')[1])).toEqual(
    [10, 8, 6, 4, 2].map((number) => `Person ${String(number).padStart(2, '0')}`),
  )

  // Several at once; and the last of a page leads to the page before.
  for (const filter of ['User type', 'Band']) await page.getByLabel(filter).selectOption('')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rowsOn(page)).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const [spared] = await namesOn(page)
  await page.getByRole('checkbox', { name: `Select ${spared}` }).uncheck()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(toastOn(page)).toContainText('QuickScore assessments deleted successfully')
  await expect.poll(() => namesOn(page)).toEqual([spared])
  page.once('dialog', (dialog) => {
    expect(dialog.message(), 'one alone').toContain(`Delete the assessment of ${spared}, `)
    return dialog.accept()
  })
  await page.getByRole('checkbox', { name: `Select ${spared}` }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(rowsOn(page)).toHaveCount(25)
  await expect(page).not.toHaveURL(/page=/)
})
