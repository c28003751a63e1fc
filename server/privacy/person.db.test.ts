import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { lawConsentWording } from '../../content/en/quickscore/law-news.ts'
import { toolSchema } from '../../domain/register/tool.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { folderForEach } from '../../tests/support/folder.ts'
import { readToken } from '../../tests/support/result-links.ts'
import type { Holding } from '../noun.ts'
import { everyNoun } from '../nouns.ts'
import { createMailFolder } from '../platform/mail/mail-folder.ts'
import { createFolderMailer } from '../platform/mail/mailer.ts'
import { saveAnswers } from '../questionnaires/answering.ts'
import { ask } from '../questionnaires/asking.ts'
import { addTool } from '../register/service.ts'
import { bind } from '../services.ts'
import { countPerson, erasePerson, exportPerson } from './person.ts'

const STAFF = 'staff@plumbline.example'
const site = siteForEach({ STAFF_EMAIL: STAFF })
const folder = folderForEach()

const personalData = () =>
  bind(
    { ...site.ports, mailFolder: createMailFolder(folder.path) },
    { countPerson, erasePerson, exportPerson },
  )

async function post(url: string, payload: object, key: string) {
  expect((await site.post(url, payload, { 'idempotency-key': key })).statusCode).toBe(200)
}

/** At least one of each part, so that figures of others count them. */
const answers = { A1: 1, B1: 0, C2: 0.5, D1: 1 }

/** Everything a visitor can leave with us, in names and spellings that occur nowhere else. */
async function leaveTraces(word: string) {
  const upper = `${word[0]?.toUpperCase()}${word.slice(1)}`
  const [email, name, company] = [`${upper}@Example.com`, `Name ${word}`, `Company ${word}`]
  const text = `A message of ${word} about "hiring".`
  await post('/api/contact', { name, email, company, message: text }, `${word}-1`)
  await post('/api/contact', { name, email, message: text, website: 'spam' }, `${word}-2`)
  const submission = { name, company, user_type: 'buyer', answers }
  await post('/api/quickscore/submit', { ...submission, email }, `${word}-3`)
  // The second result is a retake of the first, and subscribes to law news.
  const earlier = await readToken(site.db)
  const facts = toolSchema.parse({ name: `Tool of ${word}`, owner: name })
  await addTool(site.ports, earlier, { facts, key: word })
  const wishes = { earlier, moves_register: true, law_consent: lawConsentWording }
  const again = { ...submission, ...wishes, email: email.toUpperCase() }
  await post('/api/quickscore/submit', again, `${word}-4`)
  await post('/api/newsletter/subscribe', { email }, `${word}-5`)
  await askSupplier(word, email)
  // What staff wrote to them and about them.
  const admin = createAdmin(site)
  const [newest] = await admin.succeed('GET', '/contact-messages?per_page=1&sort=-created_at')
  const about = `/contact-messages/${newest.id}`
  await admin.succeed('POST', `${about}/replies`, { subject: `Re: ${word}`, text: `Dear ${name}` })
  await admin.succeed('POST', `${about}/notes`, { text: `${name} rang.` })
  // On the second run the key already exists.
  await admin.call('POST', '/keys', { name: 'Staff', role: 'editor' })
  await admin.succeed('PATCH', about, { assignee: 'Staff' })
  const made = { role: 'reader' as const, created_at: site.clock.current.toISOString() }
  const key = { ...made, name: `${name} <${email}>`, hash: `of a key, ${site.statements.length}` }
  const { id } = await site.db
    .insertInto('staff_keys')
    .values(key)
    .returning('id')
    .executeTakeFirstOrThrow()
  const credential = { credential_id: `of ${site.statements.length}`, public_key: 'A' }
  const passkey = { ...credential, key_id: id, counter: 0, transports: '[]' }
  await site.db
    .insertInto('passkeys')
    .values({ ...passkey, created_at: made.created_at, last_used_at: null })
    .execute()
}

/** Sends a supplier questionnaire for the newest result, and answers it. */
async function askSupplier(word: string, email: string) {
  const token = await readToken(site.db)
  const { id } = await site.db
    .selectFrom('quickscore_assessments')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const proved = { assessment_id: id, confirmed_at: site.clock.current.toISOString() }
  await site.db.insertInto('confirmed_mailboxes').values(proved).execute()
  const opened = { assessment_id: id, opened_at: proved.confirmed_at }
  await site.db.insertInto('opened_mails').values(opened).execute()
  const asking = { answerer: 'supplier' as const, label: `Supplier of ${word}`, answerBy: null }
  const made = await ask(site.ports, token, { ...asking, ids: ['A1'] })
  if (made === null || typeof made === 'string') throw new Error(`${email}: ${made}`)
  const part = { answers: { A1: 1 as const }, proofs: { A1: `Proof for ${word}` } }
  await saveAnswers(site.ports, made.url.split('/').at(-1) ?? '', { ids: ['A1'], part, version: 1 })
}

/** All words in the database, in lower case. */
const stored = async () => JSON.stringify(await snapshot(site.db)).toLowerCase()

