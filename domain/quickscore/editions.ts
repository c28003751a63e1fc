/**
 * Aggregate figures for publication (differential privacy): noise in every figure hides what any
 * one organisation answered, even from a reader who knows the answers of all others.
 */
import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import { latestOf } from './organisations.ts'
import { type AskedQuestion, domainIds, type UserType, userTypes } from './questions.ts'
import {
  type Answers,
  bandOf,
  halfPointsOf,
  isWhole,
  roundedDomainScore,
  tallyAnswers,
} from './scoring.ts'
import { comparedFrom } from './spread.ts'

export const overallAbout = 'overall'

/** Minimum number of organisations for figures; below it, the majority of five random draws. */
const figuresFrom = 50
const drawnByLot = 5
/** Figures are rounded to multiples of this. */
const step = 5
/** Scale of the noise, in organisations: so many can join or leave unnoticed. */
const blurredBy = 2.5

const saidSchema = z.enum(['yes', 'partial', 'no', 'green', 'amber', 'red', 'none'])
export type Said = z.output<typeof saidSchema>

const cellSchema = z.strictObject({
  user_type: z.enum(userTypes),
  /** 'overall', the id of a domain, or the id of a question. */
  about: z.string(),
  /** Number of organisations of the role, rounded down to tens. */
  n: countSchema,
  /** Majority of five random draws; 'none' is N/A, null without three equal ones. */
  most: z.optional(z.nullable(saidSchema)),
  /** Per cent of the possible points in steps of five, as are the next. */
  average: z.optional(countSchema),
  /** Quartiles of scores only: an answer has three values. */
  lower: z.optional(countSchema),
  median: z.optional(countSchema),
  upper: z.optional(countSchema),
})
export const cellsSchema = z.array(cellSchema)
export type Cell = z.output<typeof cellSchema>

export interface Edition {
  number: number
  /** ISO time. */
  publishedAt: string
  cells: readonly Cell[]
}

/** The fields of an assessment that are counted. */
export interface Counted {
  organisation: string
  userType: UserType
  score: number
  answers: Answers
  /** The mailbox was confirmed since the last edition. */
  isNew: boolean
}

/** Random number from 0 up to but excluding 1. */
export type Chance = () => number

/** The first instant (UTC) of the quarter of `now`; an edition counts assessments up to then. */
export function quarterOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCMonth() % 3)))
}

/**
 * The cells of a new edition; null while the last one stays valid. The figures of a role are
 * redrawn after ten new organisations, so that deletions show only together with those.
 */
export function drawCells(
  rows: readonly Counted[],
  asked: Readonly<Record<UserType, readonly AskedQuestion[]>>,
  last: readonly Cell[],
  chance: Chance,
): Cell[] | null {
  const known = new Set(rows.filter(({ isNew }) => !isNew).map((row) => row.organisation))
  const latest = latestOf(rows)
  const drawn = userTypes.filter((role) => {
    const added = latest.filter((row) => row.userType === role && !known.has(row.organisation))
    return added.length >= comparedFrom
  })
  if (drawn.length === 0) return null
  return userTypes.flatMap((role) =>
    drawn.includes(role)
      ? drawRole(latest, role, asked[role], chance)
      : last.filter((cell) => cell.user_type === role),
  )
}

/** Undefined for N/A, and for the overall score if a domain has no answer. */
type Values = (number | undefined)[]

function drawRole(
  latest: readonly Counted[],
  role: UserType,
  questions: readonly AskedQuestion[],
  chance: Chance,
): Cell[] {
  const own = latest.filter(({ userType }) => userType === role)
  const n = own.length - (own.length % comparedFrom)
  const tallies = own.map(({ answers }) => tallyAnswers(questions, answers))
  const cell = (about: string, values: Values, kind: Kind): Cell => {
    return { user_type: role, about, n, ...drawFigures(values, kind, chance) }
  }
  const overall = own.map(({ score }, i) => (tallies[i] && isWhole(tallies[i]) ? score : undefined))
  return [
    cell(overallAbout, overall, 'score'),
    ...domainIds.map((id) => {
      const scores = tallies.map((tally) => {
        return tally[id].counted > 0 ? roundedDomainScore(tally[id]) : undefined
      })
      return cell(id, scores, 'score')
    }),
    ...questions.map(({ id }) => {
      const points = own.map(({ answers }) => halfPointsOf(answers[id]))
      return cell(
        id,
        points.map((value) => value && 50 * value),
        'answer',
      )
    }),
  ]
}

type Kind = 'score' | 'answer'
type Figures = Pick<Cell, 'most' | 'average' | 'lower' | 'median' | 'upper'>

function drawFigures(values: Values, kind: Kind, chance: Chance): Figures {
  const counted = values.filter((value) => value !== undefined)
  // The threshold is blurred too: the number of N/A answers stays private.
  const isMany = counted.length + blur(chance, blurredBy) >= figuresFrom
  if (values.length < figuresFrom || !isMany) return { most: drawMost(values, kind, chance) }
  const sum = counted.reduce((total, value) => total + value, 0)
  const blurred = sum / counted.length + blur(chance, (100 * blurredBy) / counted.length)
  const average = Math.min(100, Math.max(0, step * Math.round(blurred / step)))
  if (kind === 'answer') return { average }
  const quarters = [0.25, 0.5, 0.75].map((share) => drawQuantile(counted, share, chance))
  const [lower = 0, median = 0, upper = 0] = quarters.toSorted((one, other) => one - other)
  return { average, lower, median, upper }
}

/** One of each is added to the draw, so that no drawn value proves a real answer. */
const invented = [undefined, 0, 50, 100]

/** The majority of five draws with replacement; null without one. */
function drawMost(values: Values, kind: Kind, chance: Chance): Said | null {
  const lot = [...values, ...invented]
  const drawn = Array.from({ length: drawnByLot }, () => {
    return sayValue(lot[Math.floor(chance() * lot.length)], kind)
  })
  return drawn.find((said) => drawn.filter((one) => one === said).length > drawnByLot / 2) ?? null
}

function sayValue(value: number | undefined, kind: Kind): Said {
  if (value === undefined) return 'none'
  if (kind === 'score') return bandOf(value)
  return value === 0 ? 'no' : value === 100 ? 'yes' : 'partial'
}

/** Laplace noise: symmetric around 0, with mean absolute value `size`. */
function blur(chance: Chance, size: number): number {
  const at = chance() - 0.5
  return -size * Math.sign(at) * Math.log(1 - 2 * Math.min(Math.abs(at), 0.499_999_999))
}

/** A noisy quantile: the closer a score is to `share`, the likelier (exponential mechanism). */
function drawQuantile(counted: readonly number[], share: number, chance: Chance): number {
  const rounded = counted.map((value) => step * Math.round(value / step))
  const sought = share * counted.length
  const weights = Array.from({ length: 100 / step + 1 }, (_, index) => {
    const under = rounded.filter((value) => value < index * step).length
    const until = rounded.filter((value) => value <= index * step).length
    return Math.exp(-Math.max(0, under - sought, sought - until) / (2 * blurredBy))
  })
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0)
  const drawn = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return step * Math.max(0, drawn)
}
