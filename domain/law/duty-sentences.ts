import type { Vocabulary } from '../vocabulary.ts'
import { fill, longDate } from '../wording.ts'
import type { Applicability } from './applicability.ts'
import { type Condition, type Duty, strengths } from './duties.ts'
import { type ReadDuty, standings } from './reading.ts'
import type {
  Jurisdiction,
  LegalReference,
  LegalReferences,
  ReferenceStatus,
} from './references.ts'

type DutyVocabulary = Vocabulary['duties']

/** "Required since 25 May 2018", "Required if you are a public body". */
function labelDuty(
  { duty, standing, ifs }: ReadDuty,
  { ranks }: Applicability,
  references: LegalReferences,
  words: DutyVocabulary,
): string {
  const say = (condition: Condition) => sayCondition(condition, ranks, words)
  const values = {
    date: sayDate(duty.since),
    formally: duty.contestedSince ? sayDate(duty.contestedSince) : '',
    conditions: ifs.map(say).join(', and '),
  }
  // An unconfirmed duty is always labelled as such, unless its condition fails.
  if (duty.status === 'not-confirmed' && standing !== 'fallen') {
    return fill(words.unconfirmed, { date: longDate(duty.statusOn) })
  }
  if (standing === 'unconfirmed') return words.oneSource
  switch (standing) {
    case 'binds':
      return fill(isNational(duty, references) ? words.national : strong(duty, words).binds, values)
    case 'asked':
    case 'open':
      return fill(strong(duty, words).conditional, values)
    case 'ahead':
      return fill(strong(duty, words).ahead, values).trimEnd()
    case 'contested':
      return fill(words.contested, values)
    case 'fallen':
      return words.fallen
    default:
      return labelBeside(duty, words)
  }
}

/** The label of a duty without a respondent. */
export function labelUnread(
  duty: Duty,
  on: string,
  references: LegalReferences,
  words: DutyVocabulary,
): string {
  const { conditions: ifs, since, contestedSince, strength } = duty
  const isDuty = strength === 'prohibited' || strength === 'required'
  const later = contestedSince && contestedSince <= on ? 'contested' : 'ahead'
  const today = ifs.length > 0 ? 'open' : 'binds'
  const standing = !isDuty ? 'beside' : on < since ? later : today
  return labelDuty({ duty, standing, ifs }, {}, references, words)
}

/** The limits of a duty, and a note if it rests on one account. */
export function noteDuty({ note, status }: Duty, words: DutyVocabulary): string {
  const sure = {
    confirmed: '',
    'one-account': words.oneAccount,
    // The label says so already.
    'not-confirmed': '',
  }
  return [note, sure[status]].filter((text) => text).join(' ')
}

const strong = ({ strength }: Duty, words: DutyVocabulary) =>
  strength === 'prohibited' ? words.prohibited : words.required

function labelBeside({ strength }: Duty, words: DutyVocabulary): string {
  if (strength === 'good-practice') return words.goodPractice
  return strength === 'supports-outcome' ? words.outcome : words.supports
}

function sayCondition(
  condition: Condition,
  ranks: Applicability['ranks'],
  { conditions, highRisk }: DutyVocabulary,
): string {
  if (condition !== 'high-risk') return conditions[condition]
  if (ranks === 'yes') return highRisk.likely
  return ranks === 'no' ? highRisk.unlikely : conditions[condition]
}

/** Whether the duty cites a directive, which binds only through national law. */
const isNational = ({ references: [first = ''] }: Duty, table: LegalReferences) =>
  table[first]?.status === 'transposed'

/** A date, or only the year of law that came into force in steps. */
const sayDate = (date: string) => (date.length === 4 ? date : longDate(date))

/** The references and words for describing a duty. */
export interface DutySources {
  references: LegalReferences
  words: DutyVocabulary
  statuses: Readonly<Record<ReferenceStatus, string>>
  jurisdictions: Readonly<Record<Jurisdiction, string>>
}

