/** The product under another firm's name and colours: nobody who meets it meets the name before. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import PostalMime from 'postal-mime'
import { claims, credentials, firstLife } from '../../content/en/claims.ts'
import { aboutPage } from '../../content/en/pages/about.ts'
import { enterKey } from '../support/admin-steps.ts'
import { test as base, expect } from '../support/journey.ts'
import { expectAllPressable } from '../support/layout.ts'
import { installFor, listLinks, textsOf } from '../support/other-firm.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

const firm = {
  name: 'Northwick',
  tagline: 'Hiring by rules that hold',
  contactEmail: 'hello@northwick.example',
  legalName: 'Northwick Advisers Ltd',
  postalAddress: '1 High Street, Leeds',
  register: 'Companies House',
  registerNumber: '00000001',
  colours: { action: '#1d4ed8', accent: '#9a3412' },
  newsletterDay: 'Thursday',
  prices: { core: 2100 },
}

const person = { name: 'Ada Reed', email: 'ada@candour.example' }

const startForFirm = async () => startServer({ dataDir: await installFor(firm) })

/** As in journey.ts, on the data of that firm. */
const test = base.extend({
  server: async ({ lend }, use) => use(await lend(startForFirm)),
})

/**
 * Scripts may keep it in names that only programs read, under which browsers hold unsaved text, and
 * alone or in an address: what a field has until its record says otherwise.
 */
const formerName = /plumbline/i
const formerNameInScripts = /(?<![`"'@])plumbline(?!-[a-z$])|(?<=[`"'])plumbline(?![`"'-])/i

function expectNoFormerName(text: string, where: string): void {
  // The owner's command keeps its name.
  const told = text.replaceAll(/\bplumbline (?=[a-z])/g, '')
  const at = told.search(where.endsWith('.js') ? formerNameInScripts : formerName)
  expect(at < 0 ? '' : told.slice(Math.max(0, at - 80), at + 80), where).toBe('')
}

async function read(request: APIRequestContext, path: string, headers = {}): Promise<string> {
  const response = await request.get(path, { headers })
  expect(response.status(), path).toBeLessThan(400)
  const text = await textsOf(new URL(response.url()).pathname, await response.body())
  expectNoFormerName(`${JSON.stringify(response.headers())}\n${text}`, path)
  return text
}

/** Reads what can be reached by links from `starts` and has not been read; `known` grows by it. */
async function crawl(request: APIRequestContext, known: Set<string>, starts: string[]) {
  const found = new Set(starts)
  for (const path of found) {
    // One picture to share stands for all: server/posts/read/share-cards.db.test.ts asks for each.
    if (known.has(path) || /^\/social\/(?!home\.)/.test(path)) continue
    known.add(path)
    const text = await read(request, path)
    if (!text.includes('<!DOCTYPE html>')) continue
    for (const link of listLinks(text)) found.add(link)
  }
}

async function readMails({ dataDir }: ServerProcess) {
  const names = (await readdir(dataDir, { recursive: true })).filter((name) => /\.eml$/.test(name))
  return Promise.all(
    names.sort().map(async (name) => PostalMime.parse(await readFile(join(dataDir, name)))),
  )
}

/** The path that the newest such link in a mail leads to, once it is there. */
async function readLink(server: ServerProcess, link: RegExp): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      for (const { text = '' } of await readMails(server)) path = link.exec(text)?.[0] ?? path
      return path
    })
    .not.toBe('')
  return path
}

