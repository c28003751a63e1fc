/** Changes of law since a respondent's answers that affect their steps. */
import { type Applicability, isElsewhereOnly, listPlaces, type Place } from './applicability.ts'
import { placesOf } from './reading.ts'
import type { LawChange } from './sourced.ts'

/** The facts of a respondent that decide whether a change affects them. */
export interface Touchable {
  /** Ids of all questions except those answered N/A. */
  steps: readonly string[]
  applicability: Applicability
  /** ISO date of the answers. */
  on: string
}

export interface MovedLaw {
  change: LawChange
  /** Ids of the affected steps. */
  steps: string[]
  /** Names of the affected tools in the register. */
  tools: string[]
}

/** Places of hiring that a rule can reach; the questions do not cover the United States. */
export const reach: Record<LawChange['place'], readonly Place[]> = { ...placesOf, US: [] }

/**
 * The steps that a change affects: it applies from a day after the answers, where they hire, and
 * concerns questions not answered N/A; a Yes may no longer hold either.
 */
export function findTouched(
  { on, place, questions }: LawChange,
  { steps, applicability, on: answered }: Touchable,
): string[] {
  if (on <= answered || isElsewhereOnly(applicability)) return []
  const hiresThere = listPlaces(applicability).some((one) => reach[place].includes(one))
  return hiresThere ? questions.filter((id) => steps.includes(id)) : []
}

/** Confirmed changes in effect by `today` that affect steps or tools, newest first. */
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

/** Whether a change is confirmed and in effect by `today`. */
export const isCertain = ({ on, standing }: LawChange, today: string) =>
  standing === 'confirmed' && on <= today
