import * as z from 'zod/mini'

/** A time in a response: ISO 8601 in UTC, to the millisecond. */
export const isoTimeSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
  .register(z.globalRegistry, { description: 'ISO 8601, UTC' })

/** Refuses days before 2000 or after 2099 as mistyped; '' means no day. */
export const isNearDay = z.refine<string>(
  (day) => day === '' || (day >= '2000-01-01' && day < '2100-01-01'),
  'Please enter a day from 2000 to 2099.',
)

/** A count in a response. */
export const countSchema = z.int().check(z.gte(0))

/** The number of occurrences of each value in `found`. */
export const countEach = <Value extends string>(
  values: readonly Value[],
  found: readonly Value[],
): Record<Value, number> =>
  Object.fromEntries(
    values.map((value) => [value, found.filter((one) => one === value).length]),
  ) as Record<Value, number>
