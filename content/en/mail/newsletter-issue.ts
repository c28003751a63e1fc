/** A post as a newsletter issue, and the test copy of one that staff send to themselves. */
import { brand } from '../../firm.ts'

export const newsletterIssue = {
  byline: 'By {names}',
  button: 'Read it on the site',
  readOn: 'Read on',
  footer: [
    `You are receiving this email because this address is subscribed to the newsletter of ${brand.name}.`,
  ],
  unsubscribe: 'Unsubscribe',
} as const

export const newsletterTest = {
  subject: '[Test] {subject}',
  footer: [
    `This is a test copy that staff at ${brand.name} sent to this address. Subscribers’ copies have an unsubscribe link.`,
  ],
} as const

/** Replaces content that a mail cannot show. `{text}`: the alt text, the caption or the title. */
export const articleInMail = {
  picture: 'Picture: {text}',
  pictureWithoutText: 'Picture',
  video: 'Video: {text}',
} as const
