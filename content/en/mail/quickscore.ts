/** Mail about a completed QuickScore. `{name}` inside a text is filled in. */
import { brand } from '../../firm.ts'

/** Sent to the entered address, perhaps by a stranger, so it repeats no input. */
export const quickscoreReport = {
  subject: 'Your QuickScore result: {score}%, {band}',
  /** Heading of the score, which comes after the law. */
  title: 'Your score: {score}%, {band}',
  lead: 'Answered as {respondent} on {date}.',
  domain: {
    scored: '{score}%, {band}',
    lowCoverage: '{score}%, {band}; low coverage, several questions were skipped',
    notScored: 'not scored: no question was counted',
  },
  actions: {
    lead: 'The first rows of your plan:',
    /** If the list is complete. */
    all: 'Your plan:',
    /** Below each step. */
    facts: '{law}. Owner: {owner}. Effort: {effort}.',
  },
  attached: 'The full report is attached as a PDF.',
  /** If there is a plan. */
  counsel: 'The law behind each row of the plan is in a separate file, on your result page.',
  button: 'Open your result',
  link: 'This private link works until {date}. Anyone who has it can read the result, download what we hold about it and delete it, so pass it on with care.',
  attachment: 'quickscore-report-{day}.pdf',
  footer: [
    `You are receiving this email because this address was entered at the end of a QuickScore self-assessment at ${brand.name}. If that was not you, reply to tell us and we will delete the result.`,
  ],
} as const

/** To our staff. No reply address, since the respondent's address is unconfirmed. */
export const quickscoreNotice = {
  subject: 'QuickScore completed: {score}%, {band}',
  title: 'A QuickScore was completed',
  facts: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    role: 'Answered as',
    score: 'Score',
    band: 'Band',
  },
  button: 'Open the admin area',
  footer:
    'Sent once for each completed QuickScore. The address is as entered and has not been confirmed.',
} as const

/** Below a reply by staff. */
export const quickscoreReply = {
  about: 'About your QuickScore of {date}: {score}%, {band}.',
  footer: [
    `You are receiving this email because this address was entered at the end of a QuickScore self-assessment at ${brand.name}. To continue, reply to this email; if it was not you, reply to tell us and we will delete the result.`,
  ],
} as const
