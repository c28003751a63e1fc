import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { uploadMaxBytes } from '../../domain/media/kinds.ts'
import type { ListedMedia } from '../../domain/media/library.ts'
import { answerConfirm, openTab, toastOn } from '../support/admin-steps.ts'
import { addMedia, openEdit } from '../support/content-journey.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import {
  expectAllPressable,
  expectNoSidewaysScroll,
  expectPressableAtEveryWidth,
} from '../support/layout.ts'
import { sampleFilm, samplePdf, samplePng } from '../support/media-files.ts'
import { typedFields } from '../support/typed-fields.ts'

const listPath = '/api/admin/media'
const anyList = `**${listPath}?*`
const anyUpload = '**/api/admin/upload'

async function listStored(call: Call): Promise<ListedMedia[]> {
  const { data } = (await call('GET', `${listPath}?per_page=1000`)) as { data: ListedMedia[] }
  return data
}

/** Journeys of one worker share a server, one after the other; each of these begins empty. */
async function removeAll(call: Call): Promise<void> {
  for (const { id } of await listStored(call)) {
    await call('DELETE', `${listPath}/${id}?force=true`)
  }
}

type Named = Parameters<typeof addMedia>[2]

/** No two are the same, since the same bytes are one file. */
async function png(name: string, width = 40): Promise<Named> {
  const buffer = await samplePng(width, 30 + randomBytes(1).readUInt8())
  return { name, mimeType: 'image/png', buffer }
}

function pdf(name: string, padding = 16): Named {
  const buffer = Buffer.concat([samplePdf(), randomBytes(padding)])
  return { name, mimeType: 'application/pdf', buffer }
}

const cardsOn = (page: Page) => page.getByRole('list', { name: 'Files', exact: true }).locator('li')
const namesOn = (page: Page) => cardsOn(page).getByRole('heading').allTextContents()
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload File' })
const rowsOn = (page: Page) =>
  page.getByRole('list', { name: 'Files of this upload' }).getByRole('listitem')

async function choose(page: Page, files: Named[] | string): Promise<void> {
  if (!(await uploadDialog(page).isVisible())) {
    await page.getByRole('button', { name: 'Upload File' }).click()
  }
  await uploadDialog(page).locator('input[type=file]').setInputFiles(files)
}

async function openDetails(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit details of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit File Details' })
  await expect(dialog.getByLabel('Alt text')).toBeVisible()
  return dialog
}

test.beforeEach(({ admin }) => removeAll(admin.call))

/** Where something failed it stays open, so that it can be read. */
async function closeUpload(page: Page): Promise<void> {
  await uploadDialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(uploadDialog(page)).toHaveCount(0)
}

