/** Words of the test mail, which an owner has sent to the staff address. */
import { brand } from '../../firm.ts'

export const testMail = {
  subject: `Test mail of ${brand.name}`,
  title: 'Your mail server works',
  paragraphs: [
    'An owner of the site asked for this mail in the launch checklist. It came the same way as every other mail of the site.',
    'Look at where it arrived: in a folder for spam, something is missing in the DNS of the sender’s domain.',
  ],
  footer: [`Sent to the staff address of ${brand.name}.`],
} as const
