/** A summary of the score: its band, the distance to the next one, whether it is on an edge. */
import type { Vocabulary } from '../vocabulary.ts'
import { type Counted, fill, formFor, listing, spell } from '../wording.ts'
import type { AskedQuestion } from './questions.ts'
import type { Report } from './report.ts'
import { nameDomain } from './report-sentences.ts'
import { type Answers, bandOf, bands, bandThresholds } from './scoring.ts'

type Summary = ReturnType<typeof summarise>

/** The distance of a score to a near band. */
export type Edge = NonNullable<ReturnType<typeof findEdge>>

/** A score this many points from another band, or fewer, is on its edge. */
const edgeWidth = 2

export function summarise(report: Report) {
  const { overallScore: score, band } = report
  /** Points above the band's threshold. */
  const inHand = score - bandThresholds[band]
  return { score, band, next: findNext(report), inHand, edge: findEdge(score) }
}

/** The nearest other band, if within `edgeWidth` points; else null. */
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
  // `overallScore` is the stored one; `way` is computed now and may name another band.
  const isSame = way.kind !== 'alreadyGreen' && way.band === next
  /** The fewest steps to that band; null if all together do not reach it. */
  const steps = isSame && way.kind === 'reachable' ? way.actions.length : null
  /** Domains without counted answers, if the band is out of reach. */
  const unscored = way.kind === 'unreachable' ? way.unscored : []
  return { band: next, points, steps, unscored }
}

/** Questions answered Yes, in the order of the bank. */
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

/** "Score 50%, from 12 of 27 questions. Amber, 30 points to Green …", used everywhere. */
export function sayScore(report: Report, vocabulary: SummaryVocabulary): string {
  const { overallScore: score, counted, total } = report
  const figure = fill(vocabulary.summary.score, { score, counted, total })
  return `${figure} ${describePosition(summarise(report), vocabulary)}`
}

/** "Amber, 30 points to Green: eight steps get you there." */
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
