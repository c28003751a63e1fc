import { type Counted, fill, formFor, listing } from '../wording.ts'
import type { Domain } from './questions.ts'
import type { Report } from './report.ts'
import { nameDomain } from './report-sentences.ts'
import type { Band } from './scoring.ts'
import { type Edge, type Summary, summarise } from './summary.ts'

/** What the sentences are made of; `{name}` in them is filled in here. */
export interface SummaryVocabulary {
  bands: Readonly<Record<Band, { label: string }>>
  domains: readonly Domain[]
  summary: SummaryWords
}

interface SummaryWords {
  /** The score with what it rests on, before the position. */
  score: string
  /** From nought; what is beyond them stays a figure. */
  numbers: readonly string[]
  onEdge: string
  inHand: Counted
  pointsTo: Counted
  reachable: Counted
  unreachable: string
  unscored: string
}

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
  const parts = [bands[band].label]
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

/** Small numbers are read faster as words within a sentence. */
const spell = (amount: number, numbers: readonly string[]) => numbers[amount] ?? String(amount)
