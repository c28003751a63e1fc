import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  adverseImpactPage,
  formWords,
  recordWords,
  sheetWords,
} from '../../content/en/adverse-impact.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { readPdf } from '../support/read-pdf.ts'

const path = '/tools/adverse-impact'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last()

/** The figures of women in the last table: over all stages, where there are several. */
const lastRow = (page: Page, group: string) =>
  page.getByRole('table', { name: 'Over all stages' }).getByRole('row', { name: group })

async function expectExample(page: Page) {
  const row = lastRow(page, 'Women')
  for (const figure of ['60 of 200', '30.0%', '24.1% to 36.7%', '0.75', '−10.0', '0.046']) {
    await expect(row).toContainText(figure)
  }
  // The verdict stands before the table, in full.
  await expect(page.getByText('Look closer. Women passed at 30.0% against 40.0%')).toBeVisible()
  await expect(lastRow(page, 'Not stated')).toContainText('Listed, not compared')
  await expect(page.getByText('0.857 × 0.875 = 0.75')).toBeVisible()
}

// Lost otherwise: counts of people leave the browser of somebody who was told that they do not.
test('counts become figures in the browser, by keyboard, and nothing is sent', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveTitle(adverseImpactPage.meta.title)
  await expectNoSidewaysScroll(page, 'the workbench')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByLabel('Name', { exact: true }).first().fill('Women')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('At least two groups')
  await expect(page.locator('#group-0')).toHaveValue('Women')
  await expectAccessible(page, 'the workbench with faults')

  await button(page, formWords.example).press('Enter')
  await expect(page.locator('#figures-title')).toBeFocused()
  await expectExample(page)
  await page.getByText('More on Women').last().press('Enter')
  await expect(page.getByText('People short of the other rate').last()).toBeVisible()
  await expect(page.getByText('3.97, 0.046').last()).toBeVisible()
  await expect(page.getByText('0.643').last()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'the workbench')
  await expectAccessible(page, 'the figures on a phone')

  await page.getByLabel(recordWords.fields.tool).fill('Ranker 2.1')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    button(page, recordWords.csv).press('Enter'),
  ])
  expect(csv.suggestedFilename()).toBe('adverse-impact-record.csv')
  const text = readFileSync(await csv.path(), 'utf8')
  expect(text).toContain('Over all stages,Women,200,60,0.3,')
  expect(text).toContain('Tool and version,Ranker 2.1')
  expect(sent.filter((it) => !it.includes('blob:'))).toEqual([])

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    button(page, recordWords.pdf).press('Enter'),
  ])
  const card = await readPdf(readFileSync(await pdf.path()))
  expect(card.blocks.map((block) => block.text)).toContain('60 of 200')
})

const { vacancies, scores } = sheetWords

/** Three vacancies whose sum points the other way, then scores at two lines. */
async function expectSheets(page: Page) {
  await page.getByLabel(vacancies.rows).fill('Office; 60; 9; x; 40')
  await button(page, vacancies.submit).click()
  await expect(page.getByText('Row 1: please enter whole numbers')).toBeVisible()
  await page.getByLabel(vacancies.rows).fill(vacancies.example)
  await button(page, vacancies.submit).click()
  await expect(page.getByText('Odds 0.78 (0.53 to 1.15), P 0.243')).toBeVisible()
  await expect(page.getByText('The sum mixes jobs with different rates')).toBeVisible()
  await expect(page.getByRole('heading', { name: recordWords.title })).toBeVisible()
  const sheet = 'Women,55\nWomen,70\nMen,60\nMen,70\nMen,80'
  await page.getByLabel(scores.rows).fill(sheet)
  await page.getByLabel(scores.line).fill('60')
  await button(page, scores.submit).click()
  await expect(page.getByText('One person is exactly at the pass mark')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Women/ })).toContainText('1 of 2')
}

// Lost otherwise: a normal employer, whose vacancies are too small alone, has nothing to run.
test('a sheet is pasted, a group and a stage are added; vacancies are compared apart, and scores by the line that decides', async ({
  page,
  allowConsole,
}) => {
  await page.goto(path)
  await page.getByText(formWords.sheet.summary).click()
  await page.getByLabel(formWords.sheet.label).fill('nothing to read')
  await button(page, formWords.sheet.read).click()
  await expect(page.getByRole('status')).toContainText('There are no rows to read')
  const sheet = 'Group\tReached\tTest\tPassed interview\nA\t1,200\t240\t60\nB\t1,000\t260\t90'
  await page.getByLabel(formWords.sheet.label).fill(sheet)
  await button(page, formWords.sheet.read).click()
  await expect(page.locator('#count-0-2')).toHaveAccessibleName('Passed interview')
  await expect(lastRow(page, 'A 60 of')).toContainText('60 of 1,200')
  await button(page, formWords.addGroup).click()
  await expect(page.locator('#group-2')).toBeFocused()
  await button(page, formWords.addStage).click()
  await expect(page.locator('#stage-2')).toBeFocused()
  await expect(page.locator('#count-0-0')).toHaveValue('1,200')

  // Nothing of a study is half kept: its ticks go with its counts.
  await page.goto(path)
  const unsaid = page.getByLabel(formWords.unsaid).first()
  await unsaid.check()
  await page.goto('/about')
  await page.goBack()
  await expect(unsaid).not.toBeChecked()

  // Where the script did not come the server answers; what is typed then, before the script that
  // comes with the answer, stays.
  allowConsole(/400 \(Bad Request\)/)
  await page.goto(path)
  const typed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.getByLabel(vacancies.rows).fill('Office; 60; 9; x; 40')
  const form = page.locator('form', { has: page.getByLabel(vacancies.rows) })
  await Promise.all([
    page.waitForEvent('framenavigated'),
    form.evaluate((it: HTMLFormElement) => {
      it.insertAdjacentHTML('beforeend', '<input type="hidden" name="do" value="vacancies">')
      it.submit()
    }),
  ])
  await expect(page.getByLabel(vacancies.rows)).toHaveValue('Office; 60; 9; x; 40')
  await page.getByLabel(vacancies.rows).fill(vacancies.example)
  typed.resolve()
  await button(page, vacancies.submit).click()
  await expect(page.getByText('Odds 0.78 (0.53 to 1.15), P 0.243')).toBeVisible()
  await expect(page.getByLabel(vacancies.rows)).toHaveValue(vacancies.example)
  await page.goto(path)
  await expectSheets(page)
  await expectAccessible(page, 'the workbench with vacancies and scores')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'the workbench')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form gives the same figures and is kept nowhere', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/\.js: csp$/)
    allowConsole(/400 \(Bad Request\)/)
    await page.goto(path)
    const post = async (name: string) => {
      const [response] = await Promise.all([
        page.waitForResponse((it) => it.request().method() === 'POST'),
        button(page, name).click(),
      ])
      expect(response.headers()['cache-control']).toBe('no-store')
      return response.status()
    }
    expect(await post(formWords.submit)).toBe(400)
    await expect(page.getByRole('status')).toContainText('At least two groups')
    expect(await post(formWords.example)).toBe(200)
    await expectExample(page)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      button(page, recordWords.csv).click(),
    ])
    expect(readFileSync(await csv.path(), 'utf8')).toContain('Over all stages,Women,200,60,0.3,')
    await expectSheets(page)
  })
})
