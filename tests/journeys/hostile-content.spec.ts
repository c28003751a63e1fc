/**
 * What hostile hands may get into the database or hand to staff: posts, names, file names, cells.
 * Whatever it is, it is words, on the public pages and in the admin area, and no script runs.
 */
import type { Page } from '@playwright/test'
import { expectNothingRan, hostileText, openTab, rowsOf } from '../support/admin-steps.ts'
import {
  addMedia,
  addPost,
  changePost,
  contentOn,
  dialogOn,
  expect,
  fieldOn,
  openEdit,
  removePosts,
} from '../support/content-journey.ts'
import { samplePng } from '../support/media-files.ts'
import { test } from '../support/outside-journey.ts'

const run = 'window.ran=1'

/** Each a way in that has worked somewhere. */
const hostileContent = [
  '<h2>Before</h2>',
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="javascript:${run}">`,
  `<svg onload="${run}"><script>${run}</script><a xlink:href="javascript:${run}"><text>t</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<a href="javascript:${run}">link</a> <a href=" &#106;ava&#10;script:${run}">link</a>`,
  `<a href="data:text/html,<script>${run}</script>">link</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  `<iframe src="https://www.youtube.com/embed/abcdefghijk" title='"><img src=x onerror="${run}">'></iframe>`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">Go</button></form>`,
  `<details open ontoggle="${run}">x</details><marquee onstart="${run}">x</marquee>`,
  `<video><source onerror="${run}"></video><audio src=x onerror="${run}"></audio>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}"><base href="https://evil.example/">`,
  `<style>@import 'https://evil.example/x.css'; p { background: url(https://evil.example/x) }</style>`,
  `<p style="background:url(https://evil.example/y)" onclick="${run}" id="main" class="sheet">styled</p>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">x</p></noscript>`,
  `<!--><img src=x onerror="${run}">--><p>]]><img src=x onerror="${run}"></p>`,
  `<pre><code class='language-html"><img src=x onerror=${run}>'>&lt;script&gt;${run}&lt;/script&gt;</code></pre>`,
  '<p>After</p>',
].join('\n')

async function lookForForeignParts(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluate((article) =>
    [...article.querySelectorAll('*')].flatMap((element) => {
      const isForeign =
        /^(script|style|svg:script|object|embed|form|base|meta|marquee|video|audio)$/.test(
          element.localName,
        ) && !element.getAttribute('src')?.startsWith('/play-video.js')
      const handlers = element
        .getAttributeNames()
        .filter((name) => /^(on|style$|srcdoc)/.test(name))
      const links = ['href', 'src', 'action', 'formaction', 'data'].filter((name) =>
        /^\s*(javascript|data|vbscript):/i.test(element.getAttribute(name) ?? ''),
      )
      const faults = [...(isForeign ? ['element'] : []), ...handlers, ...links]
      return faults.map((fault) => `${element.localName}: ${fault}`)
    }),
  )
}

