import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import mammoth from 'mammoth'
import readSheet from 'read-excel-file/node'
import { describe, expect, inject, test } from 'vitest'
import { lawChanges } from '../../content/en/law/changes.ts'
import type { LawChange } from '../../domain/law/sourced.ts'
import type { ReadTool } from '../../domain/register/said.ts'
import { mostTools, type ToolFacts, toolSchema } from '../../domain/register/tool.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { unpackZip } from '../../tests/support/zip.ts'
import { bind } from '../services.ts'
import { writeRegisterCalendar, writeRegisterSheet, writeRegisterWord } from './files.ts'
import { writeNotice, writeNoticeHtml } from './notice.ts'
import { writeAssessment, writeCouncilSheet } from './papers.ts'
import { nameTouched } from './service.ts'

const site = siteForEach()

const ids = 'A1 A2 B1 B3 B6 C2 C5 CT1 CT2 CT3 D1 D4'.split(' ')
const yes = Object.fromEntries(ids.map((id) => [id, 1]))

const submit = (fields: object = {}) => submitScore(site, { answers: yes, ...fields })

const service = () => site.services.register
const facts = (given: Partial<ToolFacts> = {}) => toolSchema.parse({ name: 'Kestrel', ...given })
const add = (token: string, given: Partial<ToolFacts> = {}, key: string = randomUUID()) =>
  service().addTool(token, { facts: facts(given), key })
async function added(token: string, given: Partial<ToolFacts> = {}): Promise<number> {
  const outcome = await add(token, given)
  if (outcome === null || outcome === 'full') throw new Error('not added')
  return outcome.id
}
async function registerOf(token: string) {
  const register = await service().findRegister(token)
  if (!register) throw new Error('no register')
  return register
}

