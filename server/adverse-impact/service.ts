/** The record card of a study as files. Nothing is stored: what comes in goes out as a file. */

import {
  findingWords,
  formWords,
  recordWords,
  resultWords,
} from '../../content/en/adverse-impact.ts'
import { brand, colours } from '../../content/firm.ts'
import * as write from '../../domain/adverse-impact/figures.ts'
import { sayFindings } from '../../domain/adverse-impact/reading.ts'
import {
  listParts,
  readRecord,
  recordFields,
  type StudyRecord,
  writeRecordCsv,
} from '../../domain/adverse-impact/record.ts'
import {
  analyseStudy,
  type GroupResult,
  type StudyResult,
} from '../../domain/adverse-impact/study.ts'
import { invalid } from '../../domain/errors.ts'
import { fill, locale, longDate } from '../../domain/wording.ts'
import type { Ports } from '../ports.ts'

export type RecordPorts = Pick<Ports, 'documents' | 'clock'>

type Fields = Iterable<readonly [string, unknown]>

function requireRecord(fields: Fields) {
  const stageName = (stage: number) => fill(formWords.stageName, { number: stage + 1 })
  const found = readRecord(fields, stageName)
  if (!found) throw invalid(recordWords.missing)
  return { ...found, result: analyseStudy(found.study, resultWords.whole) }
}

/** Throws `invalid` for fields that hold no study. */
export function writeRecordSheet(fields: Fields): string {
  const { record, result } = requireRecord(fields)
  return writeRecordCsv(result, record, recordWords)
}

/** One page, A4, tagged; reports and mail pass it. Throws `invalid` for fields that hold no study. */
export async function renderRecordPdf(
  { documents, clock }: RecordPorts,
  fields: Fields,
): Promise<Buffer> {
  const { record, result } = requireRecord(fields)
  const createdAt = clock.now().toISOString()
  return documents.renderDocument('adverse-impact', presentRecord(record, result, createdAt), {
    format: 'pdf',
    isPatient: true,
  })
}

function presentRecord(record: StudyRecord, result: StudyResult, createdAt: string) {
  return {
    title: recordWords.fileTitle,
    language: locale,
    author: brand.name,
    createdAt,
    colours,
    words: {
      page: recordWords.page,
      foot: recordWords.foot,
      unprintable: recordWords.unprintable,
    },
    eyebrow: [brand.name, fill(recordWords.madeOn, { date: longDate(createdAt) })],
    facts: recordFields.map((field) => {
      return { term: recordWords.fields[field], fact: record[field] || recordWords.empty }
    }),
    columns: resultWords.columns,
    stages: listParts(result).map(({ name, groups }) => ({
      name,
      rows: groups.map(presentGroup),
      readings: groups.map((group) => [group.name, readingOf(group)]),
    })),
    notes: [...presentProducts(result), recordWords.notLaw, resultWords.method],
  }
}

function presentProducts({ products }: StudyResult): string[] {
  return products.map(({ name, ratios, whole }) =>
    fill(resultWords.product, {
      group: name,
      ratios: ratios.map((it) => it.toFixed(3)).join(' × '),
      whole: write.ratio(whole),
    }),
  )
}

function presentGroup(group: GroupResult) {
  const { name, selected, reached, rate, interval, comparison } = group
  const none = '–'
  const difference = comparison
    ? `${write.pointsOf(comparison.difference)} (${write.interval(comparison.differenceInterval, write.pointsOf)})`
    : none
  return {
    name,
    figures: [
      fill(resultWords.passedOf, { selected, reached }),
      rate === null || !interval
        ? none
        : `${write.percent(rate)} (${write.interval(interval, write.percent)})`,
      comparison?.ratio == null ? none : write.ratio(comparison.ratio),
      difference,
      comparison ? write.probability(comparison.exactP) : none,
    ],
  }
}

function readingOf(group: GroupResult): string {
  const { isReference, isNotStated, rate } = group
  const found = sayFindings(group, findingWords)
  if (found.length > 0) return found.map(({ text }) => text).join(' ')
  if (rate === null) return resultWords.nobody
  if (isNotStated) return resultWords.notStated
  return isReference ? resultWords.reference : resultWords.alone
}
