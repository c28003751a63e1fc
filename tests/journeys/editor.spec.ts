/** The editor of articles in its dialog: what is written is what is stored. */
import type { Dialog, Locator, Page } from '@playwright/test'
import { starterPosts } from '../../content/en/starter/index.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { prepareContent } from '../../server/posts/content/sanitise.ts'
import { expectToast, openTab } from '../support/admin-steps.ts'
import {
  addMedia,
  addPost,
  contentOn,
  dialogOn,
  expect,
  listTyped,
  openEdit,
  openNew,
  paste,
  removePosts,
  toolOn,
} from '../support/content-journey.ts'
import { expectAccessible } from '../support/journey.ts'
import { samplePdf, samplePng } from '../support/media-files.ts'
import { test } from '../support/outside-journey.ts'

/** What would be stored: what the browser keeps of the post until it is saved. */
function contentTyped(page: Page): () => Promise<string> {
  return async () => {
    const kept = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('plumbline-post-draft'))
      return key ? String(JSON.parse(localStorage.getItem(key) ?? '').values.content) : null
    })
    return kept ?? ''
  }
}

async function expectContent(page: Page, html: string | RegExp): Promise<void> {
  if (typeof html === 'string') await expect.poll(contentTyped(page)).toBe(html)
  else await expect.poll(contentTyped(page)).toMatch(html)
}

async function expectStoredAsWritten(page: Page): Promise<void> {
  const html = await contentTyped(page)()
  expect(prepareContent(html).html).toBe(html)
}

test.beforeEach(async ({ page, admin }) => {
  await removePosts(admin.call)
  await openTab(page, admin.key, 'content')
  // Asked for again while it is on its way, the list would be the one of before.
  await expect(page.getByText('Create your first one!')).toBeVisible()
})

/** Whether what is written at can be seen: nothing lies over the caret, above or below. */
function isCaretSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0)
    const node = range?.startContainer
    const block = node instanceof Element ? node : node?.parentElement
    const box = range?.getClientRects()[0] ?? block?.getBoundingClientRect()
    if (!box) return false
    const x = Math.min(box.left + 1, innerWidth - 2)
    return [box.top + 2, box.bottom - 2].every(
      (y) => document.elementFromPoint(x, y)?.closest('.editor-text') != null,
    )
  })
}

async function expectCaretSeen(page: Page, when: string): Promise<void> {
  await expect.poll(() => isCaretSeen(page), { message: when }).toBe(true)
}

/** Whether what is pressed can be pressed: nothing lies over its middle. */
async function expectSeen(target: Locator, what: string): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return found !== null && element.contains(found)
        }),
      { message: what },
    )
    .toBe(true)
}

/** With the mouse, by the handle beside the block. */
async function dragAbove(page: Page, block: Locator, other: string): Promise<void> {
  await block.hover()
  const handle = page.locator('.editor-handle')
  await expectSeen(handle, 'the handle of a block')
  // Firefox drags no button with nothing in it.
  const from = await handle.locator('span').boundingBox()
  const to = await contentOn(page).locator(other).boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + 4, { steps: 4 })
  await page.mouse.up()
}

/** More than ten screens and 3,000 words, as another program would give them. */
const longMarkdown = Array.from(
  { length: 34 },
  (_, part) =>
    `## Part ${part + 1}\n\n${'Keep a **record** of who decided what and on which evidence. '.repeat(8)}`,
).join('\n\n')

/** Taller than Latin letters, wider, and from right to left. */
const scripts = ['Line', 'Łódź ąęŚćżŃ', 'ภาษาไทยที่นี้', '記録を残す', 'سجل القرارات']

