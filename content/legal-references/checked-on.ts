/** The day on which all entries were last compared with their official texts. */
export const checkedOn = '2026-11-20'
