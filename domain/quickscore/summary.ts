/** The score in short: the band, how far the next one is, and what stands near a line. */
import type { AskedQuestion, DomainId } from './questions.ts'
import type { Report } from './report.ts'
import type { Answers } from './scoring.ts'
import { type Band, bandOf, bands, bandThresholds } from './scoring.ts'

export interface Summary {
  score: number
  band: Band
  /** The next band up; null in Green. */
  next: NextBand | null
  /** Points of the score above the line at which the band begins. */
  inHand: number
  /** Null where the score is not within reach of another band. */
  edge: Edge | null
}

interface NextBand {
  band: Band
  /** Whole points of the overall score. */
  points: number
  /** The fewest steps that lead there; null where even all of them do not. */
  steps: number | null
  /** The domains in which nothing counted, where that is what keeps the band out of reach. */
  unscored: DomainId[]
}

/** How near a score is to another band. */
export interface Edge {
  toward: Band
  isUp: boolean
  points: number
}

/** A score this many points from another band, or fewer, is on its edge. */
const edgeWidth = 2

export function summarise(report: Report): Summary {
  const { overallScore: score, band } = report
  const inHand = score - bandThresholds[band]
  return { score, band, next: findNext(report), inHand, edge: findEdge(score) }
}

/** Null for a score that is not within reach of another band. */
export function findEdge(score: number): Edge | null {
  const band = bandOf(score)
  const index = bands.indexOf(band)
  const above = bands[index - 1]
  const below = bands[index + 1]
  const up = above && { toward: above, isUp: true, points: bandThresholds[above] - score }
  const down = below && { toward: below, isUp: false, points: score - bandThresholds[band] + 1 }
  return [down, up].find((edge) => edge && edge.points <= edgeWidth) ?? null
}

function findNext({ overallScore, band, way }: Report): NextBand | null {
  const next = bands[bands.indexOf(band) - 1]
  if (!next) return null
  const points = bandThresholds[next] - overallScore
  // The score as it was stored decides; the way is worked out now and may know another band.
  const isSame = way.kind !== 'alreadyGreen' && way.band === next
  const steps = isSame && way.kind === 'reachable' ? way.actions.length : null
  return { band: next, points, steps, unscored: way.kind === 'unreachable' ? way.unscored : [] }
}

/** What was answered Yes, in the order of the bank. */
export function listInPlace(
  questions: readonly AskedQuestion[],
  answers: Answers,
): AskedQuestion[] {
  return questions.filter(({ id }) => answers[id] === 1)
}
