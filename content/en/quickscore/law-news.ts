/** Words of the mail subscription for changes of law. `{name}` inside a text is filled in. */
import type { Period } from '../../../domain/periods.ts'
import { brand } from '../../firm.ts'

/**
 * Consent wordings. Each consent is stored with the name of its wording, so changing a word needs a
 * new name; the old wording stays here as proof of what was agreed.
 */
export const lawConsentWordings = {
  '2026-11':
    'E-mail me when a change in the law touches my steps, and once after six months to answer again. I can stop this with one click.',
} as const

export const lawConsentWording = '2026-11' satisfies keyof typeof lawConsentWordings

/** Time from the consent to its one reminder. */
export const reminderAfter = { amount: 6, unit: 'months' } as const satisfies Period

/** At the top of a private result. */
export const movedWords = {
  title: 'What has changed since you answered',
  lead: 'You answered on {date}. Since then the following has been published or has taken effect, and it affects your answers. Your score has not changed.',
  since: 'Since {date}, {place}',
  held: 'You answered Yes before this. Check that it still holds:',
  open: 'Still open:',
  read: 'Read the change with its sources',
} as const

/** Behind a private link. */
export const lawNewsWords = {
  title: 'When the law changes',
  off: 'You have not asked for emails.',
  on: 'On {date} you asked for an email when a change in the law affects your steps.',
  change: 'Change this',
  lead: 'We write to the address of this result only when a change in the law affects your steps, and once after six months.',
  save: 'Save',
  back: 'Back to the result',
} as const

/** The page behind the link in each such mail. */
export const lawNewsStop = {
  eyebrow: 'QuickScore',
  title: 'Stop these emails',
  text: 'Press the button and we send no more news of the law and no reminder to this address. Your results stay as they are.',
  submit: 'Stop these emails',
  done: {
    title: 'You will get no more of these emails',
    text: 'Your results and their private links stay as they are.',
  },
  invalid: {
    title: 'This link does not work',
    text: [
      'Your mail program may have cut it off. Write to ',
      { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
      ' and we will stop them.',
    ],
  },
  back: { text: 'Back to QuickScore', href: '/quickscore' },
} as const
