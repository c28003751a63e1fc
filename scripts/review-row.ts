import { type Review, reviewSchema, verdicts } from '../domain/law/review.ts'

/** Nothing for a row that nobody has filled in; a sentence for one that cannot be taken. */
export function readRow(
  row: readonly unknown[],
  number: number,
  hashes: ReadonlyMap<string, string>,
): (Review | string)[] {
  const [place, , , , by, on, verdict, remark, hash] = row
  if (!by && !on && !verdict) return []
  const review = reviewSchema.safeParse({
    place,
    hash,
    by,
    on: on instanceof Date ? on.toISOString().slice(0, 10) : on,
    verdict: typeof verdict === 'string' ? verdict.trim().toLowerCase() : verdict,
    remark: typeof remark === 'string' ? remark : '',
  })
  if (!review.success) {
    const fields = review.error.issues.map(({ path }) => path.join('.')).join(', ')
    return [`Row ${number} is not taken (${fields}): a verdict is ${verdicts.join(' or ')}.`]
  }
  if (hashes.get(review.data.place) !== review.data.hash) {
    return [
      `Row ${number} is not taken: ${review.data.place} has changed since it was written out.`,
    ]
  }
  return [review.data]
}
