/** The table of the law: every provision with its duties, twins together, filtered. */
import { type UserType, userTypes } from '../quickscore/questions.ts'
import { type Place, places } from './applicability.ts'
import type { Duty } from './duties.ts'
import { placesOf } from './reading.ts'
import type { Jurisdiction, LegalReference, LegalReferences } from './references.ts'

export interface Provision {
  id: string
  reference: LegalReference
  /** Duties that cite the provision, in the order of the questions. */
  duties: readonly Duty[]
}

/** Provisions of two jurisdictions with the same requirement, the EU's first; or one alone. */
export interface ProvisionPair {
  /** The id of the first side. */
  id: string
  sides: readonly Provision[]
}

export interface ProvisionFilter {
  /** Place of hiring. */
  place: Place | null
  role: UserType | null
}

export const provisionFamilies = ['ai-act', 'data-protection', 'equality', 'guidance'] as const
export type ProvisionFamily = (typeof provisionFamilies)[number]

/** Whether a jurisdiction's law applies in a place; null means everywhere. */
export function holdsIn(place: Place | null, jurisdiction: Jurisdiction | 'US'): boolean {
  return place === null || (jurisdiction !== 'US' && placesOf[jurisdiction].includes(place))
}

export function listProvisions(
  references: LegalReferences,
  duties: readonly Duty[],
): readonly Provision[] {
  const named = new Map<string, Duty[]>()
  for (const duty of duties) {
    for (const id of duty.references) named.set(id, [...(named.get(id) ?? []), duty])
  }
  return Object.entries(references).map(([id, reference]) => {
    return { id, reference, duties: named.get(id) ?? [] }
  })
}

/** The filter of a query; unknown values count as absent. */
export function parseProvisionFilter(query: URLSearchParams): ProvisionFilter {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name)) ?? null
  return { place: oneOf(places, 'where'), role: oneOf(userTypes, 'role') }
}

/**
 * Provisions that can bind a role in a place. One without duties of its own (only its twin has
 * some) is kept if no role is chosen.
 */
export function filterProvisions(
  provisions: readonly Provision[],
  { place, role }: ProvisionFilter,
): readonly Provision[] {
  return provisions
    .filter(({ reference }) => holdsIn(place, reference.jurisdiction))
    .map((it) => (role ? { ...it, duties: it.duties.filter((duty) => duty.role === role) } : it))
    .filter(({ duties }) => !role || duties.length > 0)
}

export function pairProvisions(provisions: readonly Provision[]): readonly ProvisionPair[] {
  const byId = new Map(provisions.map((provision) => [provision.id, provision]))
  const placed = new Set<string>()
  return provisions.flatMap((provision) => {
    if (placed.has(provision.id)) return []
    const twin = byId.get(provision.reference.twin ?? '')
    const sides = twin && !placed.has(twin.id) ? [provision, twin] : [provision]
    for (const { id } of sides) placed.add(id)
    return [{ id: provision.id, sides: sides.toSorted(byJurisdiction) }]
  })
}

function byJurisdiction(one: Provision, other: Provision): number {
  const rank = ({ reference }: Provision) => (reference.jurisdiction === 'EU' ? 0 : 1)
  return rank(one) - rank(other)
}

const notLaw: readonly LegalReference['status'][] = ['regulator', 'guidance', 'draft']

export function familyOf({ instrument, status }: LegalReference): ProvisionFamily {
  if (notLaw.includes(status)) return 'guidance'
  if (instrument === 'EU AI Act') return 'ai-act'
  const isData = /GDPR|Data Protection|Court of Justice/.test(instrument)
  return isData ? 'data-protection' : 'equality'
}
