import { openDatabase } from '../../server/platform/db/database.ts'
import { addPost } from './posts.ts'

/** A post with one of everything that the editor can write. */
export const specimen = {
  slug: 'specimen',
  oldSlug: 'first-name-of-the-specimen',
  title: 'Everything that the editor can write',
  content: `
<h1>A first heading</h1>
<p>Running text with <a href="/contact">a link</a> and <code>code</code>.</p>
<pre><code class="language-typescript">const ratio = 0.75 // of ${'a very long line '.repeat(12)}</code></pre>
<h2>A film</h2>
<iframe src="https://www.youtube.com/watch?v=abcdefghijk&t=90" title="How a rate is worked out"></iframe>
<table><caption>Rates at the shortlist line</caption>
<thead><tr><th>Group</th><th>Selected</th><th>Total</th></tr></thead>
<tbody><tr><td>Women</td><td>60</td><td>200</td></tr></tbody></table>
<script>document.title = 'stolen'</script>`,
}

export const olderPosts = 24

/** Adds posts as if written by staff, besides the starter articles. */
export async function addArticles(dataDir: string): Promise<void> {
  const db = openDatabase({ DATA_DIR: dataDir })
  await addPost(db, specimen.slug, {
    title: specimen.title,
    description: 'A specimen, to be looked at.',
    content: specimen.content,
    oldSlugs: [specimen.oldSlug],
    published_at: '2026-10-05T23:30:00.000Z',
    categories: ['regulation'],
  })
  await addPost(db, 'typed-as-text', {
    content: 'One line, 1 < 2.\n\nAfter a blank line.',
    meta_title: 'A title for search engines only',
    meta_description: 'A description for search engines only.',
    published_at: '2026-10-04T08:00:00.000Z',
  })
  await addPost(db, 'a-draft', { status: 'draft' })
  await addPost(db, 'not-yet', { published_at: '2099-01-01T00:00:00.000Z' })
  for (let number = 1; number <= olderPosts; number += 1) {
    await addPost(db, `older-${number}`, {
      title: `Older article ${number}`,
      published_at: `2026-09-${String(number).padStart(2, '0')}T08:00:00.000Z`,
      categories: ['bias-fairness'],
      regions: ['UK'],
    })
  }
  await db.destroy()
}
