import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { registerWords, toolWords } from '../../content/en/register/words.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll, look } from '../support/layout.ts'
import { submitAnswers } from '../support/quickscore-steps.ts'

const answers = Object.fromEntries(listQuestions(questionBank, 'buyer').map(({ id }) => [id, 1]))

/** Of an employer who hires in the EU and Great Britain. */
const submitted = { answers, applicability: { places: ['eu', 'gb'] } }

const add = (page: Page) => page.getByRole('link', { name: 'Add a tool', exact: true })
const save = (page: Page, name = 'Add to the register') => page.getByRole('button', { name })
const back = (page: Page) => page.getByRole('link', { name: 'Back to your tools' })
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three tools from an empty register to their papers, and gone with the result', async ({
    page,
    admin,
    allowConsole,
  }) => {
    allowConsole(/\.js: csp$|40[09] \(|404 \(/)
    const { path } = await submitAnswers(admin.call, submitted)
    await page.goto(path)
    await page.getByRole('link', { name: 'List your tools' }).click()
    await expect(page.getByText(registerWords.empty.title)).toBeVisible()

    // A chatbot: a name to begin with, a day that no calendar has, and what is typed stays.
    await page.getByRole('link', { name: 'Chatbot for applicants' }).click()
    await expect(page.getByLabel(toolWords.what.name)).toHaveValue('Chatbot for applicants')
    await group(page, toolWords.does.ranks).getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByLabel(toolWords.what.supplier).fill('Falcon & Co')
    await page.getByLabel(toolWords.people.owner).fill('Head of hiring')
    await page.getByLabel(toolWords.what.version).fill('4.2')
    await save(page).click()
    await expect(page.getByRole('status')).toContainText('Saved')
    await back(page).click()
    const calendar = page.getByRole('link', { name: registerWords.files.items['register.ics'] })
    await expect(calendar, 'nothing of this tool has a day').toBeHidden()

    const places = group(page, toolWords.what.places)
    // A ranking that rejects alone in Great Britain.
    await add(page).click()
    await page.getByLabel(toolWords.what.name).fill('=Kestrel <b>')
    await places.getByRole('checkbox', { name: 'Great Britain' }).check()
    await group(page, toolWords.does.ranks).getByRole('radio', { name: 'Yes' }).check()
    await group(page, toolWords.does.rejects).getByRole('radio', { name: 'Yes, always' }).check()
    await save(page).click()
    await expect(page.getByText('Article 22C').first()).toBeAttached()
    await expect(page.getByText(/EU AI Act, Article/)).toHaveCount(0)
    await back(page).click()

    // Video interviews in the EU that read emotions: forbidden first.
    await add(page).click()
    await page.getByLabel(toolWords.what.name).fill('Video')
    await places.getByRole('checkbox', { name: 'European Union' }).check()
    await group(page, toolWords.does.ranks).getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('checkbox', { name: /^Read emotions or mood/ }).check()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('Stop this first')
    await expect(page.getByText('Article 26(11)').first()).toBeAttached()
    await back(page).click()

    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(3)).toContainText('Forbidden practice: stop it first')
    await expect(rows.nth(3)).toContainText('from 2 December 2027')
    await expect(rows.nth(2)).not.toContainText('2027')
    await expect(calendar).toBeVisible()
    await expectNoSidewaysScroll(page, 'the list')

    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: registerWords.files.items['register.xlsx'] }).click(),
    ])
    expect(workbook.suggestedFilename()).toBe('register.xlsx')
    const [notice] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: registerWords.files.notices.ukPaste }).click(),
    ])
    expect(await readFile(await notice.path(), 'utf8')).toContain('=Kestrel &lt;b&gt;')

    // Two windows: the second is told, and both texts are kept.
    await rows.nth(1).getByRole('link').click()
    await page.getByRole('link', { name: 'Edit this tool' }).click()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel(toolWords.people.owner).fill('Chief of staff')
    await save(other, 'Save').click()
    await expect(other.getByRole('status')).toContainText('Saved')
    await page.getByLabel(toolWords.people.owner).fill('Works manager')
    const [refused] = await Promise.all([
      page.waitForResponse((it) => it.request().method() === 'POST'),
      save(page, 'Save').click(),
    ])
    expect(refused.status()).toBe(409)
    await expect(page.getByText('Saved in the meantime: Chief of staff')).toBeVisible()
    await expect(page.getByLabel(toolWords.people.owner)).toHaveValue('Works manager')
    await expect(page.getByLabel(toolWords.what.version)).toHaveValue('4.2')
    await save(page, 'Save').click()
    await expect(page.getByRole('status')).toContainText('Saved')

    // Its number in another writing names no tool: nothing is shown, changed or deleted.
    const tool = new URL(page.url()).pathname
    const number = Number(tool.split('/').at(-1))
    for (const other of [`${number}.0`, `0${number}`, `0x${number.toString(16)}`]) {
      for (const part of ['', '/edit', '/impact-assessment.docx']) {
        const address = `${path}/register/${other}${part}`
        expect((await page.request.get(address)).status(), address).toBe(404)
        const sent = await page.request.post(address, { form: { name: 'Kite', seen: '1' } })
        expect(sent.status(), address).not.toBeLessThan(404)
      }
    }
    expect(await (await page.request.get(tool)).text()).toContain('Delete Chatbot for applicants')
    const paper = (await page.request.get(`${tool}/impact-assessment.docx`)).headers()
    expect(paper['content-disposition']).toContain(`=impact-assessment-${number}.docx`)

    // The supplier is asked by name; the tool is deleted after a question; the result takes the rest.
    await expect(page.getByRole('link', { name: 'Ask the supplier' })).toHaveAttribute(
      'href',
      /\/ask\?supplier=Falcon%20%26%20Co$/,
    )
    await page.getByText('Delete this tool').click()
    await page.getByRole('button', { name: 'Delete Chatbot for applicants' }).click()
    await expect(page.getByRole('status')).toContainText('The tool is deleted')

    // Taken again: said before it is submitted, moved with it, and the older page keeps the day alone.
    await page.goto(`${path}/again`)
    await page.getByRole('checkbox', { name: 'I understand and accept these terms' }).check()
    await page.getByRole('button', { name: 'Start with these answers' }).click()
    await page.goto(`${new URL(page.url()).pathname}/details`)
    await expect(page.getByRole('checkbox', { name: 'Move my register of 2 tools' })).toBeChecked()
    await page.getByRole('button', { name: 'Get My Score' }).click()
    await expect(page).toHaveURL(/\/quickscore\/result\/[\w-]{43}$/)
    const later = new URL(page.url()).pathname
    await expect(page.getByText('2 tools are listed.')).toBeVisible()
    await page.goto(`${path}/register`)
    await expect(page.getByText(registerWords.moved.title)).toBeVisible()
    await expect(page.locator(`a[href^="${later}"]`)).toHaveCount(0)
    expect((await page.goto(`${path}/register/new`))?.status()).toBe(404)

    await page.goto(`${later}/delete`)
    await expect(page.getByText('The register behind it, with 2 tools, is deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.goto(`${path}/register`)
    await expect(page.getByText(registerWords.empty.title)).toBeVisible()
  })
})

