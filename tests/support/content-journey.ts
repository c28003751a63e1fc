import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { MediaFile } from '../../domain/media/library.ts'
import type { ListedPost, PostRecord } from '../../domain/posts/editing.ts'
import type { AskedRevision } from '../../domain/posts/revisions.ts'
import { type Call, expect } from './journey.ts'
import { typedFields } from './typed-fields.ts'

export { expect }

const postsPath = '/api/admin/posts'
const typedPath = '/api/admin/post-revisions'

export async function listPosts(call: Call): Promise<ListedPost[]> {
  return ((await call('GET', postsPath)) as { data: ListedPost[] }).data
}

/** The unsaved work of all posts. */
export async function listTyped(call: Call): Promise<AskedRevision[]> {
  return ((await call('GET', typedPath)) as { data: AskedRevision[] }).data
}

const newToken = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

/** Stores unsaved work on a new post, as another browser would. */
export async function keepTyped(call: Call, title: string): Promise<void> {
  const fields = typedFields({ title })
  const [name, window] = [newToken(), newToken()]
  const change = { window, version: null, mark: newToken(), seen: null, fields }
  expect(await call('PUT', `/api/admin/post-writing/${name}`, change)).toMatchObject({
    success: true,
  })
  await call('POST', `/api/admin/post-writing/${name}/sign`, { window, is_leaving: true })
}

export async function removePosts(call: Call): Promise<void> {
  const ids = (await listPosts(call)).map(({ id }) => id)
  if (ids.length > 0) await call('POST', `${postsPath}/delete`, { ids })
  await removeTyped(call)
}

export async function removeTyped(call: Call): Promise<void> {
  for (const { id } of await listTyped(call)) await call('DELETE', `${typedPath}/${id}`)
}

/** Creates a post, by default a draft in the first region. */
export async function addPost(
  call: Call,
  fields: Record<string, unknown> & { title: string },
): Promise<PostRecord> {
  const answer = (await call('POST', postsPath, {
    slug: fields.title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    description: `About: ${fields.title.replaceAll(/[<>]/g, '')}`,
    content: '<p>First words.</p><p>Second words.</p>',
    region_ids: [1],
    ...fields,
  })) as { data: PostRecord }
  expect(answer).toMatchObject({ success: true })
  return answer.data
}

/** Saves a change as another member of staff. */
export async function changePost(
  call: Call,
  post: PostRecord,
  change: Record<string, unknown>,
): Promise<void> {
  const { version: _, ...body } = post
  const sent = Object.fromEntries(
    Object.entries({ ...body, ...change }).filter(([name]) => name !== 'reading_minutes'),
  )
  expect(await call('PUT', `${postsPath}/${post.id}`, sent)).toMatchObject({ success: true })
}

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function addMedia(
  request: APIRequestContext,
  key: string,
  file: Upload,
): Promise<MediaFile> {
  const headers = { 'x-admin-key': key }
  const response = await request.post('/api/admin/upload', { headers, multipart: { file } })
  return ((await response.json()) as { data: MediaFile }).data
}

/** The dialog of a new or existing post. */
export const dialogOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(New|Edit) Post$/ })

export const fieldOn = (page: Page, label: string): Locator =>
  dialogOn(page).getByRole('textbox', { name: label, exact: true })

export const contentOn = (page: Page): Locator => fieldOn(page, 'Content')

/** A button of the editor's toolbar. */
export const toolOn = (page: Page, name: string): Locator =>
  dialogOn(page)
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name, exact: true })

export async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Post' }).first().click()
  await expect(dialogOn(page)).toHaveAccessibleName('New Post')
  await expect(contentOn(page)).toBeVisible()
}

export async function openEdit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
  await expect(dialogOn(page)).toHaveAccessibleName('Edit Post')
  await expect(contentOn(page)).toBeVisible()
}

/** Opens the list of unsaved work. */
export async function openUnsaved(page: Page, name = 'You have unsaved work'): Promise<Locator> {
  const works = page.getByRole('region', { name })
  await works.getByRole('heading').click()
  return works
}

export async function typeContent(page: Page, text: string): Promise<void> {
  await contentOn(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

interface Clipboard {
  html?: string
  text?: string
  files?: { name: string; type: string; bytes: number[] }[]
}

/** Dispatches the browser's paste event with another program's clipboard content. */
export function paste(text: Locator, clipboard: Clipboard): Promise<void> {
  return text.evaluate((element, { html, text: words, files = [] }) => {
    const clipboardData = new DataTransfer()
    if (html) clipboardData.setData('text/html', html)
    if (words) clipboardData.setData('text/plain', words)
    for (const { name, type, bytes } of files) {
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }))
    }
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, clipboard)
}

/** Fills in the required fields of a post. */
export async function fillPost(page: Page, title: string): Promise<void> {
  await fieldOn(page, 'Title').fill(title)
  await fieldOn(page, 'Title').press('Tab')
  await fieldOn(page, 'Description').fill('What it is about.')
  await page.getByRole('checkbox', { name: 'European Union' }).check()
  await contentOn(page).fill('The first words.')
}
