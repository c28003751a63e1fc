import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import { bankVersion, questionBank } from '../../content/en/quickscore/question-bank.ts'
import { counselWords } from '../../content/en/quickscore/result-words.ts'
import { reportWords } from '../../content/en/quickscore/words.ts'
import { briefWords } from '../../content/en/quickscore/work-pack-words.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import type { ReportedAssessment } from '../../domain/quickscore/report.ts'
import { sayLaw } from '../../domain/quickscore/verdict.ts'
import { assess } from '../../tests/support/assessments.ts'
import { documents } from '../../tests/support/documents.ts'
import { findForeign, foreignLaw } from '../../tests/support/foreign-law.ts'
import { readPdf, sectionsOf } from '../../tests/support/read-pdf.ts'
import { createDocuments } from '../platform/documents/documents.ts'
import { writeBoardBrief } from './board-brief.ts'
import { renderCounsel, renderReport } from './report.ts'
import { reportOn } from './stored-report.ts'

const origin = 'https://plumbline.example'

// As in tests/journeys/quickscore.spec.ts, which calculates their scores by hand.
const inEu = { applicability: { places: ['eu' as const] } }
const vendorLetters = 'YYPN- YPN--- Y---- PPPPY'
const buyerLetters = 'YYYYYY YYYYYY YYYP ----- YYYN--'

const read = async (assessment: ReportedAssessment) =>
  readPdf(await renderReport({ documents, origin }, assessment))

test('is a tagged document with a title, a language, headings in order and bookmarks', async () => {
  const pdf = await read(assess('vendor', vendorLetters, inEu))
  expect(pdf).toMatchObject({
    title: 'QuickScore report: Example & Co',
    language: 'en-GB',
    isMarked: true,
  })
  expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdf.metadata).toContain('Example &amp; Co')

  const levels = pdf.blocks
    .filter(({ role }) => /^H\d/.test(role))
    .map(({ role }) => +role.slice(1))
  expect(levels.slice(0, 2)).toEqual([1, 2])
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  }
  expect(pdf.bookmarks).toEqual([
    'Your QuickScore results',
    'One of your answers leaves a duty open that is in force today. Start with: show the reasons behind each score (weeks).',
    'To check before you rely on the score',
    'Overall score',
    'Domain breakdown',
    'The three that matter most',
    'The plan at a glance',
    'The plan against the law’s dates',
    'The steps',
    'What the law says about your answers',
    'What this report is',
  ])
})

test('tags lists, figures and links; only the foot of the page is in no element', async () => {
  const { blocks, untagged, links, pages } = await read(assess('vendor', vendorLetters))
  const find = (text: string) => blocks.filter((block) => block.text === text)
  expect(find('Organisation')).toMatchObject([{ role: 'Lbl', path: 'Document L LI' }])
  expect(find('Example & Co')).toMatchObject([{ role: 'LBody', path: 'Document L LI' }])
  expect(find('By when')).toMatchObject([{ role: 'TH', path: 'Document Table THead TR' }])
  const figures = blocks.filter(({ role }) => role === 'Figure').map(({ text }) => text)
  expect(figures).toHaveLength(5)
  expect(figures[0]).toBe('A dial from 0 to 100. It shows 68, in the Amber band.')
  expect(figures[1]).toContain('It shows 63, in the Amber band.')
  const labels = blocks.filter(({ role }) => role === 'Lbl').map(({ text }) => text)
  expect(labels.filter((label) => /^\d+$/.test(label)).slice(0, 12)).toEqual([
    ...'123',
    ...'12345678',
  ])

  expect(untagged).toEqual(
    Array.from({ length: pages }, (_, page) => {
      return `Plumbline | QuickScore of 20 November 2026, 68% Page ${page + 1} of ${pages}`
    }),
  )
  expect(links).toEqual(
    expect.arrayContaining(
      ['/contact', '/quickscore/methodology', '/law'].map((path) => origin + path),
    ),
  )
})

