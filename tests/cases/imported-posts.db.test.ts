/** What posts of other programs lose on their way is said, and what nobody was to read stays so. */
import { beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../support/admin.ts'
import { importFile } from '../support/imports.ts'
import { libraryForAll } from '../support/media.ts'
import { packZip } from '../support/zip.ts'

const library = libraryForAll()
const admin = createAdmin(library.site)

let number = 0
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
interface Item {
  title?: string
  slug?: string
  content?: string
  status?: string
  more?: string
}
const item = ({
  title = 'Case',
  slug = `wp-${number++}`,
  content = '<p>Text</p>',
  status = 'publish',
  more = '',
}: Item) =>
  `<item><title>${cdata(title)}</title><link>https://old.example/2024/03/${slug}/</link><content:encoded>${cdata(`${content}\n\n<p>End ${slug}</p>`)}</content:encoded><wp:post_id>${1000 + number}</wp:post_id><wp:post_date_gmt>2024-03-10 10:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>${more}</item>`
const wordpress = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Old</title><link>https://old.example</link>${items.join('')}</channel></rss>`

async function take(name: string, file: string | Buffer, query = '') {
  const report = await importFile(library, name, file, query)
  const rows = report.rows.map(async (row) => ({
    ...row,
    said: row.notes.join('\n'),
    content: row.id ? String((await admin.succeed('GET', `/posts/${row.id}`)).content) : '',
  }))
  return { ...report, rows: await Promise.all(rows) }
}

/** One import of many texts: each has a row of its own. */
function takeAll<Row extends readonly [string, ...unknown[]]>(
  table: readonly Row[],
  send: (texts: string[]) => ReturnType<typeof take>,
) {
  const taken: Awaited<ReturnType<typeof take>>['rows'] = []
  beforeAll(async () => {
    taken.push(...(await send(table.map(([text]) => text))).rows)
  })
  return (text: string) => {
    const row = taken[table.findIndex(([one]) => one === text)]
    if (!row) throw new Error('no row')
    return row
  }
}

describe('WordPress', () => {
  const lost: [string, string][] = [
    [
      '<audio src="https://old.example/a.mp3"></audio>',
      'Left out: audio https://old.example/a.mp3.',
    ],
    ['<video><source src="/b.mp4"></video>', 'Left out: video /b.mp4.'],
    ['<iframe src="https://datawrapper.de/x"></iframe>', 'a frame of datawrapper.de'],
    [
      '<form action="/sign-up"><input name="a"><button>Send me mail</button></form>',
      'the words "Send me mail"',
    ],
    ['<!-- wp:latest-posts {"n":3} /-->', 'a block latest-posts'],
    [
      '<div style="background-image:url(https://old.example/c.jpg)">x</div>',
      'a background https://old.example/c.jpg',
    ],
    [
      '<script src="https://platform.example/w.js"></script>',
      'a script https://platform.example/w.js',
    ],
    ['<my-chart data="1"></my-chart>', '<my-chart>'],
    ['<svg><path d="M1"/></svg>', 'Left out: a drawing.'],
    ['[contact-form-7 id="1"]', 'These marks stayed as text: [contact-form-7 id="1"].'],
  ]
  const rowOf = takeAll(lost, (texts) =>
    take('old.xml', wordpress(...texts.map((content) => item({ content })))),
  )
  test.each(lost)('%s', (content, said) => {
    expect(rowOf(content).said).toContain(said)
  })

  test('what nobody could read comes in only where it is chosen', async () => {
    const hidden: [Item, string][] = [
      [{ status: 'private' }, 'private'],
      [{ status: 'pending' }, 'waiting for a review'],
      [{ status: 'trash' }, 'in the trash'],
      [{ status: 'archive' }, '"archive"'],
      [{ more: '<wp:post_password>x</wp:post_password>' }, 'protected by a password'],
    ]
    const file = wordpress(...hidden.map(([fields]) => item(fields)))
    expect((await take('old.xml', file)).rows).toMatchObject(
      hidden.map(([, why]) => ({
        state: 'left',
        withheld: true,
        notes: expect.arrayContaining([`Not public before: ${why}.`]),
      })),
    )
    const states = async (query: string) =>
      (await take('old.xml', file, query)).rows.map(({ state }) => state)
    expect(await states('?only=2,5')).toEqual(['left', 'made', 'left', 'left', 'made'])
    expect(await states('?only=1,3,4')).toEqual(['made', 'same', 'made', 'made', 'same'])
  })

  test('shared blocks and footnotes are put in', async () => {
    const note = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>${cdata('[{"id":"a","content":"The <em>source</em>"}]')}</wp:meta_value></wp:postmeta>`
    const content =
      '<!-- wp:paragraph --><p>Claim<sup data-fn="a"><a href="#a">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:block {"ref":45} /--><!-- wp:footnotes /-->'
    const shared = `<item><wp:post_type>wp_block</wp:post_type><wp:post_id>45</wp:post_id><content:encoded>${cdata('<p>Shared words</p>')}</content:encoded></item>`
    const { rows } = await take('old.xml', wordpress(item({ content, more: note }), shared))
    expect(rows[0]?.content).toMatch(/Claim<small data-footnote=""> The (<em>)?source/)
    expect(rows[0]?.content).toContain('<p>Shared words</p>')
    expect(rows[0]?.said).not.toContain('Left out')
  })

  test('links lead to where the others stand now, and dead ones are listed once', async () => {
    const first = item({
      slug: 'first-of-two',
      content:
        '<p><a href="http://www.old.example/2024/03/second-of-two/#x">b</a> <a href="/about">c</a></p>',
    })
    const second = item({
      slug: 'second-of-two',
      content:
        '<p><a href="/2024/03/first-of-two">a</a> <a href="/about">c</a> <a href="https://old.example/2024/03/hidden-one/">d</a></p>',
    })
    const hidden = item({ slug: 'hidden-one', status: 'private' })
    const job = `<item><title>Job</title><link>https://old.example/job/</link><wp:post_type>job</wp:post_type></item>`
    const { rows, notes } = await take('old.xml', wordpress(first, second, hidden, job))
    expect(rows[0]?.content).toContain('href="/insights/second-of-two#x"')
    expect(rows[1]?.content).toContain('href="/insights/first-of-two"')
    expect(rows[1]?.content).not.toContain('/insights/hidden-one')
    expect(notes).toEqual([
      'Left out, since only posts are read: job https://old.example/job/.',
      'Links to pages that do not come in stay as they are: /about.',
    ])
  })

  test('signs by their names are read once, and templates left out', async () => {
    const seo =
      '<wp:postmeta><wp:meta_key>rank_math_title</wp:meta_key><wp:meta_value>%title% %sep%</wp:meta_value></wp:postmeta>'
    const title = 'Risks &amp; duties &#8211; &amp;amp;'
    const [row] = (await take('old.xml', wordpress(item({ title, more: seo })))).rows
    expect(row?.title).toBe('Risks & duties – &amp;')
    expect(row?.said).toContain('The SEO title was left out: "%title% %sep%" is a template.')
  })
})

describe('Markdown', () => {
  const texts: [string, string][] = [
    [
      '+++\ntitle = "Hugo"\ndate = 2024-03-10\n[taxonomies]\ntags = ["x"]\n+++\nBody',
      '<p>Body</p>',
    ],
    ['- [x] done\n- [ ] open', '<li>☑ done</li><li>☐ open</li>'],
    [
      '> [!faq-x]- Why\n> So',
      '<aside data-callout="note"><p><strong>Why</strong></p><p>So</p></aside>',
    ],
    ['<aside>\n💡 Mind\n\n</aside>', '<aside data-callout="note"><p>💡 Mind</p></aside>'],
    ['> [!WARNING]\n> Mind this', '<aside data-callout="warning"><p>Mind this</p></aside>'],
    [
      ':::tip Short\nMind `this`\n:::',
      '<aside data-callout="tip"><p><strong>Short</strong></p><p>Mind <code>this</code></p></aside>',
    ],
    [
      '!!! note\n    Mind this\n\nAfter',
      '<aside data-callout="note"><p>Mind this</p></aside><p>After</p>',
    ],
    [
      'See[^n].\n\n[^n]: First.\n\n    Second.\n\nAfter',
      '<p>See<small data-footnote=""> First. Second.</small>.</p><p>After</p>',
    ],
    ['{{< youtube dQw4w9WgXcQ >}}', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['{\n"title": "Hugo",\n"date": "2024-03-10"\n}\nIn JSON', '<p>In JSON</p>'],
    // Comments of generators are no part of a text; their code and raw parts are.
    ['a {% comment %}SECRET{% endcomment %} b', '<p>a  b'],
    ['a\n\n{::comment}\nSECRET\n{:/comment}\n\nb', '<p>a</p><p>b'],
    ['a {{/* SECRET */}} b', '<p>a  b'],
    ['{{< highlight go "linenos=table" >}}\nx\n{{< /highlight >}}', 'language-go">x</code>'],
    ['{% raw %}**a**{% endraw %}', '<strong>a</strong>'],
  ]
  const rowOf = takeAll(texts, async (all) => {
    // Rows are in the order of their names.
    const files = all.map((text, at) => [`${at + 10}.md`, `${text}\n\nEnd ${at}`] as const)
    return take('site.zip', await packZip(Object.fromEntries(files)))
  })
  test.each(texts)('%j', (text, html) => {
    expect(rowOf(text).content).toContain(html)
    expect(rowOf(text).content).not.toContain('SECRET')
    expect(rowOf(text).said).not.toContain('stayed as text')
  })

  const unseen: [string, string, string | null][] = [
    ['posts/a.md', 'published: false', 'not published'],
    ['posts/b.md', 'Hidden: true', 'hidden'],
    ['posts/i.md', 'publish: false', 'not published'],
    ['posts/c.md', 'build:\n  render: never', 'unlisted'],
    ['posts/d.md', 'expiryDate: 2023-02-01', 'published until 2023-02-01'],
    ['posts/e.md', 'published: true', null],
    ['posts/f.md', 'expiryDate: 2999-02-01', null],
  ]
  test('what the generator showed to nobody comes in only where it is chosen', async () => {
    const drafts = { 'posts/g.md': '---\ndraft: true\n---\nText g', '_drafts/h.md': 'Text h' }
    const texts = unseen.map(([path, matter]) => [path, `---\n${matter}\n---\nText ${path}`])
    const zip = await packZip({ ...Object.fromEntries(texts), ...drafts })
    const { rows } = await take('site.zip', zip, '?dry_run=true')
    const row = (path: string) => rows.find(({ source }) => source === path)
    for (const [path, , why] of unseen) {
      expect(row(path)?.withheld).toBe(why !== null)
      if (why) expect(row(path)?.said).toContain(`Not public before: ${why}.`)
    }
    for (const path of Object.keys(drafts)) {
      expect(row(path)?.said).toContain('It was a draft before.')
    }
  })

  test('links by file names lead to no text that does not come in, and to one that was chosen', async () => {
    const zip = await packZip({
      'posts/way-a.md': '[b](way-b.md) [c](/way-b/)',
      'posts/way-b.md': '---\nprivate: true\n---\nText of way b',
    })
    const { notes } = await take('site.zip', zip, '?dry_run=true')
    expect(notes.join()).toContain('stay as they are: way-b.md, /way-b/.')
    const { rows } = await take('site.zip', zip, '?only=1,2')
    expect(rows[0]?.content.match(/\/insights\/way-b"/g)).toHaveLength(2)
  })

  test('links to the own site and in any quotes lead on, and relative dead ones are listed', async () => {
    const zip = await packZip({
      'hugo.toml': 'baseURL = "https://hugo.example/"\n',
      'content/posts/led-a.md':
        "[b](https://hugo.example/posts/led-b/) [c]({{% relref path='led-b.md' %}}) [d](gone.md)",
      'content/posts/led-b.md': 'Text of led b',
    })
    const { rows, notes } = await take('site.zip', zip)
    expect(rows[0]?.content.match(/\/insights\/led-b"/g)).toHaveLength(2)
    expect(notes).toEqual(['Links to pages that do not come in stay as they are: gone.md.'])
  })

  test('marks of generators are named, references led on, and one region is for all', async () => {
    const { id } = await admin.succeed('POST', '/regions', { name: 'Everywhere', code: 'ALL' })
    const zip = await packZip({
      'content/posts/one.md':
        '---\ntitle: One of them\n---\n[b]({{< ref "two.md" >}}) {% include x.html %} [[Note]]\n',
      'content/posts/two.md':
        '---\ntitle: Two of them\naliases: [/old/two/]\n---\n[a](/posts/one/) [c](/old/two)\n',
    })
    const { rows } = await take('site.zip', zip, `?regions=${id}`)
    expect(rows[0]?.content).toContain('href="/insights/two-of-them"')
    expect(rows[0]?.said).toBe(
      'These marks stayed as text: {% include x.html %}, [[Note]].\nThe description was taken from the beginning of the text.',
    )
    expect(rows[1]?.content).toMatch(/\/insights\/one-of-them".*\/insights\/two-of-them"/)
    expect(await admin.succeed('GET', `/posts/${rows[0]?.id}`)).toMatchObject({ region_ids: [id] })
  })
})

test('Ghost: posts with their tags and authors; what members alone could read is not taken', async () => {
  const post = (id: string, more: object) => ({
    id,
    title: `Ghost ${id}`,
    slug: `ghost-${id}`,
    html: `<p>Text ${id}</p>`,
    status: 'published',
    visibility: 'public',
    type: 'post',
    published_at: '2024-03-10T10:00:00.000Z',
    ...more,
  })
  const callout =
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind</div></div>'
  const tables = {
    posts: [
      post('a', {
        html: `${callout}<p><a href="__GHOST_URL__/ghost-b/">b</a></p><audio src="__GHOST_URL__/a.mp3"></audio>`,
      }),
      post('b', { status: 'draft' }),
      post('c', { visibility: 'members' }),
      post('d', { visibility: 'paid' }),
      post('e', { type: 'page' }),
    ],
    tags: [{ id: 't', name: 'Law &amp; order', slug: 'law' }],
    posts_tags: [{ post_id: 'a', tag_id: 't', sort_order: 0 }],
    users: [{ id: 'u', name: 'Ann', slug: 'ann' }],
    posts_authors: [{ post_id: 'a', author_id: 'u' }],
  }
  const { rows, notes } = await take('ghost.json', JSON.stringify({ db: [{ data: tables }] }))
  expect(rows.map(({ state, withheld }) => [state, withheld])).toEqual([
    ['made', false],
    ['made', false],
    ['left', true],
    ['left', true],
  ])
  expect(rows[0]).toMatchObject({
    categories: [{ name: 'Law & order' }],
    authors: [{ name: 'Ann' }],
  })
  expect(rows[0]?.content).toMatch(/^<aside data-callout="note">.*Mind.*\/insights\/ghost-b"/s)
  expect(rows[0]?.said).toContain('Left out: audio /a.mp3.')
  expect(rows[1]?.said).toContain('It was a draft before.')
  expect(notes).toEqual(['Left out, since only posts are read: page /ghost-e.'])
})
