import * as z from 'zod/mini'

/** Places whose law is covered. With none ticked, all are shown and none is counted as binding. */
export const places = ['eu', 'gb', 'ni'] as const
export type Place = (typeof places)[number]

/** Where a respondent, or a vendor's customers, may hire. */
export const hiringPlaces = [...places, 'elsewhere'] as const
export type HiringPlace = (typeof hiringPlaces)[number]

/** Member states whose national rules are known, and one box for the others. */
export const countries = ['de', 'at', 'nl', 'fr', 'es', 'it', 'be', 'pl', 'ie', 'other'] as const
export type Country = (typeof countries)[number]

/** The employers a team hires for: agencies hire for clients. */
export const hiringFor = ['ourselves', 'clients', 'both', 'unsure'] as const

/** What an agency does for its clients. */
export const agencyServices = ['find-jobs', 'supply', 'rpo', 'job-board'] as const
export type AgencyService = (typeof agencyServices)[number]

/** Other uses of tools besides ranking and rejecting. */
export const otherUses = ['chat', 'targeting', 'recording', 'none'] as const
export type OtherUse = (typeof otherUses)[number]

export const yesNo = ['yes', 'no', 'unsure'] as const
export const rejections = ['always', 'sometimes', 'no', 'unsure'] as const

/** Practices relevant to hiring that Article 5 of the EU AI Act forbids. */
export const practices = [
  'emotions',
  'biometric-sorting',
  'social-scoring',
  'exploiting',
  'face-scraping',
] as const

export type Practice = (typeof practices)[number]

export const practiceAnswers = [...practices, 'none', 'unsure'] as const
export type PracticeAnswer = (typeof practiceAnswers)[number]

const yesNoSchema = z.optional(z.enum(yesNo, 'Please choose Yes, No or Not sure.'))

/** Ticked values of one question, each at most once. */
function ticks<const T extends readonly string[]>(values: T, message: string) {
  return z.optional(
    z
      .array(z.enum(values, message), message)
      .check(z.refine((ticked) => new Set(ticked).size === ticked.length, message)),
  )
}

function aloneWhere(none: string) {
  return z.refine<readonly string[] | undefined>(
    (ticked) => !ticked || ticked.length < 2 || !ticked.includes(none),
    '"None of these" cannot be ticked together with another box.',
  )
}

/**
 * A respondent's answers on places of hiring and on what the tools do. All are optional, and none
 * affects the score: they decide which duties are shown and in which order.
 */
export const applicabilitySchema = z.strictObject({
  places: ticks(
    hiringPlaces,
    'The places are "eu", "gb", "ni" and "elsewhere", each at most once.',
  ),
  /** Asked if the EU is ticked: adds national rules without changing the duties. */
  countries: ticks(countries, 'The countries are two-letter codes or "other", each at most once.'),
  /** A tool ranks, scores, matches or rejects candidates. */
  ranks: yesNoSchema,
  /** Candidates are rejected before a person has looked. */
  rejects: z.optional(
    z.enum(rejections, 'Please choose Yes, always; Yes, sometimes; No; or Not sure.'),
  ),
  /** Other uses of AI; `none` is an answer too. */
  uses: ticks(
    otherUses,
    'Please tick "chat", "targeting", "recording" or "none", each at most once.',
  ).check(aloneWhere('none')),
  /** Buyers only: an employer's own team, an agency, or both. */
  hiresFor: z.optional(z.enum(hiringFor, 'Please choose Ourselves; Clients; Both; or Not sure.')),
  /** Buyers who hire for clients only. */
  agencyServices: ticks(
    agencyServices,
    'The services are "find-jobs", "supply", "rpo" and "job-board", each at most once.',
  ),
  /** Buyers only: a public body, or running a public service for one. */
  publicBody: yesNoSchema,
  /** Buyers only: built the tool, put its name on it or changed it substantially. */
  ownTool: yesNoSchema,
  /** Vendors only: candidates use the vendor's service to find work. */
  servesCandidates: yesNoSchema,
  /** Vendors only: the vendor uses customers' candidate data for its own purposes. */
  ownPurposes: yesNoSchema,
  practices: ticks(
    practiceAnswers,
    'Please tick the practices, or "None of these", or "Not sure", each at most once.',
  ).check(aloneWhere('none')),
})

export type Applicability = z.output<typeof applicabilitySchema>

/** Places whose law is shown: the ticked ones, or all if none is. */
export function listPlaces({ places: named = [] }: Applicability): readonly Place[] {
  const ticked = places.filter((place) => named.includes(place))
  return ticked.length > 0 ? ticked : places
}

/** Whether a covered place is ticked; without one, no duty certainly binds. */
export function hasPlace({ places: named = [] }: Applicability): boolean {
  return places.some((place) => named.includes(place))
}

/** Whether only places outside the covered law are ticked. */
export function isElsewhereOnly(applicability: Applicability): boolean {
  return !hasPlace(applicability) && (applicability.places ?? []).includes('elsewhere')
}

export function isAgency({ hiresFor }: Applicability): boolean {
  return hiresFor === 'clients' || hiresFor === 'both'
}

/** The practices that were ticked. */
export function listTicked({ practices: ticked = [] }: Applicability): readonly Practice[] {
  return practices.filter((practice) => ticked.includes(practice))
}

/** Whether a tool infers emotions or personal traits. */
export const infersTraits = ({ practices: ticked = [] }: Pick<Applicability, 'practices'>) =>
  ticked.includes('emotions') || ticked.includes('biometric-sorting')

/**
 * A use of AI that most of the assessment does not concern, such as writing adverts: by explicit
 * answers, no tool ranks, rejects, chats, targets or records.
 */
export function isSmallUse(applicability: Applicability): boolean {
  const { ranks, rejects, uses } = applicability
  return (
    ranks === 'no' &&
    rejects === 'no' &&
    uses?.includes('none') === true &&
    listTicked(applicability).length === 0
  )
}

/** Warnings of the check on prohibited practices, above a result. */
export type PracticeWarning = 'forbidden' | 'emotionsInUk' | 'elsewhere' | 'unsure'

/** The warning for a result; null for "none of these" or no answer. */
export function findPracticeWarning(applicability: Applicability): PracticeWarning | null {
  const ticked = listTicked(applicability)
  if (ticked.length > 0) {
    if (isElsewhereOnly(applicability)) return 'elsewhere'
    if (listPlaces(applicability).includes('eu')) return 'forbidden'
    return ticked.includes('emotions') ? 'emotionsInUk' : 'elsewhere'
  }
  return applicability.practices?.includes('unsure') ? 'unsure' : null
}

/** Whether the check on prohibited practices is unanswered. */
export function isCheckOpen({ practices: ticked }: Applicability): boolean {
  return !ticked || ticked.length === 0
}
