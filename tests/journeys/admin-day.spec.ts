/** A day of a member of staff: one thing after the other, through the screens alone. */
import type { Page } from '@playwright/test'
import { answerConfirm, enterKey, expectToast, toastOn } from '../support/admin-steps.ts'
import {
  contentOn,
  dialogOn,
  expect,
  fieldOn,
  openEdit,
  openNew,
  test,
  toolOn,
} from '../support/content-journey.ts'
import { samplePdf, samplePng, sampleSnapshot } from '../support/media-files.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { step } = test

const goTo = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()
const saveButton = (page: Page) =>
  dialogOn(page).getByRole('button', { name: /^(Create|Update) Post$/ })

async function uploadPictures(page: Page): Promise<void> {
  await goTo(page, 'Media')
  await page.getByRole('button', { name: 'Upload File' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'desk.png', mimeType: 'image/png', buffer: await samplePng(1210, 640) },
    { name: 'snapshot.jpg', mimeType: 'image/jpeg', buffer: await sampleSnapshot(800, 600) },
  ])
  await expectToast(page, 'Upload successful', 'File has been uploaded successfully')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit details of desk.png' }).click()
  const details = page.getByRole('dialog', { name: 'Edit File Details' })
  await details.getByLabel('Alt text').fill('A desk with a ledger')
  await details.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'File updated', 'File details have been updated successfully')
}

