/**
 * Words of the Contact page and of the contact form, which is also on Home. Error messages of
 * fields come from the schema (domain/messages/submission.ts).
 */
import { brand } from '../../firm.ts'
import type { Copy, Link, PageMeta } from '../page.ts'

interface ContactPage {
  meta: PageMeta
  title: string
  subtitle: Copy
  panelTitle: string
  aside: {
    title: string
    items: readonly Copy[]
    directLabel: string
    direct: Link
    privacy: Copy
  }
}

export const contactPage: ContactPage = {
  meta: {
    title: `Contact Us | ${brand.name}`,
    description:
      'Ask about bias audits, governance and evidence for AI in hiring. We respond within one business day. No account, no cookies.',
  },
  title: 'Contact Us',
  subtitle:
    'Tell us about your hiring-AI challenges: a tool you are about to buy, an audit you owe a client, a candidate who asked why.',
  panelTitle: 'Send Us a Message',
  aside: {
    title: 'What helps us answer well',
    items: [
      'Which tools you use or sell, and at which step of hiring',
      'The countries where candidates apply',
      'The question you have to answer, and by when',
    ],
    directLabel: 'Or write directly to',
    direct: { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
    privacy: [
      'We use your message to answer you. The ',
      { text: 'privacy policy', href: '/privacy-policy' },
      ' says how long we keep it.',
    ],
  },
}

export const contactForm = {
  fields: {
    name: { label: 'Name', placeholder: 'Your name' },
    email: { label: 'Email', placeholder: 'you@company.com' },
    company: { label: 'Company', placeholder: 'Your company (optional)' },
    message: { label: 'Message', placeholder: 'How can we help?' },
  },
  /** Above the form. */
  requiredNote: 'Fields marked * are required.',
  submit: 'Send Message',
  submitting: 'Submitting...',
  /** Heading of the list of errors when the form was posted without script. */
  errorSummary: 'Please check these fields',
  success: { title: 'Message sent!', text: "We'll respond within one business day." },
  /** The confirmation after sending. */
  sent: {
    nextTitle: 'What happens next',
    next: [
      'Your message is stored with us.',
      'One of us reads it and replies to the address you gave.',
      'To add something, write another message or reply to our email.',
    ],
    again: { text: 'Write another message', href: '/contact' },
  },
  /** `text` is used if the failure has no message of its own. */
  failure: { title: 'Something went wrong.', text: 'Please try again later.' },
  /** Beside the button, while offline. */
  offline: 'You seem to be offline. What you typed is kept here; send it once you are connected.',
  /** Label of the hidden field that people leave empty. */
  trapLabel: 'Leave this field empty',
  /** Subject lines for links from a plan or an audience page. */
  context: {
    label: 'Your message is about:',
    plan: {
      core: 'the CORE plan',
      scale: 'the SCALE plan',
      call: 'a 20-minute call (we will suggest three times)',
    },
    aud: {
      ta: 'hiring AI in an in-house TA / HR team',
      vendor: 'hiring AI from an HR-tech vendor',
      analyst: 'access to the benchmark',
      reg: 'a conversation with a regulator',
    },
  },
} as const
