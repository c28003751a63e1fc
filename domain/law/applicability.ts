import * as z from 'zod/mini'

/** Where a respondent, or a vendor's customers, may hire. None named: all are looked at. */
export const places = ['eu', 'gb', 'ni'] as const
export type Place = (typeof places)[number]

export const yesNo = ['yes', 'no', 'unsure'] as const
export const rejections = ['always', 'sometimes', 'no', 'unsure'] as const

/** Practices that Article 5 of the EU AI Act forbids, as far as they touch hiring. */
export const practices = [
  'emotions',
  'biometric-sorting',
  'social-scoring',
  'exploiting',
  'face-scraping',
] as const

export const practiceAnswers = [...practices, 'none', 'unsure'] as const
export type PracticeAnswer = (typeof practiceAnswers)[number]

const yesNoSchema = z.optional(z.enum(yesNo, 'Please choose Yes, No or Not sure.'))

/** Ticks of one question: each once. */
function ticks<const T extends readonly string[]>(values: T, message: string) {
  return z.optional(
    z
      .array(z.enum(values, message), message)
      .check(z.refine((ticked) => new Set(ticked).size === ticked.length, message)),
  )
}

/**
 * What a respondent says of where they hire and what their tools do. All of it may be left out,
 * and none of it changes a score: it decides which duties are shown and in which order.
 */
export const applicabilitySchema = z.strictObject({
  places: ticks(places, 'The places are "eu", "gb" and "ni", each at most once.'),
  /** A tool ranks, scores, matches or rejects candidates. */
  ranks: yesNoSchema,
  /** Somebody is turned down before a person has looked. */
  rejects: z.optional(
    z.enum(rejections, 'Please choose Yes, always; Yes, sometimes; No; or Not sure.'),
  ),
  /** Of buyers only: a public body, or running a public service for one. */
  publicBody: yesNoSchema,
  /** Of buyers only: built the tool, put its name on it or changed it substantially. */
  ownTool: yesNoSchema,
  /** Of vendors only: candidates use a service of theirs to find work. */
  servesCandidates: yesNoSchema,
  /** Of vendors only: customers' candidate data is used for purposes of their own. */
  ownPurposes: yesNoSchema,
  practices: ticks(
    practiceAnswers,
    'Please tick the practices, or "None of these", or "Not sure", each at most once.',
  ).check(
    z.refine(
      (ticked) => !ticked || ticked.length < 2 || !ticked.some((it) => it === 'none'),
      '"None of these" cannot be ticked beside another box.',
    ),
  ),
})

export type Applicability = z.output<typeof applicabilitySchema>

/** The places that decide which law is looked at; all where none is named. */
export function listPlaces({ places: named }: Applicability): readonly Place[] {
  return named && named.length > 0 ? places.filter((place) => named.includes(place)) : places
}

/** What the check on prohibited practices says above a result. */
export type PracticeWarning = 'forbidden' | 'uk-only' | 'unsure'

/** Null where nothing is to be said: none of these, or not answered. */
export function findPracticeWarning(applicability: Applicability): PracticeWarning | null {
  const ticked = applicability.practices ?? []
  const isTicked = practices.some((practice) => ticked.includes(practice))
  if (isTicked) return listPlaces(applicability).includes('eu') ? 'forbidden' : 'uk-only'
  return ticked.includes('unsure') ? 'unsure' : null
}

/** Whether the check on prohibited practices was left out. */
export function isCheckOpen({ practices: ticked }: Applicability): boolean {
  return !ticked || ticked.length === 0
}
