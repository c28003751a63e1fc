/** The day on which all entries were last compared with our research notes. */
export const comparedOn = '2026-11-22'