/** Tables that keep rows after an erasure, from which nobody can be identified. */
const anonymous = ['activity', 'analytics_events', 'idempotency_keys', 'settings'] as const

async function withoutAnonymous() {
  const contents = await snapshot(site.db)
  for (const table of [...anonymous, 'suppressed_addresses']) delete contents[table]
  return contents
}

const holdings = Object.assign({}, ...everyNoun.map(({ tables }) => tables)) as Record<
  string,
  Holding
>

/** Without the views that stand in for tables. */
async function listTables() {
  return (await site.db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !/_search(_|$)/.test(name),
  )
}

describe('the tables', () => {
  test('are all known, with what they hold about people', async () => {
    const tables = (await listTables()).map(({ name }) => name)
    expect(tables.toSorted()).toEqual(Object.keys(holdings).toSorted())
  })

  test('that can hold an address or lead to a person are exported and erased', async () => {
    const telling =
      /mail$|recipient$|phone|message$|company|(assessment|message|subscriber|about)_id/
    const tables = await listTables()
    const found = tables
      .filter(({ columns }) => columns.some(({ name }) => telling.test(name)))
      .map(({ name }) => name)
    const personal = Object.entries(holdings)
      .filter(([, holding]) => 'personal' in holding)
      .map(([table]) => table)
    expect(personal).toEqual(expect.arrayContaining(found))

    const { tables: exported } = await personalData().exportPerson('ada@example.com')
    const counts = await personalData().countPerson('ada@example.com')
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(personal))
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(personal))
  })
})

describe('erasing', () => {
  test('leaves no word of the person anywhere, and everybody else as they were', async () => {
    await leaveTraces('zebedee')
    const others = await withoutAnonymous()
    await leaveTraces('quillfeather')
    // Trashed records are the person's data too.
    const messages = await site.db
      .selectFrom('messages')
      .select('id')
      .orderBy('id', 'desc')
      .execute()
    await createAdmin(site).succeed('DELETE', `/contact-messages/${messages[0]?.id}`)
    expect(await stored()).toContain('quillfeather')
    const expected = {
      label_moves: 0,
      authors: 0,
      quickscore_assessments: 2,
      counted_assessments: 2,
      assessment_texts: 2,
      result_links: 2,
      retakes: 1,
      law_consents: 1,
      questionnaires: 1,
      register_tools: 1,
      register_moves: 1,
      confirmed_mailboxes: 1,
      opened_mails: 1,
      messages: 1,
      message_replies: 1,
      message_notes: 1,
      trash: 1,
      trash_rows: 1,
      subscribers: 1,
      mail_files: 0,
      staff_keys: 1,
      passkeys: 1,
      // To the person: acknowledgement, answer, two reports, confirmation; to staff: three notices.
      mail: 8,
    }
    expect(await personalData().countPerson('QUILLFEATHER@example.com')).toEqual(expected)
    expect(await personalData().erasePerson('quillFeather@EXAMPLE.com')).toEqual(expected)
    // The key of a repeated form is the browser's own; the tests' keys name nobody but the test.
    const rest = (await stored()).replaceAll(/"key":"[^"]*"/g, '')
    expect(rest).not.toContain('quillfeather')
    expect(rest).toContain('zebedee')
    expect(await withoutAnonymous()).toEqual(others)
    const nothing = Object.fromEntries(Object.keys(expected).map((table) => [table, 0]))
    expect(await personalData().erasePerson('quillfeather@example.com')).toEqual(nothing)
  })

  test('takes nobody whose address merely looks alike', async () => {
    for (const word of ['ada', 'bada', 'ada.b', 'a_a']) await leaveTraces(word)
    const before = await withoutAnonymous()
    await personalData().erasePerson('a%@example.com')
    await personalData().erasePerson('_da@example.com')
    expect(await withoutAnonymous()).toEqual(before)
    await personalData().erasePerson('ada@example.com')
    const { messages } = await snapshot(site.db)
    expect(messages).toHaveLength(6)
  })

  test('is told of in the record of who did what, by numbers alone', async () => {
    await leaveTraces('ada')
    await personalData().erasePerson('ada@example.com')
    const { activity } = await snapshot(site.db)
    expect(activity).toHaveLength(10)
    expect(activity).toContainEqual(
      expect.objectContaining({ key_id: 'erase-command', action: 'delete', record_id: 1 }),
    )
    expect(JSON.stringify(activity)).not.toMatch(/ada|@/i)
  })

  test('keeps an import from signing the address up again; its owner may', async () => {
    await leaveTraces('ada')
    await personalData().erasePerson('ada@example.com')
    const admin = createAdmin(site)
    const report = await admin.succeed('POST', '/newsletter-subscribers/import', {
      emails: ['ADA@example.com', 'bo@example.com'],
    })
    expect(report.rows).toMatchObject([{ outcome: 'unsubscribed' }, { outcome: 'added' }])
    const { tables } = await personalData().exportPerson('Ada@example.com')
    expect(tables.suppressed_addresses).toHaveLength(1)
    await post('/api/newsletter/subscribe', { email: 'ada@example.com' }, 'again')
    const { subscribers } = await snapshot(site.db)
    expect(subscribers).toMatchObject([{ email: 'bo@example.com' }, { status: 'pending' }])
  })

  test('takes the address from copies of the newsletter, and leaves the counts', async () => {
    const at = site.clock.current.toISOString()
    const issue = { subject: 'S', letter: '{}', status: 'sending', recipient_count: 3 } as const
    await site.db
      .insertInto('newsletter_issues')
      .values([1, 2, 3].map(() => ({ ...issue, key_id: 'k', created_at: at })))
      .execute()
    const row = { kind: 'newsletter-issue', payload: '{"subscriber_id":7}', created_at: at }
    const copies = (['sent', 'held', 'failed'] as const).map((status, index) => ({
      ...row,
      status,
      issue_id: index + 1,
      message_id: status,
      next_attempt_at: at,
      recipient: 'ada@example.com',
      lease: status === 'held' ? 'w' : null,
    }))
    await site.db.insertInto('mail').values(copies).execute()
    expect(await personalData().erasePerson('ada@example.com')).toMatchObject({ mail: 3 })
    const { mail } = await snapshot(site.db)
    const gone = { payload: '{}', lease: null, last_error: null, ended_at: at }
    expect(mail).toMatchObject([
      { ...gone, status: 'sent', recipient: 'erased-1' },
      { ...gone, status: 'dropped', recipient: 'erased-2' },
      { ...gone, status: 'dropped', recipient: 'erased-3' },
    ])
  })

  test("of the staff's own address leaves the notices about others", async () => {
    await leaveTraces('ada')
    const before = await withoutAnonymous()
    await personalData().erasePerson(STAFF)
    expect(await withoutAnonymous()).toEqual(before)
  })

  test('removes what was written to files, to the person or about them', async () => {
    const mailer = createFolderMailer(folder.path, {
      name: 'Plumbline',
      address: 'p@plumbline.example',
    })
    const send = (id: string, recipient: string, text: string) =>
      mailer.send(
        {
          id,
          recipient,
          date: site.clock.current,
          content: { subject: id, blocks: [{ kind: 'paragraph', text }], footer: [] },
        },
        new AbortController().signal,
      )
    await send('one', 'Ada@example.com', 'Hello')
    await send('two', STAFF, 'A message came from ada@example.com.')
    await send('three', 'bada@example.com', 'Hello')
    await send('four', 'ada@example.com.au', 'Hello')
    expect(await personalData().erasePerson('ada@example.com')).toMatchObject({ mail_files: 2 })
    const left = await readdir(folder.path)
    expect(left.map((name) => name.split('-').at(-1)).toSorted()).toEqual(['four.eml', 'three.eml'])
    await createMailFolder(folder.path).removeBefore(site.clock.current)
    expect(await readdir(folder.path)).toHaveLength(2)
    await createMailFolder(folder.path).removeBefore(new Date(site.clock.current.getTime() + 1))
    expect(await readdir(folder.path)).toEqual([])
  })
})

