import { readFile } from 'node:fs/promises'
import { expectToast, openTab, rowsOf } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth, look } from '../support/layout.ts'
import { samplePng } from '../support/media-files.ts'
import { packZip, unpackZip } from '../support/zip.ts'

test('staff bring posts in from a ZIP file, choosing among them, and take everything out', async ({
  page,
  admin,
}) => {
  const slug = `brought-${Date.now()}`
  const text = (name: string, more = '') =>
    `---\ntitle: ${name}\nslug: ${slug}-${name.toLowerCase()}\ncategories: [${slug}]\n---\nWords of ${name}.\n${more}`
  const buffer = await packZip({
    'one.md': text('First', '\n![A chart](pictures/brought-chart.png)\n\n![Gone](gone.png)\n'),
    'two.md': text('Second'),
    'three.md': '---\ntitle: [\n---\nx',
    'pictures/brought-chart.png': await samplePng(61, 47),
  })
  const file = { name: 'posts.zip', mimeType: 'application/zip', buffer }

  await openTab(page, admin.key, 'content')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Import and export' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Import and export' })).toBeFocused()
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')
  await expect(page.getByText('Please choose a file first.')).toBeVisible()
  await expectAccessible(page, 'import: nothing chosen')
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')
  await expect(page.getByText('Nothing has been stored yet.')).toBeFocused()

  const rows = rowsOf(page, 'Texts of the file')
  await expect(rows).toHaveCount(3)
  const first = rows.filter({ hasText: 'First' })
  await expect(first).toContainText('1 found, 1 of them new; 1 missing')
  await expect(first).toContainText(`${slug} (new)`)
  await expect(first).toContainText('"gone.png" is not in the file.')
  await expect(rows.filter({ hasText: 'three.md' })).toContainText('Cannot be imported')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  await look(page, 'import: what would be made', [390, 1440])

  await page.getByRole('checkbox', { name: 'Import "Second"' }).press('Space')
  // Held on its way, so that what is shown meanwhile stays.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/import?progress=true&only=*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Import 1 draft' }).press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Sending the file' })).toBeVisible()
  await expectAccessible(page, 'import: on its way')
  held.resolve()
  await expectToast(page, 'Success', '1 draft imported successfully')
  await expect(page.getByText('This is what happened to each text:')).toBeFocused()
  await expect(rows.filter({ hasText: 'Second' })).toContainText('Left out')
  await expect(first).toContainText('Draft created')

  await page.getByRole('button', { name: 'Choose another file' }).press('Enter')
  await expect(page.getByLabel('File')).toBeFocused()
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')
  await expect(first).toContainText('Already here')

  const everything = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).press('Enter')
  await expectToast(page, 'Success', 'The download has started. Your browser shows its progress.')
  const archive = await unpackZip(await readFile(await (await everything).path()))
  expect(String(archive[`posts/${slug}-first.md`])).toContain('Words of First.')
  expect(String(archive['data/revisions.json'])).toContain('Words of First.')

  await first.getByRole('link', { name: 'First' }).press('Enter')
  await page.getByRole('button', { name: 'Edit First' }).press('Enter')
  const post = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Markdown' }).press('Enter')
  expect((await post).suggestedFilename()).toBe(`${slug}-first.zip`)
})
