import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { importFile, importFiles, sendImport } from '../../tests/support/imports.ts'
import { libraryForEach } from '../../tests/support/media.ts'
import { samplePng, sampleZip } from '../../tests/support/media-files.ts'
import { packZip } from '../../tests/support/zip.ts'

const library = libraryForEach()
const admin = createAdmin(library.site)

const send = (name: string, bytes: Buffer | string, query?: string) =>
  sendImport(library, name, bytes, query)
const succeed = (name: string, bytes: Buffer | string, query?: string) =>
  importFile(library, name, bytes, query)

describe('a ZIP of Markdown', () => {
  test('is first looked at, with nothing changed, then made into drafts, and known again', async () => {
    const zip = await packZip(await importFiles())
    const before = await library.everything()
    const look = await succeed('a.zip', zip, '?dry_run=true')
    expect(await library.everything()).toEqual(before)
    expect(look.counts).toEqual({ new: 2, made: 0, same: 0, refused: 0, left: 0 })
    expect(look.rows[0]).toMatchObject({
      row: 1,
      source: 'posts/audit.md',
      title: 'Bias audits',
      slug: 'bias-audits',
      pictures: { found: 1, added: 1, missing: 3 },
      categories: [{ name: 'Audits', is_new: true }],
      regions: [{ name: 'Germany', is_new: true }],
      authors: [{ name: expect.any(String), is_new: true }],
    })
    const notes = look.rows[0]?.notes.join('\n')
    expect(notes).toContain('"gone.png" is not in the file.')
    expect(notes).toContain(
      'was not fetched; a link stands for it: https://elsewhere.example/far.png',
    )
    expect(look.rows[1]).toMatchObject({ title: 'Other', slug: 'other', words: 4, regions: [] })

    const made = await succeed('a.zip', zip)
    expect(made.counts).toMatchObject({ made: 2 })
    const post = await admin.succeed('GET', `/posts/${made.rows[0]?.id}`)
    expect(post).toMatchObject({
      status: 'draft',
      title: 'Bias audits',
      description: 'What an audit is.',
      publish_at: '2024-05-06T00:00:00.000Z',
      published_at: null,
      categories: [{ name: 'Audits', slug: 'audits' }],
      regions: [{ name: 'Germany', code: 'DE' }],
    })
    const [picture] = await admin.succeed('GET', '/media')
    expect(picture).toMatchObject({
      original_name: 'chart.png',
      alt_text: 'A chart',
      usage_count: 1,
    })
    expect(post.featured_image).toBe(picture.url)
    expect(post.content).toContain(`<img src="${picture.url}" alt="A chart">`)
    expect(post.content).toContain('<a href="/insights/other#part">another article</a>')
    expect(post.content).toContain('[Picture missing: Gone]')
    expect(post.content).toContain('<ul><li>one</li><li>two</li></ul>')
    expect(post.content).not.toMatch(/script|onerror|<h1>/)
    const other = await admin.succeed('GET', `/posts/${made.rows[1]?.id}`)
    expect(other).toMatchObject({ description: 'First words of another.', region_ids: [] })

    const stored = await library.everything()
    const again = await succeed('a.zip', zip)
    expect(again.rows.map(({ state, id }) => [state, id])).toEqual(
      made.rows.map(({ id }) => ['same', id]),
    )
    expect(await library.everything()).toEqual(stored)
    const [activity] = await admin.succeed('GET', '/activity?action=import')
    expect(activity).toMatchObject({ noun: 'posts', record_count: 2 })
  })

  test('gives the rows that were chosen, at slugs that are free', async () => {
    await succeed('other.md', 'Quite other words.', '')
    const zip = await packZip(await importFiles())
    const report = await succeed('a.zip', zip, '?only=2')
    expect(report.rows).toMatchObject([
      { state: 'left', id: null },
      { state: 'made', slug: 'other-2' },
    ])
    expect(report.rows[1]?.notes).toContain('The slug "other" is taken; "other-2" is free.')
    expect(await admin.succeed('GET', '/media')).toEqual([])
    expect(await admin.succeed('GET', '/categories')).toEqual([])
  })

  test('says how far it is, line by line, and refuses as ever what holds nothing', async () => {
    await succeed('other.md', 'Quite other words.', '')
    const zip = await packZip(await importFiles())
    const readLines = async (query: string) => {
      const answer = await send('a.zip', zip, query)
      expect(answer.headers['content-type']).toBe('application/x-ndjson')
      const lines = answer.body.trimEnd().split('\n')
      return lines.map((line) => JSON.parse(line))
    }
    const count = (step: string, of: number) =>
      Array.from({ length: of + 1 }, (_, done) => ({ step, done, of }))
    const look = await readLines('?progress=true&dry_run=true')
    expect(look.slice(0, -1)).toEqual([...count('look', 2), ...count('again', 2)])
    expect(look.at(-1)).toMatchObject({ success: true, data: { counts: { new: 2 } } })
    const made = await readLines('?progress=true&only=2')
    expect(made.slice(6, -1)).toEqual(count('make', 1))
    expect(made.at(-1)).toMatchObject({ success: true, data: { counts: { made: 1, left: 1 } } })

    const refused = await send('a.zip', await packZip({ 'a.txt': 'x' }), '?progress=true')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ success: false })
    expect(await send('a.zip', zip, '?progress=maybe')).toMatchObject({ statusCode: 400 })
  })

  test('a failure on its way is the last line', async () => {
    const plain = library.site.ports.files.put
    library.site.ports.files.put = () => Promise.reject(new Error('The disk is gone'))
    const answer = await send('a.zip', await packZip(await importFiles()), '?progress=true')
    library.site.ports.files.put = plain
    const lines = answer.body.trimEnd().split('\n')
    expect(JSON.parse(lines[0] ?? '')).toEqual({ step: 'look', done: 0, of: 2 })
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      success: false,
      message: 'Something went wrong on our side. Please try again later.',
    })
    expect(await admin.succeed('GET', '/posts')).toEqual([])
  })

  test('tells of each text that cannot be a post, and makes the others', async () => {
    const report = await succeed(
      'a.zip',
      await packZip({
        'a.md': Buffer.from([0x63, 0xff, 0xfe]),
        'b.md': '---\na: [\n---\nx',
        'c.md': '---\na: &a [*a, *a]\nb: *a\n---\nx',
        'd.md': '  \n',
        'e.md': '<b>'.repeat(5_000),
        'f.md': Buffer.from('---\ntitle: Wide\n---\nGood', 'utf16le'),
        'g.png': 'no picture',
        'h.md': '![x](g.png) words',
      }),
    )
    expect(report.rows[5]?.title).toBe('Wide')
    expect(report.rows.map(({ state, notes }) => [state, notes[0]])).toEqual([
      ['refused', 'The file is not text in UTF-8 or UTF-16.'],
      ['refused', 'Its front matter is not readable as YAML.'],
      ['refused', 'Its front matter is not readable as YAML.'],
      ['refused', 'It has no text.'],
      ['refused', expect.stringContaining('markup')],
      ['made', expect.anything()],
      ['made', expect.stringContaining('"g.png" could not be taken. This type of file')],
    ])
  })
})