test('is whole on a phone and by keyboard, and keeps its link', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)/)
  const widths = [1024, 320]
  const { path } = await submitAnswers(admin.call, submitted)
  await page.goto(`${path}/register`)
  await look(page, 'an empty register', widths)
  await page.goto(`${path}/register/new?tool=ranking`)
  await look(page, 'the form', widths)
  let posts = 0
  page.on('request', (request) => (posts += Number(request.method() === 'POST')))
  await page.getByLabel(toolWords.what.name).fill(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toBeFocused()
  await expectAccessible(page, 'refused')
  await page.getByLabel(toolWords.what.name).fill('Merlin')
  // Half a day is not sent, which would be taken for none and empty what was stored.
  await page.getByLabel(toolWords.what.since).pressSequentially('1231')
  await page.keyboard.press('Enter')
  await page.getByLabel(toolWords.what.since).fill('2026-01-31')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toBeFocused()
  expect(posts).toBe(2)
  await look(page, 'a tool', widths)
  await page.goto(`${path}/register`)
  await look(page, 'the list', widths)
  await page.getByRole('button', { name: registerWords.keeping.keep }).click()
  await expect(page.getByRole('status')).toContainText('The link now works until')
  await expect(page.getByRole('button', { name: registerWords.keeping.keep })).toHaveCount(0)
})
