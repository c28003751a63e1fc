/** The reference pages as machines read them: a feed, a calendar, a sheet. All from the content. */
import ical, { ICalEventTransparency } from 'ical-generator'
import { brand } from '../../content/brand.ts'
import { duties } from '../../content/duties/index.ts'
import { dutyVocabulary } from '../../content/duties/words.ts'
import { lawCalendar } from '../../content/law/calendar.ts'
import { lawChanges } from '../../content/law/changes.ts'
import { evidenceRecords } from '../../content/law/evidence.ts'
import { comparedOn } from '../../content/law/links.ts'
import { openedOn } from '../../content/law/openings.ts'
import {
  changesPage,
  changesWords,
  evidencePage,
  evidenceWords,
  lawWords,
  placeWords,
  referenceWords,
  standingWords,
} from '../../content/law/words.ts'
import { legalReferences } from '../../content/legal-references/index.ts'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { statusWords } from '../../content/quickscore/words.ts'
import { writeCsv } from '../../domain/csv.ts'
import { describeStatus, labelUnread } from '../../domain/law/duty-sentences.ts'
import { listProvisions } from '../../domain/law/provisions.ts'
import { listDated, type Sourced, sequenceOf } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import type { Clock } from '../platform/clock.ts'
import { writeXml } from '../platform/xml.ts'

export interface LawPorts {
  clock: Clock
  /** Absolute links begin with it. */
  origin: string
}

const hostOf = ({ origin }: Pick<LawPorts, 'origin'>) => new URL(origin).hostname

/** What moved in the law, as RSS. */
export function writeLawFeed(ports: Pick<LawPorts, 'origin'>): string {
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
          '@href': origin + referenceWords.feed.href,
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
export function writeLawCalendar(ports: Pick<LawPorts, 'origin'>): string {
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
export async function writeEvidenceSheet(): Promise<Buffer> {
  // Seldom asked for, so loaded with the first.
  const { default: writeSheet } = await import('write-excel-file/node')
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

const provisions = listProvisions(legalReferences, duties)

/** Everything of /law, with the duties that rest on each provision. */
export function writeLawJson({ clock }: Pick<LawPorts, 'clock'>): string {
  const today = dayOf(clock)
  const data = {
    comparedOn,
    notice: referenceWords.notAdvice,
    provisions: provisions.map(({ id, reference, duties: resting }) => ({
      id,
      ...reference,
      checkedOn: openedOn[reference.url] ?? null,
      duties: resting.map((duty) => {
        const label = labelUnread(duty, today, legalReferences, dutyVocabulary)
        return { ...duty, label }
      }),
    })),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** The same as a table: a line for each duty, and one for a provision without any. */
export function writeLawCsv({ clock }: Pick<LawPorts, 'clock'>): string {
  const today = dayOf(clock)
  const rows = provisions.flatMap(({ id, reference, duties: resting }) => {
    const { jurisdiction, instrument, pinpoint, summary, date, url, twin = '' } = reference
    const status = describeStatus(reference, statusWords)
    const start = [id, jurisdiction, instrument, pinpoint, status, date, summary, url]
    const shared = [...start, reference.comparedOn, openedOn[url] ?? '', twin]
    if (resting.length === 0) return [[...shared, '', '', '', '', '']]
    return resting.map((duty) => {
      const label = labelUnread(duty, today, legalReferences, dutyVocabulary)
      return [...shared, duty.question, duty.role, label, duty.since, duty.status]
    })
  })
  return writeCsv(lawWords.csvColumns, rows)
}

const dayOf = (clock: Clock) => clock.now().toISOString().slice(0, 10)