test('whatever hostile hands wrote is words: on the public pages, in the editor, in conflicts, revisions and drafts', async ({
  page,
  admin,
  request,
  allowConsole,
}) => {
  // The search engine's address of a picture that was never stored.
  allowConsole(/404 \(Not Found\)|409 \(Conflict\)|400 \(Bad Request\)/)
  // Reported wherever HTML is parsed, also where nothing of it could run.
  allowConsole(/violates the following Content Security Policy directive/)
  await removePosts(admin.call)
  const title = `Hostile ${hostileText}`
  const post = await addPost(admin.call, {
    title,
    slug: 'hostile',
    description: hostileText,
    content: hostileContent,
    meta_title: `</title>${hostileText}`,
    meta_description: `">${hostileText}`,
    status: 'published',
  })
  for (const address of ['/insights?q=%3Cimg%20src%3Dx', '/insights/hostile']) {
    await page.goto(address)
    await expect(page.getByText(title).first()).toBeVisible()
    await expectNothingRan(page)
  }
  await expect(page).toHaveTitle(`</title>${hostileText}`)
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible()
  await expect(page.getByText('After', { exact: true })).toBeVisible()
  expect(await lookForForeignParts(page)).toEqual([])
  for (const link of await page.getByRole('article').getByText('link').all()) await link.click()
  await expectNothingRan(page)

  const preview = (await admin.call('POST', `/api/admin/posts/${post.id}/preview`)) as {
    data: { url: string }
  }
  await page.goto(preview.data.url)
  await expect(page.getByText(title).first()).toBeVisible()
  expect(await lookForForeignParts(page)).toEqual([])
  await expectNothingRan(page)

  const close = () => dialogOn(page).getByRole('button', { name: 'Cancel' }).click()

  await test.step('names of files, categories and regions', async () => {
    const name = '"><img src=x onerror=window.ran=1>.png'
    const file = await addMedia(request, admin.key, {
      name,
      mimeType: 'image/png',
      buffer: await samplePng(47, 31),
    })
    await admin.call('PATCH', `/api/admin/media/${file.id}`, { alt_text: hostileText })
    const category = (await admin.call('POST', '/api/admin/categories', {
      name: hostileText,
      slug: 'hostile-category',
      description: hostileText,
    })) as { data: { id: number } }
    const region = (await admin.call('POST', '/api/admin/regions', {
      name: hostileText,
      code: '<B>"\'',
    })) as { data: { id: number } }
    await addPost(admin.call, {
      title: 'Filed under hostile names',
      featured_image: file.url,
      category_ids: [category.data.id],
      region_ids: [region.data.id],
      status: 'published',
    })
    for (const address of ['/insights/filed-under-hostile-names', '/insights']) {
      await page.goto(address)
      await expect(page.getByText(hostileText).first()).toBeAttached()
      await expectNothingRan(page)
    }
  })
  const harmless = await addPost(admin.call, { title: 'Harmless' })

  await openTab(page, admin.key, 'content')
  const row = (text: string) => rowsOf(page, 'Blog posts').filter({ hasText: text })
  await expect(row(title)).toHaveCount(1)
  await openEdit(page, title)
  await expect(fieldOn(page, 'Title')).toHaveValue(title)
  await expect(contentOn(page)).toContainText('After')
  await expectNothingRan(page)
  await close()
  await expect(dialogOn(page)).toHaveCount(0)
  await test.step('names of files, categories and regions in the admin area', async () => {
    await expect(row('Filed under hostile names')).toContainText(hostileText)
    await openEdit(page, 'Filed under hostile names')
    await expect(dialogOn(page).getByRole('checkbox', { name: hostileText })).toHaveCount(2)
    await dialogOn(page).getByRole('button', { name: 'Change image' }).click()
    const library = page.getByRole('dialog', { name: 'Media Library' })
    await expect(library).toContainText('onerror')
    await expectNothingRan(page)
    await page.keyboard.press('Escape')
    await expect(library).toHaveCount(0)
    await close()
    await expect(dialogOn(page)).toHaveCount(0)
  })
  await test.step('conflicts, revisions and unsaved work', async () => {
    await openEdit(page, 'Harmless')
    await fieldOn(page, 'Description').fill(hostileText)
    const content = `<p>&lt;img src=x onerror="${run}"&gt;</p>`
    await changePost(admin.call, harmless, { title: hostileText, content })
    await dialogOn(page).getByRole('button', { name: 'Update Post' }).click()
    await expect(dialogOn(page).getByRole('alert')).toContainText(hostileText)
    await expectNothingRan(page)
    await fieldOn(page, 'Title').press('Escape')
    await expect(dialogOn(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await openEdit(page, hostileText)
    await expect(fieldOn(page, 'Description')).toHaveValue(hostileText)
    await dialogOn(page).getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialogOn(page).getByRole('button', { name: 'Update Post' })).toBeFocused()
    await dialogOn(page).getByRole('button', { name: 'Revisions' }).click()
    const revisions = page.getByRole('dialog', { name: 'Revisions' })
    const saves = revisions
      .getByRole('list', { name: 'Revisions of this post' })
      .getByRole('button')
    await expect(saves.filter({ hasText: hostileText }).first()).toBeVisible()
    await saves.last().click()
    await expect(revisions.getByRole('region', { name: 'Differences' })).toContainText('onerror')
    await expectNothingRan(page)
  })

  // What stands in the browser itself.
  await removePosts(admin.call)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([text, content]) => {
      const values = {
        title: text,
        slug: text,
        description: text,
        content,
        status: 'draft',
        ...{
          featured_image: 'javascript:window.ran=1',
          meta_title: text,
          meta_description: text,
        },
        publish_at: text,
        region_ids: [999],
        category_ids: [1],
      }
      const draft = { id: null, version: null, keptAt: new Date().toISOString(), values }
      localStorage.setItem('plumbline-post-draft-00000000000000aa', JSON.stringify(draft))
      localStorage.setItem('plumbline-post-draft-bb', '{"id":null,"values":{"title":1}}')
      localStorage.setItem('plumbline-post-draft-cc', 'not even JSON')
    },
    [hostileText, hostileContent] as const,
  )
  await openTab(page, admin.key, 'content')
  const offer = page.getByRole('region', { name: 'You have unsaved work' })
  await offer.locator('summary').click()
  await expect(offer.getByRole('listitem')).toHaveCount(1)
  await expect(offer).toContainText(hostileText)
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(contentOn(page)).toContainText('After')
  await expect(page.getByRole('checkbox', { name: 'Deleted in the meantime' })).toBeChecked()
  await expectNothingRan(page)
})