test('the library is loaded, filled, filtered and emptied; uploads are refused, slow, cancelled, dropped and cut off, and each is said', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)|404 \(Not Found\)/)
  allowConsole(/415 \(Unsup|503 \(Service|ERR_CONNECTION_RESET|401 \(Unauthorized\)/)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(anyList, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { success: false, message: 'secret detail' } })
  })
  await openTab(page, admin.key, 'media')
  await expect(page.locator('[data-skeleton]')).toHaveCount(8)
  await expect(page.getByText('Loading files')).toBeAttached()
  await expectAccessible(page, 'loading library')
  release()
  await expect(page.getByText('The files could not be loaded')).toBeVisible()
  await expect(toastOn(page)).toContainText('Failed to fetch media files. Please try again.')
  await expect(page.getByText('secret detail')).toHaveCount(0)
  await page.unroute(anyList)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No files found')).toBeVisible()

  await expect(page.getByText('Upload your first file to get started.')).toBeVisible()
  await expectAccessible(page, 'empty library')

  await page.getByRole('button', { name: 'Upload File' }).click()
  const input = uploadDialog(page).locator('input[type=file]')
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute(
    'accept',
    'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf',
  )
  await expect(uploadDialog(page)).toContainText('50MB')
  // A chooser that is closed without a choice leaves the dialog as it is.
  await input.evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })))
  await expect(uploadDialog(page)).toBeVisible()

  const film = { name: 'tour.mp4', mimeType: 'video/mp4', buffer: sampleFilm() }
  await choose(page, [await png('team.png', 1000), film, pdf('policy.pdf')])
  await expect(toastOn(page)).toContainText('Upload successful')
  await expect(toastOn(page)).toContainText('File has been uploaded successfully')
  await expect(uploadDialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Upload File' })).toBeFocused()
  await expect(cardsOn(page)).toHaveCount(3)
  const card = cardsOn(page).filter({ hasText: 'team.png' })
  await expect(card).toContainText(/PNG · [\d.]+ (Bytes|KB) · 1000 × \d+/)
  await expect(card).toContainText('Not in use')
  const image = card.locator('img')
  await expect(image).toHaveAttribute('loading', 'lazy')
  await expect(image).toHaveAttribute('width', '1000')
  await expect(image).toHaveAttribute('srcset', /-480\.webp 480w, .*-960\.webp 960w/)
  await expect(cardsOn(page).filter({ hasText: 'policy.pdf' })).toContainText(/PDF · \d+ Bytes/)
  await expectAccessible(page, 'library')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  await page.getByLabel('Descriptions').selectOption('Images without alt text')
  await expect(cardsOn(page)).toHaveCount(1)
  await expect(page).toHaveURL(/no_alt=true/)
  await page.getByLabel('Descriptions').selectOption('With or without alt text')
  await page.getByLabel('In use').selectOption('Not in use')
  await expect(cardsOn(page)).toHaveCount(3)
  await page.getByLabel('In use').selectOption('')

  // The same bytes again: the file that is there opens.
  await choose(page, [film])
  await expect(page.getByRole('dialog', { name: 'Edit File Details' })).toContainText('tour.mp4')
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('checkbox', { name: 'Select team.png' }).uncheck()
  await expectAllPressable(cardsOn(page).last(), 'the bar does not lie over what has the focus')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected' }).click()
  await saved
  answerConfirm(page)
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(toastOn(page)).toContainText('2 deleted.')
  await expect(cardsOn(page)).toHaveCount(1)
  await toastOn(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cardsOn(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear selection' }).click()

  await removeAll(admin.call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(cardsOn(page)).toHaveCount(0)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hit = 1</script></svg>'
  const fake = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(svg) }
  await choose(page, [fake, pdf('good.pdf')])
  await expect(toastOn(page)).toContainText('Upload failed')
  await expect(toastOn(page)).toContainText('This type of file cannot be uploaded.')
  await expect(rowsOn(page).filter({ hasText: 'logo.png' })).toContainText('cannot be uploaded')
  await expect(rowsOn(page).filter({ hasText: 'good.pdf' })).toContainText('Uploaded')
  await expect(uploadDialog(page)).toContainText('1 of 2 uploaded')
  await expectAccessible(page, 'upload dialog with outcomes')
  // Sent again, it would be refused again.
  const again = uploadDialog(page).getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(0)
  await closeUpload(page)
  await expect.poll(() => namesOn(page)).toEqual(['good.pdf'])

  // What the server could not take is not to be chosen once more.
  await page.route(anyUpload, (route) => route.fulfill({ status: 503, body: '' }))
  await choose(page, [pdf('one.pdf'), pdf('two.pdf')])
  await expect(rowsOn(page).last()).toContainText('Failed to upload file')
  await page.unroute(anyUpload)
  await again.press('Enter')
  await expect(uploadDialog(page)).toHaveCount(0)
  await expect(cardsOn(page)).toHaveCount(3)

  // What is too large is kept back, in the words of the server.
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-large-'))
  const path = join(folder, 'large.pdf')
  const file = await open(path, 'w')
  await file.truncate(uploadMaxBytes + 1)
  await file.close()
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST') sent.push(one.url())
  })
  await choose(page, path)
  await expect(toastOn(page)).toContainText('Upload failed')
  await expect(rowsOn(page)).toContainText('The file is larger than 50 MB.')
  await expect(rowsOn(page)).toContainText('50.00 MB')
  expect(sent).toEqual([])
  await rm(folder, { recursive: true })
  await closeUpload(page)

  // Each shows how far it is, and can be cancelled.
  await removeAll(admin.call)
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1 }
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 20_000 })
  await choose(page, [pdf('first.pdf', 600_000), pdf('second.pdf', 600_000), pdf('third.pdf')])
  const dialog = uploadDialog(page)
  const bar = dialog.getByRole('progressbar', { name: 'Uploading first.pdf' })
  await expect
    .poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value))
    .toBeGreaterThan(0.05)
  expect(await bar.evaluate((one) => (one as HTMLProgressElement).value)).toBeLessThan(1)
  await expect(dialog.getByRole('status').first()).toContainText('Uploading')
  await expect(dialog.locator('input[type=file]')).toBeDisabled()
  await expectAccessible(page, 'upload under way')

  // Closing asks first.
  answerConfirm(page, false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancel the upload of first.pdf' }).click()
  await expect(rowsOn(page).filter({ hasText: 'first.pdf' })).toContainText('Cancelled')
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(toastOn(page)).toContainText('Upload successful')
  await expect(dialog).toContainText('2 of 3 uploaded')
  await expect(dialog.locator('input[type=file]')).toBeEnabled()
  const stored = (await listStored(admin.call)).map(({ original_name }) => original_name)
  expect(stored.sort()).toEqual(['second.pdf', 'third.pdf'])
  await closeUpload(page)

  // What is dropped anywhere on the page is taken.
  await removeAll(admin.call)
  const text = samplePdf().toString('latin1')
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    for (const name of ['one.pdf', 'two.pdf']) {
      data.items.add(new File([content, name], name, { type: 'application/pdf' }))
    }
    return data
  }, text)
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: dropped })
  await expect(page.getByText('Drop files to upload them')).toBeVisible()
  await page.dispatchEvent('h1', 'drop', { dataTransfer: dropped })
  await expect(page.getByText('Drop files to upload them')).toHaveCount(0)
  await expect(toastOn(page)).toContainText('Upload successful')
  await expect
    .poll(async () => (await namesOn(page)).sort(), 'the list is fetched again')
    .toEqual(['one.pdf', 'two.pdf'])
  await expect(page).toHaveURL(/\/admin/)

  // No answer comes; and the session ends.
  await page.route(anyUpload, (route) => route.abort('connectionreset'))
  await choose(page, [pdf('lost.pdf')])
  await expect(toastOn(page)).toContainText('Failed to upload file')
  await page.unroute(anyUpload)
  await page.route(anyUpload, (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'No such key.' } }),
  )
  await closeUpload(page)
  await choose(page, [pdf('late.pdf')])
  await expect(page.getByLabel('Admin Key')).toBeFocused()
})

