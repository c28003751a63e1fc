import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import mammoth from 'mammoth'
import readSheet from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { disclaimers } from '../../content/en/quickscore/words.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { dueDates, layOut } from '../../domain/quickscore/timeline.ts'
import { sayLaw } from '../../domain/quickscore/verdict.ts'
import { assess } from '../../tests/support/assessments.ts'
import { documents } from '../../tests/support/documents.ts'
import { findForeign, foreignLaw } from '../../tests/support/foreign-law.ts'
import { unpackZip } from '../../tests/support/zip.ts'
import { writeBoardBrief } from './board-brief.ts'
import { reportOn, sayAnswer, sayWeight } from './stored-report.ts'
import { writePlanCalendar, writePlanCsv, writePlanSheet } from './work-pack.ts'

const origin = 'https://plumbline.example'

const assessBuyer = (letters: string, change: Partial<AssessmentRecord> = {}) =>
  assess('buyer', letters, {
    company: '=HYPERLINK("https://evil.example") & Söhne',
    applicability: { places: ['eu', 'gb'] },
    ...change,
  })

const day = '2026-11-20'
const mixed = assessBuyer('YYPNYY YYPPYN YYYP NYYPY YYYNPP')
const nothing = assessBuyer('Y'.repeat(27))
const asked = (assessment: AssessmentRecord, planned = '') => ({ assessment, planned, origin })
const planOf = (assessment: AssessmentRecord) => reportOn(assessment).report.list
const idsOf = (assessment: AssessmentRecord) => planOf(assessment).map((one) => one.question.id)

describe('plan.csv', () => {
  const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true })

  test('says what the screen says, under names that trackers know', () => {
    const rows = read(writePlanCsv(asked(mixed, 'B6.nothing')))
    const plan = planOf(mixed)
    expect(rows.map((row) => row['Evidence to keep'])).toEqual(
      plan.map((it) => it.question.evidence),
    )
    expect(rows.map(({ Step }) => Step)).toEqual(plan.map((it) => it.question.nextStep))
    expect(rows.map(({ Law }) => Law)).toEqual(plan.map(sayWeight))
    expect(rows.map((row) => row['Your answer'])).toEqual(plan.map((it) => sayAnswer(it.value)))
    expect(rows.map(({ Points }) => Points)).toEqual(
      plan.map(({ gain }) => String(Number(gain.toFixed(1)))),
    )
    for (const row of rows) {
      expect(row.Summary).toBe(row['Task Name'])
      // A duty in force is due now; one ahead ends before its date, or says how late it is.
      const action = plan.find((it) => row.Summary?.startsWith(`${it.question.id} `))
      expect(row['Due date']).toMatch(/^20\d\d-\d\d-\d\d$/)
      if (action?.timing.kind === 'now') {
        expect([row['Start date'], row['Due date'], row.Due]).toEqual([day, day, 'due now'])
      }
      if (action?.timing.kind === 'ahead' && (row['Due date'] ?? '') >= action.timing.since) {
        expect(row.Due).toMatch(/too late$/)
      }
      expect(Object.values(row).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
    expect(rows.filter(({ Planned }) => Planned === 'yes').map((it) => it.Summary)).toEqual([
      'B6 Adjustments for candidates',
    ])
  })

  test('has a head and nothing below it where nothing is planned', () => {
    expect(read(writePlanCsv(asked(nothing)))).toEqual([])
  })
})

