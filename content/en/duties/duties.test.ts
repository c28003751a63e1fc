import { describe, expect, test } from 'vitest'
import type { Duty } from '../../../domain/law/duties.ts'
import type { LegalReferences } from '../../../domain/law/references.ts'
import { legalReferences } from '../legal-references/index.ts'
import { questionBank } from '../quickscore/question-bank.ts'
import { conditionWords } from './conditions.ts'
import { duties } from './index.ts'

const references: LegalReferences = legalReferences
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Every question for each role that gets it. */
const asked = questionBank.flatMap(({ id, userTypes, goodPractice }) =>
  (userTypes ?? (['vendor', 'buyer'] as const)).map((role) => ({
    label: `${id} for the ${role}`,
    rows: duties.filter((duty) => duty.question === id && duty.role === role),
    practice: goodPractice?.[role],
  })),
)

const sentences = (text: string) => text.match(/[.!?](?=["']?(\s|$))/g)?.length ?? 0

describe('the duties', () => {
  test.each(asked)('$label rests on a duty, or is called good practice outright', (question) => {
    expect(question.rows.length > 0 || question.practice !== undefined).toBe(true)
  })

  test('belong to a question that their role is asked, and bear an id of their own', () => {
    const known = new Set(asked.map(({ label }) => label))
    for (const { id, question, role } of duties) {
      expect(known, id).toContain(`${question} for the ${role}`)
    }
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length)
  })

  test.each(duties)('$id has a link and says how sure it is', (duty) => {
    expect(duty.references.length).toBeGreaterThan(0)
    for (const id of duty.references) expect(references[id]?.url, id).toMatch(/^https:/)
    expect(duty.references).toHaveLength(new Set(duty.references).size)
    expect(duty.statusOn).toMatch(isoDate)
    expect(duty.since).toMatch(/^\d{4}(-\d{2}-\d{2})?$/)
    if (duty.note) expect(sentences(duty.note)).toBe(1)
  })

  test('hang on conditions that begin with "if"', () => {
    for (const words of Object.values(conditionWords)) expect(words).toMatch(/^if \S/)
  })

  test('never overlap in time: one provision asks one thing of one role at a time', () => {
    expect(listOverlaps(duties)).toEqual([])
    const [first] = duties
    if (!first) throw new Error('There is no duty')
    const replaced = { ...first, id: 'old', since: '2000-01-01', until: first.since }
    expect(listOverlaps([first, replaced])).toEqual([])
    expect(listOverlaps([first, { ...replaced, until: '2100-01-01' }])).toEqual([[first.id, 'old']])
  })

  test('bind nobody in Great Britain or Northern Ireland by law of the EU, nor the other way', () => {
    for (const { id, jurisdiction, references: ids, strength } of duties) {
      if (strength === 'good-practice') continue
      const [first] = ids
      expect(references[first ?? '']?.jurisdiction, id).toBe(jurisdiction)
      const foreign = ids.filter((other) => references[other]?.jurisdiction !== jurisdiction)
      expect(foreign, id).toEqual([])
    }
  })

  test('of the AI Act from 9 to 27 hang on the class of the system and on 2 December 2027', () => {
    for (const duty of duties) {
      const [first = ''] = duty.references
      const article = Number(first.match(/^aia-(\d+)/)?.[1])
      if (!(article >= 6 && article <= 27)) continue
      expect(duty.conditions, duty.id).toContain('high-risk')
      expect(duty.since, duty.id).toBe('2027-12-02')
    }
  })
})

function listOverlaps(rows: readonly Duty[]): string[][] {
  return rows.flatMap((one, index) =>
    rows
      .slice(index + 1)
      .filter(
        (other) =>
          other.question === one.question &&
          other.role === one.role &&
          other.conditions.join() === one.conditions.join() &&
          other.references[0] === one.references[0] &&
          one.since < (other.until ?? '9999') &&
          other.since < (one.until ?? '9999'),
      )
      .map((other) => [one.id, other.id]),
  )
}

describe('the table of references', () => {
  const used = new Set(duties.flatMap((duty) => duty.references))

  test('holds nothing that neither a duty nor its twin needs', () => {
    const idle = Object.entries(references).filter(
      ([id, { twin }]) => !used.has(id) && !(twin && used.has(twin)),
    )
    expect(idle.map(([id]) => id)).toEqual([])
  })

  test.each(Object.entries(references))(
    '%s leads to its official text, says when it was last compared, and is future or present',
    (id, { url, date, status, comparedOn, summary, twin }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(new URL(url).protocol).toBe('https:')
      const isYear = status === 'made' || ['wp-251', 'cnil-recruitment'].includes(id)
      expect(date).toMatch(isYear ? /^\d{4}$/ : isoDate)
      expect(date > '2026-11-22').toBe(status === 'applies-from' || status === 'contested')
      expect(comparedOn).toMatch(isoDate)
      expect(summary).toMatch(/^[A-Z].*\.$/)
      if (twin) expect(references[twin]?.twin).toBe(id)
    },
  )

  test('dates every duty on hiring AI alike; else two pages name two deadlines', () => {
    const ahead = Object.values(references).filter(({ status }) =>
      ['applies-from', 'contested'].includes(status),
    )
    expect(new Set(ahead.map(({ date }) => date))).toEqual(new Set(['2027-12-02']))
    expect(ahead.every(({ instrument }) => instrument === 'EU AI Act')).toBe(true)
  })

  test('says of contested articles since when they formally apply, and in one place only', () => {
    const contested = Object.values(references).filter(({ status }) => status === 'contested')
    expect(contested.map(({ pinpoint }) => pinpoint.match(/\d+/)?.[0])).toEqual(
      expect.arrayContaining(['43', '49', '72', '73', '86']),
    )
    for (const { summary, formallySince } of contested) {
      expect(formallySince).toMatch(isoDate)
      expect(summary).not.toMatch(/expected to bite/)
    }
  })

  test('never cites UK GDPR Article 22, which 22A to 22D replaced', () => {
    for (const { instrument, pinpoint } of Object.values(references)) {
      expect(`${instrument} ${pinpoint}`).not.toMatch(/UK GDPR Article 22(?![A-D])/)
    }
  })
})
