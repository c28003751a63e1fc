/** A lawyer's reviews of the texts; an acceptance holds only for the exact text reviewed. */
import * as z from 'zod'

/** A text for review, with its place and source. */
export interface ReviewRow {
  /** Stable name: "provision ai-act-26-2". */
  place: string
  text: string
  source: string
  /** Our own confidence. */
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

/** The review that accepted a text, else `otherwise`; null if the text was refused. */
export function reviewOf(
  { accepted, refused }: Judged,
  place: string,
  otherwise: Reviewed | null = null,
): Reviewed | null {
  return refused.some((review) => review.place === place)
    ? null
    : (accepted.get(place) ?? otherwise)
}

/** Reviews that still hold: any change of text, source or place voids a review. */
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
