/**
 * Keeps answers in localStorage as they are given, so that a reload or crash loses nothing: never
 * name, company or e-mail address, and only until submission. The details are kept in
 * sessionStorage and end with the tab.
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

/** Progress with at least one answer for the current bank version; null otherwise. */
export const findProgress = (key: string) =>
  tryStorage(() => parseProgress(localStorage.getItem(key)))

/** The tab's state; null without one or for another bank version. */
export const findTabState = (key: string) =>
  tryStorage((): TabState | null => {
    const read = tabSchema.safeParse(parseJson(sessionStorage.getItem(key)))
    if (!read.success) return null
    const { bankVersion: _, ...state } = read.data
    return state
  })

/** Moves progress to the replaced key, from where it can be resumed. */
export function putAside(key: string): void {
  tryStorage(() => {
    localStorage.setItem(replacedKey(key), localStorage.getItem(key) ?? '')
    localStorage.removeItem(key)
  })
}

/** Stores progress; another run under the key becomes the replaced one, so tabs lose nothing. */
function keepProgress(key: string, progress: Progress): void {
  tryStorage(() => {
    const other = findProgress(key)
    if (other?.run && other.run !== progress.run) putAside(key)
    localStorage.setItem(key, JSON.stringify({ bankVersion, ...progress }))
    if (findProgress(replacedKey(key))?.run === progress.run)
      localStorage.removeItem(replacedKey(key))
  })
}

/** Removes a run from both keys. */
function forgetProgress(key: string, run: string): void {
  for (const one of [key, replacedKey(key)]) {
    tryStorage(() => findProgress(one)?.run === run && localStorage.removeItem(one))
  }
}

/** Null unless valid and with an answer to a current question; other answers are dropped. */
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

/** Stores answers on the device and the whole state in the tab on every change. */
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