test('exporting gives all of it, as what it is, and opens no door', async () => {
  await leaveTraces('bo')
  await leaveTraces('ada')
  const admin = createAdmin(site)
  const author = { name: 'Ada', slug: 'ada', email: 'ada@example.com', description: 'A lawyer' }
  const made = await admin.succeed('POST', '/authors', author)
  const move = { kind: 'authors' as const, key: 'ada-before', label_id: made.id }
  await site.db.insertInto('label_moves').values(move).execute()
  const more = { name: 'Ada', email: 'ada@example.com', message: 'One more message.' }
  await post('/api/contact', more, 'more')
  const [newest] = await admin.succeed('GET', '/contact-messages?per_page=1&sort=-created_at')
  await admin.succeed('DELETE', `/contact-messages/${newest.id}`)
  const before = await snapshot(site.db)
  const data = await personalData().exportPerson('ADA@EXAMPLE.COM')
  expect(await snapshot(site.db)).toEqual(before)
  expect(data.address).toBe('ada@example.com')
  // A new table fails this test until `leaveTraces` writes to it.
  const empty = Object.entries(data.tables).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual(['suppressed_addresses'])
  expect(data.tables.messages).toMatchObject([{ held: 0, company: 'Company ada' }, { held: 1 }])
  expect(data.tables.quickscore_assessments).toMatchObject([
    { email: 'Ada@Example.com', answers },
    { email: 'ADA@EXAMPLE.COM', domain_scores: expect.any(Object) },
  ])
  expect(data.tables.mail).toContainEqual(
    expect.objectContaining({ kind: 'quickscore-notice', recipient: STAFF }),
  )
  expect(data.tables.result_links).toHaveLength(2)
  expect(data.tables.retakes).toHaveLength(1)
  expect(data.tables.law_consents).toMatchObject([{ wording: lawConsentWording }])
  expect(JSON.stringify(data)).not.toMatch(/token|lease|Company bo/)
})
