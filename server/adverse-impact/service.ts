/** The record card of a study as files. Nothing is stored. */

import { colours } from '../../content/colours.ts'
import {
  findingWords,
  formWords,
  recordWords,
  resultWords,
  sheetWords,
  vacancyWords,
} from '../../content/en/adverse-impact.ts'
import { lawWords } from '../../content/en/quickscore/law-words.ts'
import { brand, isFirstFirm } from '../../content/firm.ts'
import * as write from '../../domain/adverse-impact/figures.ts'
import type { Interval } from '../../domain/adverse-impact/intervals.ts'
import { sayFindings } from '../../domain/adverse-impact/reading.ts'
import {
  listNotes,
  listParts,
  presentVacancies,
  type RecordSubject,
  readRecord,
  recordFields,
  type StudyRecord,
  writeRecordCsv,
  writeVacanciesCsv,
} from '../../domain/adverse-impact/record.ts'
import {
  analyseStudy,
  type GroupResult,
  type StageResult,
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
  return found
}

/** Throws `invalid` for fields that hold no figures. */
export function writeRecordSheet(fields: Fields): string {
  const { record, subject } = requireRecord(fields)
  if (subject.kind === 'vacancies') return writeVacanciesCsv(subject, record, vacancyWords)
  const result = analyseStudy(subject.study, resultWords.whole)
  const notes = listNotes(result, subject.study, resultWords)
  return writeRecordCsv(result, record, recordWords, notes)
}

/** One A4 page, tagged; reports and mail go first. Throws `invalid` for fields without a study. */
export async function renderRecordPdf(
  { documents, clock }: RecordPorts,
  fields: Fields,
): Promise<Buffer> {
  const { record, subject } = requireRecord(fields)
  const createdAt = clock.now().toISOString()
  return documents.renderDocument('adverse-impact', presentRecord(record, subject, createdAt), {
    format: 'pdf',
    isPatient: true,
  })
}

function presentRecord(record: StudyRecord, subject: RecordSubject, createdAt: string) {
  const { page, foot, unprintable } = recordWords
  const { parts, notes, method } =
    subject.kind === 'study' ? presentStudy(subject) : presentVacancy(subject)
  return {
    title: recordWords.fileTitle,
    language: locale,
    author: brand.name,
    createdAt,
    colours,
    hasWeight: isFirstFirm,
    words: { page, foot, unprintable },
    eyebrow: [brand.name, fill(recordWords.madeOn, { date: longDate(createdAt) })],
    disclosure: lawWords.disclosure,
    facts: recordFields.map((field) => {
      return { term: recordWords.fields[field], fact: record[field] || recordWords.empty }
    }),
    stages: parts,
    notes: [...notes, recordWords.notLaw, method],
  }
}

function presentStudy({ study }: Extract<RecordSubject, { kind: 'study' }>) {
  const result = analyseStudy(study, resultWords.whole)
  return {
    parts: listParts(result).map(({ name, groups }) => ({
      name,
      columns: columnsOf(groups),
      rows: groups.map(presentGroup),
      readings: groups.map((group) => [group.name, readingOf(group)]),
    })),
    notes: listNotes(result, study, resultWords),
    method: resultWords.method,
  }
}

function columnsOf(groups: StageResult['groups']): string[] {
  const best = groups.find(({ isReference }) => isReference)?.name ?? resultWords.best
  return resultWords.columns.map((column) => fill(column, { best }))
}

function presentVacancy(subject: Extract<RecordSubject, { kind: 'vacancies' }>) {
  const { columns, rows, sentences, facts } = presentVacancies(subject, vacancyWords)
  return {
    parts: [
      {
        name: sheetWords.vacancies.title,
        columns,
        rows: rows.map(([name = '', ...figures]) => ({ name, figures })),
        readings: [...sentences.map((sentence) => ['', sentence]), ...facts],
      },
    ],
    notes: [sheetWords.vacancies.note],
    method: resultWords.method,
  }
}

function sayFigure(say: typeof write.ratio, value?: number | null, range?: Interval | null) {
  if (value == null) return '–'
  return range ? `${say(value)} (${write.interval(range, say)})` : say(value)
}

function presentGroup(group: GroupResult) {
  const { name, selected, reached, rate, interval, comparison } = group
  const { ratio, difference, differenceInterval, exactP } = comparison ?? {}
  const figures = [
    fill(resultWords.passedOf, { selected, reached }),
    sayFigure(write.percent, rate, interval),
    sayFigure(write.ratio, ratio),
    sayFigure(write.pointsOf, difference, differenceInterval),
    sayFigure(write.probability, exactP),
  ]
  return { name, figures }
}

function readingOf(group: GroupResult): string {
  const { isReference, isNotStated, rate, leftOutAt } = group
  const found = sayFindings(group, findingWords)
  if (found.length > 0) return found.map(({ text }) => text).join(' ')
  if (rate === null) return resultWords.nobody
  if (isNotStated) return resultWords.notStated
  if (leftOutAt !== null) return fill(resultWords.small, { share: write.percent(leftOutAt) })
  return isReference ? resultWords.reference : resultWords.alone
}