const wordpress = (item: string, head = '') => `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0"><channel><title>Old site</title>${item}
<item><wp:post_type>page</wp:post_type><title>About</title></item>
<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/wp-content/uploads/2024/01/chart.png</wp:attachment_url></item>
</channel></rss>`

const wordpressPost = `<item><title>Pay &amp; fairness</title>
<link>https://old.example/2024/01/pay-fairness/</link>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Hello <em>there</em></p><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/01/chart-300x200.png" alt="Chart"/><figcaption>Below</figcaption></figure><!-- /wp:image -->
<p>[contact-form id="1"]</p><p><a href="javascript:alert(1)">x</a></p>]]></content:encoded>
<excerpt:encoded><![CDATA[In short.]]></excerpt:encoded>
<wp:post_date_gmt>2024-01-02 03:04:05</wp:post_date_gmt><wp:post_name>pay-fairness</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="pay"><![CDATA[Pay]]></category>
<category domain="post_tag" nicename="x"><![CDATA[Unknown]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta></item>`

describe('an export of WordPress', () => {
  test('becomes drafts, with its pictures where the ZIP holds the uploads', async () => {
    const report = await succeed(
      'site.zip',
      await packZip({
        'site.xml': wordpress(wordpressPost),
        'wp-content/uploads/2024/01/chart.png': await samplePng(),
      }),
    )
    expect(report).toMatchObject({
      counts: { made: 1 },
      notes: ['Left out, since only posts are read: page About.'],
    })
    const [row] = report.rows
    expect(row?.notes.join('\n')).toContain('These marks stayed as text: [contact-form id="1"].')
    expect(row?.notes.join('\n')).toContain('left out: Unknown.')
    const post = await admin.succeed('GET', `/posts/${row?.id}`)
    const [{ url }] = await admin.succeed('GET', '/media')
    expect(post).toMatchObject({
      title: 'Pay & fairness',
      slug: 'pay-fairness',
      status: 'draft',
      description: 'In short.',
      publish_at: '2024-01-02T03:04:05.000Z',
      categories: [{ name: 'Pay' }],
      featured_image: url,
    })
    expect(post.content).toBe(
      `<p>Hello <em>there</em></p><figure><img src="${url}" alt="Chart"><figcaption>Below</figcaption></figure><p>[contact-form id="1"]</p><p><a>x</a></p>`,
    )
    const old = await admin.succeed('GET', '/redirects?sort=path')
    expect(old.map(({ path, target }: Record<string, string>) => [path, target])).toEqual([
      ['/2024/01/pay-fairness', '/insights/pay-fairness'],
      ['/pay-fairness', '/insights/pay-fairness'],
    ])
  })

  test('keeps no pattern of addresses as an old path', async () => {
    await succeed('a.md', '---\ntitle: A\npermalink: /:year/:title/\n---\nWords')
    const old = await admin.succeed('GET', '/redirects?sort=path')
    expect(old.map(({ path }: Record<string, string>) => path)).toEqual(['/a'])
  })

  test('alone leaves links where its pictures were', async () => {
    const report = await succeed('site.xml', wordpress(wordpressPost))
    const post = await admin.succeed('GET', `/posts/${report.rows[0]?.id}`)
    expect(post.featured_image).toBeNull()
    expect(post.content).toContain('chart-300x200.png" rel="noopener noreferrer">Chart</a>')
  })
})