describe('a register', () => {
  test('belongs to a buyer’s private link alone', async () => {
    const buyer = await submit()
    const vendor = await submit({ user_type: 'vendor' })
    await added(buyer)
    expect((await registerOf(buyer)).tools).toMatchObject([{ facts: { name: 'Kestrel' } }])
    for (const token of [vendor, 'A'.repeat(43)]) {
      expect(await service().findRegister(token)).toBeNull()
      expect(await add(token)).toBeNull()
    }
    const reading = await site.services.quickscore.createReadingLink(buyer)
    const readOnly = reading?.url?.split('/').at(-1) ?? ''
    expect(await service().findRegister(readOnly)).toBeNull()
  })

  test('holds twenty tools and no more, also where two come at once', async () => {
    const token = await submit()
    for (let number = 1; number < mostTools; number += 1) await added(token)
    const both = await Promise.all([add(token), add(token)])
    expect(both.filter((one) => one === 'full')).toHaveLength(1)
    expect((await registerOf(token)).tools).toHaveLength(mostTools)
  })

  test('adds once what was sent twice', async () => {
    const token = await submit()
    const both = await Promise.all([add(token, {}, 'same'), add(token, {}, 'same')])
    expect(both[0]).toEqual(both[1])
    expect((await registerOf(token)).tools).toHaveLength(1)
  })

  test('is saved at the version that was seen, and only by its own link', async () => {
    const token = await submit()
    const other = await submit({ email: 'zoe@example.com' })
    const id = await added(token)
    await added(other)
    const save = (by: string, version: number, name: string) =>
      service().saveTool(by, { id, version, facts: facts({ name }) })
    expect(await save(token, 1, 'First')).toBe('done')
    expect(await save(token, 1, 'Second')).toBe('conflict')
    expect(await save(other, 2, 'Third')).toBeNull()
    expect(await service().deleteTool(other, id)).toBe(false)
    expect((await registerOf(token)).tools[0]?.facts.name).toBe('First')
    expect(await service().deleteTool(token, id)).toBe(true)
    expect((await registerOf(token)).tools).toEqual([])
    expect((await registerOf(other)).tools).toMatchObject([{ facts: { name: 'Kestrel' } }])
  })

  test('changes no score, no plan and no public figure', async () => {
    const token = await submit()
    const before = await site.services.quickscore.findResult(token)
    const figures = await site.services.quickscore.readBenchmark()
    await added(token, { practices: ['emotions'], places: ['eu'] })
    expect(await site.services.quickscore.findResult(token)).toEqual(before)
    expect(await site.services.quickscore.readBenchmark()).toEqual(figures)
  })

  test('goes to the newer result where that is said, and leaves only the day', async () => {
    const earlier = await submit()
    await added(earlier, { name: 'Kestrel' })
    await added(earlier, { name: 'Merlin' })
    await submit({ earlier })
    expect((await registerOf(earlier)).tools).toHaveLength(2)
    site.clock.current = new Date('2027-01-05T09:00:00.000Z')
    const later = await submit({ earlier, moves_register: true })
    expect((await registerOf(later)).tools.map((tool) => tool.facts.name)).toEqual([
      'Kestrel',
      'Merlin',
    ])
    const left = await registerOf(earlier)
    expect(left).toMatchObject({ tools: [], moved_at: '2027-01-05T09:00:00.000Z' })
    expect(await add(earlier)).toBeNull()
    expect((await site.app.inject(`/api/quickscore-assessments`)).body).not.toContain('Kestrel')
    await site.services.quickscore.deleteResult(later)
    expect((await registerOf(earlier)).moved_at).toBeNull()
    expect((await snapshot(site.db)).register_tools).toEqual([])
  })

  test('stays where it was when another role or address, or nobody’s result, is named', async () => {
    const token = await submit()
    await added(token)
    await submit({ earlier: token, user_type: 'vendor', moves_register: true })
    await submit({ earlier: token, email: 'eve@elsewhere.example', moves_register: true })
    await submit({ earlier: 'A'.repeat(43), moves_register: true })
    expect((await registerOf(token)).tools).toHaveLength(1)
  })

  test('is kept twelve months more with its link, and never longer than the result', async () => {
    const token = await submit()
    const { ends_at } = await registerOf(token)
    site.clock.current = new Date('2027-06-01T09:00:00.000Z')
    expect(await site.services.quickscore.keepLink(token)).toBe(ends_at)
    expect(await site.services.quickscore.keepLink(token)).toBe(ends_at)
    expect((await registerOf(token)).expires_at).toBe(ends_at)
    site.clock.current = new Date(Date.parse(ends_at) + 1)
    expect(await service().findRegister(token)).toBeNull()
    expect(await site.services.quickscore.keepLink(token)).toBeNull()
  })

  test('is counted for staff, who read nothing of it', async () => {
    const token = await submit()
    await added(token)
    await added(token, { name: 'Merlin' })
    expect(await createAdmin(site).succeed('GET', '/register')).toEqual({ registers: 1, tools: 2 })
  })

  test('a change of the law names the tools that it touches, since they were saved', async () => {
    const token = await submit()
    await added(token, { name: 'Kestrel', places: ['gb'], ranks: 'yes' })
    await added(token, { name: 'Merlin', places: ['eu'], ranks: 'yes' })
    const { assessment } = await registerOf(token)
    const change = { place: 'GB', questions: ['CT1'], on: '2027-01-01' } as unknown as LawChange
    const { nameTouched: name } = bind(site.ports, { nameTouched })
    expect(await name(assessment.id, change)).toEqual(['Kestrel'])
    expect(await name(assessment.id, { ...change, on: '2020-01-01' })).toEqual([])
  })

  test('tells its result of the tools that were saved before the law last moved', async () => {
    const now = site.clock.current
    const [latest] = lawChanges
    site.clock.current = new Date(`${latest?.on}T00:00:00.000Z`)
    site.clock.current.setUTCDate(site.clock.current.getUTCDate() - 1)
    const token = await submit()
    await added(token, { name: 'Kestrel' })
    site.clock.current = now
    await added(token, { name: 'Merlin' })
    const summary = await service().summariseRegister(token)
    expect(summary).toMatchObject({ count: 2, touchable: [{ name: 'Kestrel' }] })
  })
})

const hostile = '=HYPERLINK("https://x.example","a")<b>&]#image("x")\\u0007'
const everyPlace = { places: ['eu' as const, 'gb' as const] }
const textOf = async (buffer: Buffer) => (await mammoth.extractRawText({ buffer })).value
async function papersOf(token: string) {
  const { tools, asker } = await registerOf(token)
  const [tool] = tools as [ReadTool]
  return Promise.all([
    writeAssessment(tool, asker).then(textOf),
    writeCouncilSheet(tool, asker).then(textOf),
  ])
}

