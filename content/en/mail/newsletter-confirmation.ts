/**
 * The double opt-in mail. Sent to the entered address, perhaps by a stranger, so it repeats no
 * input.
 */
import { brand } from '../../firm.ts'
import { retention } from '../retention.ts'

const days = retention.newsletterUnconfirmed.amount

export const newsletterConfirmation = {
  subject: `Please confirm: the ${brand.name} newsletter`,
  preview: 'One more step to receive the next issue.',
  title: 'Please confirm your subscription',
  request: [
    `Someone, we hope you, entered this address for the weekly ${brand.name} newsletter.`,
    'To subscribe, open this page and press the button on it:',
  ],
  button: 'Confirm subscription',
  otherwise: [
    `The link works once and for ${days} days.`,
    `If it was not you, do nothing and no newsletter will be sent. A new address that nobody confirms is deleted after ${days} days.`,
  ],
  footer: [
    `You are receiving this email because this address was entered in the newsletter form of ${brand.name}.`,
  ],
} as const