describe('what is no such file is refused with a sentence, and changes nothing', () => {
  const zeros = Buffer.alloc(3 * 1024 * 1024)
  const damaged = async (files: Record<string, string>, from: string, to: string) => {
    const zip = await packZip(files, false)
    return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
  }
  const entities = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  const nine = (item: string) => `[${Array(9).fill(item).join(', ')}]`
  const aliases = `---\na: &a ${nine('x')}\n${[...'bcdefghij']
    .map((name, i) => `${name}: &${name} ${nine(`*${'abcdefghi'[i]}`)}\n`)
    .join('')}title: *j\n---\nWords`
  const nested = `{"db":[{"data":{"posts":[{"title":"A","html":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}}]}`
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`${i}.md`, '']))
  const cases: [string, string, () => Buffer | string | Promise<Buffer>, RegExp][] = [
    ['a bomb', 'a.zip', () => packZip({ 'a.md': 'x', 'b.png': zeros }), /200 times as large/],
    ['a path that leads out', 'a.zip', () => damaged({ 'aa/b.md': 'x' }, 'aa/', '../'), /ZIP/],
    ['an absolute path', 'a.zip', () => damaged({ 'a/b.md': 'x' }, 'a/', '//'), /ZIP/],
    ['half a ZIP', 'a.zip', async () => (await packZip({ 'a.md': 'x' })).subarray(0, 60), /ZIP/],
    [
      'a ZIP in a ZIP',
      'a.zip',
      async () => packZip({ 'b.zip': await packZip({}) }),
      /unpack it first/,
    ],
    ['an empty ZIP', 'a.zip', () => packZip({}), /No post was found/],
    ['entities', 'a.xml', () => wordpress(wordpressPost, entities), /No post was found/],
    ['YAML of aliases of aliases', 'a.md', () => aliases, /not readable as YAML/],
    ['50,000 elements, each in the next', 'a.md', () => '<div>'.repeat(50_000), /more markup than/],
    ['20,000 quotes, each in the next', 'a.md', () => `${'> '.repeat(20_000)}x`, /not be read/],
    ['20,000 lists in JSON', 'a.json', () => nested, /It has no text/],
    ['50,000 elements of XML', 'a.xml', () => wordpress('<a>'.repeat(50_000)), /No post was found/],
    ['more files than anybody sends', 'a.zip', () => sampleZip(many), /more than 5,000 files/],
    ['a picture', 'a.png', () => samplePngBytes, /not text in UTF-8/],
  ]
  const samplePngBytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])

  test.each(cases)('%s', async (_, name, make, message) => {
    const before = await library.everything()
    const answer = await send(name, await make())
    const { data, message: said } = answer.json()
    if (answer.statusCode === 200) expect(data.rows[0].notes[0]).toMatch(message)
    else expect([answer.statusCode, said]).toEqual([400, expect.stringMatching(message)])
    expect(await library.everything()).toEqual(before)
  })

  test('a damaged text is told of', async () => {
    const zip = await damaged({ 'a.md': 'some words' }, 'some words', 'sore words')
    const said = { success: false, message: '"a.md" is damaged in the ZIP file.' }
    expect((await send('a.zip', zip)).json()).toMatchObject(said)
  })

  test.each(['?only=0', '?only=a', '?dry_run=yes', '?x=1'])('%s', async (query) => {
    expect((await send('a.md', 'x', query)).statusCode).toBe(400)
  })
})

