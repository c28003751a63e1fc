import { subscribe } from 'node:diagnostics_channel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { PostImport } from '../../domain/transfer.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, snapshot, startTestApp } from '../../tests/support/app.ts'
import { importFile, importFiles } from '../../tests/support/imports.ts'
import { libraryForAll, libraryOf } from '../../tests/support/media.ts'
import { typedFields } from '../../tests/support/typed-fields.ts'
import { packZip, unpackZip } from '../../tests/support/zip.ts'

const library = libraryForAll()
const admin = createAdmin(library.site)
let brought: PostImport
// None of the tests changes a post's words; the last removes the files.
beforeAll(async () => {
  brought = await importFile(library, 'a.zip', await packZip(await importFiles()))
})

const lists = [
  ...'activity assessments categories keys mail media messages messages-put-aside'.split(' '),
  ...'newsletters regions authors revisions subscribers trash views'.split(' '),
]

describe('everything as one archive', () => {
  const take = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const headers = { 'x-admin-key': adminKey }
    const answer = await library.site.app.inject({ method, url: `/api/admin${url}`, headers })
    expect(answer.statusCode).toBe(200)
    return answer
  }

  type Row = Record<string, unknown>
  /** More revisions than are read at once. */
  const savedAgain = Array.from({ length: 21 }, (_, index) => [1, index + 2, 'Bias audits'])

  const drafts = savedAgain.map(([, version]) => String(version).padStart(16, '0'))
  const unsaved = typedFields({ content: '<p>Not saved.</p>' })

  /** Adds revisions, unsaved text, views, and two records in the trash. */
  async function fillHistory() {
    const { title, slug, description, content } = await admin.succeed('GET', '/posts/1')
    const post = { title, slug, description, content, status: 'draft', category_ids: [1] }
    for (const [, version] of savedAgain) {
      const change = { ...post, description: `Save ${version}`, region_ids: [1] }
      await admin.succeed('PUT', '/posts/1', change)
    }
    for (const token of drafts) {
      const fields = { ...unsaved, title: `Typed ${token}` }
      const change = { window: token, version: null, mark: token, seen: null, fields }
      await admin.succeed('PUT', `/post-writing/${token}`, change)
    }
    const views = { post_id: 1, day: '2026-11-19', amount: 3 }
    await library.site.db.insertInto('article_views').values(views).execute()
    const { id } = await admin.succeed('POST', '/posts', {
      ...post,
      title: 'Gone',
      slug: 'gone',
      region_ids: [1],
    })
    await admin.succeed('DELETE', `/posts/${id}`)
    const label = await admin.succeed('POST', '/categories', { name: 'Left', slug: 'left' })
    await admin.succeed('DELETE', `/categories/${label.id}`)
  }

  // Lost otherwise: the browser holds all of a 2 GB file in memory before it writes any to disk.
  describe('by a ticket', () => {
    const open = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
      library.site.app.inject({ method, url })

    test('is the same file, for the browser alone, once', async () => {
      const { path } = await admin.succeed('POST', '/export/ticket')
      const kept = (await snapshot(library.site.db)).download_tickets
      expect(JSON.stringify(kept)).not.toContain(path.split('/').at(-1))
      expect((await open(path, 'HEAD')).statusCode).toBe(405)
      const [first, second] = await Promise.all([open(path), open(path)])
      const [answer, other] = first?.statusCode === 200 ? [first, second] : [second, first]
      expect(other?.statusCode).toBe(404)
      expect(answer?.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename=plumbline-2026-11-20.zip',
        'cache-control': 'no-store',
      })
      const archive = await unpackZip(answer?.rawPayload ?? Buffer.alloc(0))
      expect(Object.keys(archive)).toContain('README.txt')
      const { activity, download_tickets } = await snapshot(library.site.db)
      expect(activity?.at(-1)).toMatchObject({ action: 'export', key_id: 'env' })
      expect(download_tickets).toEqual([])
    })

    test('is nobody else’s, and needs the role that its key has now', async () => {
      const { id, key } = await admin.succeed('POST', '/keys', { name: 'Ada', role: 'owner' })
      const ask = async () => (await admin.call('POST', '/export/ticket', {}, key)).json().data.path
      const one = await ask()
      const named = library.site.db.updateTable('staff_keys').where('id', '=', id)
      await named.set({ role: 'editor' }).execute()
      expect((await open(one)).statusCode).toBe(403)
      expect((await open('/downloads/everything/none')).statusCode).toBe(404)
    })
  })

  test('holds what the admin holds, is written down, and comes back as it was', async () => {
    await admin.call('POST', '/newsletter-subscribers/import', { emails: ['ada@example.com'] })
    await fillHistory()
    const answer = await take('/export', 'POST')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=plumbline-2026-11-20.zip',
    })
    const archive = await unpackZip(answer.rawPayload)
    const [{ url }] = await admin.succeed('GET', '/media')
    expect(Object.keys(archive).toSorted()).toEqual(
      [
        'README.txt',
        ...lists.map((name) => `data/${name}.json`),
        'data/assessments.csv',
        'data/messages.csv',
        'data/subscribers.csv',
        'posts/bias-audits.md',
        'posts/other.md',
        url.slice(1),
      ].toSorted(),
    )
    const readList = (name: string) => JSON.parse(String(archive[`data/${name}.json`]))
    expect(readList('subscribers')).toMatchObject([{ email: 'ada@example.com' }])
    expect(readList('media')).toMatchObject([{ url, alt_text: 'A chart' }])
    expect(readList('messages')).toEqual([])
    expect(readList('activity')).toContainEqual(
      expect.objectContaining({
        action: 'export',
        noun: 'newsletter-subscribers',
        record_count: 1,
      }),
    )

    expect(readList('views')).toEqual([{ post_id: 1, day: '2026-11-19', amount: 3 }])
    const versions = readList('revisions').map((one: Row) => [one.post_id, one.version, one.title])
    const typed = drafts.map((token) => [null, null, `Typed ${token}`])
    const saves = [[1, 1, 'Bias audits'], ...savedAgain, [2, 1, 'Other']]
    expect(versions).toHaveLength(saves.length + typed.length)
    expect(versions).toEqual(expect.arrayContaining([...saves, ...typed]))
    expect(readList('trash')).toMatchObject([
      { noun: 'posts', id: 3, title: 'Gone', record: { slug: 'gone' } },
      { noun: 'categories', title: 'Left' },
    ])
    const sheet = String(archive['data/subscribers.csv'])
    expect(sheet).toMatch(/^\ufeffEmail,Status,[^\n]+\r\nada@example.com,active,[^\n]+\r\n$/)
    const [gone] = readList('trash')
    expect(gone.parts).toContainEqual(expect.objectContaining({ table: 'post_revisions' }))

    const before = await library.everything()
    const again = await importFile(library, 'all.zip', answer.rawPayload)
    expect(again.counts).toMatchObject({ same: 2, made: 0 })
    expect(await library.everything()).toEqual(before)

    const elsewhere = libraryOf(await startTestApp())
    try {
      const posts = await admin.succeed('GET', '/posts?sort=title')
      const copied = await importFile(elsewhere, 'all.zip', answer.rawPayload)
      expect(copied.counts).toMatchObject({ made: 2 })
      const theirs = createAdmin(elsewhere.site)
      for (const { id, slug } of posts) {
        const { content } = await admin.succeed('GET', `/posts/${id}`)
        const row = copied.rows.find((one) => one.slug === slug)
        const copy = await theirs.succeed('GET', `/posts/${row?.id}`)
        const plain = (html: string) => html.replaceAll(/\/media\/[0-9a-f]{64}/g, '/media')
        expect(plain(copy.content)).toBe(plain(content))
      }
    } finally {
      await elsewhere.site.close()
    }
  })

  test('or one post: Markdown, with its pictures in a ZIP file, by one process for all', async () => {
    const starts = vi.fn()
    subscribe('child_process', starts)
    const of = (at: number) => take(`/posts/${brought.rows[at]?.id}/markdown`)
    const [plain, zipped] = await Promise.all([of(1), of(0), of(0)])
    expect(starts.mock.calls.length).toBeLessThan(2)
    expect(plain.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(plain.body).toContain('slug: other\n')
    expect(plain.body).toContain('\n---\n\nFirst words of another.\n')
    const [{ url }] = await admin.succeed('GET', '/media')
    const archive = await unpackZip(zipped.rawPayload)
    expect(Object.keys(archive)).toEqual(['posts/bias-audits.md', url.slice(1)])
    expect(String(archive['posts/bias-audits.md'])).toContain(`![A chart](..${url})`)
  })

  test('goes on where the store has lost a file', async () => {
    await library.loseFiles()
    const archive = await unpackZip((await take('/export', 'POST')).rawPayload)
    expect(Object.keys(archive).filter((path) => path.startsWith('media/'))).toEqual([])
    expect(Object.keys(archive)).toContain('data/activity.json')
  })
})
