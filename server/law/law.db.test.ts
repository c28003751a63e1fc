import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ICAL from 'ical.js'
import readSheet from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { duties } from '../../content/en/duties/index.ts'
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { siteForAll } from '../../tests/support/app.ts'
import { readCsv } from '../platform/csv.ts'
import { lawFeeds } from './feeds.ts'

const origin = 'https://plumbline.example'

const site = siteForAll({ PUBLIC_URL: origin })

async function read(url: string, type: string) {
  const response = await site.app.inject({ url, headers: { host: 'attacker.example' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain(type)
  expect(response.headers.etag).toBeTruthy()
  return response
}

test('the feed of changes is RSS with an item for each change, linked to its place', async () => {
  const { body } = await read('/feeds/law.rss', 'application/rss+xml')
  expect(XMLValidator.validate(body)).toBe(true)
  const { rss } = new XMLParser().parse(body)
  expect(rss.channel.item).toHaveLength(lawChanges.length)
  expect(rss.channel.item[0]).toMatchObject({
    link: `${origin}/law/changes#${lawChanges[0]?.id}`,
    guid: `tag:plumbline.example,2026:law/${lawChanges[0]?.id}`,
  })
})

test('every page of reference has a feed of its own, each item under a name of its own', async () => {
  expect(lawFeeds.size).toBe(9)
  const names: string[] = []
  for (const [path, { items }] of lawFeeds) {
    const { body } = await read(path, 'application/rss+xml')
    const { rss } = new XMLParser({ isArray: (name) => name === 'item' }).parse(body)
    expect(rss.channel.item, path).toHaveLength(items.length)
    expect(items.length, path).toBeGreaterThan(0)
    const days = rss.channel.item.map(({ pubDate }: { pubDate: string }) => Date.parse(pubDate))
    expect(days, path).toEqual(days.toSorted((one: number, other: number) => other - one))
    names.push(...rss.channel.item.map(({ guid }: { guid: string }) => guid))
  }
  expect(new Set(names).size).toBe(names.length)
})

describe('the calendar', () => {
  async function readEvents() {
    const { body } = await read('/calendar/law.ics', 'text/calendar')
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76)
    const calendar = new ICAL.Component(ICAL.parse(body))
    return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it))
  }

  // Lost otherwise: somebody's calendar shows a deadline a day early, or twice after it has moved.
  test('has an event of one whole day for each date, under a name that stays', async () => {
    const events = await readEvents()
    const dated = lawCalendar.filter(({ on }) => on !== null)
    const found = events.map(({ uid, startDate }) => [uid, startDate.toString(), startDate.isDate])
    expect(found.toSorted()).toEqual(
      dated.map(({ id, on }) => [`${id}@plumbline.example`, on, true]).toSorted(),
    )
  })

  test('raises the sequence of the date that has moved', async () => {
    const events = await readEvents()
    const hiring = events.find(({ uid }) => uid.startsWith('ai-act-hiring@'))
    expect(hiring?.sequence).toBe(1)
    expect(hiring?.startDate.toString()).toBe('2027-12-02')
    expect(events.find(({ uid }) => uid.startsWith('uk-complaints@'))?.sequence).toBe(0)
  })
})

describe('the table of the law', () => {
  const ids = Object.keys(legalReferences)

  test('as JSON has every provision with its duties, in words too', async () => {
    const { body } = await read('/law.json', 'application/json')
    const { provisions, comparedOn } = JSON.parse(body)
    expect(comparedOn).toMatch(/^2026-/)
    expect(provisions.map(({ id }: { id: string }) => id)).toEqual(ids)
    const article = provisions.find(({ id }: { id: string }) => id === 'gdpr-35')
    expect(article).toMatchObject({ twin: 'uk-gdpr-35', checkedOn: null, jurisdiction: 'EU' })
    expect(article.duties[0].label).toMatch(/^(Required|Supports|Good practice)/)
  })

  test('as CSV has a line for each duty of each provision', async () => {
    const { body } = await read('/law.csv', 'text/csv')
    const [head = [], ...rows] = readCsv(body)
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(ids))
    for (const row of rows) expect(row).toHaveLength(head.length)
    const named = duties.reduce((sum, { references }) => sum + references.length, 0)
    expect(rows.filter((row) => row[11] !== '')).toHaveLength(named)
  })
})

test('the evidence index opens as a workbook with a row for each question', async () => {
  const { rawPayload } = await read('/evidence.xlsx', 'spreadsheetml')
  const [sheet] = await readSheet(rawPayload)
  const [head, ...rows] = sheet?.data ?? []
  expect(head?.[0]).toBe('Question')
  expect(rows.map(([id]) => id)).toEqual(questionBank.map(({ id }) => id))
  for (const row of rows) expect(row.every((cell) => cell !== null && cell !== '')).toBe(true)
})
