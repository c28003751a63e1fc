import type { APIRequestContext, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import mammoth from 'mammoth'
import readSheet from 'read-excel-file/node'
import { expect, test } from '../support/journey.ts'
import { submitAnswers } from '../support/quickscore-steps.ts'
import { readPdf, sectionsOf } from '../support/read-pdf.ts'
import { tenCases } from '../support/ten-cases.ts'
import { readMailTo } from '../support/written-mail.ts'

/** One row of the plan as a surface prints it; ISO dates. */
interface Row {
  id: string
  law: string
  due: string
  from: string
  last: string
}

interface Screen {
  /** Everything in words, in one line. */
  words: string
  first: string
  others: string[]
  links: (string | null)[]
  /** Links to places that are not on the page. */
  lost: string[]
  rows: Pick<Row, 'id' | 'law'>[]
  /** Of the timeline: id and last day, as printed. */
  dates: Record<string, string>
}

/** Read as a browser reads it, but neither laid out nor run. */
function readScreen(page: Page, html: string): Promise<Screen> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const textOf = (node: Element | null | undefined) =>
      (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const header = document.querySelector('.report header')
    const rows = [...document.querySelectorAll('.report li[id^="step-"]')]
    const table = document.querySelector('section[aria-labelledby="timeline-title"] tbody')
    const dated = [...(table?.querySelectorAll('tr') ?? [])].map((row) => {
      const cells = [...row.children].map((cell) => {
        const label = cell.querySelector('[aria-hidden], span.block')
        return textOf(cell).replace(textOf(label), '').trim()
      })
      return [cells[0]?.split(' ')[0] ?? '', cells.at(-1) ?? '']
    })
    return {
      words: textOf(document.querySelector('.report')),
      first: textOf(header?.querySelector('p.font-serif')),
      links: [...document.querySelectorAll('.report a')].map((one) => one.getAttribute('href')),
      lost: [...document.querySelectorAll('.report a[href^="#"]')]
        .map((one) => one.getAttribute('href') ?? '')
        .filter((href) => !document.querySelector(href)),
      others: [...(header?.querySelectorAll('ul.max-w-measure li') ?? [])].map(textOf),
      rows: rows.map((row) => ({
        id: row.id.replace('step-', ''),
        law: textOf(row.querySelectorAll('summary > span')[4]),
      })),
      dates: Object.fromEntries(dated),
    }
  }, html)
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const long = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
const short = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))

async function fetchFile(request: APIRequestContext, path: string): Promise<Buffer> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.body()
}

function readCsv(file: Buffer): Row[] {
  const rows: Record<string, string>[] = parse(file, { columns: true, bom: true })
  return rows.map((row) => ({
    id: row.Summary?.split(' ')[0] ?? '',
    law: row.Law ?? '',
    due: row.Due ?? '',
    from: row['Start date'] ?? '',
    last: row['Due date'] ?? '',
  }))
}

async function readPlanSheet(file: Buffer): Promise<Row[]> {
  const [plan] = await readSheet(file)
  const [head = [], ...rows] = plan?.data ?? []
  const at = (row: readonly unknown[], name: string) => row[head.indexOf(name)]
  const day = (value: unknown) => (value instanceof Date ? isoDay(value) : '')
  return rows.map((row) => ({
    id: String(at(row, 'Step')),
    law: String(at(row, 'Law')),
    due: String(at(row, 'Due') ?? ''),
    from: day(at(row, 'Begins')),
    last: day(at(row, 'Last day')),
  }))
}

function readCalendar(file: Buffer): Omit<Row, 'law'>[] {
  const calendar = new ICAL.Component(ICAL.parse(file.toString('utf8')))
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    const end = new Date(`${event.endDate.toString()}T00:00:00Z`)
    const lines = event.description.split('\n')
    return {
      id: event.summary.split(' ')[0] ?? '',
      due: lines.find((line) => /^due now|too late$/.test(line)) ?? '',
      from: event.startDate.toString(),
      last: isoDay(new Date(end.getTime() - 24 * 60 * 60 * 1000)),
    }
  })
}

/** Those that differ most; what each of the ten is told: app/quickscore/report/report-sheet.test.tsx. */
const apart = tenCases.filter(({ name }) => /^(1|3|4|6|7|10) /.test(name))