export interface ToldDuty {
  id: string
  label: string
  jurisdiction: string
  citations: Citation[]
  /** Empty without a note. */
  note: string
}

export interface Citation {
  id: string
  /** "GDPR, Article 35(1)". */
  name: string
  url: string
  summary: string
  /** The status of the citation, unless the duty's label already says it. */
  status: string | null
}

/**
 * The duties behind a step, binding ones first, each with its citations; regulators' papers are
 * listed separately, after the law.
 */
export function tellDuties(
  duties: readonly ReadDuty[],
  applicability: Applicability,
  sources: DutySources,
): ToldDuty[] {
  const told = [...duties]
    .sort((a, b) => rankDuty(a) - rankDuty(b))
    .map((read) => tellDuty(read, applicability, sources))
  const isPaper = ({ id }: Citation) => {
    const status = sources.references[id]?.status
    return status === 'regulator' || status === 'draft'
  }
  const law = told
    .map((duty) => ({ ...duty, citations: duty.citations.filter((one) => !isPaper(one)) }))
    .filter(({ citations }) => citations.length > 0)
  return [...law, ...groupPapers(told, isPaper, sources)]
}

function tellDuty(read: ReadDuty, applicability: Applicability, sources: DutySources): ToldDuty {
  return {
    id: read.duty.id,
    label: labelDuty(read, applicability, sources.references, sources.words),
    jurisdiction: sources.jurisdictions[read.duty.jurisdiction],
    citations: cite(read.duty, sources),
    note: noteDuty(read.duty, sources.words),
  }
}

/** "Required since 25 May 2018 (European Union): GDPR, Article 35(1)." and the note, for files. */
export function sayTold({ label, jurisdiction, citations, note }: ToldDuty): string {
  const names = citations.map(({ name }) => name).join('; ')
  return [`${label} (${jurisdiction}): ${names}.`, note].filter(Boolean).join(' ')
}

/** Each paper once, grouped by jurisdiction. */
function groupPapers(
  told: readonly ToldDuty[],
  isPaper: (citation: Citation) => boolean,
  { words }: DutySources,
): ToldDuty[] {
  const groups = new Map<string, Map<string, Citation>>()
  for (const { jurisdiction, citations } of told) {
    for (const citation of citations.filter(isPaper)) {
      const group = groups.get(jurisdiction) ?? new Map<string, Citation>()
      groups.set(jurisdiction, group.set(citation.id, citation))
    }
  }
  return [...groups].map(([jurisdiction, papers]) => ({
    id: `papers-${jurisdiction}`,
    label: words.regulator,
    jurisdiction,
    citations: [...papers.values()],
    note: '',
  }))
}

export function cite(
  { references: ids }: Duty,
  { references, statuses }: Pick<DutySources, 'references' | 'statuses'>,
): Citation[] {
  return ids.flatMap((id) => {
    const reference = references[id]
    if (!reference) return []
    const { instrument, pinpoint, url, summary, status } = reference
    const isPlain = plainStatuses.includes(status)
    const said = isPlain ? null : describeStatus(reference, statuses)
    return [{ id, name: `${instrument}, ${pinpoint}`, url, summary, status: said }]
  })
}

/** Statuses that the label of the duty already covers. */
const plainStatuses: readonly ReferenceStatus[] = [
  'in-force',
  'applies-from',
  'contested',
  'transposed',
]

/** "Applies since 25 May 2018": the status of a reference with its date. */
export function describeStatus(
  { status, date, formallySince }: LegalReference,
  words: Readonly<Record<ReferenceStatus, string>>,
): string {
  return fill(words[status], {
    date: sayDate(date),
    formally: formallySince ? longDate(formallySince) : '',
  })
}

function rankDuty({ duty, standing }: ReadDuty): number {
  return 10 * standings.indexOf(standing) + strengths.indexOf(duty.strength)
}
