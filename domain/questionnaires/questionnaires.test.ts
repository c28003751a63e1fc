import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeProviders } from '../../content/en/free-providers.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { domainOf } from '../quickscore/organisations.ts'
import { listQuestions } from '../quickscore/questions.ts'
import { answerValues } from '../quickscore/scoring.ts'
import {
  answerField,
  listDifferences,
  mergePart,
  proofField,
  readPart,
  readUses,
  writeUse,
} from './answers.ts'
import { agreements, type Column, compareAnswers, countRows } from './comparing.ts'
import { answerPath, tokenIn } from './paths.ts'
import { listAskable, readAsking, stateOf } from './questionnaire.ts'

const questions = listQuestions(questionBank, 'buyer')
const ids = questions.map(({ id }) => id)
const someAnswers = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...answerValues))

const nothing = { answers: {}, proofs: {} }

function formOf(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return form
}

describe('a part of the questions', () => {
  // Lost otherwise: results of respondents without script.
  test('reads every answer as it was chosen, and leaves others as they are stored', () => {
    fc.assert(
      fc.property(someAnswers, someAnswers, fc.subarray(ids), (chosen, stored, part) => {
        const fields = Object.entries(chosen).map(([id, value]) => [answerField(id), String(value)])
        const read = readPart(formOf(Object.fromEntries(fields)), part)
        const merged = mergePart({ answers: stored, proofs: {} }, part, read?.given ?? nothing)
        for (const id of ids) {
          expect(merged.answers[id]).toBe(part.includes(id) ? chosen[id] : stored[id])
        }
      }),
    )
  })

  test.each(['2', '0.50', ' 1', 'yes', '1e0', '__proto__'])('takes no %j for an answer', (sent) => {
    expect(readPart(formOf({ [answerField('A1')]: sent }), ['A1'])).toBeNull()
  })

  test('keeps a proof of 300 characters, and gives back a longer one with what is wrong', () => {
    const read = (text: string) => readPart(formOf({ [proofField('A1')]: text }), ['A1'])
    const whole = `${'x'.repeat(298)}\r\ny`
    expect(read(whole)?.given.proofs.A1).toHaveLength(300)
    expect(read(whole)?.errors).toEqual({})
    expect(read('x'.repeat(301))).toMatchObject({
      given: { proofs: { A1: 'x'.repeat(301) } },
      errors: { A1: expect.stringContaining('300') },
    })
    for (const text of ['<b>bold</b>', '=1+1', 'مرحبا', '👩‍💻']) {
      expect(read(text)?.given.proofs.A1).toBe(text)
    }
  })

  test('tells on which questions two say otherwise', () => {
    const one = { answers: { A1: 1, A2: 0 }, proofs: { A3: 'x' } }
    const other = { answers: { A1: 1, A2: 1 }, proofs: {} }
    expect(listDifferences(['A1', 'A2', 'A3', 'A4'], one, other)).toEqual(['A2', 'A3'])
  })
})

test('ticked answers come back from an address, and nothing else does', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const texts = Object.entries(answers).map(([id, value]) => writeUse(id, value))
      expect(readUses(texts, ids)).toEqual(answers)
    }),
  )
  expect(readUses(['A1:2', 'Z9:1', 'A1', '', '__proto__:1', 'A2:'], ids)).toEqual({})
})

describe('side by side', () => {
  const column = fc.record({
    label: fc.string(),
    kind: fc.constantFrom('colleague' as const, 'supplier' as const),
    sent_at: fc.constant('2026-11-20T09:00:00.000Z'),
    ids: fc.subarray(ids),
    answers: someAnswers,
    proofs: fc.constant({}),
  })
  const shuffled = fc.shuffledSubarray(ids)

  test('has each question that was asked once, what differs first, each group in the order of the plan', () => {
    fc.assert(
      fc.property(
        someAnswers,
        fc.array(column, { maxLength: 4 }),
        shuffled,
        (mine, columns, plan) => {
          const rows = compareAnswers(questions, mine, columns, plan)
          const asked = ids.filter((id) => columns.some((one) => one.ids.includes(id)))
          expect(rows.map(({ question }) => question.id).toSorted()).toEqual(asked.toSorted())
          const groups = rows.map(({ agreement }) => agreements.indexOf(agreement))
          expect(groups).toEqual(groups.toSorted((one, other) => one - other))
          for (const agreement of agreements) {
            const places = rows
              .filter((row) => row.agreement === agreement && plan.includes(row.question.id))
              .map(({ question }) => plan.indexOf(question.id))
            expect(places).toEqual(places.toSorted((one, other) => one - other))
          }
          for (const { agreement, mine: own, theirs } of rows) {
            const given = theirs.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
            expect(agreement === 'unanswered').toBe(given.length === 0)
            const others = columns.filter((_, at) => ![undefined, own].includes(theirs[at]?.answer))
            const isColleague = others.some(({ kind }) => kind === 'colleague')
            expect(agreement === 'differ').toBe(isColleague)
            expect(agreement === 'compare').toBe(others.length > 0 && !isColleague)
          }
          const { answered, differ } = countRows(rows)
          expect(differ).toBeLessThanOrEqual(answered)
        },
      ),
    )
  })

  test('what both answered No or Partial is open on both sides', () => {
    const theirs: Column = {
      label: '',
      kind: 'colleague',
      sent_at: '',
      proofs: {},
      ids: ['A1', 'A2', 'A3', 'A4'],
      answers: { A1: 0, A2: 1, A3: -1 },
    }
    const rows = compareAnswers(questions, { A1: 0, A2: 1, A3: 1 }, [theirs], [])
    expect(rows.map(({ question, agreement }) => [question.id, agreement])).toEqual([
      ['A3', 'differ'],
      ['A1', 'open'],
      ['A2', 'agreed'],
      ['A4', 'unanswered'],
    ])
  })
})

