/** The day of the last comparison of all entries with our research notes. */
export const comparedOn = '2026-11-22'
