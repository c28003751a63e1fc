/**
 * Answers kept on the visitor's device as they go, so that a reload or a crash loses nothing: never
 * the name, company or address, and gone after submission. What was typed into the details stays in
 * the tab, and ends with it.
 */

import { useEffect } from 'react'
import * as z from 'zod/mini'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { hiringPlaces } from '../../../domain/law/applicability.ts'
import { userTypes } from '../../../domain/quickscore/questions.ts'
import { answerValues } from '../../../domain/quickscore/scoring.ts'
import { questionsFor } from '../questions.ts'
import {
  type Assessment,
  isComplete,
  type Place,
  type Progress,
  type TabState,
} from './assessment.ts'
import { replacedKey, tryStorage } from './kept.ts'

const begunSchema = z.object({
  bankVersion: z.literal(bankVersion),
  run: z._default(z.string(), ''),
  userType: z.enum(userTypes),
  places: z._default(z.array(z.enum([...hiringPlaces, 'unsaid'])), []),
  answers: z.record(z.string(), z.literal(answerValues)),
})

const progressSchema = z.extend(begunSchema, {
  step: z.literal([1, 2]),
  index: z.number().check(z.nonnegative(), z.multipleOf(1)),
})

const tabSchema = z.extend(begunSchema, {
  details: z.object({
    lead: z.object({ name: z.string(), company: z.string(), email: z.string() }),
    wantsLawNews: z.boolean(),
    movesRegister: z.boolean(),
  }),
  sent: z.nullable(z.object({ body: z.string(), link: z.string() })),
})

/** What was kept, if it holds an answer and belongs to the bank of today; null otherwise. */
export const findProgress = (key: string) =>
  tryStorage(() => parseProgress(localStorage.getItem(key)))

/** What this tab was at when it was left. */
export const findTabState = (key: string) =>
  tryStorage((): TabState | null => {
    const read = tabSchema.safeParse(parseJson(sessionStorage.getItem(key)))
    if (!read.success) return null
    const { bankVersion: _, ...state } = read.data
    return state
  })

/** Makes room for what is begun now; what was there can be brought back. */
export function putAside(key: string): void {
  tryStorage(() => {
    localStorage.setItem(replacedKey(key), localStorage.getItem(key) ?? '')
    localStorage.removeItem(key)
  })
}

/** Two tabs that take turns take each other's place, and neither loses an answer. */
function keepProgress(key: string, progress: Progress): void {
  tryStorage(() => {
    const other = findProgress(key)
    if (other?.run && other.run !== progress.run) putAside(key)
    localStorage.setItem(key, JSON.stringify({ bankVersion, ...progress }))
    if (findProgress(replacedKey(key))?.run === progress.run)
      localStorage.removeItem(replacedKey(key))
  })
}

/** Wherever that run is kept. */
function forgetProgress(key: string, run: string): void {
  for (const one of [key, replacedKey(key)]) {
    tryStorage(() => findProgress(one)?.run === run && localStorage.removeItem(one))
  }
}

/** Null for anything that holds no answer to a question of today. */
export function parseProgress(text: string | null): Progress | null {
  const parsed = progressSchema.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { bankVersion: _, ...progress } = parsed.data
  const answers = Object.fromEntries(
    questionsFor[progress.userType].flatMap(({ id }) => {
      const answer = progress.answers[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
  return Object.keys(answers).length > 0 ? { ...progress, answers } : null
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Keeps answers on the device as they go, and in this tab what was typed besides. */
export function useKeepingProgress(key: string, assessment: Assessment, place: Place): void {
  const { run, userType, places, answers, details, sent } = assessment
  const isWhole = isComplete(assessment)
  const index =
    place.step === 1 ? place.index : isWhole && userType ? questionsFor[userType].length - 1 : 0
  const step = place.step === 2 ? 2 : 1
  useEffect(() => {
    if (!run || !userType) return
    const begun = { run, userType, places, answers }
    const tab = JSON.stringify({ bankVersion, ...begun, details, sent })
    tryStorage(() => sessionStorage.setItem(key, tab))
    if (sent) forgetProgress(key, run)
    else if (Object.keys(answers).length > 0) keepProgress(key, { ...begun, step, index })
  }, [key, run, userType, places, answers, details, sent, step, index])
}
