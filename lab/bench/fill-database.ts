import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { starterPosts } from '../../content/en/starter/index.ts'
import { searchTextOf } from '../../server/posts/content/search-text.ts'
import type { Database, Tables } from '../../server/tables.ts'

/** Numbers of rows with which the admin area must stay fast. */
export const amounts = { assessments: 100_000, posts: 10_000, media: 10_000, people: 20_000 }

const AT_ONCE = 500
const codes = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'CT1',
  'CT2',
  'CT3',
  'CT4',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
]
const words =
  'order hiring algorithm audit evidence vendor candidate review policy record bias'.split(' ')

/** One every five minutes: a year of submissions, and a month of everything else. */
const timeOf = (i: number) => new Date(1_760_000_000_000 + i * 300_000).toISOString()
const wordOf = (i: number) => words[i % words.length] ?? ''
const prose = (i: number, count: number) =>
  Array.from({ length: count }, (_, at) => wordOf(i * 7 + at * at + at)).join(' ')

/** The words of our own articles, in their frequency. */
const written = starterPosts.flatMap(
  ({ content }) => content.replace(/<[^>]*>/g, ' ').match(/[^\s<>&]+/g) ?? [],
)

/** A text as long as our own articles; every eighth word is one that most of them share. */
const articleOf = (i: number) =>
  Array.from({ length: 1_350 }, (_, at) =>
    at % 8 === 0
      ? wordOf(i * 7 + at * at + at)
      : written[(i * 7_919 + at * at * 31 + at * i) % written.length],
  ).join(' ')

type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>

async function insertMany<Table extends keyof Tables>(
  db: Database,
  table: Table,
  amount: number,
  row: (i: number) => NewRow<Table>,
  atOnce = AT_ONCE,
): Promise<void> {
  for (let first = 1; first <= amount; first += atOnce) {
    const length = Math.min(atOnce, amount - first + 1)
    const rows = Array.from({ length }, (_, i) => row(first + i))
    await db.insertInto(table).values(rows).execute()
  }
}

/** Fills an empty, migrated database with realistic data. */
export async function fillDatabase(db: Database): Promise<void> {
  await fillAssessments(db)
  await fillLabels(db)
  await fillPosts(db)
  await fillMedia(db)
  await fillPeople(db)
}

async function fillAssessments(db: Database) {
  const who = (i: number) => ({
    name: `${wordOf(i * 3)} Person ${i}`,
    company: `${wordOf(i)} Holdings ${i % 5_000} Ltd`,
    email: `person${i}@example${i % 977}.com`,
  })
  await insertMany(
    db,
    'quickscore_assessments',
    amounts.assessments,
    (i): NewRow<'quickscore_assessments'> => ({
      ...who(i),
      user_type: i % 3 === 0 ? 'vendor' : 'buyer',
      score: i % 101,
      band: i % 101 >= 80 ? 'green' : i % 101 >= 40 ? 'amber' : 'red',
      answers: JSON.stringify(
        Object.fromEntries(codes.map((code, at) => [code, ((i + at) % 3) / 2])),
      ),
      domain_scores: '{"governance":75,"fairness":91.66666666666667,"security":100,"oversight":80}',
      bank_version: 'bench',
      created_at: timeOf(i),
    }),
  )
  await insertMany(db, 'assessment_texts', amounts.assessments, (i): NewRow<'assessment_texts'> => {
    const { name, company, email } = who(i)
    return { assessment_id: i, search_text: `${name}\n${company}\n${email}`.toLowerCase() }
  })
  await sql`
    insert into counted_assessments
    select id, substr(email, instr(email, '@') + 1) from quickscore_assessments
  `.execute(db)
}

async function fillLabels(db: Database) {
  const created_at = timeOf(0)
  await insertMany(
    db,
    'regions',
    10,
    (i): NewRow<'regions'> => ({
      name: `Region ${i}`,
      code: `R${i}`,
      version: 1,
      created_at,
    }),
  )
  await insertMany(
    db,
    'categories',
    20,
    (i): NewRow<'categories'> => ({
      name: `Category ${i}`,
      slug: `category-${i}`,
      version: 1,
      created_at,
    }),
  )
}

