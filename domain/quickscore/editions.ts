/**
 * What is published of all organisations together, so that it says nothing of one: who knows
 * all others cannot tell from a figure what the last one answered, since chance has its part in it.
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

/** From as many organisations on there are figures; before, what most of five drawn by lot said. */
const figuresFrom = 50
const drawnByLot = 5
/** Figures are multiples of it. */
const step = 5
/** How far chance moves a figure: so many organisations may come or go without a trace. */
const blurredBy = 2.5

const saidSchema = z.enum(['yes', 'partial', 'no', 'green', 'amber', 'red', 'none'])
export type Said = z.output<typeof saidSchema>

const cellSchema = z.strictObject({
  user_type: z.enum(userTypes),
  /** 'overall', the id of a domain, or the id of a question. */
  about: z.string(),
  /** How many organisations of the role there are, rounded down to tens. */
  n: countSchema,
  /** Of five drawn by lot; 'none' is N/A, and null where no three said the same. */
  most: z.optional(z.nullable(saidSchema)),
  /** In per cent of what could be earned, in steps of five, as are the next. */
  average: z.optional(countSchema),
  /** Of scores only: an answer has three values. */
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

/** An assessment as far as it is counted. */
export interface Counted {
  organisation: string
  userType: UserType
  score: number
  answers: Answers
  /** The mailbox was shown to be theirs since the last edition. */
  isNew: boolean
}

/** From 0 to 1, 1 excluded. */
export type Chance = () => number

/** The first instant of the quarter that `now` is in: an edition counts what stood then. */
export function quarterOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCMonth() % 3)))
}

/**
 * The cells of a new edition; null while the last one stands. The figures of a role are drawn again
 * once ten organisations were added to it: what was deleted meanwhile shows together with those.
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

/** N/A, and a score that a part without answers went into, is undefined. */
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
  // How many said N/A is nobody's to know either.
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

/** One of each is added to the lot, so that nothing drawn is sure to be anybody's. */
const invented = [undefined, 0, 50, 100]

/** What three of five said, each drawn from all, so that one may be drawn again. */
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

/** Laplace's noise: as likely above as below, and its mean distance is `size`. */
function blur(chance: Chance, size: number): number {
  const at = chance() - 0.5
  return -size * Math.sign(at) * Math.log(1 - 2 * Math.min(Math.abs(at), 0.499_999_999))
}

/** A score that about `share` of all stay under, the likelier the closer (exponential mechanism). */
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