describe('asking', () => {
  const messages = {
    answerer: 'who',
    label: 'name',
    questions: 'which',
    noDay: 'day',
    outside: 'out',
  }
  const questionsOf = {
    vendor: listQuestions(questionBank, 'vendor'),
    buyer: listQuestions(questionBank, 'buyer'),
  }
  const read = (fields: Record<string, string | readonly string[]>) =>
    readAsking(formOf(fields), {
      questionsOf: (answerer) => listAskable(questionsOf, answerer, 'buyer'),
      messages,
      now: new Date('2026-11-20T23:00:00.000Z'),
      lasts: { amount: 60, unit: 'days' },
    })
  const whole = { answerer: 'colleague', label: ' IT ', parts: 'security', questions: ['A1'] }

  test('takes whole parts and single questions, each once, in the order of the bank', () => {
    expect(read({ ...whole, questions: ['C1', 'A1', 'A1'] })).toEqual({
      asking: {
        answerer: 'colleague',
        label: 'IT',
        ids: ['A1', 'C1', 'C2', 'C3', 'C4', 'C5'],
        answerBy: null,
      },
    })
  })

  test.each([
    [{ answer_by: '2026-02-30' }, { answerBy: 'day' }],
    [{ answer_by: 'soon' }, { answerBy: 'day' }],
    [{ answer_by: '2026-11-19' }, { answerBy: 'out' }],
    [{ answer_by: '2027-01-20' }, { answerBy: 'out' }],
    [{ label: ' ' }, { label: 'name' }],
    [{ label: 'x'.repeat(81) }, { label: expect.stringContaining('80') }],
    [{ answerer: 'own' }, { answerer: 'who' }],
    [{ parts: [], questions: ['Z1'] }, { questions: 'which' }],
    // A supplier cannot be asked a question for employers only.
    [{ answerer: 'supplier', parts: [], questions: ['CT1'] }, { questions: 'which' }],
  ])('says at its field what is wrong with %j', (fields, errors) => {
    expect(read({ ...whole, ...fields })).toEqual({ errors })
  })

  test.each(['2026-11-20', '2027-01-19'])('can name %s as the last day', (answer_by) => {
    expect(read({ ...whole, answer_by })).toMatchObject({ asking: { answerBy: answer_by } })
  })
})

test.each([
  ['hannah@kestrel.example', 'kestrel.example'],
  ['Hannah@Mail.Kestrel.Example', 'mail.kestrel.example'],
  ['hannah@gmail.com', null],
  ['hannah@GMX.de', null],
  ['hannah@notgmail.com', 'notgmail.com'],
])('of %s those who are asked learn %s', (address, domain) => {
  expect(domainOf(address, freeProviders)).toBe(domain)
})

const token = 'A'.repeat(43)
test.each([
  [token, token],
  [`https://plumbline.example${answerPath(token, 'review')}?a=b`, token],
  [` ${answerPath(token)} `, token],
  [`https://plumbline.example/quickscore/result/${token}`, null],
  [`${token}x`, null],
  ['', null],
])('of %j the token is %j', (pasted, found) => {
  expect(tokenIn(pasted)).toBe(found)
})

test('what was withdrawn or sent is so also after its time', () => {
  const none = { sent_at: null, withdrawn_at: null, expires_at: '2026-11-20' }
  expect(stateOf(none, '2026-11-19')).toBe('open')
  expect(stateOf(none, '2026-11-20')).toBe('expired')
  expect(stateOf({ ...none, withdrawn_at: '2026-11-01' }, '2026-11-21')).toBe('withdrawn')
  expect(stateOf({ ...none, sent_at: '2026-11-01', expires_at: null }, '2027-11-21')).toBe('sent')
})
