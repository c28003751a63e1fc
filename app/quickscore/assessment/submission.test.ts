import { afterEach, describe, expect, test, vi } from 'vitest'
import { lawConsentWording } from '../../../content/en/quickscore/law-news.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { submissionSchema } from '../../../domain/quickscore/submission.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { prepareSubmission, stillWrong, submitAssessment } from './submission.ts'

const lead = { name: 'Ada', company: 'Example', email: 'ada@example.com' }
const result = { score: 100, band: 'green' }

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(body: unknown, status = 200) {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

// Guards against errors at fields that are valid, and losing the server's error at unchanged ones.
test('an error goes as soon as its field is right, and others stay', () => {
  const errors = { name: 'Please enter your full name.', email: 'That mailbox does not exist.' }
  const before = { ...lead, name: '' }
  expect(stillWrong(errors, before, { ...before, name: 'A' })).toEqual({ email: errors.email })
  expect(stillWrong(errors, before, { ...before, email: 'ada@' })).toEqual({
    name: errors.name,
    email: 'Please enter a valid email address.',
  })
  expect(stillWrong({}, before, { ...before, email: 'ada@' })).toEqual({})
})

describe('prepareSubmission', () => {
  const answers = { A1: 1, B1: 0.5, C1: 0, D1: -1 }
  const details = { lead, wantsLawNews: false, movesRegister: true }
  const given = { userType: 'vendor' as const, answers, places: [], details }

  test('writes what the call takes, from the trimmed fields', () => {
    const prepared = prepareSubmission({
      ...given,
      places: ['unsaid'],
      details: { ...details, lead: { ...lead, name: '  Ada ' } },
    })
    if (prepared.kind !== 'ready') throw new Error(prepared.kind)
    const body = JSON.parse(prepared.body)
    // 100 + 50 + 0 + 0, a quarter each: 37.5, halves up.
    expect(body).toEqual({
      ...lead,
      user_type: 'vendor',
      score: 38,
      band: 'red',
      answers,
      applicability: {},
    })
    expect(submissionSchema.safeParse(body).success).toBe(true)
  })

  test('names what is taken again, keeps what was said of the tools, and says what was ticked', () => {
    const applicability: Applicability = { ranks: 'yes', places: ['ni'] }
    const retake = { token: 'a'.repeat(43), applicability }
    const prepared = prepareSubmission(
      { ...given, places: ['eu'], details: { ...details, wantsLawNews: true } },
      retake,
    )
    if (prepared.kind !== 'ready') throw new Error(prepared.kind)
    const body = JSON.parse(prepared.body)
    expect(body).toMatchObject({
      earlier: retake.token,
      applicability: { ranks: 'yes', places: ['eu'] },
      law_consent: lawConsentWording,
    })
    expect(submissionSchema.safeParse(body).success).toBe(true)
  })

  test('sends nothing without a user type', () => {
    expect(prepareSubmission({ ...given, userType: null })).toEqual({ kind: 'missingUserType' })
  })

  test('says at each field what is wrong with it', () => {
    const typed = { name: 'a\0b', company: 'x'.repeat(201), email: 'ada@' }
    expect(prepareSubmission({ ...given, details: { ...details, lead: typed } })).toEqual({
      kind: 'invalid',
      errors: {
        name: 'This text contains characters that cannot be used here.',
        company: 'Please use at most 200 characters.',
        email: 'Please enter a valid email address.',
      },
    })
  })
})

describe('submitAssessment', () => {
  test('posts the body under its key', async () => {
    const fetch = serverAnswers({ success: true, data: result })
    expect(await submitAssessment('{}', 'key')).toEqual({ kind: 'done', result })
    expect(fetch.mock.calls).toEqual([
      [
        '/api/quickscore/submit',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
          body: '{}',
        },
      ],
    ])
  })

  test.each([
    ['no success flag', { data: result }, 200],
    ['no data', { success: true }, 200],
    ['a refusal', { success: false, message: 'no' }, 429],
    ['success with a status that is none', { success: true, data: result }, 500],
    ['no JSON', '<html>', 502],
    ['no connection', null, 0],
  ])('fails on %s', async (_, body, status) => {
    if (body) serverAnswers(body, status)
    else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await submitAssessment('{}', 'key')).toEqual({ kind: 'failed', errors: {} })
  })

  test('names the fields that can be put right', async () => {
    const email = 'Please enter a valid email address.'
    serverAnswers({ success: false, errors: { email } }, 400)
    expect(await submitAssessment('{}', 'key')).toEqual({ kind: 'failed', errors: { email } })
  })
})

test('a key is kept for a body until the body changes', () => {
  const keyFor = createKeyRing()
  const first = keyFor('a')
  expect(keyFor('a')).toBe(first)
  expect(keyFor('b')).not.toBe(first)
  expect(first.length).toBeGreaterThan(30)
})