/** CPU time of this thread in milliseconds, independent of other load. */
function timeSpent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

// Lost otherwise: all responses for seconds, through an import of 40 kB of blanks.
describe('1 MB of any text keeps nobody waiting', () => {
  const fill = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length))
  const hash = 'a'.repeat(64)
  test.each([
    ['blanks', 'a.md', () => `a${' '.repeat(1_000_000)}b`],
    ['blanks in a paragraph', 'a.md', () => `<p>a${' '.repeat(40_000)}</p>`],
    ['links', 'a.md', () => fill('[a](b.md) ')],
    ['files of the library', 'a.md', () => fill(`<img src="/media/${hash}/a.png">`)],
    ['words', 'a.md', () => fill('word ')],
    ['captions', 'a.xml', () => wordpress(wordpressPost.replace('Hello', fill('[caption]')))],
  ])('%s', async (_, name, make) => {
    const file = make()
    const before = timeSpent()
    const answer = await send(name, file, '?dry_run=true')
    const spent = timeSpent() - before
    // On a busy machine the reading process may reach its time limit.
    expect([200, 400]).toContain(answer.statusCode)
    // 100 to 250 ms on an idle machine; without the limits it was 3,000 to 9,000.
    expect(spent).toBeLessThan(1_000)
  })

  test('a third import at once is told when to come again', async () => {
    const look = () => send('a.md', 'word '.repeat(20_000), '?dry_run=true')
    const answers = await Promise.all([look(), look(), look(), look()])
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.headers['retry-after']).toBe('10')
    expect([200, 400]).toContain((await look()).statusCode)
  })
})