test('the law behind each row is a file of its own, for counsel', async () => {
  const pdf = await readPdf(
    await renderCounsel({ documents }, assess('vendor', vendorLetters, inEu)),
  )
  expect(pdf).toMatchObject({ title: counselWords.title, language: 'en-GB', isMarked: true })
  const text = pdf.blocks.map((block) => block.text).join(' ')
  expect(text).toContain('Example & Co')
  expect(text).toContain('EU AI Act, Article 15')
  expect(pdf.links.length).toBeGreaterThan(10)
})

test('says what was worked out for a vendor', async () => {
  const sections = sectionsOf((await read(assess('vendor', vendorLetters, inEu))).blocks)
  expect(sections.get('')).toContain('Answered as HR-tech vendor Date 20 November 2026')
  const first =
    'One of your answers leaves a duty open that is in force today. Start with: show the reasons behind each score (weeks).'
  expect(sections.get(first)).toBe(
    `${first} You marked N/A on three questions where a duty binds you today: data minimisation, retention and one more. Check them. Score 68%, from 13 of 21 questions. Amber, 12 points to Green: two steps get you there. Made for the European Union.`,
  )
  expect(sections.get('Overall score')).toBe(
    'Overall score 68% Amber 68% · from 13 of 21 questions',
  )
  expect(sections.get('Domain breakdown')).toContain(
    'Security & Data Stewardship 100% · from 1 of 5 questions Low coverage - several questions were skipped Green',
  )
  expect(sections.get('The plan at a glance')).toContain(
    'B3 Performance per group Product A quarter or more',
  )
  expect(sections.get('The steps')).toMatch(
    /B3 Performance per group · Product · .* · Your answer: No, not yet · Duty from 2 December 2027/,
  )
  expect(sections.get('What the law says about your answers')).toMatch(
    /Compared with our notes on 22 November 2026/,
  )
})

test('says what was worked out for an in-house team, one domain of which is not scored', async () => {
  const assessment = assess('buyer', buyerLetters)
  const sections = sectionsOf((await read(assessment)).blocks)
  expect(sections.get('Domain breakdown')).toContain(
    'Security & Data Stewardship 0% · not scored: none of 5 questions was counted Low coverage',
  )
  expect([...sections.values()].join(' ')).toContain(
    'out of reach while nothing counts in Security',
  )
  const buffer = await writeBoardBrief({ documents }, assessment)
  const { value } = await mammoth.extractRawText({ buffer })
  expect(value).toMatch(/Security & Data Stewardship\s+0%\s+not scored\s+0 of 5 questions/)
})

test('shows what was stored, answers or not, codes that we know or not', async () => {
  const partial = assess('buyer', 'YN', { answers: { ZZ9: 0, A1: 1 }, score: 12, band: 'red' })
  const sections = sectionsOf((await read(partial)).blocks)
  expect(sections.get('Overall score')).toContain('12% Red 12% · from 2 of 27')
  expect(sections.get('What is left to do')).toMatch(/The plan has one step\. 1 \+12\.5 points/)
  expect([...sections.values()].join(' ')).not.toContain('ZZ9')

  const nothing = sectionsOf((await read(assess('vendor', '', { answers: { ZZ9: 1 } }))).blocks)
  expect(nothing.get('Overall score')).toContain('0% · from 0 of 21 questions')
  expect(nothing.has('What may matter most')).toBe(false)
  expect(nothing.get('Your prioritised plan')).toContain('still to be settled')
})

