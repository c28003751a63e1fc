import fc from 'fast-check'
import { practiceStops } from '../../content/en/quickscore/law-words.ts'
import type { Duty } from '../../domain/law/duties.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import type { Reading } from '../../domain/quickscore/action-plan.ts'
import {
  type AskedQuestion,
  type DomainId,
  listQuestions,
  type Question,
} from '../../domain/quickscore/questions.ts'
import type { Answers, AnswerValue } from '../../domain/quickscore/scoring.ts'

const prefixes: Record<DomainId, string> = {
  governance: 'A',
  fairness: 'B',
  security: 'C',
  oversight: 'D',
}

/** A question for tests, with defaults for everything but `overrides`. */
export function makeQuestion(
  id: string,
  domain: DomainId,
  overrides: Partial<Question> = {},
): Question {
  return {
    id,
    domain,
    topic: `Topic ${id}`,
    inShort: `do ${id}`,
    weight: 1,
    text: `Text of ${id}`,
    helperText: `Helper for ${id}`,
    whyWeAsk: `Why ${id}`,
    counts: { yes: 'Done', partial: 'Begun', no: 'Nothing' },
    evidence: `Evidence for ${id}`,
    owner: 'HR',
    effort: 'M',
    nextStep: `Do ${id}`,
    ...overrides,
  }
}

/** Buyers' questions, as many per domain as `sizes` says, with ids such as A1, B1 … */
export function askQuestions(sizes: Record<DomainId, number>): AskedQuestion[] {
  const bank = Object.entries(sizes).flatMap(([domain, size]) =>
    Array.from({ length: size }, (_, index) =>
      makeQuestion(`${prefixes[domain as DomainId]}${index + 1}`, domain as DomainId),
    ),
  )
  return listQuestions(bank, 'buyer')
}

/** A duty for tests that binds buyers in the EU, with defaults for everything but `overrides`. */
export function makeDuty(question: string, overrides: Partial<Duty> = {}): Duty {
  return {
    id: `duty of ${question}`,
    question,
    role: 'buyer',
    jurisdiction: 'EU',
    references: [],
    strength: 'required',
    conditions: [],
    since: '2020-01-01',
    status: 'confirmed',
    statusOn: '2026-11-22',
    ...overrides,
  }
}

/** The step for each prohibited practice. */
export const stops = practiceStops

/** Input for reading the law for a buyer in the EU without further applicability answers. */
export function readFor(
  answers: Answers,
  { duties = [], harm = {}, ...rest }: Partial<Reading> = {},
): Reading {
  const respondent: Respondent = {
    userType: 'buyer',
    answers,
    applicability: { places: ['eu'] },
    on: '2026-11-22',
    ...rest.respondent,
  }
  return { duties, harm, respondent }
}

const answerValue = fc.constantFrom<AnswerValue[]>(1, 0.5, 0, -1)

/** Any small bank with any complete or partial set of answers to it. */
export const assessment = fc
  .record({
    governance: fc.integer({ min: 0, max: 8 }),
    fairness: fc.integer({ min: 0, max: 11 }),
    security: fc.integer({ min: 0, max: 7 }),
    oversight: fc.integer({ min: 0, max: 9 }),
  })
  .chain((sizes) => {
    const questions = askQuestions(sizes)
    return fc.record({
      questions: fc.constant(questions),
      answers: fc
        .tuple(...questions.map(() => fc.option(answerValue, { nil: undefined, freq: 8 })))
        .map((values) => toAnswers(questions, values)),
    })
  })

function toAnswers(
  questions: readonly AskedQuestion[],
  values: readonly (AnswerValue | undefined)[],
): Record<string, number> {
  const entries = questions.flatMap(({ id }, index) => {
    const value = values[index]
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(entries)
}