test('another firm’s name and colours stand wherever a reader, a mail or a file had the first ones', async ({
  page,
  request,
  server,
  admin,
}) => {
  const paths = new Set<string>()
  const listRead = (kind: RegExp) => [...paths].filter((path) => kind.test(path))
  await test.step('pages, their files and feeds', async () => {
    const map = await read(request, '/sitemap.xml')
    const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
    expect(pages).toContain('/trust')
    await crawl(request, paths, [
      ...pages,
      '/feeds/insights.rss',
      '/feeds/insights.atom',
      '/robots.txt',
      '/favicon.svg',
      '/admin',
      '/.well-known/security.txt',
      '/api/openapi.json',
      '/newsletter/embed',
      '/healthz',
    ])
    expect(listRead(/\.(css|js|png)$/).length).toBeGreaterThan(10)
    expect(await read(request, '/favicon.svg')).toContain('<title>Northwick</title>')
    expect(await read(request, '/privacy-policy')).toContain(firm.legalName)
    expect(await read(request, '/newsletter')).toContain('Thursday')
    const own = await Promise.all(
      ['/', '/about', '/newsletter', '/governance-in-a-box'].map((path) => read(request, path)),
    )
    const told = own.join('\n').replaceAll('&#x27;', "'")
    // The life, the face and the claims of the firm that the product came with.
    const { role } = aboutPage.founder
    for (const life of [...Object.values(firstLife), credentials.independence, role])
      expect(told).not.toContain(life)
    expect(told).not.toContain('ISO 27001')
    for (const { figure, label } of Object.values(claims))
      expect(told).not.toContain(`${figure}</strong> ${label}`)
    expect(told).not.toContain('plumb line')
    const start = own[3] ?? ''
    expect(start).toContain('£2,100')
    expect(start).toContain('£25,200')
    expect(start).toContain('£4,985')
    const record = await request.post('/tools/adverse-impact/record.pdf', {
      form: { sheet: 'Group\tReached\tHired\nWomen\t200\t60\nMen\t200\t80' },
    })
    expectNoFormerName(await textsOf('record.pdf', await record.body()), 'the record card')
  })

  await test.step('a result, its register and questionnaires, with all their files', async () => {
    await admin.call('POST', '/api/quickscore/submit', {
      ...person,
      company: 'Candour',
      user_type: 'buyer',
      answers: { A1: 1, A2: 0.5, B1: 0, C1: 1, D1: 0 },
      applicability: { places: ['eu', 'gb'] },
    })
    const result = await readLink(server, /\/quickscore\/result\/[\w-]{43}/)
    await request.post(`${result}/ask`, { form: { wants: 'confirm' } })
    await request.post(await readLink(server, /\/quickscore\/result\/[\w-]+\/ask\/[\w.-]+/), {
      form: { sure: 'yes' },
    })
    const form = { answerer: 'colleague', label: 'IT', parts: 'security' }
    const made = await (await request.post(`${result}/ask`, { form })).text()
    const [asked = ''] = /\/quickscore\/asked\/[\w-]{43}/.exec(made) ?? []
    await crawl(request, paths, [asked])
    const readVersion = async (path: string) =>
      /name="version" value="(\d+)"/.exec(await read(request, path))?.[1] ?? 'none'
    const answered = { 'answer-C1': '1', version: await readVersion(`${asked}/security`) }
    await request.post(`${asked}/security`, { form: answered })
    const sent = { version: await readVersion(`${asked}/review`) }
    await request.post(`${asked}/review`, { form: sent })
    await request.post(`${result}/register/new`, { form: { name: 'Ranking', key: 'first' } })
    await crawl(request, paths, [result])
    const files = ['report.pdf', 'plan.xlsx', 'plan.ics', 'board.docx', 'data.json', 'answers.xlsx']
    for (const file of [...files, 'register/register.docx', 'register/1/impact-assessment.docx']) {
      expect(listRead(/result/), file).toContain(`${result}/${file}`)
    }
    expect(listRead(/\.docx$/).length).toBeGreaterThan(12)
  })

  await test.step('what the API tells staff, and everything in one file', async () => {
    const { paths } = JSON.parse((await read(request, '/api/openapi.json')).replace(/^.*\n/, ''))
    const lists = Object.keys(paths).filter((path) => paths[path].get && !path.includes('{'))
    for (const path of lists) await read(request, path, { 'x-admin-key': admin.key })
    const headers = { 'x-admin-key': admin.key }
    const archive = await request.post('/api/admin/export', { headers })
    expectNoFormerName(await textsOf('everything.zip', await archive.body()), 'everything')
  })

  await test.step('every mail that can be had without waiting for days', async () => {
    const words = { message: 'We would like to hear more of your work.' }
    await admin.call('POST', '/api/contact', { ...person, ...words })
    await admin.call('POST', '/api/newsletter/subscribe', { email: person.email })
    const confirm = await readLink(server, /\/newsletter\/confirm\/[\w.-]+/)
    await admin.call('POST', '/api/newsletter/confirm', { token: confirm.split('/').at(-1) })
    const { data } = (await admin.call('GET', '/api/admin/posts?status=published')) as {
      data: { id: number; version: number }[]
    }
    const post = `/api/admin/posts/${data[0]?.id}/newsletter`
    await admin.call('POST', `${post}/test`, {
      email: 'staff@northwick.example',
      to_files: true,
    })
    await admin.call('POST', `${post}/send`, { version: data[0]?.version, to_files: true })
    const reply = { subject: 'Re: Your message', text: 'Yes, on Monday.', to_files: true }
    await admin.call('POST', '/api/admin/contact-messages/1/replies', reply)
    await admin.call('POST', '/api/admin/quickscore-assessments/1/replies', reply)
    await expect.poll(async () => (await readMails(server)).length).toBe(11)
    for (const mail of await readMails(server)) {
      const { subject = '', from, headers, html = '', text = '', attachments } = mail
      const files = attachments.map(({ filename, content }) =>
        textsOf(String(filename), Buffer.from(content as ArrayBuffer)),
      )
      const who = `Northwick is run by ${firm.legalName}, ${firm.postalAddress}.`
      for (const body of [html, text]) expect(body.replaceAll(/\s+/g, ' '), subject).toContain(who)
      const all = [subject, from?.name, JSON.stringify(headers), html, text]
      expectNoFormerName([...all, ...(await Promise.all(files))].join('\n'), subject)
    }
  })

  await test.step('every tab and view of the admin area, in its colours', async () => {
    await page.goto('/admin')
    await enterKey(page, admin.key)
    const expectRenamed = async (view: string) => {
      await expect(page.getByRole('heading', { level: 2 }).first(), view).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('body'), view).not.toContainText(formerName)
      expect(await page.title(), view).toContain(firm.name)
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectRenamed(String(await tab.textContent()))
    }
    const menu = page.getByRole('button', { name: 'More', exact: true })
    const items = menu.locator('xpath=following-sibling::ul').getByRole('button')
    await menu.click()
    const views = await items.allTextContents()
    expect(views).toContain('Launch checklist')
    await menu.click()
    for (const name of views) {
      const item = items.filter({ hasText: name })
      // A view that is still arriving takes the focus, which closes the menu.
      await expect(async () => {
        if (await item.isHidden()) await menu.click()
        await item.click({ timeout: 5_000 })
      }).toPass()
      await expectRenamed(name)
      // The bar at its foot hides no field that Tab comes to.
      if (name === 'Firm') await expectAllPressable(page.getByRole('main'), name)
    }
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--action').trim(),
    )
    expect(colour).toBe(firm.colours.action)
  })
})
