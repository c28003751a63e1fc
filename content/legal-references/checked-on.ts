/** The day on which all entries were last compared with the legal fact sheet and its sources. */
export const checkedOn = '2026-11-20'
