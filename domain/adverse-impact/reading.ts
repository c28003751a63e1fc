/** Sentences on a comparison, for the screen, the record card, the CSV file and the register. */
import type { Vocabulary } from '../vocabulary.ts'
import { count, fill } from '../wording.ts'
import * as write from './figures.ts'
import type { Interval } from './intervals.ts'
import type { StratifiedResult, StratumResult } from './stratified.ts'
import type { Comparison, GroupResult } from './study.ts'
import { type Finding, SIGNIFICANT } from './verdict.ts'

type ReadingVocabulary = Vocabulary['findings']

/** The fields of a comparison, or of several vacancies together, that a sentence needs. */
type Found = Pick<
  Comparison,
  | 'finding'
  | 'rates'
  | 'exactP'
  | 'ratioInterval'
  | 'rejectionRatio'
  | 'rejectionInterval'
  | 'shortOfOther'
>

function say(group: string, side: string, found: Found, words: ReadingVocabulary): string {
  const [own, other] = found.rates
  const { rejectionRatio: times, exactP } = found
  const { rejected, findings } = words
  const isKnown = times !== null && Number.isFinite(times)
  return fill(findings[found.finding], {
    group,
    side,
    own: write.percent(own),
    other: write.percent(other),
    p: writeP(exactP),
    points: write.pointsOf(own - other),
    people: sayPeople(found.shortOfOther, words),
    rejected: fill(isKnown ? rejected.times : rejected.never, {
      times: write.ratio(times ?? 0),
      side,
    }),
    fits: sayFits(found, words),
  })
}

/** The interval of passes; that of rejections too if passes alone rule out a gap over a fifth. */
function sayFits({ ratioInterval, rejectionInterval }: Found, { fits }: ReadingVocabulary): string {
  const range = ({ low, high }: Interval) =>
    fill(Number.isFinite(high) ? fits.between : fits.upwards, {
      low: write.ratio(low),
      high: write.ratio(high),
    })
  const passes = fill(fits.passes, { range: ratioInterval ? range(ratioInterval) : '' })
  if (!ratioInterval || ratioInterval.low < 0.8 || !rejectionInterval) return passes
  return passes + fill(fits.rejections, { range: range(rejectionInterval) })
}

/** "Look closer. Women passed at 30.0% against 40.0%: …", with a note if under four fifths. */
export function sayFinding(
  group: string,
  comparison: Comparison,
  words: ReadingVocabulary,
): string {
  const said = say(group, comparison.against ?? words.allOthers, comparison, words)
  return comparison.isUnderFourFifths ? `${said} ${words.underFourFifths}` : said
}

/** All others first, as EU and UK law compare; with two findings, each names its other side. */
export function sayFindings(
  { name, comparison, rest }: GroupResult,
  words: ReadingVocabulary,
): { text: string; finding: Finding }[] {
  return [rest, comparison].flatMap((one) => {
    if (!one) return []
    const text = sayFinding(name, one, words)
    const side = fill(words.against, { side: one.against ?? words.allOthers })
    return [{ text: rest ? `${side} ${text}` : text, finding: one.finding }]
  })
}

/** Sentences on several vacancies together, the verdict first. */
export function sayStrata(
  focal: string,
  other: string,
  result: StratifiedResult,
  vocabulary: ReadingVocabulary,
): string[] {
  const words = vocabulary.strata
  if (result.informative === 0) return [words.nothing]
  const { odds, oddsInterval, sameP, p } = result
  const values = { group: focal, n: result.informative, p: writeP(p) }
  const range = oddsInterval ? ` (${write.interval(oddsInterval, write.ratio)})` : ''
  const verdict = say(focal, other, { ...result, exactP: p }, vocabulary)
  const said = [
    fill(words.together, {
      verdict,
      figures:
        odds === null
          ? values.p
          : fill(words.odds, { odds: write.ratio(odds) + range, p: values.p }),
      short: sayShortfall(result.shortfall, vocabulary),
    }),
  ]
  if (result.strata.length < 2) said.push(words.few)
  if (sameP !== null && sameP < SIGNIFICANT) said.push(fill(words.differ, { p: writeP(sameP) }))
  if (result.isReversed) {
    const looks = (result.pooledRatio ?? 0) > 1 ? 'better' : 'worse'
    const turned = looks === 'better' ? result.worseIn : result.betterIn
    const { one, each, some } = words.reversed[looks]
    const every = result.informative === 1 ? one : each
    said.push(fill(turned === result.informative ? every : some, { ...values, k: result.worseIn }))
  }
  return [...said, ...result.standsOut.map((one) => sayOutstanding(one, values, words))]
}

const sayPeople = (amount: number, { people }: ReadingVocabulary) =>
  count(Number(amount.toFixed(1)), people)

function sayShortfall(shortfall: number, words: ReadingVocabulary): string {
  const { none, fewer, more } = words.strata.short
  const people = sayPeople(Math.abs(shortfall), words)
  return Math.abs(shortfall) < 0.05 ? none : fill(shortfall > 0 ? fewer : more, { people })
}

function sayOutstanding(
  { name, p, focal, other }: StratumResult,
  { group, n }: { group: string; n: number },
  { standsOut, direction }: ReadingVocabulary['strata'],
): string {
  const isWorse = focal.selected * other.reached < other.selected * focal.reached
  return fill(standsOut, {
    name,
    group,
    n,
    direction: isWorse ? direction.worse : direction.better,
    p: writeP(p),
    chance: write.chance(-Math.expm1(n * Math.log1p(-p))),
  })
}

const writeP = (p: number) => `P ${write.probability(p)}`