for (const { isTouch, ...viewport } of [
  { width: 1440, height: 900, isTouch: false },
  { width: 390, height: 664, isTouch: true },
]) {
  test.describe(() => {
    test.use({ viewport, hasTouch: isTouch })

    test(`3,000 words ${isTouch ? '' : 'with every block '}are written by ${isTouch ? 'touch' : 'keys'} at ${viewport.width} px, and the caret is never covered`, async ({
      page,
      admin,
      request,
    }) => {
      // It speaks of what is looked for below, and is not called so.
      const content = '<p>After QuickScore.</p>'
      const other = await addPost(admin.call, {
        title: 'Vaults for evidence',
        status: 'published',
        content,
      })
      const buffer = await samplePng(96, 64)
      const picture = { name: 'chart.png', mimeType: 'image/png', buffer }
      await addMedia(request, admin.key, picture)
      const write = (text: string) => page.keyboard.type(text)
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      /** To it by tapping it, or by Tab; then it is seen. */
      const goTo = async (target: Locator, name: string) => {
        await expect(target).toBeVisible()
        if (isTouch) {
          // To the middle: what a sheet can be done with stands over its lower edge.
          await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
          await expectSeen(target, name)
          return target.tap()
        }
        const hasFocus = () => target.evaluate((element) => element === document.activeElement)
        for (let tabs = 0; tabs < 40 && !(await hasFocus()); tabs += 1) await press('Tab')
        await expect(target).toBeFocused()
        await expectSeen(target, name)
      }
      /** A button, or a tick. */
      const use = async (target: Locator, name: string, key = 'Enter') => {
        await goTo(target, name)
        if (!isTouch) await press(key)
      }

      /** Until the editor has seen the caret move, Enter would be pressed where it was. */
      const atEnd = async () => {
        await press('Control+End')
        await page.evaluate(
          () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
        )
      }
      /** Each state once: by touch, or by keys. */
      const audit = async (name: string, byTouch: boolean, within?: Locator) => {
        if (byTouch !== isTouch) return
        await expectAccessible(page, `${name} at ${viewport.width} px`, within)
      }

      await openNew(page)
      await goTo(contentOn(page), 'the text')
      const lines = isTouch ? 14 : 24
      for (let line = 1; line <= lines; line += 1) {
        await page.keyboard.insertText(`${scripts[line % scripts.length]} ${line}`)
        await expectCaretSeen(page, `typing line ${line}`)
        await page.keyboard.press('Enter')
      }
      for (const key of ['ArrowUp', 'ArrowDown']) {
        for (let line = 1; line <= lines; line += 1) {
          await page.keyboard.press(key)
          await expectCaretSeen(page, `${key}, line ${line}`)
        }
      }
      await page.keyboard.press('Alt+F10')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expectCaretSeen(page, 'in a table')
      const remove = dialogOn(page).getByRole('button', { name: 'Delete table' })
      await remove.click()
      await expect(remove).toHaveCount(0)
      // The bar is entered at its first tool again.
      await press('Alt+F10', 'Home', 'Escape')
      await paste(contentOn(page), { html: '<p dir="rtl">سجل <b>القرارات</b> والأدلة</p>' })
      await expectCaretSeen(page, 'words from right to left pasted')
      await atEnd()
      await press('Enter')

      await write('/')
      await expectSeen(page.getByRole('option', { name: 'Paragraph' }), 'the first block')
      await expectCaretSeen(page, 'the list of blocks')
      await audit('list of blocks', true)
      await press('ArrowDown')
      await expect(page.getByRole('option', { name: 'Heading 2' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await press('Enter')
      await write('Every block')
      await press('Enter')

      /** Types a slash and the name, and presses Enter, or taps it. */
      const insert = async (typed: string, name: string) => {
        await write(`/${typed}`)
        const option = page.getByRole('option', { name }).first()
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expectSeen(option, name)
        await expectCaretSeen(page, name)
        if (isTouch) await option.tap()
        else await press('Enter')
        await expect(option).toHaveCount(0)
      }
      /** A footnote, a link, a bookmark and a call to action. */
      const insertReferences = async () => {
        await write('A claim')
        await press('Space')
        await insert('footn', 'Footnote')
        await audit('footnote dialog', false)
        await write('Annex III.')
        await press('Tab')
        await write('AI Act')
        await press('Tab')
        await write('https://law.example/act')
        await press('Enter')
        await expect(page.getByRole('dialog', { name: 'Insert footnote' })).toHaveCount(0)
        await write('as [[vau')
        await expect(page.getByRole('option', { name: 'Vaults for evidence' })).toBeVisible()
        await press('Enter')
        await press('Enter')
        await insert('bookm', 'Bookmark of an article')
        await write('vau')
        await expectSeen(page.getByRole('option', { name: 'Vaults for evidence' }), 'the article')
        await press('Enter')
        await insert('call to', 'Call to action')
        await write('Take QuickScore')
        await press('Tab')
        await write('quick')
        await expect(page.getByRole('option', { name: 'QuickScore' }).first()).toBeVisible()
        await audit('call to action', false)
        await expect(page.getByRole('option', { name: 'Vaults for evidence' })).toBeVisible()
        await press('ArrowDown', 'Enter', 'Enter')
        await expect(page.getByRole('dialog', { name: 'Insert call to action' })).toHaveCount(0)
      }
      await insert('callout', 'Callout')
      await write('Mind the date.')
      // What a tap on it opens belongs to the phone, and is nowhere in the page.
      const kind = dialogOn(page).getByLabel('Callout')
      await press('Tab')
      await expect(contentOn(page), 'the next letters are not swallowed').toBeFocused()
      await press('Escape', 'Tab')
      await expect(kind).toBeFocused()
      await expectSeen(kind, 'the kind of callout')
      await press('w')
      await expect(kind).toHaveValue('warning')
      await press('Shift+Tab')
      await expectCaretSeen(page, 'in a callout')

      // As a whole: it goes up and down, there are two of it, and one again.
      const callout = contentOn(page).locator('aside')
      const chosen = dialogOn(page).getByRole('status').filter({ hasText: 'Callout selected' })
      const choose = async () => {
        await press('Escape')
        await expect(chosen).toBeAttached()
      }
      await choose()
      await audit('a selected callout', false)
      await write(' At once.')
      await expect(callout).toContainText('Mind the date. At once.')
      await choose()
      await press('Alt+ArrowUp')
      await expect(contentOn(page).locator('aside + h2')).toHaveText('Every block')
      await press('Alt+ArrowDown')
      await use(dialogOn(page).getByRole('button', { name: 'Duplicate' }), 'duplicating a block')
      await expect(callout).toHaveCount(2)
      // A slow machine, which draws nothing for a while: the next key is for the text all the same.
      await page.evaluate(() => {
        Object.assign(window, {
          draw: window.requestAnimationFrame,
          requestAnimationFrame: () => 0,
        })
      })
      await use(dialogOn(page).getByRole('button', { name: 'Delete block' }), 'deleting a block')
      await expect(callout).toHaveCount(1)
      await expect(contentOn(page)).toBeFocused()
      await page.evaluate(() => {
        Object.assign(window, { requestAnimationFrame: Reflect.get(window, 'draw') })
      })
      await expectCaretSeen(page, 'after a block was deleted')
      await press('Control+z')
      await expect(callout).toHaveCount(2)
      await press('Control+z')
      await expect(callout.getByText('Mind the date.')).toBeVisible()
      await expect(chosen).toBeAttached()
      await press('Enter', 'Enter', 'Enter')
      await insert('bullet', 'Bullet list')
      await write('one')
      await press('Enter')
      await write('two')
      await press('Alt+ArrowUp')
      await expect(contentOn(page).locator('li').first()).toHaveText('two')
      // Faster than the editor sees the caret move, Enter would still be pressed in this item.
      await press('Control+End')
      await expect(toolOn(page, 'Bullet list')).toHaveAttribute('aria-pressed', 'false')
      await press('Enter', 'Enter')
      await insert('quote', 'Quote')
      await write('Said')
      await press('Enter', 'Enter')
      await insert('code', 'Code block')
      await write('{}')
      await press('ArrowDown')
      await insert('line', 'Horizontal rule')
      await insert('table', 'Table')
      await write('Head')
      await press('Tab')
      await write('Second')
      await press('Tab')
      await write('Third')
      await expectCaretSeen(page, 'in a table')
      await press('Control+End')

      if (!isTouch) await insertReferences()

      for (const [typed, name, button] of [
        ['image', 'Image', 'Insert Image'],
        ['gallery', 'Gallery', 'Insert Gallery'],
      ] as const) {
        if (isTouch && typed === 'gallery') continue
        await insert(typed, name)
        const dialog = page.getByRole('dialog', { name: `Insert ${typed}` })
        await use(dialog.getByRole('button', { name: 'Choose from library' }), 'the library')
        await use(page.getByRole('button', { name: 'Select chart.png' }), 'the picture')
        if (typed === 'gallery') {
          await use(page.getByRole('button', { name: 'Add 1 image' }), 'adding it')
        }
        await goTo(dialog.getByLabel(/^Alt text/), 'its words')
        // Words that the library has for it stand there already.
        await press('Control+a')
        await write('A chart')
        const keep = dialog.getByLabel('Keep for the library')
        if (typed === 'image') await use(keep, 'keeping its words', 'Space')
        await use(dialog.getByRole('button', { name: button }), button)
        await expect(dialog).toHaveCount(0)
        await expectCaretSeen(page, `after the ${typed}`)
      }

      await paste(contentOn(page), { text: longMarkdown })
      await expectCaretSeen(page, 'ten screens pasted')
      for (const key of ['Control+Home', 'PageDown', 'PageDown', 'PageUp', 'a', 'Control+End']) {
        await page.keyboard.press(key)
        await expectCaretSeen(page, `${key} in ten screens`)
      }
      await atEnd()
      await press('Enter')
      await write('## ')
      await page.keyboard.insertText('Part 35')
      await press('Enter', 'Control+b')
      await write('Keep a record')
      await press('Control+b')
      await page.keyboard.insertText(', of who decided what and on which evidence.')
      await press('Enter')
      await expectCaretSeen(page, 'after ten screens')
      await expect(dialogOn(page).getByText(/^3,?\d{3} words/)).toBeVisible()

      await write('https://youtu.be/abcdefghijk')
      await press('Enter')
      await expect(contentOn(page).locator('.editor-video')).toBeVisible()

      await write('Last words')
      const film = contentOn(page).locator(
        'p:text-is("Last words") ~ :is(.editor-video, :has(.editor-video))',
      )
      if (isTouch) await press('Alt+ArrowUp')
      else await dragAbove(page, contentOn(page).locator(':scope > :last-child'), '.editor-video')
      await expect(film).toBeVisible()
      await use(toolOn(page, 'Undo'), 'Undo')
      await expect(film).toHaveCount(0)
      await expect(contentOn(page), 'only the move is undone').toContainText('Last words')
      if (!isTouch) await press('Escape')
      await press('Control+End')
      // Here too: until it has, the block that was moved is what is selected.
      await expect(contentOn(page).locator('.ProseMirror-selectednode')).toHaveCount(0)
      await press('Shift+Control+ArrowLeft')
      const bar = dialogOn(page).getByRole('toolbar', { name: 'Format the selection' })
      await expectSeen(bar.getByRole('button', { name: 'Bold' }), 'the bar of the selection')
      await expectCaretSeen(page, 'the bar of the selection')
      await expect(dialogOn(page).getByText('1 selected of')).toBeVisible()
      await audit('bar of the selection', false, bar)
      if (isTouch) await bar.getByRole('button', { name: 'Bold' }).tap()
      else await press('Alt+F9', 'Enter', 'Escape')
      await press('ArrowRight')

      await expectContent(page, /<strong>words<\/strong><\/p>$/)
      const html = await contentTyped(page)()
      await expectStoredAsWritten(page)
      if (isTouch) return
      for (const part of [
        '<h2>Every block</h2><aside data-callout="warning"><p>Mind the date. At once.</p></aside>',
        '<ul><li>two</li><li>one</li></ul><blockquote><p>Said</p></blockquote><pre><code>{}</code></pre><hr>',
        '<small data-footnote=""> Annex III. <a href="https://law.example/act" rel="noopener noreferrer">AI Act</a></small>',
        `<a href="/insights/${other.slug}">Vaults for evidence</a>`,
        `<p data-bookmark="${other.id}"><a href="/insights/${other.slug}">Vaults for evidence</a></p>`,
        '<p data-action=""><a href="/quickscore">Take QuickScore</a></p>',
      ]) {
        expect(html).toContain(part)
      }
      expect(html).toMatch(/<figure data-gallery=""><img [^>]+alt="A chart"/)
      const { data } = (await admin.call('GET', '/api/admin/media')) as { data: MediaFile[] }
      expect(data.find(({ original_name }) => original_name === 'chart.png')?.alt_text).toBe(
        'A chart',
      )

      await addPost(admin.call, { title: 'Every block', content: html, status: 'published' })
      await page.goto('/insights/every-block')
      const article = page.locator('.article-text')
      await expect(article.getByRole('note')).toHaveText(/^Warning\s*Mind the date\. At once\.$/)
      await expect(article.locator('.bookmark')).toContainText('About: Vaults for evidence')
      await article.getByRole('link', { name: 'Note 1', exact: true }).click()
      await expect(page).toHaveURL(/#note-1$/)
      await expect(article.locator('#note-1')).toContainText('Annex III. AI Act')
      await audit('article with every block', false)
    })
  })
}

/** Closes the editor; of what is unsaved nothing stays. */
async function leave(page: Page): Promise<void> {
  const accept = (question: Dialog) => void question.accept()
  page.once('dialog', accept)
  await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOn(page)).toHaveCount(0)
  page.off('dialog', accept)
  await page.evaluate(() => localStorage.clear())
}

/** A new post with nothing in it, whatever was written before. */
async function startAnew(page: Page): Promise<void> {
  if (await dialogOn(page).isVisible()) await leave(page)
  await openNew(page)
  await contentOn(page).click()
}

test('every tool of a new article writes what is stored, by mouse and by keyboard alone', async ({
  page,
}) => {
  await test.step('is typed, undone and redone', async () => {
    await startAnew(page)
    await expect(dialogOn(page).getByText('Start writing...')).toBeVisible()
    const box = await contentOn(page).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(300)
    for (const name of ['Undo', 'Redo']) {
      await expect(toolOn(page, name)).toHaveAttribute('aria-disabled', 'true')
    }
    await page.keyboard.insertText('Hello')
    await expectContent(page, '<p>Hello</p>')
    await expect(dialogOn(page).getByText('Start writing...')).toHaveCount(0)
    // At once: a block is undone without what was typed just before it, or just after.
    await toolOn(page, 'Horizontal rule').click()
    await page.keyboard.insertText('there')
    const steps = ['<p>Hello</p>', '<p>Hello</p><hr>', '<p>Hello</p><hr><p>there</p>']
    await expectContent(page, steps[2] ?? '')
    for (const html of ['<p>Hello</p><hr>', '<p>Hello</p>', '']) {
      await toolOn(page, 'Undo').click()
      await expectContent(page, html)
    }
    await expect(toolOn(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    for (const _ of steps) await toolOn(page, 'Redo').click()
    await expectContent(page, steps[2] ?? '')
    await page.keyboard.press('Escape')
    await expect(dialogOn(page)).toBeVisible()
  })

  await test.step('has headings, emphasis, quotes, rules and lists', async () => {
    await startAnew(page)
    for (let level = 1; level <= 6; level += 1) {
      await toolOn(page, `Heading ${level}`).click()
      await expect(toolOn(page, `Heading ${level}`)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.type('H')
      await page.keyboard.press('Enter')
    }
    for (const [name, letter] of [
      ['Bold', 'b'],
      ['Italic', 'i'],
      ['Underline', 'u'],
      ['Strike through', 's'],
    ] as const) {
      await toolOn(page, name).click()
      await page.keyboard.type(letter)
      await toolOn(page, name).click()
    }
    await page.keyboard.press('Enter')
    await toolOn(page, 'Quote').click()
    await page.keyboard.type('q')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await toolOn(page, 'Horizontal rule').click()
    await toolOn(page, 'Bullet list').click()
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('in')
    await expectContent(
      page,
      '<h1>H</h1><h2>H</h2><h3>H</h3><h4>H</h4><h5>H</h5><h6>H</h6><p><strong>b</strong><em>i</em><u>u</u><s>s</s></p><blockquote><p>q</p></blockquote><hr><ul><li>one<ul><li>in</li></ul></li></ul>',
    )
    await expectStoredAsWritten(page)
    await expectAccessible(page, 'editor')
  })

  await test.step('has lists that start anywhere, and code in a language', async () => {
    await startAnew(page)
    await toolOn(page, 'Ordered list').click()
    await page.keyboard.type('x')
    await page.getByLabel('List starts at').fill('7')
    await page.keyboard.press('Enter')
    await expectContent(page, '<ol start="7"><li>x</li></ol>')
    await expect(dialogOn(page), 'Enter saves no post here').toBeVisible()
    await contentOn(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await toolOn(page, 'Code block').click()
    await page.getByLabel('Language').selectOption('JSON')
    await contentOn(page).locator('pre').click()
    await page.keyboard.type('{}')
    await expectContent(
      page,
      '<ol start="7"><li>x</li></ol><pre><code class="language-json">{}</code></pre>',
    )
  })

  await test.step('has links', async () => {
    await startAnew(page)
    await page.keyboard.type('See ')
    await toolOn(page, 'Link').click()
    const dialog = page.getByRole('dialog', { name: 'Insert link' })
    await expect(dialog.getByRole('button', { name: 'Insert Link' })).toBeDisabled()
    await expectAccessible(page, 'link dialog')
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Please enter a web address')).toBeVisible()
    await dialog.getByLabel('URL').fill('https://a.example/?x=1&y')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(contentOn(page)).toBeFocused()
    await page.keyboard.type(' now')
    await expectContent(
      page,
      '<p>See <a href="https://a.example/?x=1&amp;y" rel="noopener noreferrer">https://a.example/?x=1&amp;y</a> now</p>',
    )
    await contentOn(page).getByText('https://a.example').click()
    await page.getByRole('button', { name: 'Edit link' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit link' })
    await edit.getByLabel('URL').fill('/contact')
    await edit.getByLabel('Link text').fill('this')
    await edit.getByRole('button', { name: 'Update Link' }).click()
    await expectContent(page, '<p>See <a href="/contact">this</a> now</p>')
    await contentOn(page).getByText('this').click()
    await page.getByRole('button', { name: 'Remove link' }).click()
    await expectContent(page, '<p>See this now</p>')
  })

  await test.step('has films, without a request to anybody', async () => {
    await startAnew(page)
    await toolOn(page, 'YouTube video').click()
    const dialog = page.getByRole('dialog', { name: 'Insert YouTube video' })
    await page.keyboard.type('https://video.example/1')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Invalid YouTube URL', 'Please enter a valid YouTube URL')
    await dialog.getByLabel('YouTube URL').fill('https://youtu.be/dQw4w9WgXcQ?t=1m5s')
    await dialog.getByLabel('Title').fill('Film')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expectContent(
      page,
      '<div data-youtube-video=""><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65" title="Film" allowfullscreen></iframe></div>',
    )
  })

  await test.step('is written by keyboard alone', async () => {
    await startAnew(page)
    await page.keyboard.type('word')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Alt+F10')
    await expect(toolOn(page, 'Undo')).toBeFocused()
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight')
    await expect(toolOn(page, 'Bold')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectContent(page, '<p><strong>word</strong></p>')
    await expect(toolOn(page, 'Bold')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(contentOn(page)).toBeFocused()
    await page.keyboard.press('Control+/')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toBeVisible()
    await expectAccessible(page, 'keyboard shortcuts')
    await page.keyboard.press('Escape')
    await expect(shortcuts).toHaveCount(0)
    await expect(contentOn(page)).toBeFocused()
  })
})

/** What no tool of ours would write so. */
const oddities = [
  '<p>A space at its end. </p><p> And at its start.</p>',
  '<blockquote>Loose text in a quote</blockquote>',
  '<ul><li>Loose in an item</li></ul><p></p>',
]

test('a stored article loses nothing when it is opened, and fits a phone; pictures, galleries, documents and words of other programs come in by choice and by paste', async ({
  page,
  admin,
  request,
}) => {
  await test.step('loses nothing when it is opened and changed back', async () => {
    const all = [...starterPosts.map(({ content }) => content), ...oddities].join('')
    const { html } = prepareContent(all)
    const { content: stored } = await addPost(admin.call, { title: 'All of it', content: html })
    expect(stored).toBe(html)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await openEdit(page, 'All of it')
    await contentOn(page).locator('p').first().click()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(dialogOn(page).getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
    expect(await listTyped(admin.call), 'nothing was changed').toEqual([])
    await page.keyboard.type('Z')
    await expectContent(page, /Z/)
    const changed = await contentTyped(page)()
    const wordsOf = (text: string) => prepareContent(text).text.replaceAll(/\s+/g, '')
    expect(wordsOf(changed).replace('Z', '')).toBe(wordsOf(html))
    await page.keyboard.press('Control+z')
    await expectContent(page, '')
    await page.keyboard.press('Tab')
    await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialogOn(page), 'nothing is unsaved').toHaveCount(0)
  })

  await test.step('of plain text keeps its lines', async () => {
    await addPost(admin.call, { title: 'Plain', content: 'One\n\nTwo & 3 < 4' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await openEdit(page, 'Plain')
    await contentOn(page).getByText('One').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expectContent(page, '<p>One!</p><p><br></p><p>Two &amp; 3 &lt; 4</p>')
    await leave(page)
  })

  await test.step('shows all of a wide table and of a long line on a phone', async () => {
    const cells = '<td><p>Antidiscrimination</p></td>'.repeat(7)
    const code = `<pre><code>const line = ${'1 + '.repeat(60)}1</code></pre>`
    const content = `<table><tbody><tr>${cells}</tr></tbody></table>${code}<p>End</p>`
    await addPost(admin.call, { title: 'Broad', content })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const desk = page.viewportSize() as { width: number; height: number }
    await page.setViewportSize({ width: 390, height: 844 })
    await openEdit(page, 'Broad')
    const hidden = contentOn(page)
      .locator('table, pre')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(await hidden).toEqual([0, 0])
    await expectAccessible(page, 'editor with a wide table and a long line')
    await page.setViewportSize(desk)
  })

  await test.step('has pictures from the library, with words for those who cannot see them', async () => {
    await startAnew(page)
    const buffer = await samplePng(64, 48)
    const file = { name: 'library.png', mimeType: 'image/png', buffer }
    const { id } = await addMedia(request, admin.key, file)
    await admin.call('PATCH', `/api/admin/media/${id}`, { alt_text: 'From the library' })
    await toolOn(page, 'Image').click()
    const dialog = page.getByRole('dialog', { name: 'Insert image' })
    await expect(dialog.getByRole('button', { name: 'Insert Image' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Choose from library' }).click()
    const library = page.getByRole('dialog', { name: 'Media Library' })
    await library.getByRole('button', { name: 'Select library.png' }).click()
    await expect(dialog.getByLabel('Alt text')).toHaveValue('From the library')
    await expectAccessible(page, 'image dialog')
    await dialog.getByLabel('Alt text').fill('x'.repeat(300))
    await expect(dialog.getByLabel('Alt text')).toHaveAccessibleDescription(/^The limit of 300/)
    await dialog.getByLabel('Alt text').fill('From the library')
    await dialog.getByLabel('Title').fill('T')
    await dialog.getByRole('button', { name: 'Insert Image' }).click()
    await expectContent(
      page,
      /^<img src="\/media\/[^"]+" alt="From the library" title="T" width="64" height="48">$/,
    )
    await contentOn(page).locator('img').click()
    await expect(page.getByRole('dialog', { name: 'Edit image' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add caption' }).click()
    await page.waitForFunction(() => {
      const place = getSelection()?.anchorNode
      // An empty caption is itself the place of the caret.
      const element = place instanceof Element ? place : place?.parentElement
      return element?.closest('figcaption') && document.activeElement?.contains(element)
    })
    await page.keyboard.type('Cap')
    await expectContent(page, /^<figure><img [^>]+><figcaption>Cap<\/figcaption><\/figure>/)
    await expectStoredAsWritten(page)
  })

  await test.step('takes pictures that are pasted, one after the other, and documents', async () => {
    await startAnew(page)
    await page.keyboard.type('Before')
    const one = { name: 'a.png', type: 'image/png', bytes: [...(await samplePng(51, 20))] }
    const two = { name: 'b.png', type: 'image/png', bytes: [...(await samplePng(52, 20))] }
    const three = { name: 'c.js', type: 'text/javascript', bytes: [120] }
    await paste(contentOn(page), { files: [one, two, three] })
    await expectToast(page, 'Invalid file type', 'Please select an image file')
    await expectContent(
      page,
      /^<p>Before<\/p><img src="\/media\/[^"]+" alt="" width="51" height="20"><img src="\/media\/[^"]+" alt="" width="52" height="20">$/,
    )
    await contentOn(page).focus()
    await page.keyboard.press('Control+End')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      toolOn(page, 'Upload document').click(),
    ])
    const policy = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
    const words = Buffer.from('<- Words')
    await chooser.setFiles([policy, { name: 'notes.txt', mimeType: 'text/plain', buffer: words }])
    const linkOn = (name: string) => contentOn(page).getByRole('link', { name, exact: true })
    await expect(linkOn('policy.pdf')).toBeVisible()
    await expect(linkOn('notes.txt'), 'two files are two links').toBeVisible()
    await expectContent(page, /policy\.pdf<\/a> <a [^>]+>notes\.txt<\/a>/)
    await expectStoredAsWritten(page)
  })

  await test.step('takes clean words from other programs', async () => {
    await startAnew(page)
    await paste(contentOn(page), {
      html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style="margin:0cm"><b style="font-weight:normal"><span style="font-size:12pt;font-family:Arial">Plain <span style="font-weight:700">bold</span></span></b><o:p></o:p></p><img src="https://elsewhere.example/a.png" onerror="window.ran=1"><iframe src="https://maps.example/"></iframe></body></html>',
    })
    await expectToast(
      page,
      'Images and a frame from maps.example were left out',
      'upload the images',
    )
    await expectContent(page, '<p>Plain <strong>bold</strong></p>')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await page.keyboard.press('Enter')
    await paste(contentOn(page), { text: 'https://youtu.be/abcdefghijk?t=90' })
    await expectContent(
      page,
      /^<p>Plain <strong>bold<\/strong><\/p><div data-youtube-video=""><iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?start=90"/,
    )
  })

  await test.step('a gallery takes several pictures at once, in an order that is changed by hand', async () => {
    await startAnew(page)
    await page.keyboard.type('/gallery')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Insert gallery' })
    const fileOf = async (name: string, width: number) => ({
      name,
      mimeType: 'image/png',
      buffer: await samplePng(width),
    })
    const files = [await fileOf('one.png', 51), await fileOf('two.png', 52)]
    await dialog.locator('input[type=file]').setInputFiles(files)
    const rows = dialog.getByRole('list', { name: 'Gallery' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Choose from library' }).click()
    for (const name of ['one.png', 'two.png']) {
      await page.getByRole('button', { name: `Select ${name}` }).click()
    }
    await page.getByRole('button', { name: 'Add 2 images' }).click()
    await expect(rows).toHaveCount(4)
    const images = rows.getByRole('presentation', { includeHidden: true })
    const names = () =>
      images.evaluateAll((all) => all.map((one) => one.getAttribute('src')?.split('/').at(-1)))
    expect(await names()).toEqual(['one.png', 'two.png', 'one.png', 'two.png'])

    await dialog.getByLabel('Alt text of image 2').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(dialog.getByLabel('Alt text of image 1'), 'the focus goes along').toBeFocused()
    await page.keyboard.type('The second')
    expect(await names()).toEqual(['two.png', 'one.png', 'one.png', 'two.png'])
    const row = (number: number) => rows.nth(number - 1).getByRole('presentation')
    await row(1).dragTo(row(3))
    await expect.poll(names).toEqual(['one.png', 'one.png', 'two.png', 'two.png'])
    await expect(dialog.getByLabel('Alt text of image 3')).toHaveValue('The second')
    await expectAccessible(page, 'gallery')
    await dialog.getByRole('button', { name: 'Remove image 4' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove image 3' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Insert Gallery' }).click()
    await expectContent(page, /^<figure data-gallery="">(<img [^>]+>){3}<\/figure>$/)
  })
})