test.for<[string, Applicability]>([
  ['P', {}],
  ['N', {}],
  ['P', { places: ['eu'] }],
  ['N', { places: ['gb'], practices: ['emotions'] }],
  ['P', { places: ['eu'], practices: ['emotions'] }],
])('with 27 answers of %s it is a paper for a meeting', async ([letter, applicability]) => {
  const row = assess('buyer', letter.repeat(27), { applicability })
  const { blocks, pages, depths } = await read(row)
  expect(pages).toBeLessThanOrEqual(7)
  for (const depth of depths.slice(0, 5)) expect(depth).toBeGreaterThan(0.5)
  // Text below this depth would overlap the footer.
  expect(Math.max(...depths)).toBeLessThan(0.94)
  const steps = listQuestions(questionBank, 'buyer').map(({ nextStep }) => nextStep)
  const text = blocks.map(({ drawn }) => drawn).join()
  expect(steps.filter((step) => !text.includes(step))).toEqual([])
  expect(blocks.filter(({ drawn }) => /…|cannot show/.test(drawn))).toEqual([])
  const pageOf = (title: string) => blocks.find(({ text }) => text === title)?.page
  expect(pageOf(applicability.places ? 'The three that matter most' : 'What may matter most')).toBe(
    1,
  )
  expect(pageOf('The plan at a glance')).toBe(2)
  expect(pageOf('The plan against the law’s dates')).toBe(3)
})

test.for(foreignLaw)(
  'an employer in %s alone is read no law of elsewhere',
  async ([place, foreign]) => {
    const worst = assess('buyer', 'N'.repeat(27), { applicability: { places: [place] } })
    const sections = sectionsOf((await read(worst)).blocks)
    const counsel = (await readPdf(await renderCounsel({ documents }, worst))).blocks
    // Rows only: the line below the title names the places.
    const rows = counsel.filter(({ path }) => path.includes('Table')).map((block) => block.text)
    const text = [
      ...['The three that matter most', 'The plan at a glance'].map((one) => sections.get(one)),
      ...rows,
    ].join(' ')
    expect(text).toContain('Required')
    expect(findForeign(text, foreign)).toEqual([])
  },
)

test('names a forbidden practice before the score, and warns of it elsewhere', async () => {
  const warned = await read(
    assess('buyer', 'Y'.repeat(27), { applicability: { places: ['eu'], practices: ['emotions'] } }),
  )
  expect(warned.bookmarks.slice(0, 4)).toEqual([
    'Your QuickScore results',
    'One practice you ticked is forbidden in the EU. Stop it first.',
    'Stop this first',
    'Overall score',
  ])
  const elsewhere = await read(
    assess('buyer', 'Y'.repeat(27), { applicability: { places: ['gb'], practices: ['emotions'] } }),
  )
  const section = sectionsOf(elsewhere.blocks).get('Switch this off until a lawyer has looked')
  expect(section).toContain('does not reach hiring that stays in the UK')
  expect(section).not.toContain('EUR 35 million')
})

test('says before the score what was marked N/A against a duty', async () => {
  const applicability = { places: ['eu' as const], ranks: 'yes' as const }
  const { blocks } = await read(
    assess('buyer', 'Y'.repeat(27), { applicability, answers: { CT1: -1 } }),
  )
  const titles = [...sectionsOf(blocks).keys()]
  expect(titles.indexOf('To check before you rely on the score')).toBeLessThan(
    titles.indexOf('Overall score'),
  )
  const plan = sectionsOf(blocks).get('Your prioritised plan')
  expect(plan).not.toContain('There is nothing to plan')
})

test('says so when the questions have changed since', async () => {
  const notes = async (bank_version: string) => {
    const { blocks } = await read(assess('vendor', vendorLetters, { bank_version }))
    return sectionsOf(blocks).get('What this report is')
  }
  expect(await notes('2025-01')).toContain('You answered under question bank 2025-01.')
  expect(await notes(bankVersion)).not.toContain('You answered under')
})

