/** Words of being told when the law moves. `{name}` inside a text is filled in. */

/**
 * What people agree to. The name of the wording is stored with each consent: whoever changes a word
 * gives it a new name and leaves the old one here, so that it can be shown what was agreed to.
 */
export const lawConsentWordings = {
  '2026-11':
    'E-mail me when a change in the law touches my steps, and once after six months to answer again. I can stop this with one click.',
} as const

export const lawConsentWording = '2026-11' satisfies keyof typeof lawConsentWordings
