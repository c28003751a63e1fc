/**
 * Answers kept on the visitor's device as they go, so that a reload or a crash loses nothing.
 * Never the name, company or address. Gone after submission.
 */

import { useEffect } from 'react'
import * as z from 'zod/mini'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { userTypes } from '../../../domain/quickscore/questions.ts'
import { answerValues } from '../../../domain/quickscore/scoring.ts'
import { questionsFor } from '../questions.ts'
import type { Assessment, Progress } from './assessment.ts'
import { forgetProgress } from './kept.ts'

const progressSchema = z.object({
  bankVersion: z.literal(bankVersion),
  step: z.literal([1, 2]),
  userType: z.enum(userTypes),
  index: z.number().check(z.nonnegative(), z.multipleOf(1)),
  answers: z.record(z.string(), z.literal(answerValues)),
})

/** What was kept, if it holds an answer and belongs to the bank of today; null otherwise. */
export function findProgress(key: string): Progress | null {
  try {
    return parseProgress(localStorage.getItem(key))
  } catch {
    // Storage can be switched off; the assessment then simply starts afresh.
    return null
  }
}

function keepProgress(key: string, progress: Progress): void {
  try {
    localStorage.setItem(key, serialiseProgress(progress))
  } catch {
    // Full or switched off: the answers still live in memory.
  }
}

export function serialiseProgress({ step, userType, index, answers }: Progress): string {
  return JSON.stringify({ bankVersion, step, userType, index, answers })
}

/** Null for anything that does not lead back to a real place in the assessment. */
export function parseProgress(text: string | null): Progress | null {
  if (text === null) return null
  const parsed = progressSchema.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { userType, index, answers } = parsed.data
  const questions = questionsFor[userType]
  const known = Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  )
  const count = Object.keys(known).length
  if (count === 0) return null
  const isComplete = count === questions.length
  // No further than the first question without an answer: everything before it was earned.
  const firstOpen = questions.findIndex(({ id }) => known[id] === undefined)
  const furthest = isComplete ? questions.length - 1 : firstOpen
  return {
    step: isComplete ? parsed.data.step : 1,
    userType,
    index: Math.min(index, furthest),
    answers: known,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps answers on the device as they go, and forgets them once they are submitted. */
export function useKeepingProgress(key: string, assessment: Assessment): void {
  const { step, userType, index, answers } = assessment
  useEffect(() => {
    if (step === 3) forgetProgress(key)
    const hasAnswers = Object.keys(answers).length > 0
    if ((step === 1 || step === 2) && userType && hasAnswers) {
      keepProgress(key, { step, userType, index, answers })
    }
  }, [key, step, userType, index, answers])
}
