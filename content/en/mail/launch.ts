/** Words of the mail to the staff address about the installation itself. */
import { brand } from '../../firm.ts'

export const testMail = {
  subject: `Test email from ${brand.name}`,
  title: 'Your mail server works',
  paragraphs: [
    'An owner of the site asked for this email in the launch checklist. It was sent in the same way as the site’s other email.',
    'Check where it arrived. If it is in a spam folder, something is missing in the DNS of the sender’s domain.',
  ],
  footer: [`Sent to the staff address of ${brand.name}.`],
} as const

/** At most once a week, when points of the checklist that were done are open again. */
export const reopenedMail = {
  subject: {
    one: `1 point on the launch checklist is open again | ${brand.name}`,
    more: `{count} points on the launch checklist are open again | ${brand.name}`,
  },
  title: {
    one: '1 point that was done is open again',
    more: '{count} points that were done are open again',
  },
  point: 'No longer done: {title}. {step}',
  button: 'Open the launch checklist',
  footer: [`Sent to the staff address of ${brand.name}, at most once a week.`],
} as const