async function deleteUsed(
  page: Page,
  request: APIRequestContext,
  { call, key }: { call: Call; key: string },
) {
  await removeAll(call)
  await page.setViewportSize({ width: 1280, height: 720 })
  const { url } = await addMedia(request, key, await png('team.png'))
  const code = randomBytes(2).toString('hex').toUpperCase()
  const region = await call('POST', '/api/admin/regions', { name: `R ${code}`, code })
  const region_id = (region as { data: { id: number } }).data.id
  const post = await call('POST', '/api/admin/posts', {
    title: 'About the <b>team</b>',
    slug: `about-the-team-${code.toLowerCase()}`,
    description: 'Who we are',
    content: `<p>Look:</p><img src="${url}" alt="">`,
    featured_image: url,
    status: 'draft',
    region_ids: [region_id],
  })
  expect(post).toMatchObject({ success: true })
  const typed = typedFields({ title: 'Not saved', featured_image: url })
  const begun = '0123456789abcdef'
  const change = { window: begun, version: null, mark: begun, seen: null, fields: typed }
  const kept = (await call('PUT', `/api/admin/post-writing/${begun}`, change)) as {
    data: { id: number }
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(cardsOn(page)).toHaveCount(1)
  await expect(cardsOn(page)).toContainText('Used 2 times')

  const details = await openDetails(page, 'team.png')
  const uses = details.getByRole('list', { name: 'Where it is used' })
  await expect(uses).toContainText('About the <b>team</b>')
  await expect(uses).toContainText('Draft')
  await expect(uses).toContainText('featured image, content')
  await expect(uses).toContainText('Not savedin an unsaved draft')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  const ask = async () => {
    answerConfirm(page)
    await page.getByRole('button', { name: 'Delete team.png' }).click()
  }
  await ask()
  const dialog = page.getByRole('dialog', { name: 'This file is in use' })
  await expect(dialog.getByRole('list', { name: 'Used in' })).toContainText('About the <b>team')
  await expect(dialog.getByRole('button', { name: 'Keep File' })).toBeFocused()
  await expect(toastOn(page)).toHaveCount(0)
  await expectAccessible(page, 'deleting what is in use')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await listStored(call)).toHaveLength(1)

  await ask()
  await dialog.getByRole('button', { name: 'Delete Anyway' }).click()
  await expect(toastOn(page)).toContainText('File has been deleted successfully')
  await expect(page.getByRole('heading', { name: 'Media library', exact: true })).toBeFocused()
  expect(await listStored(call)).toHaveLength(0)
  // What was deleted by mistake comes back to where it stood.
  const { id } = (post as { data: { id: number } }).data
  await toastOn(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(toastOn(page)).toContainText('Restored successfully.')
  await expect(page.getByRole('heading', { name: 'Media library', exact: true })).toBeFocused()
  await expect(cardsOn(page)).toContainText('Used 2 times')
  // Deleted, it leaves the text as it is; who edits it sees what readers see.
  const [{ id: file = 0 } = {}] = await listStored(call)
  await call('DELETE', `${listPath}/${file}?force=true`)
  await page.getByRole('tab', { name: 'Content' }).click()
  await openEdit(page, 'About the <b>team</b>')
  await expect(page.locator('.editor-picture[data-removed]')).toBeVisible()
  await expect(page.locator('.editor-picture img')).toBeHidden()
  await call('DELETE', `/api/admin/post-revisions/${kept.data.id}`)
  await call('DELETE', `/api/admin/posts/${id}`)
  await call('DELETE', `/api/admin/regions/${region_id}`)
}

test('details are read and written, also on a phone, the URL is copied, and a file in use goes only when somebody insists', async ({
  page,
  context,
  request,
  admin,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)|404 \(Not Found\)/)
  await addMedia(request, admin.key, await png('team.png'))
  const other = await png('other.png', 43)
  const { id: otherId } = await addMedia(request, admin.key, other)
  await openTab(page, admin.key, 'media')
  const dialog = await openDetails(page, 'team.png')
  for (const text of [
    'team.png',
    'PNG',
    /Bytes|KB/,
    /40 × \d+ pixels/,
    'No blog post and no author uses',
  ]) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page, 'details')
  answerConfirm(page)
  await dialog.locator('input[type=file]').setInputFiles(await png('crew.png', 41))
  await expect(toastOn(page)).toContainText('File replaced')
  // A file that is there already is offered in its place.
  answerConfirm(page)
  await dialog.locator('input[type=file]').setInputFiles(other)
  await expect(toastOn(page)).toContainText('already in the library as "other.png"')
  await toastOn(page).getByRole('button', { name: 'Open it' }).click()
  await expect(dialog).toContainText(/43 × \d+ pixels/)
  await page.keyboard.press('Escape')
  await admin.call('DELETE', `${listPath}/${otherId}`)
  await openDetails(page, 'crew.png')
  await expect(dialog).toContainText(/41 × \d+ pixels/)
  await expect(dialog).not.toContainText('team.png')
  await dialog.getByLabel('Alt text').fill('Four people at a table')
  await dialog.getByLabel('Caption').fill('The team\nin Leeds')
  const point = dialog.getByRole('group', { name: 'Focal point' })
  await expect(point.getByRole('button', { name: 'Centre' })).toBeDisabled()
  const picture = point.getByRole('button', { name: 'Move the focal point' })
  // White and black, so that it is seen in every picture.
  await expect(picture.locator('span')).toHaveCSS('forced-color-adjust', 'none')
  await picture.click()
  await picture.press('ArrowLeft')
  await picture.press('ArrowUp')
  await expect(point.getByRole('status')).toHaveText(/^49% from the left, 4[789]% from the top$/)
  await expectAccessible(page, 'a focal point that is set', point)

  answerConfirm(page, false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOn(page)).toContainText('File updated')
  await expect(toastOn(page)).toContainText('File details have been updated successfully')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit details of crew.png' })).toBeFocused()
  expect(await listStored(admin.call)).toMatchObject([
    {
      alt_text: 'Four people at a table',
      caption: 'The team\nin Leeds',
      focal_point: { x: 0.49, y: expect.closeTo(0.49, 1) },
      version: 3,
    },
  ])
  await expect(page.getByRole('img', { name: 'Four people at a table' })).toBeVisible()
  await expect(page.getByText('No alt text')).toHaveCount(0)

  const [{ url = '' } = {}] = await listStored(admin.call)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the URL of crew.png' }).click()
  await expect(toastOn(page)).toContainText('URL copied')
  await expect(toastOn(page)).toContainText('File URL has been copied to clipboard')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(url, page.url()).href)

  // All of it fits a phone.
  const name = `${'a-very-long-name-'.repeat(8)}.png`
  await addMedia(request, admin.key, await png(name, 1000))
  await addMedia(request, admin.key, pdf('policy.pdf'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(cardsOn(page)).toHaveCount(3)
  await expectNoSidewaysScroll(page, '390 px')
  const [one, two] = await Promise.all([0, 1].map((at) => cardsOn(page).nth(at).boundingBox()))
  expect(one?.x, 'one column').toBe(two?.x)
  await expectAccessible(page, 'library on a phone')
  await expectAllPressable(page.getByRole('main'), 'in the library on a phone')
  await openDetails(page, name)
  await expectAllPressable(dialog, 'in the details on a phone')
  await expectNoSidewaysScroll(page, '390 px')

  await test.step('a file in use goes only when somebody insists', () =>
    deleteUsed(page, request, admin))
})
