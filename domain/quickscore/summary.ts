/** The score in short: the band, how far the next one is, and what stands near a line. */
import type { Vocabulary } from '../vocabulary.ts'
import { type Counted, fill, formFor, listing, spell } from '../wording.ts'
import type { AskedQuestion } from './questions.ts'
import type { Report } from './report.ts'
import { nameDomain } from './report-sentences.ts'
import { type Answers, bandOf, bands, bandThresholds } from './scoring.ts'

type Summary = ReturnType<typeof summarise>

/** How near a score is to another band. */
export type Edge = NonNullable<ReturnType<typeof findEdge>>

/** A score this many points from another band, or fewer, is on its edge. */
const edgeWidth = 2

export function summarise(report: Report) {
  const { overallScore: score, band } = report
  /** Points of the score above the line at which the band begins. */
  const inHand = score - bandThresholds[band]
  return { score, band, next: findNext(report), inHand, edge: findEdge(score) }
}

/** Null for a score that is not within reach of another band. */
export function findEdge(score: number) {
  const band = bandOf(score)
  const index = bands.indexOf(band)
  const above = bands[index - 1]
  const below = bands[index + 1]
  const up = above && { toward: above, isUp: true, points: bandThresholds[above] - score }
  const down = below && { toward: below, isUp: false, points: score - bandThresholds[band] + 1 }
  return [down, up].find((edge) => edge && edge.points <= edgeWidth) ?? null
}

/** The next band up; null in Green. */
function findNext({ overallScore, band, way }: Report) {
  const next = bands[bands.indexOf(band) - 1]
  if (!next) return null
  const points = bandThresholds[next] - overallScore
  // The score as it was stored decides; the way is worked out now and may know another band.
  const isSame = way.kind !== 'alreadyGreen' && way.band === next
  /** The fewest that lead there; null where even all of them do not. */
  const steps = isSame && way.kind === 'reachable' ? way.actions.length : null
  /** The domains in which nothing counted, where that is what keeps the band out of reach. */
  const unscored = way.kind === 'unreachable' ? way.unscored : []
  return { band: next, points, steps, unscored }
}

/** What was answered Yes, in the order of the bank. */
export function listInPlace(
  questions: readonly AskedQuestion[],
  answers: Answers,
): AskedQuestion[] {
  return questions.filter(({ id }) => answers[id] === 1)
}

type SummaryVocabulary = Vocabulary['summary']

/** "on the edge of Red", "1 point to Green". */
export function describeEdge({ toward, isUp, points }: Edge, vocabulary: SummaryVocabulary) {
  const band = vocabulary.bands[toward].label
  const { onEdge, pointsTo } = vocabulary.summary
  return isUp ? say(pointsTo, points, { points, band }) : fill(onEdge, { band })
}

/** "Score 50%, from 12 of 27 questions. Amber, 30 points to Green …": on every surface the same. */
export function sayScore(report: Report, vocabulary: SummaryVocabulary): string {
  const { overallScore: score, counted, total } = report
  const figure = fill(vocabulary.summary.score, { score, counted, total })
  return `${figure} ${describePosition(summarise(report), vocabulary)}`
}

/** "Amber, 30 points to Green: eight steps get you there.": the band and how far the next one is. */
export function describePosition(
  { band, next, inHand, edge }: Summary,
  vocabulary: SummaryVocabulary,
): string {
  const { bands, domains, summary: words } = vocabulary
  const parts: string[] = [bands[band].label]
  const isOnLowerEdge = edge !== null && !edge.isUp
  if (isOnLowerEdge) parts.push(describeEdge(edge, vocabulary))
  if (!next) {
    if (!isOnLowerEdge) parts.push(say(words.inHand, inHand, { points: inHand }))
    return `${parts.join(', ')}.`
  }
  const { points, steps, unscored } = next
  parts.push(say(words.pointsTo, points, { points, band: bands[next.band].label }))
  const names = listing(unscored.map((id) => nameDomain(domains, id)))
  const out = fill(names ? words.unscored : words.unreachable, { domains: names })
  const way =
    steps === null ? out : say(words.reachable, steps, { steps: spell(steps, words.numbers) })
  return `${parts.join(', ')}: ${way}.`
}

function say(words: Counted, amount: number, values: Readonly<Record<string, string | number>>) {
  return fill(formFor(words, amount), values)
}