async function fillPosts(db: Database) {
  const about = (i: number) => ({
    title: `${prose(i, 6)} ${i}`,
    description: prose(i + 1, 25),
    text: articleOf(i),
  })
  await insertMany(
    db,
    'posts',
    amounts.posts,
    (i): NewRow<'posts'> => ({
      title: about(i).title,
      description: about(i).description,
      slug: `post-${i}`,
      content: `<p>${about(i).text}</p>`,
      status: i % 4 === 0 ? 'draft' : 'published',
      published_at: i % 4 === 0 ? null : timeOf(i),
      author_id: 1,
      version: 1,
      created_at: timeOf(i),
      updated_at: timeOf(i),
      word_count: 1_350,
    }),
  )
  const since = new Date().toISOString().slice(0, 10)
  const readOften = (i: number): NewRow<'article_view_sums'> => ({
    post_id: i,
    since,
    amount: (i * 7_919) % 5_003,
  })
  await insertMany(db, 'article_view_sums', amounts.posts, readOften)
  const searchable = (i: number): NewRow<'post_texts'> => {
    const { title, description, text } = about(i)
    return { post_id: i, search_text: searchTextOf({ title, description, text }) }
  }
  await insertMany(db, 'post_texts', amounts.posts, searchable, 50)
  await insertMany(
    db,
    'post_regions',
    amounts.posts,
    (i): NewRow<'post_regions'> => ({
      post_id: i,
      region_id: 1 + (i % 10),
      position: 0,
    }),
  )
  await insertMany(
    db,
    'post_categories',
    amounts.posts,
    (i): NewRow<'post_categories'> => ({
      post_id: i,
      category_id: 1 + (i % 20),
    }),
  )
}

async function fillMedia(db: Database) {
  await insertMany(db, 'media', amounts.media, (i): NewRow<'media'> => {
    const hash = createHash('sha256').update(String(i)).digest('hex')
    const original_name = `${wordOf(i)} picture ${i}.png`
    return {
      hash,
      folder: hash,
      name: `picture-${i}.png`,
      original_name,
      file_type: 'image',
      content_type: 'image/png',
      file_size: i * 100,
      variants: '[]',
      search_text: original_name,
      version: 1,
      created_at: timeOf(i),
    }
  })
  await insertMany(
    db,
    'post_media',
    amounts.posts,
    (i): NewRow<'post_media'> => ({
      post_id: i,
      hash: createHash('sha256')
        .update(String(i % 2_000))
        .digest('hex'),
      place: 'content',
    }),
  )
}

async function fillPeople(db: Database) {
  await insertMany(
    db,
    'messages',
    amounts.people,
    (i): NewRow<'messages'> => ({
      name: `Sender ${i}`,
      email: `sender${i}@example.com`,
      company: `${wordOf(i)} Ltd`,
      message: prose(i, 120),
      search_text: `sender ${i}\nsender${i}@example.com\n${wordOf(i)} ltd\n${prose(i, 120)}`,
      held: i % 10 === 0 ? 1 : 0,
      created_at: timeOf(i),
    }),
  )
  await insertMany(
    db,
    'subscribers',
    amounts.people,
    (i): NewRow<'subscribers'> => ({
      email: `reader${i}@example.com`,
      status: i % 8 === 0 ? 'pending' : 'active',
      created_at: timeOf(i),
      requested_at: timeOf(i),
    }),
  )
  await insertMany(
    db,
    'mail',
    amounts.people,
    (i): NewRow<'mail'> => ({
      kind: 'contact-thanks',
      recipient: `sender${i}@example.com`,
      payload: '{}',
      message_id: `<${i}@bench.example>`,
      status: i % 50 === 0 ? 'failed' : 'sent',
      next_attempt_at: timeOf(i),
      ended_at: timeOf(i),
      created_at: timeOf(i),
    }),
  )
  await insertMany(
    db,
    'activity',
    amounts.people,
    (i): NewRow<'activity'> => ({
      created_at: timeOf(i),
      key_id: 'env',
      record_id: i,
      action: 'update',
      noun: 'posts',
      fields: '["title"]',
    }),
  )
}