/** What a tribunal, a board and a candidate would be shown says one thing. */
for (const one of apart) {
  test(`every surface agrees: ${one.name}`, async ({ page, request, server, admin }) => {
    const { user_type, applicability, answers } = one
    const { lead, path } = await submitAnswers(admin.call, { user_type, applicability, answers })
    const screen = await readScreen(page, String(await fetchFile(request, path)))
    const file = (name: string) => fetchFile(request, `${path}/${name}`)

    // The first sentence, and the order.
    expect(screen.first).toBe(one.first)
    const now = one.now.split(' ').filter(Boolean)
    const rows = readCsv(await file('plan.csv'))
    const ids = rows.map(({ id }) => id)
    expect(ids.slice(0, now.length)).toEqual(now)
    expect(rows.filter(({ due }) => due === 'due now').map(({ id }) => id)).toEqual(now)
    expect(rows.filter(({ due }) => due.startsWith('due now if'))).toHaveLength(one.depends)
    expect(rows).toHaveLength(now.length + one.depends + one.later)

    // The same rows, in the same words, with the same days.
    expect(screen.rows).toEqual(rows.map(({ id, law }) => ({ id, law })))
    expect(await readPlanSheet(await file('plan.xlsx'))).toEqual(rows)
    const events = readCalendar(await file('plan.ics'))
    expect(events).toEqual(rows.map(({ law: _, ...row }) => row))
    const today = isoDay(new Date())
    for (const { id, due, last } of rows) {
      if (due.startsWith('due now')) expect(last).toBe(today)
      const printed = due.startsWith('due now') ? due : [long(last), due].filter(Boolean).join(', ')
      expect(screen.dates[id], id).toBe(printed)
    }

    const mail = await readMailTo(server, lead.email)
    const letter = (mail.text ?? '').replace(/\s+/g, ' ')
    const pdf = await readPdf(await file('report.pdf'))
    const sections = sectionsOf(pdf.blocks)
    const drawn = [...sections.values()].join(' ')
    const { value: html } = await mammoth.convertToHtml({ buffer: await file('board.docx') })
    const board = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
    expect([...sections.keys()][1]).toBe(one.first)
    expect(html).toContain(`<strong>${one.first}</strong>`)
    const score =
      /Score \d+%, from \d+ of \d+ questions\. [^.]+\./.exec(screen.words)?.[0] ?? 'none'
    const made = /(Made for [^.]+\.|The duties of [^.]+\.)/.exec(screen.words)?.[0] ?? 'none'
    for (const said of [one.first, ...screen.others, score, made]) {
      expect(letter, 'mail').toContain(said)
      expect(drawn, 'PDF').toContain(said)
      expect(board, 'board paper').toContain(said)
    }
    for (const { id, law, due, from, last } of rows) {
      expect(drawn, id).toContain(law)
      if (due.startsWith('due now')) continue
      expect(drawn, id).toContain(`${short(from)} to ${short(last)}${due && `, ${due}`}`)
    }

    // What the file says of the score and the law stands on the screen in the same words and links.
    const shared =
      /^(Overall score|What the law says about your answers|What (may )?matters? (most|first)|The three that matter most|What is left to do)$/
    let section = ''
    for (const { role, text } of pdf.blocks) {
      if (role === 'H2') section = text
      const isStep = section === 'The steps' && role === 'H3'
      if (!(isStep || shared.test(section)) || role === 'Figure' || !/\p{L}/u.test(text)) continue
      expect(screen.words, section).toContain(text)
    }
    // A link that is broken over two lines is in the file at both places.
    const links = pdf.links.map((link) => link.replace(/^http:\/\/127\.0\.0\.1:\d+/, ''))
    expect(links.filter((link) => !screen.links.includes(link))).toEqual([])
    expect(screen.lost).toEqual([])

    // What no lawyer would send.
    for (const text of [screen.words, letter, drawn, board]) {
      expect(text).not.toMatch(/in good order|Prohibited today|Duties in force[^.]*: 0/)
      if (!one.now.includes('P1')) expect(text).not.toMatch(/EUR 35|35 million/)
      if (rows.length === 0) expect(text).not.toContain('There is nothing to plan')
      if (one.now.includes('P1')) expect(text).not.toMatch(/benchmark/i)
    }
  })
}
