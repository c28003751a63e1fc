import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { draft } from '../../tests/support/posts.ts'
import { erasePerson, exportPerson } from '../privacy/person.ts'

const site = siteForEach({ PUBLIC_URL: 'https://plumbline.example' })
const admin = createAdmin(site)
beforeEach(async () => {
  await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EUR' })
  await write('Ada Fairweather', 'ada', 'ada@plumbline.example')
  await write('Bo Quill', 'bo', null)
})

const write = (name: string, slug: string, email: string | null) =>
  admin.succeed('POST', '/authors', { name, slug, email, description: 'Employment lawyer' })

const post = { ...draft, title: 'Audit', slug: 'audit', status: 'published', region_ids: [1] }
const publish = (author_ids: number[]) => admin.succeed('POST', '/posts', { ...post, author_ids })

const get = async (url: string) => (await site.app.inject(url)).body
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode

describe('the authors of a post', () => {
  test('stand in the order of the byline wherever it is read', async () => {
    expect(await publish([2, 1])).toMatchObject({
      author_id: 1,
      author_ids: [2, 1],
      authors: [{ name: 'Bo Quill' }, { name: 'Ada Fairweather' }],
    })
    const { data } = JSON.parse(await get('/api/insights/audit'))
    expect(data.authors.map(({ name }: { name: string }) => name)).toEqual([
      'Bo Quill',
      'Ada Fairweather',
    ])
    expect(JSON.stringify(data)).not.toContain('ada@plumbline')
    const rss = await get('/feeds/insights.rss')
    expect(rss.indexOf('Bo Quill')).toBeLessThan(rss.indexOf('Ada Fairweather'))
    expect(await get('/feeds/authors/ada.atom')).toContain(
      'https://plumbline.example/insights/audit',
    )
    expect(await get('/api/insights?author=ada')).toContain('"total":1')
  })

  test('are the firm where none is named, which has no page or feed of its own', async () => {
    expect(await publish([])).toMatchObject({ author_id: 1, authors: [] })
    expect(await get('/feeds/insights.atom')).toMatch(
      /<entry>[\s\S]*<author>\s*<name>Plumbline<\/name>/,
    )
    expect(await statusOf('/feeds/authors/ada.atom')).toBe(404)
    expect(await statusOf('/feeds/authors/ada.xml')).toBe(404)
  })

  test('come back with an earlier version of the post', async () => {
    await publish([1, 2])
    await admin.succeed('PUT', '/posts/1', { ...post, author_ids: [] })
    await admin.succeed('POST', '/posts/1/revisions/1/restore', {})
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({ author_ids: [1, 2] })
  })
})

describe('an author', () => {
  test('in use is not deleted, and the refusal names both', async () => {
    await publish([1])
    const response = await admin.call('DELETE', '/authors/1')
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'in_use', message: '"Ada Fairweather" is in use by 1 post: "Audit".' },
    ])
    await admin.succeed('DELETE', '/authors/2')
    await admin.succeed('POST', '/trash/restore', { noun: 'authors', ids: [2] })
    expect((await admin.succeed('GET', '/authors')).length).toBe(2)
  })

  test('who is erased leaves the article to the firm', async () => {
    await publish([1, 2])
    const ports = { ...site.ports, staffEmail: 'staff@plumbline.example' }
    const { tables } = await exportPerson(ports, 'Ada@plumbline.example')
    expect(tables.authors).toMatchObject([{ name: 'Ada Fairweather' }])
    await erasePerson(ports, 'ada@plumbline.example')
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({ author_ids: [2] })
  })
})

describe('merging', () => {
  test('takes posts, page and feed along, and the byline once', async () => {
    await publish([1, 2])
    const merged = await admin.succeed('POST', '/authors/1/merge', { into: 2 })
    expect(merged).toMatchObject({ id: 2, posts: 1 })
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({ author_ids: [2] })
    const feed = await site.app.inject('/feeds/authors/ada.atom')
    expect([feed.statusCode, feed.headers.location]).toEqual([301, '/feeds/authors/bo.atom'])
    expect(await get('/api/insights?author=ada')).toContain('"total":1')
    // After a second merge, the first address redirects to the last author.
    await write('Cy', 'cy', null)
    await admin.succeed('POST', '/authors/2/merge', { into: 3 })
    const last = await site.app.inject('/feeds/authors/ada.rss')
    expect(last.headers.location).toBe('/feeds/authors/cy.rss')
    // A label with this slug has precedence over a redirect.
    await admin.succeed('POST', '/trash/restore', { noun: 'authors', ids: [1] })
    expect(await get('/api/insights?author=ada')).toContain('"total":0')
  })

  test('of a region takes the posts along, and its code still finds them', async () => {
    await admin.succeed('POST', '/regions', { name: 'European Union', code: 'EU' })
    await publish([])
    await admin.succeed('POST', '/regions/1/merge', { into: 2 })
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({ region_ids: [2] })
    expect(await get('/api/insights?region=eur')).toContain('"total":1')
  })

  test('is refused with itself, with nothing and with what is not there', () =>
    admin.refuses('POST /authors/1/merge', [
      ['itself', { into: 1 }],
      ['one that is not there', { into: 9 }],
      ['nothing', {}],
    ]))

  test('is forgotten with the person that the address leads to', async () => {
    await admin.succeed('POST', '/authors/2/merge', { into: 1 })
    await erasePerson(
      { ...site.ports, staffEmail: 'staff@plumbline.example' },
      'ada@plumbline.example',
    )
    expect((await snapshot(site.db)).label_moves).toEqual([])
  })
})
