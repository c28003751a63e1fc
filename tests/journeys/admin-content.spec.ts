import type { Browser, Page, Request, Route } from '@playwright/test'
import {
  answerConfirm,
  enterKey,
  expectToast,
  openTab,
  rowsOf,
  toastOn,
} from '../support/admin-steps.ts'
import {
  addPost,
  changePost,
  contentOn,
  dialogOn,
  expect,
  fieldOn,
  fillPost,
  keepTyped,
  listPosts,
  listTyped,
  openEdit,
  openNew,
  openUnsaved,
  paste,
  removePosts,
  typeContent,
} from '../support/content-journey.ts'
import { type Call, expectAccessible } from '../support/journey.ts'
import { expectNoSidewaysScroll, expectPressableAtEveryWidth } from '../support/layout.ts'
import { samplePng } from '../support/media-files.ts'
import { test } from '../support/outside-journey.ts'
import { tabTo } from '../support/quickscore-steps.ts'

test.beforeEach(({ admin }) => removePosts(admin.call))

const rowsOn = (page: Page) => rowsOf(page, 'Blog posts')
const save = (page: Page) => dialogOn(page).getByRole('button', { name: /^(Create|Update) Post$/ })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Opened by its address, and by a link whose page the browser had fetched ahead. */
async function readTwice(browser: Browser, baseURL: string | undefined, path: string) {
  // Chromium without a window calls itself so, which is a robot's name.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent })
  const page = await context.newPage()
  await page.goto(path)
  await page.goto('/insights')
  const link = page.locator(`a[href="${path}"]`).first()
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await link.hover()
  await ahead
  const told = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await link.click()
  expect((await told).status()).toBe(200)
  await context.close()
}

