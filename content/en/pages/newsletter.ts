/**
 * Words of the newsletter page and of our own sign-up form, which is in its frame unless the
 * settings name a provider.
 */

import { brand, newsletterDay } from '../../firm.ts'
import { newsletterClaim } from '../claims.ts'
import type { Copy, DetailedPoint, PageMeta } from '../page.ts'
import { retention } from '../retention.ts'

interface NewsletterPage {
  meta: PageMeta
  eyebrow: string
  title: string
  lead: Copy
  facts: readonly (readonly [term: string, description: string])[]
  claim: typeof newsletterClaim
  benefits: { title: string; items: readonly DetailedPoint[] }
  frame: { title: string; fallback: Copy }
  privacy: Copy
}

export const newsletterPage: NewsletterPage = {
  meta: {
    title: `Newsletter: hiring AI and its rules, weekly | ${brand.name}`,
    description: `A five-minute read every ${newsletterDay} on AI in hiring: what changed in the EU and UK, who it affects and what to do. Free, unsubscribe anytime.`,
  },
  eyebrow: `Weekly updates, every ${newsletterDay}`,
  title: 'What changed in hiring\u00a0AI, in five\u00a0minutes',
  lead: 'One email a week for people who hire with AI or build it. We read the law, the guidance and the cases, and tell you what to do and by when.',
  facts: [
    ['When', `Weekly, on ${newsletterDay}s`],
    ['How long', 'At most a five-minute read'],
    ['Price', 'Free'],
    ['Unsubscribe', 'One click, any time'],
  ],
  claim: newsletterClaim,
  benefits: {
    title: 'What is in it',
    items: [
      {
        title: 'Law and guidance',
        text: 'What is new, and whether it binds.',
        items: ['EU and UK kept separate', 'Drafts marked as drafts', 'Every date sourced'],
      },
      {
        title: 'For recruiters',
        text: 'What a recruiter can use the same day.',
        items: [
          'Wording for candidate notices',
          'Questions to put to a vendor',
          'Ways to record a human decision',
        ],
      },
      {
        title: 'Cases and findings',
        text: 'What regulators and courts have said, in plain words.',
        items: [
          'The facts in five lines',
          'What it means for a team like yours',
          'What it does not mean',
        ],
      },
      {
        title: 'Measurement',
        text: 'How to find out what your tools do.',
        items: [
          'Bias checks explained step by step',
          'What a number proves, and what it does not',
          'One template or checklist to keep',
        ],
      },
    ],
  },
  frame: {
    title: 'Newsletter sign-up form',
    fallback: [
      'If the form does not appear, write to ',
      { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
      ' and we will add you.',
    ],
  },
  privacy: [
    'We store your address and the record of your consent, nothing else. More in the ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
}

/** A sample issue at our form, generated from the site's content. */
export const newsletterSpecimen = {
  label: 'Specimen',
  title: 'From an issue',
  lines: { law: 'Law', desk: 'For recruiters', case: 'Case' },
} as const

export const newsletterForm = {
  title: newsletterClaim.title,
  text: `Free, every ${newsletterDay}, unsubscribe anytime.`,
  emailLabel: 'Work email',
  emailPlaceholder: 'you@company.com',
  submit: 'Subscribe',
  submitting: 'Submitting...',
  invalidEmail: 'Please enter a valid email address.',
  /** The same whether the address was new or known, so that nobody can find out who subscribes. */
  checkInbox: {
    title: 'Please check your inbox',
    text: 'If this address is not subscribed yet, a link is on its way to it.',
    nextTitle: 'What happens next',
    next: [
      'Open the email and follow its link.',
      'Press the button there to subscribe.',
      `The next issue reaches you on ${newsletterDay}.`,
    ],
  },
  /** Replaces `checkInbox` without a mail server. */
  noServer: {
    title: 'You are not subscribed yet',
    text: 'This site has no mail server yet, so the link that confirms your address will not reach you.',
    nextTitle: 'What you can do',
    next: ['Sign up again later.', `Or write to ${brand.contactEmail}.`],
  },
  failure: { title: 'Something went wrong.', text: 'Please try again later.' },
  consent: [
    'By subscribing you agree to receive the weekly email. The ',
    { text: 'privacy policy', href: '/privacy-policy' },
    ' applies.',
  ],
} as const

/** Pages behind the links in the mail. Both need a button press: mail scanners follow links. */
export const newsletterLinks = {
  eyebrow: 'Newsletter',
  confirm: {
    title: 'Confirm your subscription',
    text: `Press the button to receive the newsletter every ${newsletterDay}.`,
    submit: 'Confirm subscription',
    done: { title: 'You are subscribed', text: `The next issue reaches you on ${newsletterDay}.` },
    invalid: {
      title: 'This link no longer works',
      text: `A confirmation link works once and for ${retention.newsletterUnconfirmed.amount} days. If you have just pressed its button, you are subscribed. Otherwise please sign up again.`,
    },
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button and no further issue will be sent to you.',
    submit: 'Unsubscribe',
    done: { title: 'You are unsubscribed', text: 'You will receive no further issues.' },
    invalid: {
      title: 'This link does not work',
      text: [
        'It may have been cut off in your email program. Write to ',
        { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
        ' and we will take you off the list.',
      ],
    },
  },
  /** Rate-limited; the server's message says when to try again. */
  refused: { title: 'Something went wrong.' },
  back: { text: 'Back to the newsletter page', href: '/newsletter' },
} as const
