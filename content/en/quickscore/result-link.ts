/**
 * Words of the pages behind a private link, which is in the report mail. `{name}` inside a text is
 * filled in by the page.
 */
import { retention } from '../retention.ts'

const { amount, unit } = retention.resultLinks

export const privateResultWords = {
  metaTitle: 'Your QuickScore results',
  pdf: 'Download PDF',
  /** Links near the top to sections further down. */
  down: {
    ask: { text: 'Ask others', href: '#ask' },
    tools: { text: 'Your AI tools', href: '#tools' },
    share: { text: 'Share this result', href: '#link-title' },
    files: { text: 'Files and drafts', href: '#files' },
  },
  closeToast: 'Close',
  otherBank:
    'You answered under question bank {stored}. Questions and plan are worded as in {current}.',
  data: {
    title: 'Your private link',
    /** If there is a mail server. */
    mailed: 'The same link is in your email.',
    link: 'It works until {date}. Anyone who has it can do what you can do here, so share it with care.',
    copy: 'Copy private link',
    copied: 'Link copied',
    text: 'We hold your name, company and email address, and the answers and scores of this assessment. You can download or delete them here, without writing to us.',
    download: 'Download my data',
    delete: 'Delete my data',
    revoke: 'Revoke this link',
  },
} as const

/** Confirmation of actions that cannot be undone. */
export const resultQuestions = {
  eyebrow: 'QuickScore of {date}, {score}%',
  delete: {
    title: 'Delete your data?',
    points: [
      'Your name, company, email address, answers and scores are deleted at once, and with them every link to this result.',
      'If your score is in the public benchmark, it stays there without a name until ten more organisations have been counted.',
      'It cannot be undone. Download the report or your data first if you want to keep them.',
    ],
    confirm: 'Delete my data',
  },
  revoke: {
    title: 'Revoke this link?',
    points: [
      'This link will no longer open the result, for you or for anyone else.',
      'Your data stay with us. To have them deleted, do that instead, or write to us later.',
      'It cannot be undone.',
    ],
    confirm: 'Revoke this link',
  },
  cancel: 'Back to the result',
} as const

export const resultEnds = {
  deleted: {
    title: 'Your data is deleted',
    lead: 'We no longer store anything of this assessment under your name, company or address.',
    gone: {
      title: 'What was deleted',
      items: [
        'The assessment: name, company, email address, role, answers and scores.',
        'Every private link to it, and our record of the report email.',
      ],
    },
    remains: {
      title: 'What remains',
      items: [
        'The report email in your own inbox, with the PDF. Its link no longer works.',
        'The email that told our staff of it, in their mailbox; write to us to have that deleted too.',
        'Where your score was in the public benchmark: that score and your role, without a name, until ten more organisations have been counted.',
        'An anonymous count that an assessment was completed, with its scores and the role, and nothing that names you.',
        'Anything else that you sent us, such as a contact message or a newsletter sign-up.',
        `A technical key against sending twice, for at most ${retention.idempotencyKeys.amount} ${retention.idempotencyKeys.unit}, without name or address.`,
      ],
    },
  },
  revoked: {
    title: 'The link is revoked',
    lead: 'It no longer opens the result. Your data stay with us until we delete them under the privacy policy, or until you ask us to.',
  },
  privacy: { text: 'Privacy policy', href: '/privacy-policy' },
  contact: { text: 'Write to us', href: '/contact' },
} as const

/** The same for unknown, incomplete, expired and revoked links, and for deleted results. */
export const resultLost = {
  metaTitle: 'No result at this link',
  title: 'There is no result at this link',
  text: `A private link works for ${amount} ${unit}. It ends sooner when it is revoked, or when the result behind it is deleted. If it should still work, please check that its address is complete, as in your email.`,
  actions: [
    { text: 'Take the QuickScore', href: '/quickscore' },
    { text: 'Write to us', href: '/contact' },
  ],
} as const