// SQLite only: the tests above cover reading on both engines.
describe.skipIf(inject('postgresUrl'))('the files of a register', () => {
  test('open in their readers with three tools, and hold what was typed as text', async () => {
    const token = await submit({ applicability: { places: ['eu', 'gb'], countries: ['de'] } })
    await added(token, {
      ...everyPlace,
      name: 'Chat helper',
      stages: ['questions'],
      ranks: 'no',
      rejects: 'no',
    })
    await added(token, {
      ...everyPlace,
      name: hostile,
      supplier: '+cmd',
      owner: '@SUM(1)',
      ranks: 'yes',
      rejects: 'always',
      review: '6',
      test_on: '2026-11-01',
      ratio: '0.72',
      p: '< 0.0001',
    })
    const video = { name: 'Video', stages: ['interviews' as const] }
    await added(token, { ...video, places: ['eu'], practices: ['emotions'] })
    const register = await registerOf(token)
    const sheets = await readSheet(await writeRegisterSheet(register))
    const [tools, papers, duties] = sheets.map(({ data }) => data)
    expect(tools?.map(([name]) => name)).toEqual(['Tool', 'Video', 'Chat helper', hostile])
    expect(tools?.[3]).toContain('+cmd')
    expect(papers?.[3]).toEqual(expect.arrayContaining(['@SUM(1)', 0.72, '< 0.0001']))
    expect(JSON.stringify(duties)).toContain('Article 26(11)')
    const word = await textOf(await writeRegisterWord(register))
    expect(word).toContain(hostile)
    expect(word.indexOf('Stop first: Video')).toBeLessThan(word.indexOf('Chat helper'))
  })

  test('the calendar keeps its names after an edit, and folds no line into another', async () => {
    const token = await submit({ applicability: { places: ['eu'] } })
    const write = async () => writeRegisterCalendar(await registerOf(token), 'https://p.example')
    expect(await write()).toBeNull()
    const ranking: Partial<ToolFacts> = { ranks: 'yes', places: ['eu'], practices: ['emotions'] }
    const id = await added(token, { ...ranking, name: 'A;B,C:D\\nX', review: '3' })
    const read = async () => {
      const text = await write()
      const events = new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent')
      return events.map((event) => new ICAL.Event(event))
    }
    const before = await read()
    expect(before.map(({ summary }) => summary)).toContain('Review A;B,C:D\\nX')
    // Lost otherwise: an event that is on another day after each download.
    const [first, saved] = [await write(), site.clock.current]
    site.clock.current = new Date('2026-12-02T09:00:00.000Z')
    expect(await write()).toBe(first)
    expect(String(before[0]?.startDate)).toBe(saved.toISOString().slice(0, 10))
    const renamed = facts({ ...ranking, name: 'Merlin', review: '6' })
    await service().saveTool(token, { id, version: 1, facts: renamed })
    const after = await read()
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
    expect(after.every(({ sequence }) => sequence === 2)).toBe(true)
  })

  test('a notice names tools and stages, escapes them, and claims nothing that the facts deny', async () => {
    const token = await submit({ applicability: { places: ['gb'], rejects: 'no' } })
    await added(token, {
      name: '<img src=x> [beta]',
      supplier: 'Falcon & Co [',
      stages: ['screening'],
      rejects: 'always',
      places: ['gb'],
    })
    const register = await registerOf(token)
    const html = writeNoticeHtml(register, 'UK') ?? ''
    expect(html).toContain('&lt;img src=x&gt; [beta], by Falcon &amp; Co [: it reads')
    expect(html).toContain('reads, filters or sorts applications')
    expect(html).not.toContain('A trained person reads your application')
    expect(html).toContain('turned down by a program alone')
    expect(writeNoticeHtml(register, 'EU')).toBeNull()
    // Facts of the register leave no blanks.
    expect(html).not.toContain('[tool, supplier]')
    const file = await writeNotice(register, 'UK')
    // Brackets that were typed are no blanks, in any file.
    const blanks = html.replace(/^.*<h2>/s, '').match(/<mark>\[[^<[]*\]<\/mark>/g)
    expect(html).toContain(`[${blanks?.length} blanks to fill`)
    const [tool] = register.tools as [ReadTool]
    for (const made of [file, await writeAssessment(tool, register.asker)]) {
      const parts = await unpackZip(made ?? Buffer.alloc(0))
      const gap = /<w:color w:val="\w+"\/><\/w:rPr><w:t[^>]*>[^<]*(?:beta|Falcon)/
      expect(String(parts['word/document.xml'])).not.toMatch(gap)
      const shown = `${html}${made && (await textOf(made))}`
      expect(shown).toMatch(/^[^\uE000\uE001]*x> \[beta\], [^\uE000\uE001]*$/s)
    }
  })

  // Lost otherwise: a notice pasted as it is, without the right to human review.
  test.each([
    ['always', 'Applications are turned down by a program alone'],
    ['sometimes', 'Some applications may be turned down by a program alone'],
    ['no', 'Settle before you publish'],
    ['unsure', 'Settle before you publish'],
  ] as const)(
    'HTML to paste tells all that the law orders, and first what is to do: %s',
    async (rejects, said) => {
      const none = Object.fromEntries(ids.map((id) => [id, 0]))
      const places = ['eu', 'gb'] as const
      const token = await submit({ answers: none, applicability: { places, rejects } })
      const practices = ['emotions'] as ToolFacts['practices']
      await added(token, { name: 'Kestrel', stages: ['questions'], rejects, practices })
      const register = await registerOf(token)
      for (const place of ['EU', 'UK'] as const) {
        const html = writeNoticeHtml(register, place) ?? ''
        const [before = '', body = ''] = html.split('<h2>')
        const blanks = body.match(/<mark>/g)?.length
        expect(before).toContain(`<section lang="en">\n<p><mark>[${blanks} blanks to fill`)
        expect(before).toContain('[Do not publish before this is settled: Kestrel')
        expect(before).toContain('(CT1) is not in place. Candidates have this right whatever')
        expect(before.includes('(CT3) is not in place')).toBe(/always|sometimes/.test(rejects))
        expect(before).toContain('[Left out, since it is not in place')
        expect(before.match(/\[gap: Data minimisation/g)).toHaveLength(1)
        expect(body).toContain(said)
        expect(body).toContain('talk with a computer program')
      }
      expect(writeNoticeHtml(register, 'UK')).toContain(
        'Kestrel reads <mark>[emotions, mood]</mark>',
      )
    },
  )

  test.each([
    [['emotions'], undefined, 'Kestrel reads'],
    [undefined, ['emotions'], 'a tool reads'],
  ] as const)('HTML names what reads emotions and no other: %j, %j', async (kestrel, all, said) => {
    const practices = all && [...all]
    const token = await submit({ applicability: { places: ['gb'], practices } })
    await added(token, { name: 'Kestrel', practices: kestrel && [...kestrel] })
    await added(token, { name: 'Merlin', practices: ['unsure'] })
    const html = writeNoticeHtml(await registerOf(token), 'UK')
    expect(html).toContain(`[Do not publish before this is settled: ${said} emotions or mood.`)
  })

  test('the papers of a tool say that it turns some people down, and ask for the ground', async () => {
    const token = await submit({ applicability: { places: ['eu'] } })
    await added(token, { rejects: 'sometimes' })
    const [assessment, council] = await papersOf(token)
    expect(assessment).toContain('Yes: it turns some people down before')
    expect(council).toMatch(/It turns some people down before .*Ground under GDPR 22\(2\)/s)
  })

  test('an impact assessment and a works-council sheet are of one tool, with brackets for what is not known', async () => {
    const token = await submit({
      applicability: { places: ['eu'], countries: ['de'], publicBody: 'yes' },
    })
    await added(token, {
      name: 'Kestrel',
      ranks: 'yes',
      rejects: 'always',
      bias: 'missing',
      owner: 'Head of hiring',
    })
    const [assessment, council] = await papersOf(token)
    expect(assessment).toContain('Yes: it turns people down before a person has looked')
    expect(assessment).not.toContain('Tested for bias before use')
    expect(assessment).not.toContain('a person reviews before a decision takes effect')
    expect(assessment).toContain('impact on fundamental rights, from 2 December 2027')
    expect(council).toContain('Owner: Head of hiring. Deputy: [not given].')
    expect(council).toContain('selection rules, questionnaires and systems that can monitor staff')
  })
})
