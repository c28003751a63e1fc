/** What of the law has moved since somebody answered, as far as it touches their steps. */
import { type Applicability, isElsewhereOnly, listPlaces, type Place } from './applicability.ts'
import { placesOf } from './reading.ts'
import type { LawChange } from './sourced.ts'

/** One respondent, as far as a change of the law can touch them. */
export interface Touchable {
  /** Ids of the questions that they answered, or left open, but not with N/A. */
  steps: readonly string[]
  applicability: Applicability
  /** ISO date of the answers. */
  on: string
}

export interface MovedLaw {
  change: LawChange
  /** Ids of the steps that it touches. */
  steps: string[]
  /** Names of the tools in their register that it touches. */
  tools: string[]
}

/** Where a rule of a place can reach a respondent; nobody is asked about the United States. */
export const reach: Record<LawChange['place'], readonly Place[]> = { ...placesOf, US: [] }

/**
 * The steps that a change touches: it counts from a day after the answers, holds where they hire,
 * and is about questions that they did not set aside as N/A: also a Yes may no longer hold.
 */
export function findTouched(
  { on, place, questions }: LawChange,
  { steps, applicability, on: answered }: Touchable,
): string[] {
  if (on <= answered || isElsewhereOnly(applicability)) return []
  const hiresThere = listPlaces(applicability).some((one) => reach[place].includes(one))
  return hiresThere ? questions.filter((id) => steps.includes(id)) : []
}

/** What counts by `today`, newest first; a change that nobody has confirmed is not among it. */
export function listMoved(
  changes: readonly LawChange[],
  respondent: Touchable,
  today: string,
  register: readonly (Touchable & { name: string })[] = [],
): MovedLaw[] {
  return changes
    .filter((change) => isCertain(change, today))
    .map((change) => {
      const touched = register.filter((tool) => findTouched(change, tool).length > 0)
      return {
        change,
        steps: findTouched(change, respondent),
        tools: touched.map(({ name }) => name),
      }
    })
    .filter(({ steps, tools }) => steps.length + tools.length > 0)
    .toSorted((one, other) => other.change.on.localeCompare(one.change.on))
}

/** Whether a change is confirmed and counts by `today`. */
export const isCertain = ({ on, standing }: LawChange, today: string) =>
  standing === 'confirmed' && on <= today