test.for([
  ['Łódź Žižkov Çağrı', 'Łódź Žižkov Çağrı'],
  ['W'.repeat(200), 'W'.repeat(200)],
  [`${'Very long '.repeat(19)}Company`, `${'Very long '.repeat(19)}Company`],
  ['株式会社サンプル', '(in characters that this file cannot show)'],
  ['Παράδειγμα Α.Ε.', 'Παράδειγμα Α.Ε.'],
  ['Müller 株式会社 GmbH 🙂', 'Müller … GmbH …'],
  ['<b>"O\'Neill" & Söhne\u200b', '<b>"O\'Neill" & Söhne'],
  ['#read("/etc/passwd") *a* $b$ @c = \\', '#read("/etc/passwd") *a* $b$ @c = \\'],
  ['شركة مثال', '(in characters that this file cannot show)'],
] as const)('names %s', async ([company, drawn]) => {
  const { blocks, title } = await read(assess('vendor', vendorLetters, { company }))
  const cell = blocks[blocks.findIndex(({ text }) => text === 'Organisation') + 1]
  // pdf.js reports the end of a line as a space, also within a broken word.
  const joined = /^W+$/.test(company) ? cell?.drawn.replaceAll(' ', '') : cell?.drawn
  expect(joined).toBe(drawn)
  if (drawn !== company.replace('\u200b', '')) expect(cell?.text).toBe(company)
  expect(title).toBe(`QuickScore report: ${company}`)
})

test('an empty company leaves a line to write on, in a firm of any script', async () => {
  const renderDocument: typeof documents.renderDocument = (name, data, to) =>
    documents.renderDocument(name, { ...data, eyebrow: ['招聘', ''] }, to)
  const ports = { documents: { ...documents, renderDocument }, origin }
  const file = await renderReport(ports, assess('vendor', vendorLetters, { company: '' }))
  const { blocks, title } = await readPdf(file)
  const index = blocks.findIndex(({ text }) => text === 'Organisation')
  expect(blocks[index + 1]).toMatchObject({ role: 'Figure', text: 'to be filled in' })
  expect(title).toBe('QuickScore report')
})

test('the same assessment gives the same bytes', async () => {
  const others = createDocuments()
  const draw = (by: typeof documents) =>
    renderReport({ documents: by, origin }, assess('vendor', vendorLetters))
  const first = await draw(documents)
  for (const by of [documents, others]) expect((await draw(by)).equals(first)).toBe(true)
  await others.close()
})

// Lost otherwise: all responses, while one reader's report is rendered.
test('a report is set beside the thread that answers requests', async () => {
  const fresh = createDocuments()
  const before = process.threadCpuUsage()
  const begun = performance.now()
  await renderReport({ documents: fresh, origin }, assess('buyer', 'N'.repeat(27)))
  const taken = performance.now() - begun
  const { user, system } = process.threadCpuUsage(before)
  await fresh.close()
  // Rendered on this thread, it would be busy nearly all of the time; it is for a twentieth.
  expect((user + system) / 1000 / taken).toBeLessThan(0.5)
})

// Lost otherwise: trust, if a file says that nothing is open and the screen says otherwise.
test.for<Partial<ReportedAssessment['applicability']>>([
  {},
  { places: ['eu'], ranks: 'yes', rejects: 'always', practices: ['none'] },
  { places: ['gb'], ranks: 'yes', rejects: 'always', practices: ['none'] },
  { places: ['gb'], ranks: 'yes', rejects: 'no', practices: ['emotions'] },
  { places: ['eu'], ranks: 'yes', rejects: 'no' },
  { places: ['eu', 'ni'], ranks: 'yes', rejects: 'unsure', practices: ['none'] },
  { places: ['eu', 'gb', 'ni'], ranks: 'yes', rejects: 'no', practices: ['none'] },
])('report and board paper open with the sentence of the screen: %o', async (said) => {
  const assessment = assess('buyer', 'Y'.repeat(27), { applicability: said })
  const { first, others } = sayLaw(reportOn(assessment).report, lawVocabulary)
  const { bookmarks, blocks } = await read(assessment)
  expect(bookmarks[1]).toBe(first)
  const text = blocks.map((block) => block.text).join(' ')
  const board = await writeBoardBrief({ documents }, assessment)
  const { value: paper } = await mammoth.extractRawText({ buffer: board })
  for (const sentence of [first, ...others]) {
    expect(text).toContain(sentence)
    expect(paper).toContain(sentence)
  }
  const isClear = first === lawVocabulary.law.noneOpen
  expect(text.includes(reportWords.plan.none)).toBe(isClear)
  expect(paper.includes(briefWords.nothing.none)).toBe(isClear)
})
