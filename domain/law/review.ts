/** What a lawyer has said of the texts: an acceptance holds for exactly what was read. */
import * as z from 'zod'

/** A text that can be reviewed, where it stands, and what it rests on. */
export interface ReviewRow {
  /** Names it for good: "provision ai-act-26-2". */
  place: string
  text: string
  source: string
  /** How sure we are ourselves. */
  confidence: string
}

export interface HashedRow extends ReviewRow {
  /** Of text, source and place. */
  hash: string
}

export const verdicts = ['accepted', 'refused'] as const

export const reviewSchema = z.strictObject({
  place: z.string().min(1),
  hash: z.string().min(1),
  by: z.string().trim().min(1).max(200),
  on: z.iso.date(),
  verdict: z.enum(verdicts),
  remark: z.string().max(2_000),
})
export type Review = z.output<typeof reviewSchema>

export interface Reviewed {
  by: string
  /** ISO date. */
  on: string
}

export type Judged = ReturnType<typeof judgeReviews>

/** Who accepted a text, else who did in another way; nobody did what the workbook has as refused. */
export function reviewOf(
  { accepted, refused }: Judged,
  place: string,
  otherwise: Reviewed | null = null,
): Reviewed | null {
  return refused.some((review) => review.place === place)
    ? null
    : (accepted.get(place) ?? otherwise)
}

/** What holds today of what was reviewed: any change of text, source or place voids a review. */
export function judgeReviews(rows: readonly HashedRow[], reviews: readonly Review[]) {
  const hashes = new Map(rows.map(({ place, hash }) => [place, hash]))
  const holding = reviews.filter(({ place, hash }) => hashes.get(place) === hash)
  const accepted = holding.filter(({ verdict }) => verdict === 'accepted')
  return {
    accepted: new Map<string, Reviewed>(accepted.map(({ place, by, on }) => [place, { by, on }])),
    refused: holding.filter(({ verdict }) => verdict === 'refused'),
    voided: reviews
      .filter(({ place, hash }) => hashes.get(place) !== hash)
      .map(({ place }) => place),
  }
}
