/** The reference pages as files: a calendar, a sheet, JSON and CSV, all from the content. */
import { duties } from '../../content/en/duties/index.ts'
import { dutyVocabulary } from '../../content/en/duties/words.ts'
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { evidenceRecords } from '../../content/en/law/evidence.ts'
import { comparedOn } from '../../content/en/law/links.ts'
import { openedOn } from '../../content/en/law/openings.ts'
import {
  changesPage,
  changesWords,
  evidencePage,
  evidenceWords,
  lawWords,
  placeWords,
  referenceWords,
} from '../../content/en/law/words.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { statusWords } from '../../content/en/quickscore/words.ts'
import { brand } from '../../content/firm.ts'
import { writeCsv } from '../../domain/csv.ts'
import { describeStatus, labelUnread } from '../../domain/law/duty-sentences.ts'
import { listProvisions } from '../../domain/law/provisions.ts'
import { listDated, sequenceOf } from '../../domain/law/sourced.ts'
import { writeCalendar } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import { writeWorkbook } from '../platform/documents/office.ts'
import type { Ports } from '../ports.ts'
import { listSources } from './feeds.ts'
import { countReviewed, findReviewed, listReviewedProvisions, readReviews } from './review.ts'

export { countReviewed, findReviewed, listReviewedProvisions, readReviews }

export type LawPorts = Pick<Ports, 'clock' | 'origin'>

/** Every dated entry as an all-day event (RFC 5545); undated ones are on the page only. */
export function writeLawCalendar({ origin }: Pick<LawPorts, 'origin'>): Promise<string> {
  return writeCalendar(
    {
      name: `${changesPage.title} | ${brand.name}`,
      product: 'Law of hiring with AI',
      origin,
      url: origin + changesWords.calendar.href,
      ttl: 24 * 60 * 60,
    },
    listDated(lawCalendar).map((entry) => ({
      id: entry.id,
      sequence: sequenceOf(entry),
      stamp: comparedOn,
      from: entry.on,
      summary: `${entry.title} (${placeWords[entry.place]})`,
      description: [entry.text, `${entry.certainty}.`, ...listSources(entry)].join('\n'),
      url: `${origin}/law/changes#date-${entry.id}`,
    })),
  )
}

const widths = [12, 28, 34, 70, 22, 48, 30]

/** The evidence index as a workbook with one sheet, which the keeper of the records fills in. */
export function writeEvidenceSheet(): Promise<Buffer> {
  const [question, ...rest] = evidenceWords.columns
  const rows = questionBank.flatMap(({ id, topic }) =>
    evidenceRecords
      .filter((record) => record.question === id)
      .map(({ documents, fields, owner, retention, cadence }) => [
        id,
        topic,
        documents.join('\n'),
        fields.join(', '),
        owner,
        retention,
        cadence,
      ]),
  )
  const columns = [question, 'Topic', ...rest]
  return writeWorkbook([{ name: evidencePage.eyebrow, columns, rows, widths }])
}

const provisions = listProvisions(legalReferences, duties)

/** All provisions of /law, each with its duties. */
export function writeLawJson({ clock }: Pick<LawPorts, 'clock'>): string {
  const today = dayOf(clock)
  const data = {
    comparedOn,
    notice: referenceWords.notAdvice,
    provisions: provisions.map(({ id, reference, duties: resting }) => ({
      id,
      ...reference,
      checkedOn: openedOn[reference.url] ?? null,
      reviewed: findReviewed(`provision ${id}`),
      duties: resting.map((duty) => {
        const label = labelUnread(duty, today, legalReferences, dutyVocabulary)
        return { ...duty, label }
      }),
    })),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** The same as CSV: a row for each duty, and one for a provision without duties. */
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
