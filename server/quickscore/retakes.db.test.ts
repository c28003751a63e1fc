import { describe, expect, test } from 'vitest'
import { lawConsentWording } from '../../content/en/quickscore/law-news.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { submitScore } from '../../tests/support/result-links.ts'

const site = siteForEach()

const lead = { name: 'Ada Fairweather', email: 'Ada@Example.com', company: 'Northgate Hiring' }
const first = { A1: 0, B1: 0.5, C1: 1, D1: 0 }

const post = (fields: object) =>
  site.post('/api/quickscore/submit', { ...lead, user_type: 'buyer', answers: first, ...fields })

const submit = (fields: object = {}) => submitScore(site, { ...lead, answers: first, ...fields })

const service = () => site.services.quickscore
const count = async (table: string) => (await snapshot(site.db))[table]?.length

describe('taking it again', () => {
  test('begins with what was said before, and shows both afterwards', async () => {
    const applicability = { places: ['eu'], ranks: 'yes' }
    const earlier = await submit({ applicability })
    expect(await service().findRetake(earlier)).toEqual({
      lead,
      user_type: 'buyer',
      answers: first,
      applicability,
      score: 38,
      domain_scores: expect.objectContaining({ security: 100 }),
      bank_version: expect.any(String),
      created_at: '2026-11-20T09:00:00.000Z',
    })
    site.clock.current = new Date('2027-05-20T09:00:00.000Z')
    const later = await submit({ earlier, answers: { ...first, A1: 1 } })
    const shown = await service().findResult(later)
    expect(shown).toMatchObject({
      created_at: '2027-05-20T09:00:00.000Z',
      answers: { A1: 1 },
      earlier: { answers: first, created_at: '2026-11-20T09:00:00.000Z', score: 38 },
    })
    // The response names neither the earlier respondent nor a link.
    expect(JSON.stringify(shown?.earlier)).not.toMatch(/Ada|Northgate|token/)
    expect(await service().findResult(earlier)).toMatchObject({ earlier: null, answers: first })
  })

  test('deleting one leaves the other as it was', async () => {
    for (const which of ['the earlier', 'the later']) {
      const earlier = await submit()
      const later = await submit({ earlier, answers: { A1: 1 } })
      const [gone, left] = which === 'the earlier' ? [earlier, later] : [later, earlier]
      expect(await service().deleteResult(gone)).toBe(true)
      expect(await service().findResult(gone)).toBeNull()
      const answers = left === later ? { A1: 1 } : first
      expect(await service().findResult(left)).toMatchObject({ earlier: null, answers })
      expect(await count('retakes')).toBe(0)
    }
  })

  test('an earlier result that is gone, or of another role, costs nobody their answers', async () => {
    const token = await submit()
    await submit({ earlier: token, user_type: 'vendor' })
    await service().revokeLink(token)
    await submit({ earlier: token })
    await submit({ earlier: 'A'.repeat(43) })
    expect(await count('quickscore_assessments')).toBe(4)
    expect(await count('retakes')).toBe(0)
  })

  test('what is no token, or no words that we showed, is refused, and nothing is stored', async () => {
    for (const earlier of ['', 'short', `${'A'.repeat(42)}!`, 7, null]) {
      expect((await post({ earlier })).statusCode, String(earlier)).toBe(400)
    }
    for (const law_consent of ['words of another', 'constructor', '', true]) {
      expect((await post({ law_consent })).statusCode, String(law_consent)).toBe(400)
    }
    expect(await count('quickscore_assessments')).toBe(0)
  })
})

describe('the wish to be told when the law moves', () => {
  test('is kept with the words that were agreed to, where the box was ticked', async () => {
    const told = await submit({ law_consent: lawConsentWording })
    const untold = await submit()
    const { law_consents } = await snapshot(site.db)
    expect(law_consents).toEqual([
      {
        assessment_id: 1,
        wording: lawConsentWording,
        given_at: '2026-11-20T09:00:00.000Z',
        withdrawn_at: null,
        reminded_at: null,
      },
    ])
    expect(await service().findResult(told)).toMatchObject({
      told_since: '2026-11-20T09:00:00.000Z',
    })
    expect(await service().findResult(untold)).toMatchObject({ told_since: null })
  })
})