async function keepFiling(page: Page): Promise<void> {
  await goTo(page, 'Categories')
  await page.getByRole('button', { name: 'New Category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Evidence')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Tab')
  await dialog.getByRole('button', { name: 'Create Category' }).click()
  await expectToast(page, 'Success', 'Category created successfully.')

  await goTo(page, 'Regions')
  await page.getByRole('button', { name: 'New Region' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Channel Islands')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('CHI')
  await dialog.getByRole('button', { name: 'Create Region' }).click()
  await expectToast(page, 'Success', 'Region created successfully.')
}

async function beginPost(page: Page): Promise<void> {
  await goTo(page, 'Content')
  await openNew(page)
  await fieldOn(page, 'Title').fill('Keeping evidence of an audit')
  await fieldOn(page, 'Title').press('Tab')
  await fieldOn(page, 'Description').fill('What to keep, and for how long.')
  // What was made a minute ago in other tabs is there to be chosen.
  await dialogOn(page).getByRole('checkbox', { name: 'Channel Islands' }).check()
  await dialogOn(page).getByRole('checkbox', { name: 'United Kingdom' }).check()
  await dialogOn(page).getByRole('checkbox', { name: 'Evidence' }).check()
  await dialogOn(page).getByRole('button', { name: 'Choose image' }).click()
  const library = page.getByRole('dialog', { name: 'Media Library' })
  await library.getByRole('button', { name: 'Select desk.png' }).click()
  await expect(dialogOn(page).getByRole('img', { name: 'The featured image' })).toBeVisible()
}

/** Each thing that the specified toolbar can do, once. */
async function writeArticle(page: Page): Promise<void> {
  const text = contentOn(page)
  const { keyboard } = page
  const next = async () => {
    await text.focus()
    await keyboard.press('Control+End')
    await keyboard.press('Enter')
  }
  await text.click()
  for (let level = 1; level <= 6; level += 1) {
    await toolOn(page, `Heading ${level}`).click()
    await keyboard.type(`Level ${level}`)
    await keyboard.press('Enter')
  }
  await keyboard.type('Plain, ')
  await toolOn(page, 'Bold').click()
  await keyboard.type('bold')
  await toolOn(page, 'Bold').click()
  await toolOn(page, 'Italic').click()
  await keyboard.type(' slanted')
  await toolOn(page, 'Italic').click()
  await keyboard.type(' mistake')
  await keyboard.insertText(' twice')
  await toolOn(page, 'Undo').click()
  await expect(text).not.toContainText('twice')
  await toolOn(page, 'Redo').click()
  await expect(text).toContainText('mistake twice')

  await next()
  await toolOn(page, 'Link').click()
  const link = page.getByRole('dialog', { name: 'Insert link' })
  await expect(link.getByRole('button', { name: 'Insert Link' })).toBeDisabled()
  await link.getByLabel('URL').fill('/contact')
  await link.getByLabel('Link text').fill('Ask us')
  await link.getByRole('button', { name: 'Insert Link' }).click()

  await next()
  await toolOn(page, 'Ordered list').click()
  await keyboard.type('Seventh')
  await page.getByLabel('List starts at').fill('7')
  await keyboard.press('Enter')
  await next()
  await keyboard.press('Enter')
  await toolOn(page, 'Bullet list').click()
  await keyboard.type('A point')
  await next()
  await keyboard.press('Enter')
  await toolOn(page, 'Quote').click()
  await keyboard.type('Quoted')
  await next()
  await keyboard.press('Enter')
  await toolOn(page, 'Code block').click()
  await page.getByLabel('Language').selectOption('JSON')
  await text.locator('pre').click()
  await keyboard.type('{"kept": true}')
  await keyboard.press('Control+End')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await toolOn(page, 'Horizontal rule').click()
}

async function addMediaToArticle(page: Page): Promise<void> {
  const text = contentOn(page)
  await text.focus()
  await page.keyboard.press('Control+End')
  await toolOn(page, 'Image').click()
  const image = page.getByRole('dialog', { name: 'Insert image' })
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await image.locator('input[type=file]').setInputFiles(wrong)
  await expectToast(page, 'Invalid file type', 'Please select an image file')
  await image.getByRole('button', { name: 'Choose from library' }).click()
  const library = page.getByRole('dialog', { name: 'Media Library' })
  await library.getByRole('button', { name: 'Select snapshot.jpg' }).click()
  await image.getByLabel('Alt text').fill('The archive')
  await image.getByRole('button', { name: 'Insert Image' }).click()
  await expect(image).toHaveCount(0)

  await page.keyboard.press('Control+End')
  await toolOn(page, 'YouTube video').click()
  const video = page.getByRole('dialog', { name: 'Insert YouTube video' })
  await video.getByLabel('YouTube URL').fill('https://video.example/1')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Invalid YouTube URL', 'Please enter a valid YouTube URL')
  await video.getByLabel('YouTube URL').fill('https://youtu.be/abcdefghijk?t=90')
  await video.getByLabel('Title').fill('How it is kept')
  await page.keyboard.press('Enter')
  await expect(video).toHaveCount(0)

  await text.focus()
  await page.keyboard.press('Control+End')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    toolOn(page, 'Upload document').click(),
  ])
  const document = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await chooser.setFiles(document)
  await expect(text.getByRole('link', { name: 'policy.pdf' })).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await dialogOn(page).getByLabel('Status').selectOption('Published')
  await fieldOn(page, 'Meta title').fill('Evidence of audits | Plumbline')
  await saveButton(page).click()
  await expectToast(page, 'Success', 'Post created successfully.')
  await expect(dialogOn(page)).toHaveCount(0)
}

async function readIt(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Evidence of audits | Plumbline')
  await expect(page.getByRole('heading', { name: 'Keeping evidence of an audit' })).toBeVisible()
  const article = page.getByRole('article')
  for (let level = 1; level <= 6; level += 1) {
    await expect(article.getByRole('heading', { name: `Level ${level}` })).toBeVisible()
  }
  await expect(article.locator('strong')).toHaveText('bold')
  await expect(article.locator('em')).toHaveText('slanted')
  await expect(article.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  await expect(article.locator('ol[start="7"]')).toContainText('Seventh')
  await expect(article.locator('ul').filter({ hasText: 'A point' })).toBeVisible()
  await expect(article.locator('blockquote')).toHaveText('Quoted')
  await expect(article.locator('pre')).toContainText('"kept"')
  const picture = article.getByRole('img', { name: 'The archive' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  await expect(article.getByText('How it is kept').first()).toBeVisible()
  await expect(article.getByRole('link', { name: 'policy.pdf' })).toBeVisible()
  for (const name of ['Evidence', 'Channel Islands', 'United Kingdom']) {
    await expect(article.getByRole('link', { name, exact: true })).toBeVisible()
  }
}

async function rename(page: Page): Promise<void> {
  await openEdit(page, 'Keeping evidence of an audit')
  await fieldOn(page, 'Slug').fill('evidence-of-audits')
  await saveButton(page).click()
  await expectToast(page, 'Success', 'Post updated successfully.')
  await expect(dialogOn(page)).toHaveCount(0)
}

/** The same post in two tabs: the second one takes over, and what the first one held stays. */
async function collide(page: Page, key: string): Promise<void> {
  const title = 'Keeping evidence of an audit'
  await openEdit(page, title)
  await fieldOn(page, 'Description').fill('Mine')
  const other = await page.context().newPage()
  await other.goto('/admin')
  await enterKey(other, key)
  await openEdit(other, title)
  await expect(dialogOn(other).getByText(/has been open with your key in another/)).toBeVisible()
  await dialogOn(other).getByRole('button', { name: 'Take over' }).click()
  await expect(saveButton(other)).toBeEnabled()
  // The window of the first one is left, and tells the server what it holds.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(dialogOn(page).getByText(/What you had typed is among the revisions/)).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await fieldOn(other, 'Description').fill('Theirs')
  await saveButton(other).click()
  await expectToast(other, 'Success', 'Post updated successfully.')
  await other.close()

  await dialogOn(page)
    .getByRole('button', { name: /^(Take over|Write here)$/ })
    .click()
  await expect(saveButton(page)).toBeEnabled()
  await expect(fieldOn(page, 'Description')).toHaveValue('Theirs')
  await dialogOn(page).getByRole('button', { name: 'Revisions' }).click()
  const revisions = page.getByRole('dialog', { name: 'Revisions' })
  await revisions
    .getByRole('button', { name: /Not saved/ })
    .first()
    .click()
  await expect(revisions.getByRole('insertion').filter({ hasText: 'Mine' })).toBeVisible()
  await page.keyboard.press('Escape')
  await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOn(page)).toHaveCount(0)
}

async function loseNothing(page: Page, key: string): Promise<void> {
  await openEdit(page, 'Keeping evidence of an audit')
  await fieldOn(page, 'Description').fill('In the middle of a sen')
  await page.reload()
  await enterKey(page, key)
  await openEdit(page, 'Keeping evidence of an audit')
  await expect(fieldOn(page, 'Description')).toHaveValue('In the middle of a sen')
  await fieldOn(page, 'Description').fill('In the middle of a sentence.')
  await saveButton(page).click()
  await expectToast(page, 'Success', 'Post updated successfully.')
}

async function findFilingInUse(page: Page): Promise<void> {
  await goTo(page, 'Regions')
  answerConfirm(page)
  await page.getByRole('button', { name: 'Delete Channel Islands' }).click()
  const region = 'Failed to delete region. This region may be in use by blog posts.'
  await expectToast(page, 'Error', region)
}

test('a day of a member of staff', async ({ page, admin, request, allowConsole }) => {
  allowConsole(/409 \(Conflict\)/)
  await page.goto('/admin')
  await enterKey(page, admin.key)
  await step('uploads pictures', () => uploadPictures(page))
  await step('makes a category and a region', () => keepFiling(page))
  await step('begins a post', () => beginPost(page))
  await step('writes with the whole toolbar', () => writeArticle(page))
  await step('adds a picture, a film and a document', () => addMediaToArticle(page))
  await step('publishes', () => publish(page))
  const reader = await page.context().newPage()
  const first = '/insights/keeping-evidence-of-an-audit'
  await step('finds it on the site at once', () => readIt(reader, first))
  await reader.goto('/insights')
  await expect(reader.getByRole('link', { name: 'Keeping evidence of an audit' })).toBeVisible()

  await step('gives it another slug', () => rename(page))
  await step('follows the old link', async () => {
    await readIt(reader, first)
    expect(new URL(reader.url()).pathname).toBe('/insights/evidence-of-audits')
    const old = await request.get(first, { maxRedirects: 0 })
    expect(old.status()).toBe(301)
  })
  await reader.close()
  await step('edits it in two tabs', () => collide(page, admin.key))
  await step('reloads in the middle of typing', () => loseNothing(page, admin.key))
  await step('cannot delete what is in use', () => findFilingInUse(page))
  await step('logs out', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Admin Key')).toBeFocused()
    await expect(toastOn(page).getByText('Error')).toHaveCount(0)
    await expect(page.getByText('Channel Islands')).toHaveCount(0)
  })
})
