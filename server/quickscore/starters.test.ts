import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { starterIds } from '../../domain/quickscore/starters.ts'
import { assess } from '../../tests/support/assessments.ts'
import { findForeign, foreignLaw } from '../../tests/support/foreign-law.ts'
import { unpackZip } from '../../tests/support/zip.ts'
import { nameStarter, writeStarter as write } from './starters.ts'

const assessAll = (userType: UserType, value: 0 | 1, change: Partial<AssessmentRecord> = {}) =>
  assess(userType, (value === 1 ? 'Y' : 'N').repeat(27), { company: '', ...change })

const textOf = async (file: Buffer) => (await mammoth.extractRawText({ buffer: file })).value

test.each(starterIds)(
  '%s claims all with Yes, nothing with No, and says what it is',
  async (id) => {
    const lines = starters.find((one) => one.id === id)?.lines ?? []
    const claimed = lines.filter((it) => it.needs && !it.when && it.only !== 'vendor')
    const yes = await write(assessAll('buyer', 1), id)
    const no = await write(assessAll('buyer', 0), id)
    if (!yes || !no) throw new Error('There is no such starter.')
    const [said, unsaid] = [await textOf(yes), await textOf(no)]
    for (const { text } of claimed) {
      expect(said).toContain(text)
      expect(unsaid).not.toContain(text)
    }
    expect(said).not.toMatch(/\[(gap|in progress|to be settled)/)
    if (claimed.length > 0) expect(unsaid).toContain('[gap: ')
    expect(said).toContain('not legal advice')
    const parts = await unpackZip(yes)
    expect(String(parts['word/header1.xml'])).toContain(
      'Draft, not legal advice. Not yet reviewed by a lawyer',
    )
    expect(String(parts['word/styles.xml'])).toContain('w:val="en-GB"')
  },
)

test.each(foreignLaw)(
  'a firm that hires in %s alone is cited no law of elsewhere',
  async (place, foreign) => {
    for (const id of starterIds) {
      for (const value of [1, 0] as const) {
        const here = { applicability: { places: [place] } }
        const file = await write(assessAll('buyer', value, here), id)
        if (file) expect(findForeign(await textOf(file), foreign), id).toEqual([])
      }
    }
  },
)

test('what is of no use to somebody is not written', async () => {
  expect(await write(assessAll('vendor', 1), 'candidate-notice-eu')).toBeNull()
  const british = assessAll('buyer', 1, { applicability: { places: ['gb'] } })
  expect(await write(british, 'candidate-notice-eu')).toBeNull()
  expect(await write(british, 'candidate-notice-uk')).not.toBeNull()
  expect(nameStarter(british, 'candidate-notice-uk')).toBe(
    'draft-not-legal-advice-candidate-notice-uk-2026-11-20.docx',
  )
})