describe('plan.xlsx', () => {
  test('has the plan with real dates, all answers, and each reference once', async () => {
    const sheet = await writePlanSheet(asked(mixed))
    const [plan, answers, references] = await readSheet(sheet)
    expect([plan, answers, references].map((it) => it?.sheet)).toEqual([
      'Plan',
      'Answers',
      'References',
    ])
    const [head = [], ...steps] = plan?.data ?? []
    expect(steps.map((row) => row[1])).toEqual(idsOf(mixed))
    const begins = head.indexOf('Begins')
    const timeline = layOut(planOf(mixed), day)
    for (const [index, row] of steps.entries()) {
      const action = planOf(mixed)[index]
      const due = action && dueDates(timeline, action)
      expect(row[begins]).toEqual(new Date(due?.from ?? ''))
      expect(row[head.indexOf('Last day')]).toEqual(new Date(due?.last ?? ''))
      expect(row[head.indexOf('By when')]).toBeNull()
    }
    expect(answers?.data.slice(1).map((row) => [row[0], row[4]])).toEqual(
      listQuestions(questionBank, 'buyer').map(({ id }) => [id, sayAnswer(mixed.answers[id])]),
    )
    const links = references?.data.slice(1).map((row) => String(row[4])) ?? []
    const names = references?.data.slice(1).map((row) => `${row[0]} ${row[1]}`) ?? []
    expect(links.every((link) => link.startsWith('https://'))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
    const { 'xl/worksheets/sheet1.xml': laid } = await unpackZip(sheet)
    expect(String(laid)).toMatch(new RegExp(`<autoFilter ref="A1:[A-Z]${steps.length + 1}"/>`))
  })

  test('opens with one answer, and with none below Yes', async () => {
    expect(await writePlanCalendar(asked(nothing))).toBeNull()
    for (const assessment of [nothing, assessBuyer('N')]) {
      expect(await readSheet(await writePlanSheet(asked(assessment)))).toHaveLength(3)
    }
  })
})

const readEvents = (text: string | null) =>
  new ICAL.Component(ICAL.parse(text ?? ''))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

describe('plan.ics', () => {
  test('has an event for each step, on the dates of the timeline, under a name that stays', async () => {
    const text = await writePlanCalendar(asked(mixed))
    // DTSTAMP is the time of the answers, so that the file is always the same.
    expect(new Set(text?.match(/DTSTAMP:.*/g))).toEqual(new Set(['DTSTAMP:20261120T090000Z']))
    const events = readEvents(text)
    const timeline = layOut(planOf(mixed), day)
    const dayAfter = (date: string) =>
      new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    for (const action of planOf(mixed)) {
      const { from, last, due } = dueDates(timeline, action)
      const event = events.find(({ uid }) => uid.includes(`-${action.question.id}@`))
      expect(event?.startDate.toString()).toBe(from)
      // DTEND is exclusive (RFC 5545): the day after the last one.
      expect(event?.endDate.toString()).toBe(dayAfter(last))
      expect(event?.description.includes('due now')).toBe(due !== 'dated')
      expect(event?.description).toContain(action.question.nextStep)
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(planOf(mixed).length)
    const again = assessBuyer('YYPNYY YYPPYN YYYP NYYPY YYYNPP', {
      applicability: { places: ['eu'] },
    })
    const uids = readEvents(await writePlanCalendar(asked(again))).map(({ uid }) => uid)
    expect(uids.toSorted()).toEqual(events.map(({ uid }) => uid).toSorted())
    const other = readEvents(await writePlanCalendar(asked({ ...mixed, id: 8 })))
    expect(other.map(({ uid }) => uid).filter((uid) => uids.includes(uid))).toEqual([])
  })

  test('has the planned steps only, once some are planned', async () => {
    const events = readEvents(await writePlanCalendar(asked(mixed, 'D4.B6')))
    expect(events.map(({ uid }) => /-(\w+)@/.exec(uid)?.[1]).toSorted()).toEqual(['B6', 'D4'])
  })
})

describe('board.docx', () => {
  const readText = async (assessment: AssessmentRecord) => {
    const buffer = await writeBoardBrief({ documents }, assessment)
    const { value } = await mammoth.convertToHtml({ buffer })
    return value
  }

  test('opens with the law, and leads to three options under real headings', async () => {
    const html = await readText(mixed)
    const headings = [...html.matchAll(/<h([12])>(.*?)<\/h\1>/g)].map(([, , text]) => text)
    expect(headings).toEqual([
      'Where we stand in law',
      'The score, as a figure',
      'If nothing is done',
      'What a breach costs',
      'What it takes',
      'Three options',
      'Decisions asked for',
      'How regulators read it',
      'Before you use the tool: what your countries ask',
      'Dates ahead',
    ])
    const { first } = sayLaw(reportOn(mixed).report, lawVocabulary)
    expect(html).toContain(`<strong>${first}</strong>`)
    // The paper sells no points, and names no maximum fine that does not apply.
    expect(html).not.toMatch(/[Ss]hortest|EUR 35/)
    expect(html).toContain('=HYPERLINK("https://evil.example") &amp; Söhne')
    expect(html).toContain('2 December 2027')
    expect(html).toContain('alt="A dial from 0 to 100. It shows 72, in the Amber band."')
    expect(html.match(/<thead><tr>/g)).toHaveLength(3)
    expect(html).toContain('<td><p>Governance &amp; Risk Management</p></td>')
  })

  test('tells somebody who hires in Great Britain no date and no cost of the Union', async () => {
    const html = await readText(assessBuyer('P'.repeat(27), { applicability: { places: ['gb'] } }))
    expect(html).toContain(', each with a named owner.')
    const one = await readText(assessBuyer(`N${'Y'.repeat(26)}`, {}))
    expect(one).toContain(' (A1), with a named owner.')
    expect(html).toContain('Expected, no date')
    expect(html.replace(lawVocabulary.law.madeFor.reach, '')).not.toMatch(
      /European Union|EUR|Germany/,
    )
  })

  test('says nothing of dates that are not theirs', async () => {
    const said = (publicBody: 'yes' | 'no') =>
      readText(assessBuyer('P'.repeat(27), { applicability: { places: ['eu'], publicBody } }))
    expect(await said('no')).not.toMatch(/older systems of public authorities|Platform Work/)
    expect(await said('yes')).toContain('older systems of public authorities')
  })

  test.for([['elsewhere'], ['eu'], []] as const)(
    'never tells a vendor that they hire: %j',
    async (places) => {
      const applicability = { places: [...places], practices: ['emotions' as const] }
      const html = await readText(assess('vendor', 'N'.repeat(21), { applicability }))
      expect(html).not.toMatch(/you hire|Before you use|Begin with (?!Stop )|<strong>Stop /)
    },
  )

  test('leaves a gap for the organisation, and plans nothing where nothing is open', async () => {
    const html = await readText({ ...nothing, company: '' })
    expect(html).toContain('[to be filled in]')
    expect(html).toContain('A duty may be open where what stands above is still to be settled.')
    const settled = await readText(
      assessBuyer('Y'.repeat(27), {
        applicability: { places: ['eu'], ranks: 'yes', rejects: 'no', practices: ['none'] },
      }),
    )
    expect(settled).toContain('No duty in force is open on these answers')
  })
})

test.each(foreignLaw)(
  'an employer in %s alone, with all 27 questions open, is read no law of elsewhere in any file',
  async (place, foreign) => {
    const worst = assessBuyer('N'.repeat(27), { applicability: { places: [place] } })
    const csv = writePlanCsv(asked(worst))
    expect(csv.match(/\b(?:CT|[A-D])\d /g)?.length).toBeGreaterThanOrEqual(27)
    // The test can fail: law of its own place is found by the lists of others.
    expect(foreignLaw.some(([, law]) => findForeign(csv, law).length > 0)).toBe(true)
    const sheets = await readSheet(await writePlanSheet(asked(worst)))
    expect(sheets[0]?.data).toHaveLength(28)
    const cells = sheets.flatMap(({ data }) => data.map((row) => row.join(' | ')))
    const events = readEvents(await writePlanCalendar(asked(worst)))
    expect(events).toHaveLength(27)
    const dates = events.map((it) => `${it.summary} ${it.description}`)
    const buffer = await writeBoardBrief({ documents }, worst)
    const { value: paper } = await mammoth.extractRawText({ buffer })
    expect(paper).toContain('Where we stand in law')
    // Disclaimers name the Act to everybody, and no duty.
    const { reach } = lawVocabulary.law.madeFor
    const said = [...disclaimers, reach, 'The AI Act in Northern Ireland']
    const told = said.reduce((text, one) => text.replaceAll(one, ''), paper)
    const files = { csv, xlsx: cells.join('\n'), ics: dates.join('\n'), docx: told }
    for (const [name, text] of Object.entries(files)) {
      expect(findForeign(text, foreign), name).toEqual([])
    }
  },
)