/** The same window with an empty table, as after a login on a new server. */
async function startEmpty(page: Page, call: Call): Promise<void> {
  await expect(dialogOn(page)).toHaveCount(0)
  await removePosts(call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Create your first one!')).toBeVisible()
}

/** The same window with one post alone. */
async function startWith(page: Page, call: Call, fields: Parameters<typeof addPost>[1]) {
  await expect(dialogOn(page)).toHaveCount(0)
  await removePosts(call)
  const post = await addPost(call, fields)
  await page.getByRole('button', { name: 'Refresh' }).click()
  return post
}

test('the table is shown, searched, filtered and changed; a post is created, published, changed and deleted, and refused where it must be', async ({
  page,
  admin,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/)
  await test.step('it is the first thing that staff see, and says when it is empty', async () => {
    await page.goto('/admin')
    await enterKey(page, admin.key)
    await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('No blog posts found. Create your first one!')).toBeVisible()
    await expectAccessible(page, 'no posts')
  })
  await test.step('it is searched and filtered in its address', async () => {
    const category_ids = [1]
    const long = 'what must be kept on record of a decision '.repeat(5).slice(0, 180)
    await addPost(admin.call, { title: `Still a draft: ${long}`, slug: 'still-a-draft' })
    await addPost(admin.call, { title: 'Out now', status: 'published', region_ids: [2, 1] })
    const publish_at = inHours(48)
    await addPost(admin.call, { title: 'Out soon', status: 'published', publish_at, category_ids })
    await readTwice(browser, baseURL, '/insights/out-now')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rowsOn(page)).toHaveCount(3)
    expect((await page.getByRole('columnheader').allTextContents()).filter(Boolean)).toEqual(
      expect.arrayContaining(['Title', 'Region', 'Status', 'Created', 'Views, 90 days', 'Actions']),
    )
    const row = (title: string) => rowsOn(page).filter({ hasText: title })
    await expect(row('Still a draft')).toContainText('Draft')
    const title = row('Still a draft').getByText(`Still a draft: ${long}`.trim(), { exact: true })
    const isCut = (one: Element) =>
      one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
    expect(await title.evaluate(isCut), 'no title is cut').toBe(false)
    await expect(row('Out now')).toContainText('Published')
    await expect(row('Out now')).toContainText('United Kingdom, European Union')
    await expect(row('Out soon')).toContainText('Scheduled')
    await expect(row('Out now').getByRole('link')).toHaveAttribute('href', '/insights/out-now')
    await expect(row('Out soon').getByRole('link')).toHaveCount(0)
    await expect(row('Out now').getByRole('cell', { name: '2', exact: true })).toBeVisible()
    await row('Out now').getByRole('button', { name: 'Edit Out now' }).click()
    const views = dialogOn(page).getByRole('region', { name: 'Views in the last 90 days' })
    await expect(views).toContainText(/^Views in the last 90 days2 views. Most in one day: 2, on /)
    await expect(views.getByRole('table')).toContainText('Seven days from')
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'posts')
    await expectPressableAtEveryWidth(page, page.getByRole('table', { name: 'Blog posts' }))

    await page.getByRole('button', { name: 'Public from', exact: true }).click()
    await expect(page).toHaveURL(/sort=-goes_out/)
    await expect(rowsOn(page).first()).toContainText('Out soon')
    await page.getByLabel('Status').selectOption('Published')
    await expect(rowsOn(page)).toHaveCount(1)
    await page.getByLabel('Status').selectOption('Scheduled')
    await expect(row('Out soon')).toBeVisible()
    await page.getByLabel('Category').selectOption('1')
    await page.getByLabel('Region').selectOption('European Union')
    await expect(rowsOn(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('soon')
    await expect(page).toHaveURL(/q=soon/)
    await page.getByRole('searchbox').fill('nothing of the kind')
    await expect(page.getByText('No blog post matches')).toBeVisible()
  })
  await test.step('it is narrowed to days, and several posts are changed at once', async () => {
    await removePosts(admin.call)
    await addPost(admin.call, { title: 'Post 11' })
    const last = await addPost(admin.call, { title: 'Post 26' })
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page.getByRole('heading', { name: 'Blog posts', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rowsOn(page)).toHaveCount(2)
    await page.getByLabel('Date', { exact: true }).selectOption('Between two days')
    await page.getByLabel('To (UTC)').fill('2020-01-01')
    await expect(page.getByText('No blog post matches')).toBeVisible()
    await expectAccessible(page, 'days of posts')
    await page.getByLabel('Date', { exact: true }).selectOption('Today (UTC)')
    await expect(rowsOn(page)).toHaveCount(2)

    // Its name is its title too: other words there would be read out after it.
    await expect(page.getByTitle('Duplicate Post 26', { exact: true })).toBeVisible()
    for (const title of ['Post 26', 'Post 11']) {
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
    }
    await page.getByRole('button', { name: 'Change labels' }).click()
    const labels = page.getByRole('dialog', { name: /^Change the labels/ })
    await labels.getByLabel('Add').selectOption('Regulation')
    await expect(labels).toContainText('All selected posts will have “Regulation”.')
    await expectAccessible(page, 'labels of picked posts')
    await labels.getByRole('button', { name: 'Change labels' }).click()
    await expectToast(page, 'Success', '2 posts changed.')
    // They stay picked for what comes next.
    await page.getByRole('checkbox', { name: 'Select Post 11', exact: true }).uncheck()
    await expect(page.getByRole('checkbox', { name: 'Select Post 26', exact: true })).toBeChecked()
    const asked = answerConfirm(page)
    await expectAccessible(page, 'picked posts')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expectToast(page, 'Success', '1 post changed.')
    expect(asked.question).toBe('Publish the selected post as it was last saved?')
    const post = rowsOn(page).filter({ hasText: 'Post 26' })
    await expect(post).toContainText('Published')
    answerConfirm(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expectToast(page, 'Success', 'Nothing to change. The post was already like that.')
    // Somebody else saves it meanwhile: nothing is written over.
    await changePost(admin.call, last, { status: 'published' })
    answerConfirm(page)
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await expectToast(page, 'Error', 'somebody else has just saved "Post 26"')
    await expect(post).toContainText('Published')
  })
  await test.step('created, published, changed and deleted', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByRole('heading', { name: 'Blog posts', exact: true })).toBeFocused()
    await page.getByLabel('Date', { exact: true }).selectOption('')
    await startEmpty(page, admin.call)
    await openNew(page)
    for (const name of ['European Union', 'United Kingdom']) {
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    }
    await expect(page.getByLabel('Status').last()).toHaveValue('draft')
    await fieldOn(page, 'Title').fill('  Évidence & Audits: a début  ')
    await expect(fieldOn(page, 'Slug')).toHaveValue('')
    await fieldOn(page, 'Title').press('Tab')
    await expect(fieldOn(page, 'Slug')).toHaveValue('evidence-audits-a-debut')
    await fieldOn(page, 'Slug').fill('')
    await dialogOn(page).getByRole('button', { name: 'Generate the slug' }).click()
    await expect(fieldOn(page, 'Slug')).toHaveValue('evidence-audits-a-debut')
    await fieldOn(page, 'Description').fill('What can be shown.')
    await page.getByRole('checkbox', { name: 'United Kingdom' }).check()
    await page.getByRole('checkbox', { name: 'European Union' }).check()
    await page.getByRole('checkbox', { name: 'Regulation' }).check()
    await fieldOn(page, 'Meta title').fill('For search engines')
    await expect(dialogOn(page).getByText('18 of 200 characters.')).toBeVisible()
    const search = dialogOn(page).getByRole('figure', { name: 'In search results' })
    await expect(search).toContainText('For search engines')
    await expect(search).toContainText('What can be shown.')
    await typeContent(page, 'The first words.')
    const sent = page.waitForRequest(
      (call) => call.method() === 'POST' && call.url().endsWith('/posts'),
    )
    await save(page).click()
    const { writing: _, autosave: __, ...body } = (await sent).postDataJSON()
    expect(body).toEqual({
      title: 'Évidence & Audits: a début',
      slug: 'evidence-audits-a-debut',
      description: 'What can be shown.',
      content: '<p>The first words.</p>',
      status: 'draft',
      author_id: 1,
      region_id: 2,
      region_ids: [2, 1],
      category_ids: [expect.any(Number)],
      meta_title: 'For search engines',
    })
    await expectToast(page, 'Success', 'Post created successfully.')
    await expect(dialogOn(page)).toHaveCount(0)
    await expect(rowsOn(page)).toContainText('Draft')
    await openEdit(page, 'Évidence & Audits: a début')
    for (const name of ['European Union', 'United Kingdom', 'Regulation']) {
      await expect(page.getByRole('checkbox', { name }), 'all of them are kept').toBeChecked()
    }
    await dialogOn(page).getByLabel('Status').selectOption('Published')
    await save(page).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    await expect(rowsOn(page)).toContainText('Published')
    answerConfirm(page)
    await page.getByRole('button', { name: 'Delete Évidence' }).click()
    await expectToast(page, 'Success', 'Post deleted successfully.')
    await expect(page.getByText('Create your first one!')).toBeVisible()
  })
  await test.step('what is missing or taken is said at its field', async () => {
    await startWith(page, admin.call, { title: 'Taken' })
    await openNew(page)
    await save(page).click()
    await expectToast(
      page,
      'Validation Error',
      'Please fill in all required fields and select at least one region.',
    )
    await expect(fieldOn(page, 'Title')).toBeFocused()
    for (const label of ['Title', 'Slug', 'Description', 'Content']) {
      await expect(fieldOn(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(dialogOn(page).getByText('Please select at least one region')).toBeVisible()
    await expectAccessible(page, 'refused post')

    await fillPost(page, 'Another')
    await fieldOn(page, 'Slug').fill('taken')
    await save(page).click()
    await expectToast(page, 'Error', 'Please check the marked fields.')
    await expect(fieldOn(page, 'Slug')).toHaveAccessibleDescription(/already exists/)
    await expect(fieldOn(page, 'Slug')).toBeFocused()

    // Nor is the address that still leads to another post taken from it without a word.
    const moved = await addPost(admin.call, { title: 'Moved', status: 'published' })
    await changePost(admin.call, moved, { slug: 'elsewhere' })
    await fieldOn(page, 'Slug').fill('moved')
    const asked = answerConfirm(page, false)
    await save(page).click()
    await expect(fieldOn(page, 'Slug')).toHaveAccessibleDescription(/still lead to "Moved"/)
    expect(asked.question).toContain('Links with this slug still lead to "Moved"')
    answerConfirm(page)
    await save(page).click()
    await expectToast(page, 'Success', 'Post created successfully.')
    await page.getByRole('button', { name: 'Duplicate Another' }).click()
    await expect(fieldOn(page, 'Title')).toHaveValue('Another (copy)')
    // Of one that is open, what is saved is copied; what was typed since stays with it.
    await fieldOn(page, 'Title').fill('Typed since')
    const copying = answerConfirm(page)
    await dialogOn(page).getByRole('button', { name: 'Duplicate' }).click()
    await expect(fieldOn(page, 'Title')).toHaveValue('Another (copy) (copy)')
    await expect(dialogOn(page).getByRole('heading', { name: 'Edit Post' })).toBeFocused()
    expect(copying.question).toContain('The copy contains only what is saved.')
    await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(rowsOn(page)).toHaveCount(5)
  })
  await test.step('it waits for its publish time', async () => {
    await startEmpty(page, admin.call)
    await openNew(page)
    await fillPost(page, 'In good time')
    await dialogOn(page).getByLabel('Status').selectOption('Published')
    const atOnce = dialogOn(page).getByText('Public as soon as it is saved.')
    await expect(atOnce).toBeVisible()
    await dialogOn(page).getByLabel('Publish time').pressSequentially('12')
    await dialogOn(page).getByLabel('Publish time').blur()
    await expect(atOnce, 'a day that is half typed is not saved').toBeHidden()
    await dialogOn(page).getByLabel('Publish time').fill('2099-05-01T09:30')
    const asked = answerConfirm(page)
    await save(page).click()
    await expect(rowsOn(page)).toContainText('Scheduled')
    expect(asked.question).toContain('in the year 2099')
    expect(await listPosts(admin.call)).toMatchObject([{ publish_at: '2099-05-01T09:30:00.000Z' }])
    await openEdit(page, 'In good time')
    await expect(dialogOn(page).getByText('Will be public from May 1, 2099')).toBeVisible()
    await dialogOn(page).getByLabel('Publish time').fill('')
    await save(page).click()
    await expect(rowsOn(page)).toContainText('Published')
    await openEdit(page, 'In good time')
    await dialogOn(page).getByLabel('Status').selectOption('Draft')
    await expect(dialogOn(page).getByText('Public until this is saved')).toBeVisible()
    const taken = answerConfirm(page, false)
    await save(page).click()
    await expect.poll(() => taken.question).toContain('Take it offline?')
    expect(await listPosts(admin.call)).toMatchObject([{ status: 'published' }])
  })
})

async function addKey(call: Call, name: string) {
  const answer = await call('POST', '/api/admin/keys', { name, role: 'editor' })
  return (answer as { data: { id: number; key: string } }).data
}

const autosavedOn = (page: Page) => dialogOn(page).getByText(/Autosaved/)

/** As a browser tells it, what has the focus first: what is typed goes to the server at once. */
const leaveWindow = (page: Page) =>
  page.evaluate(() => {
    document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    window.dispatchEvent(new Event('blur'))
  })
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('what is typed and not saved outlives a crash, a reload, the login and the post', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/401 \(Unauthorized\)|404 \(Not Found\)|net::ERR_FAILED|post-writing/)
  // A crash takes no more than the word that is being typed.
  await openTab(page, admin.key, 'content')
  await openNew(page)
  await contentOn(page).click()
  // At the pace of a fast typist, who makes no pause.
  await page.keyboard.type('Nothing is lost of this sentence but for its la', { delay: 60 })
  const browser = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void browser.send('Page.crash').catch(() => {})
  await crashed
  const next = await page.context().newPage()
  await openTab(next, admin.key, 'content')
  await (await openUnsaved(next)).getByRole('button', { name: /^Continue with/ }).click()
  await expect(contentOn(next)).toContainText('Nothing is lost of this sentence but for its')

  await test.step('it is offered again after a reload, and that of two tabs does not mix', async () => {
    await fillPost(next, 'Half written')
    const other = await next.context().newPage()
    await openTab(other, admin.key, 'content')
    await expect(other.getByText('You have unsaved work')).toHaveCount(0)
    await openNew(other)
    await fieldOn(other, 'Title').fill('In the second tab')
    for (const one of [next, other]) await leaveWindow(one)
    await expect.poll(() => listTyped(admin.call)).toHaveLength(2)
    await other.close({ runBeforeUnload: false })
    await next.reload()
    await enterKey(next, admin.key)
    await expect(next.getByRole('region', { name: 'You have unsaved work' })).toContainText(
      '2 texts',
    )
    const offer = await openUnsaved(next)
    const items = offer.getByRole('listitem')
    await expect(items).toHaveCount(2)
    await offer.getByRole('button', { name: 'Discard the unsaved work on In the second' }).click()
    await expect(toastOn(next)).toContainText('Changes discarded')
    await expect(items).toHaveCount(1)
    await expect(offer).toContainText('Half written')
    await expectAccessible(next, 'unsaved work', offer)
    await offer.getByRole('button', { name: /^Continue/ }).click()
    await expect(fieldOn(next, 'Title')).toHaveValue('Half written')
    await expect(fieldOn(next, 'Slug')).toHaveValue('half-written')
    await expect(contentOn(next)).toContainText('The first words.')
    await expect(next.getByRole('checkbox', { name: 'European Union' })).toBeChecked()
    const restored = dialogOn(next).getByText('Your unsaved changes have been restored.')
    await expect(restored).toBeVisible()
    await next.keyboard.press('Control+s')
    await expectToast(next, 'Success', 'Post created successfully.')
    await expect(restored, 'it has been saved').toHaveCount(0)
    await expect(dialogOn(next), 'and is written on').toHaveAccessibleName('Edit Post')
    await fieldOn(next, 'Title').press('Escape')
    await expect(dialogOn(next)).toHaveCount(0)
    await expect(next.getByText('You have unsaved work')).toHaveCount(0)
    await expect.poll(() => listTyped(admin.call)).toEqual([])
  })
  await test.step('it outlives the login, and the post itself', async () => {
    await removePosts(admin.call)
    const { id } = await addPost(admin.call, { title: 'Soon gone' })
    await next.getByRole('button', { name: 'Refresh' }).click()
    await openEdit(next, 'Soon gone')
    // The server takes nothing: the browser keeps it alone.
    await next.route('**/api/admin/post-writing/*', (route) => route.abort())
    await typeContent(next, ' Kept.')
    const address = `**/api/admin/posts/${id}`
    const refusal = { success: false, message: 'No such key.' }
    await next.route(address, (route) => route.fulfill({ status: 401, json: refusal }))
    await save(next).click()
    await expect(next.getByLabel('Admin Key')).toBeVisible()
    await next.unroute(address)
    await next.unroute('**/api/admin/post-writing/*')
    await admin.call('DELETE', `/api/admin/posts/${id}`)
    await enterKey(next, admin.key)
    const works = await openUnsaved(next)
    await works.getByRole('button', { name: 'Continue with Soon gone' }).click()
    await expect(dialogOn(next).getByRole('alert')).toContainText('Deleted by somebody else')
    await expect(contentOn(next)).toContainText('Kept.')
    await dialogOn(next).getByRole('button', { name: 'Keep a copy' }).click()
    await save(next).click()
    await expectToast(next, 'Success', 'Post created successfully.')
    expect(await listPosts(admin.call)).toMatchObject([{ title: 'Soon gone', slug: 'soon-gone' }])
  })
})

/** Said to be theirs, and not discarded without a word. */
async function lookAtOthersWork(page: Page): Promise<void> {
  const others = await openUnsaved(page, 'Others are writing')
  await expect(others).toContainText('Owner’s key is writing “Of the owner”')
  await expect(page.getByText('You have unsaved work')).toHaveCount(0)
  await expectAccessible(page, 'others are writing', others)
  const asked = answerConfirm(page, false)
  await others.getByRole('button', { name: /^Discard .* Of the owner/ }).click()
  expect(asked.question).toContain('Owner’s key')
  await others.getByRole('button', { name: 'Continue with Of the owner' }).click()
  await expect(fieldOn(page, 'Title')).toHaveValue('Of the owner')
  await fieldOn(page, 'Title').press('Escape')
  await expect(dialogOn(page)).toHaveCount(0)
}

test('what is typed into a public post stays beside it, on every device, until it is saved; of two people the second reads and takes over, and nothing of the first is lost', async ({
  page,
  admin,
  browser,
  request,
}) => {
  await addPost(admin.call, { title: 'To be changed', status: 'published' })
  const read = async () => (await request.get('/insights/to-be-changed')).text()
  await openTab(page, admin.key, 'content')
  await openEdit(page, 'To be changed')
  await page.keyboard.press('Escape')
  await expect(dialogOn(page), 'nothing was typed').toHaveCount(0)

  await openEdit(page, 'To be changed')
  await typeContent(page, ' More.')
  await page.keyboard.press('Escape')
  await expect(dialogOn(page), 'Escape in the text closes nothing').toBeVisible()
  await fieldOn(page, 'Title').focus()
  await page.keyboard.press('Escape')
  await expect(dialogOn(page), 'what is typed is kept, so nothing is asked').toHaveCount(0)
  await expect(rowsOn(page)).toContainText('Unpublished changes')
  await expectAccessible(page, 'unpublished changes', rowsOn(page))

  // Another browser, which has never seen it.
  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openTab(elsewhere, admin.key, 'content', '?status=published&region_id=1')
  await expect(elsewhere.getByLabel('Region')).toHaveValue('1')
  await openEdit(elsewhere, 'To be changed')
  await expect(contentOn(elsewhere)).toContainText('Second words. More.')
  await expect(dialogOn(elsewhere).getByText('unsaved changes have been restored')).toBeVisible()
  await expect(dialogOn(elsewhere).getByText(/Readers see the last saved/)).toBeVisible()
  // Beside the text: the page that the server renders, with what is typed.
  const beside = dialogOn(elsewhere).getByRole('button', { name: 'Live preview' })
  await beside.click()
  const shown = elsewhere.frameLocator('iframe')
  await expect(shown.getByRole('article')).toContainText('Second words. More.')
  await typeContent(elsewhere, ' Newest.')
  await expect(shown.getByRole('article')).toContainText('More. Newest.')
  await elsewhere.setViewportSize({ width: 390, height: 800 })
  await expect(contentOn(elsewhere)).toBeHidden()
  await expect(shown.getByRole('article')).toBeInViewport()
  // The page in the frame is examined by itself below; together they would have two of each landmark.
  await elsewhere.locator('iframe').evaluate((frame) => frame.setAttribute('hidden', ''))
  await expectAccessible(elsewhere, 'live preview')
  await beside.click()
  await elsewhere.setViewportSize({ width: 1280, height: 800 })
  expect(await read()).not.toContain('More.')
  const discard = dialogOn(elsewhere).getByRole('button', { name: 'Discard changes' })
  await discard.click()
  await expect(contentOn(elsewhere)).not.toContainText('More.')
  await expect(toastOn(elsewhere)).toContainText('Changes discarded')
  await toastOn(elsewhere).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(contentOn(elsewhere)).toContainText('More.')
  await discard.click()
  await leaveWindow(elsewhere)
  await expect.poll(() => listTyped(admin.call)).toEqual([])
  await typeContent(elsewhere, ' And more.')
  await save(elsewhere).click()
  await expectToast(elsewhere, 'Success', 'Post updated successfully.')
  await expect(rowsOn(elsewhere)).not.toContainText('Unpublished changes')
  expect(await listTyped(admin.call)).toEqual([])
  expect(await read()).toContain('And more.')
  await elsewhere.close()

  await startEmpty(page, admin.call)
  const { id } = await addPost(admin.call, { title: 'Shared' })
  const colleague = await addKey(admin.call, `Abe ${Date.now()}`)
  await keepTyped(admin.call, 'Of the owner')
  const another = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openTab(another, colleague.key, 'content')
  await lookAtOthersWork(another)
  await openEdit(another, 'Shared')
  await typeContent(another, ' Waiting.')
  await fieldOn(another, 'Title').press('Escape')
  const writing = () => admin.call('GET', `/api/admin/post-writing/${id}`)
  await expect.poll(writing).toMatchObject({ data: { writer: null } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await openEdit(page, 'Shared')
  await typeContent(page, ' Typed before.')
  await leaveWindow(page)
  await expect(autosavedOn(page)).toBeVisible()
  await typeContent(page, ' Still held.')

  await openEdit(another, 'Shared')
  const there = dialogOn(another)
  await expect(
    there.getByText(/^Owner’s key has been writing here since \d\d:\d\d\./),
  ).toBeVisible()
  await expect(contentOn(another), 'as saved').toHaveText('First words.Second words.')
  await expect(contentOn(another)).toHaveAttribute('contenteditable', 'false')
  await expect(fieldOn(another, 'Title')).not.toBeEditable()
  await expect(save(another)).toBeDisabled()
  await expectAccessible(another, 'a post that somebody else writes')
  await there.getByRole('button', { name: 'Take over' }).click()
  await expect(contentOn(another)).toHaveAttribute('contenteditable', 'true')
  await expect(contentOn(another)).toContainText('Waiting.')

  // Back at the window the first one learns of it, and all that it held is kept.
  const typeMeanwhile = async (route: Route) => {
    const response = await route.fetch()
    await typeContent(page, ' Until now.')
    await route.fulfill({ response })
  }
  await page.route('**/api/admin/post-writing/*', typeMeanwhile, { times: 1 })
  await comeBack(page)
  const takenOver = /took over at \d\d:\d\d and writes here now/
  await expect(dialogOn(page).getByText(takenOver)).toBeVisible()
  await expect(contentOn(page)).toHaveAttribute('contenteditable', 'false')
  const { data: revisions } = (await admin.call('GET', `/api/admin/posts/${id}/revisions`)) as {
    data: { id: number; kind: string }[]
  }
  // How many there are depends on when the last half minute of writing went to the server.
  expect(new Set(revisions.map(({ kind }) => kind))).toEqual(new Set(['autosave', 'kept', 'save']))

  await typeContent(another, ' By the second.')
  await save(another).click()
  await expectToast(another, 'Success', 'Post updated successfully.')
  // The first one has the last word again, and finds its own among the revisions.
  // The other window is closed, which this one may have heard of by now.
  await dialogOn(page)
    .getByRole('button', { name: /^(Take over|Write here)$/ })
    .click()
  await expect(contentOn(page)).toContainText('By the second.')
  await expect(contentOn(page)).toHaveAttribute('contenteditable', 'true')
  await dialogOn(page).getByRole('button', { name: 'Revisions' }).click()
  const list = page.getByRole('list', { name: 'Revisions of this post' })
  const notSaved = list.getByRole('button', { name: /Not saved, by Owner’s key/ }).first()
  await notSaved.click()
  await expect(page.getByRole('insertion').filter({ hasText: 'Until now.' })).toBeVisible()
  await another.close()
  await admin.call('DELETE', `/api/admin/keys/${colleague.id}`)
})

/** One types; a program is faster. */
async function collide(page: Page, call: Call): Promise<number> {
  const post = await startWith(page, call, { title: 'Shared' })
  await openEdit(page, 'Shared')
  await fieldOn(page, 'Title').fill('Mine')
  await typeContent(page, ' And mine.')
  const content = '<p>First words of theirs.</p><p>Second words.</p>'
  await changePost(call, post, { title: 'Theirs', content })
  await page.keyboard.press('Control+s')
  const notice = dialogOn(page).getByRole('alert')
  await expect(notice).toContainText(/Owner’s key saved a newer version on .* Which one do/)
  await expect(notice.getByRole('deletion').first()).toContainText('Theirs')
  await expect(notice.getByRole('insertion').first()).toContainText('Mine')
  await expect(notice.getByRole('button')).toHaveText(['Keep mine', 'Take theirs'])
  await expect(page.getByText('Please try again')).toHaveCount(0)
  expect(await listPosts(call)).toMatchObject([{ title: 'Theirs' }])
  return post.id
}

const titlesOf = async (call: Call, id: number) => {
  const answer = await call('GET', `/api/admin/posts/${id}/revisions`)
  return (answer as { data: { title: string }[] }).data.map(({ title }) => title).toSorted()
}

test('two versions are told apart: of two people, of a preview and of the revisions; a post has pictures, is written by keyboard and on a phone', async ({
  page,
  admin,
  request,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)|500 \(Internal/)
  await addPost(admin.call, { title: 'Without labels' })
  let asked = 0
  const labels = /\/api\/admin\/(regions|categories|authors)\?/
  await page.route(labels, (route) => {
    asked += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await openTab(page, admin.key, 'content')
  await test.step('it opens also where no label can be fetched, and asks for them once', async () => {
    await expectToast(page, 'Error', 'Failed to fetch data. Please try again.')
    await openEdit(page, 'Without labels')
    await fieldOn(page, 'Title').fill('Within reach')
    expect(asked, 'by the list, and not again for each field').toBe(3)
    await save(page).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    await page.unroute(labels)
  })
  await test.step('one takes theirs', async () => {
    const id = await collide(page, admin.call)
    await expectAccessible(page, 'conflict', dialogOn(page).getByRole('alert'))
    await dialogOn(page).getByRole('button', { name: 'Take theirs' }).click()
    await expect(fieldOn(page, 'Title')).toHaveValue('Theirs')
    await expect(contentOn(page)).toContainText('First words of theirs.')
    expect(await titlesOf(admin.call, id)).toEqual(['Mine', 'Shared', 'Theirs'])
    await fieldOn(page, 'Title').fill('Both')
    await save(page).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
  })
  await test.step('one keeps mine', async () => {
    const id = await collide(page, admin.call)
    await dialogOn(page).getByRole('button', { name: 'Keep mine' }).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    const whole = await admin.call('GET', `/api/admin/posts/${id}`)
    const content = '<p>First words.</p><p>Second words. And mine.</p>'
    expect(whole).toMatchObject({ data: { title: 'Mine', content } })
    expect(await titlesOf(admin.call, id)).toEqual(['Mine', 'Shared', 'Theirs'])
    await save(page).click() // Kept by a save that stays.
  })
  await test.step('revisions are compared and restored', async () => {
    const post = await startWith(page, admin.call, { title: 'First title' })
    const content = '<h2>New head</h2><p>First words.</p>'
    await changePost(admin.call, post, { title: 'Second title', content, region_ids: [2] })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await openEdit(page, 'Second title')
    await dialogOn(page).getByRole('button', { name: 'Revisions' }).click()
    const revisions = page.getByRole('dialog', { name: 'Revisions' })
    const saves = revisions
      .getByRole('list', { name: 'Revisions of this post' })
      .getByRole('button')
    await expect(saves).toHaveCount(2)
    await expect(saves.first()).toContainText('Saved now')
    await saves.last().click()
    const differences = revisions.getByRole('region', { name: 'Differences' })
    await expect(differences.getByRole('deletion').filter({ hasText: 'Second' })).toBeVisible()
    await expect(differences.getByRole('insertion').filter({ hasText: 'European' })).toBeVisible()
    await expect(differences).toContainText('# New head')
    await expectAccessible(page, 'revisions')
    await page.keyboard.press('Escape')
    await expect(revisions).toHaveCount(0)
    await expect(dialogOn(page), 'only the dialog on top closes').toBeVisible()

    await dialogOn(page).getByRole('button', { name: 'Revisions' }).click()
    await saves.last().click()
    const asked = answerConfirm(page)
    await revisions.getByRole('button', { name: 'Restore' }).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    expect(asked.question).toContain('Restore the revision of')
    await expect(revisions).toHaveCount(0)
    await expect(fieldOn(page, 'Title')).toHaveValue('First title')
    await expect(contentOn(page)).toContainText('Second words.')
    await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialogOn(page)).toHaveCount(0)
    expect(await listPosts(admin.call)).toMatchObject([{ title: 'First title', version: 3 }])
  })
  await test.step('a draft is previewed through a link that ends', async () => {
    await startWith(page, admin.call, { title: 'Not yet public' })
    await openEdit(page, 'Not yet public')
    await dialogOn(page).getByRole('button', { name: 'Preview', exact: true }).click()
    const said = /The link shows the saved post until .+ Anyone who has it can read it/
    await expect(dialogOn(page)).toContainText(said)
    await expectAccessible(page, 'preview link')
    const opening = page.context().waitForEvent('page')
    await dialogOn(page).getByRole('link', { name: 'Open the preview' }).click()
    const preview = await opening
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Not yet public')
    await expect(preview.getByText('Draft', { exact: true })).toBeVisible()
    await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(preview.getByText('Preview. This is the article')).toBeVisible()
    await expectAccessible(preview, 'preview')
    const gone = await request.get(`${preview.url()}x`)
    expect(gone.status()).toBe(404)
    expect(await gone.text()).toContain('This preview is not available')
    for (const answer of [gone, await request.get(preview.url())]) {
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
    await dialogOn(page)
      .getByRole('button', { name: /^Revoke/ })
      .press('Enter')
    await expect(dialogOn(page).getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
    await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('nothing is saved while a picture is on its way', async () => {
    await startEmpty(page, admin.call)
    await openNew(page)
    await fillPost(page, 'With a picture')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/admin/upload', async (route) => {
      await held
      await route.continue()
    })
    const bytes = [...(await samplePng(60, 40))]
    await paste(contentOn(page), { files: [{ name: 'a.png', type: 'image/png', bytes }] })
    await expect(dialogOn(page).getByText('A file is still being uploaded.')).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await expectAccessible(page, 'post with an upload')
    release()
    await expect(save(page)).toBeEnabled()
    await save(page).click()
    await expectToast(page, 'Success', 'Post created successfully.')
    await page.unroute('**/api/admin/upload')
  })
  await test.step('a featured image is uploaded, chosen and removed', async () => {
    await startEmpty(page, admin.call)
    await openNew(page)
    await dialogOn(page).getByRole('button', { name: 'Choose image' }).click()
    const library = page.getByRole('dialog', { name: 'Media Library' })
    await expect(library).toBeVisible()
    await library.getByRole('button', { name: 'Upload File' }).click()
    const upload = page.getByRole('dialog', { name: 'Upload File' })
    const buffer = await samplePng(1200, 630)
    const file = { name: 'cover.png', mimeType: 'image/png', buffer }
    await upload.locator('input[type=file]').setInputFiles(file)
    await expect(toastOn(page)).toContainText('Upload successful')
    await expect(dialogOn(page), 'the dialogs below stay open').toBeAttached()
    await expect(upload).toHaveCount(0)
    // Of the library alone: the post below is being written, and not asked for again.
    const asked: string[] = []
    const note = (request: Request) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    const answered = page.waitForResponse(/\/api\/admin\/media\?/)
    await library.getByRole('button', { name: 'Refresh' }).click()
    await answered
    page.off('request', note)
    expect(asked.filter((path) => /posts|regions/.test(path))).toEqual([])
    await library.getByRole('button', { name: 'Select cover.png' }).click()
    await expect(library).toHaveCount(0)
    await expect(dialogOn(page).getByRole('img', { name: 'The featured image' })).toBeVisible()
    await fillPost(page, 'With a cover')
    const picture = dialogOn(page).getByRole('group', { name: 'Featured image' })
    await expectAccessible(page, 'post with a featured image', picture)
    await save(page).click()
    await expectToast(page, 'Success', 'Post created successfully.')
    const stored = await listPosts(admin.call)
    expect(stored).toMatchObject([{ featured_image: expect.stringMatching(/^\/media\//) }])

    await openEdit(page, 'With a cover')
    await dialogOn(page).getByRole('button', { name: 'Remove image' }).click()
    await save(page).click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    expect(await listPosts(admin.call)).toMatchObject([{ featured_image: null }])
  })
  await test.step('it says when the post cannot be fetched', async () => {
    const { id } = await startWith(page, admin.call, { title: 'Out of reach' })
    const address = `**/api/admin/posts/${id}`
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Edit Out of reach' }).click()
    await expectToast(page, 'Error', 'Failed to fetch post details. Please try again.')
    await expectAccessible(page, 'failed post')
    await page.unroute(address)
    await dialogOn(page).getByRole('button', { name: 'Try again' }).click()
    await expect(fieldOn(page, 'Title')).toHaveValue('Out of reach')
    await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('it works by keyboard alone', async () => {
    await startEmpty(page, admin.call)
    const create = page.getByRole('button', { name: 'New Post' }).first()
    await create.focus()
    await page.keyboard.press('Enter')
    await expect(fieldOn(page, 'Title')).toBeFocused()
    await page.keyboard.type('By keyboard')
    await expect(contentOn(page)).toBeVisible()
    await tabTo(page, contentOn(page))
    await page.keyboard.type('Words')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Tab')
    await page.keyboard.type('!')
    await expect(contentOn(page), 'Tab leads to nothing that takes letters').toHaveText('!')
    await page.keyboard.press('Control+.')
    await expect(dialogOn(page).getByLabel('Status')).toBeFocused()
    await page.keyboard.press('Control+.')
    await expect(contentOn(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await tabTo(page, page.getByRole('checkbox', { name: 'European Union' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+s')
    const description = fieldOn(page, 'Description')
    await expect(description, 'what is wrong has the focus').toBeFocused()
    await expect(description).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('No mouse was used.')
    await expect(description, 'and is not called wrong once it is right').not.toHaveAttribute(
      'aria-invalid',
    )
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/admin/posts', async (route) => {
      if (route.request().method() === 'POST') await sent.promise
      await route.continue()
    })
    await page.keyboard.press('Control+s')
    await fieldOn(page, 'Title').focus()
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await expect(contentOn(page), 'a title has one line').toBeFocused()
    await page.keyboard.press('Control+Enter')
    sent.resolve()
    await expectToast(page, 'Success', 'Post updated successfully.')
    expect(await listPosts(admin.call)).toMatchObject([{ title: 'By keyboard!', version: 2 }])
    await expect(dialogOn(page)).toHaveCount(0)
    await expect(create).toBeFocused()
  })
  await test.step('it fits a phone', async () => {
    const title = 'A post with quite a long title for such a small screen'
    await page.setViewportSize({ width: 360, height: 780 })
    await startWith(page, admin.call, { title })
    await openEdit(page, title)
    await expectNoSidewaysScroll(page, 'a post', [1440, 1024, 360])
    // What is left of the window while the keyboard is open: half of it and more is text.
    await page.setViewportSize({ width: 390, height: 430 })
    await typeContent(page, ' More.')
    const shareOfText = () =>
      dialogOn(page).evaluate((dialog) => {
        const edge = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect()
        const room = (edge('.editor-foot')?.top ?? 0) - (edge('.editor-toolbar')?.bottom ?? 0)
        return room / window.innerHeight
      })
    await expect.poll(shareOfText).toBeGreaterThanOrEqual(0.5)
    await fieldOn(page, 'Title').press('Escape')
    // What opened it went with the wide list.
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeFocused()
  })
})
