/** What a comparison may be said to show, in one sentence: on the screen, in the card, in the sheet. */
import { fill } from '../wording.ts'
import * as write from './figures.ts'
import type { StratifiedResult } from './stratified.ts'
import type { Comparison, Finding, GroupResult } from './study.ts'

export interface ReadingVocabulary {
  findings: Readonly<Record<Finding, string>>
  /** Where the upper end of the interval is not known. */
  openEnded: string
  against: { best: string; others: string }
  strata: {
    common: string
    exact: string
    few: string
    differ: string
    reversed: { better: string; worse: string }
    standsOut: string
    nothing: string
  }
}

/** "Look closer. Women passed at 30.0% against 40.0%; …" */
export function sayFinding(
  group: string,
  { finding, rates: [own, other], ratioInterval, difference, exactP, shortOfOther }: Comparison,
  { findings, openEnded }: ReadingVocabulary,
): string {
  const isOpenEnded = finding === 'open' && ratioInterval?.high === Number.POSITIVE_INFINITY
  return fill(isOpenEnded ? openEnded : findings[finding], {
    group,
    own: write.percent(own),
    other: write.percent(other),
    p: writeP(exactP),
    points: write.pointsOf(difference),
    people: write.people(shortOfOther),
    low: ratioInterval ? write.ratio(ratioInterval.low) : '',
    high: ratioInterval ? write.ratio(ratioInterval.high) : '',
  })
}

/** A sentence for each side that the group is compared with, said of which where there are two. */
export function sayFindings(
  { name, comparison, rest }: GroupResult,
  vocabulary: ReadingVocabulary,
): { text: string; finding: Finding }[] {
  const { best, others } = vocabulary.against
  return [comparison, rest].flatMap((one) => {
    if (!one) return []
    const side = one.against === null ? others : fill(best, { group: one.against })
    const text = sayFinding(name, one, vocabulary)
    return [{ text: rest ? `${side} ${text}` : text, finding: one.finding }]
  })
}

/** What several vacancies show together, most telling first. */
export function sayStrata(
  focal: string,
  result: StratifiedResult,
  { findings, strata: words }: ReadingVocabulary,
): string[] {
  const { finding, odds, oddsInterval, shortfall, p, sameP, strata, standsOut } = result
  if (result.informative === 0) return [words.nothing]
  const values = {
    group: focal,
    odds: odds === null ? '' : write.ratio(odds),
    low: oddsInterval ? write.ratio(oddsInterval.low) : '',
    high: oddsInterval ? write.ratio(oddsInterval.high) : '',
    people: write.people(Math.abs(shortfall)),
    p: writeP(p),
  }
  const together = odds !== null && oddsInterval ? words.common : words.exact
  const said = [finding === 'too-few' ? findings['too-few'] : fill(together, values)]
  if (finding !== 'too-few' && strata.length < 2) said.push(words.few)
  if (sameP !== null && sameP < 0.05) said.push(fill(words.differ, { p: writeP(sameP) }))
  if (result.isReversed) {
    const looksBetter = (result.pooledRatio ?? 0) > 1
    said.push(fill(looksBetter ? words.reversed.better : words.reversed.worse, { group: focal }))
  }
  if (standsOut !== null) {
    const out = strata.find(({ name }) => name === standsOut)
    const chance = 1 - 0.95 ** result.informative
    said.push(
      fill(words.standsOut, {
        name: standsOut,
        p: writeP(out?.p ?? 1),
        n: result.informative,
        chance: write.percent(chance),
      }),
    )
  }
  return said
}

const writeP = (p: number) => `P ${write.probability(p)}`
