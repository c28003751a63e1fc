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
  title: 'What moved since you answered',
  lead: 'You answered on {date}. Since then this has come out or begun to count, and it affects your answers. Nothing about your score has changed by itself.',
  since: 'Since {date}, {place}',
  held: 'You answered Yes before this. Check that it still holds:',
  open: 'Still open:',
  read: 'Read the change with its sources',
} as const

/** Behind a private link. */
export const lawNewsWords = {
  title: 'When the law moves',
  off: 'You have not asked to be told.',
  on: 'You asked on {date} to be told by e-mail when a change in the law touches your steps.',
  change: 'Change this',
  lead: 'We write to the address of this result, and for nothing else: when a change in the law touches your steps, and once after six months.',
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
      'It may have been cut off in your mail program. Write to ',
      { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
      ' and we will stop them.',
    ],
  },
  back: { text: 'Back to QuickScore', href: '/quickscore' },
} as const
