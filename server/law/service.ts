/** The reference pages as machines read them: a feed, a calendar, a sheet. All from the content. */
import ical, { ICalEventTransparency } from 'ical-generator'
import writeSheet from 'write-excel-file/node'
import { brand } from '../../content/brand.ts'
import { lawCalendar } from '../../content/law/calendar.ts'
import { lawChanges } from '../../content/law/changes.ts'
import { evidenceRecords } from '../../content/law/evidence.ts'
import { comparedOn } from '../../content/law/links.ts'
import {
  changesPage,
  changesWords,
  evidencePage,
  evidenceWords,
  placeWords,
  standingWords,
} from '../../content/law/words.ts'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { listDated, type Sourced, sequenceOf } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { writeXml } from '../platform/xml.ts'

export interface LawPorts {
  /** Absolute links begin with it. */
  origin: string
}

const hostOf = ({ origin }: LawPorts) => new URL(origin).hostname

/** What moved in the law, as RSS. */
export function writeLawFeed(ports: LawPorts): string {
  const { origin } = ports
  const page = `${origin}/law/changes`
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${changesPage.title} | ${brand.name}`,
        link: page,
        description: changesPage.lead,
        language: 'en-GB',
        lastBuildDate: new Date(comparedOn).toUTCString(),
        'atom:link': {
          '@href': origin + changesWords.feed.href,
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: lawChanges.map((change) => ({
          title: change.title,
          link: `${page}#${change.id}`,
          guid: { '@isPermaLink': 'false', '#text': `tag:${hostOf(ports)},2026:law/${change.id}` },
          pubDate: new Date(change.on).toUTCString(),
          description: [change.text, ...listSources(change)].join('\n'),
          category: [placeWords[change.place], ...change.questions],
        })),
      },
    },
  })
}

/** Every date of law as an event of a whole day (RFC 5545). What has no date is on the page only. */
export function writeLawCalendar(ports: LawPorts): string {
  const calendar = ical({
    name: `${changesPage.title} | ${brand.name}`,
    prodId: { company: brand.name, product: 'Law of hiring with AI', language: 'EN' },
    url: `${ports.origin}${changesWords.calendar.href}`,
    ttl: 24 * 60 * 60,
  })
  for (const entry of listDated(lawCalendar)) {
    calendar.createEvent({
      id: `${entry.id}@${hostOf(ports)}`,
      sequence: sequenceOf(entry),
      stamp: new Date(comparedOn),
      start: new Date(entry.on),
      // A whole day is the day in UTC, wherever the server stands.
      timezone: 'UTC',
      allDay: true,
      summary: `${entry.title} (${placeWords[entry.place]})`,
      description: [entry.text, `${entry.certainty}.`, ...listSources(entry)].join('\n'),
      url: `${ports.origin}/law/changes#date-${entry.id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

function listSources({ standing, links }: Sourced): string[] {
  const sources = links.map(({ label, url }) => `${label}: ${url}`)
  if (standing === 'confirmed') return sources
  return [`${fill(standingWords[standing], { date: longDate(comparedOn) })}.`, ...sources]
}

const widths = [12, 28, 34, 70, 22, 48, 30]

/** The evidence index as a workbook with one sheet, to be filled in by whoever keeps the records. */
export function writeEvidenceSheet(): Promise<Buffer> {
  const [question, ...rest] = evidenceWords.columns
  const head = [question, 'Topic', ...rest].map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = questionBank.flatMap(({ id, topic }) =>
    evidenceRecords
      .filter((record) => record.question === id)
      .map(({ documents, fields, owner, retention, cadence }) =>
        [id, topic, documents.join('\n'), fields.join(', '), owner, retention, cadence].map(
          (value) => ({ value, type: String, wrap: true, alignVertical: 'top' as const }),
        ),
      ),
  )
  return writeSheet([head, ...rows], {
    sheet: evidencePage.eyebrow,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
