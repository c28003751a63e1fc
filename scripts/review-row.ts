import { type Review, reviewSchema, verdicts } from '../domain/law/review.ts'

const faultOf: Readonly<Record<string, string>> = {
  by: 'it names no reviewer',
  on: 'its date is no day such as 2026-11-24',
  verdict: `its verdict is neither ${verdicts.join(' nor ')}`,
  remark: 'its remark has more than 2,000 characters',
}

/** The review of a row; an empty list for an empty row, a message for an invalid one. */
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
    const faults = review.error.issues.map(({ path: [field] }) => faultOf[String(field)] ?? field)
    return [`Row ${number} is not taken: ${[...new Set(faults)].join('; ')}.`]
  }
  if (hashes.get(review.data.place) !== review.data.hash) {
    return [
      `Row ${number} is not taken: ${review.data.place} has changed since it was written out.`,
    ]
  }
  return [review.data]
}
