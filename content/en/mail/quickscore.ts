/** Mail about a completed QuickScore. `{name}` inside a text is filled in. */
import { brand } from '../../firm.ts'

/** Goes to the address that was entered, perhaps by a stranger: it repeats nothing that was typed. */
export const quickscoreReport = {
  subject: 'Your QuickScore result: {score}%, {band}',
  /** Over the score, which follows what the law says. */
  title: 'Your score: {score}%, {band}',
  lead: 'Answered as {respondent} on {date}.',
  domain: {
    scored: '{score}%, {band}',
    lowCoverage: '{score}%, {band}; low coverage, several questions were skipped',
    notScored: 'not scored: no question was counted',
  },
  actions: {
    lead: 'The first rows of your plan:',
    /** Where no more are left. */
    all: 'What is left to do:',
    /** Under each step. */
    facts: '{law}. Owner: {owner}. Effort: {effort}.',
  },
  attached:
    'The full report is attached as a PDF. The law behind each row of a plan is a file of its own, on the page of the result.',
  button: 'Open your result',
  link: 'This private link works until {date}. Anyone who has it can read the result, download what we hold about it and delete it, so pass it on with care.',
  attachment: 'quickscore-report-{day}.pdf',
  footer: [
    `You are receiving this email because this address was entered at the end of a QuickScore self-assessment at ${brand.name}. If that was not you, answer with a line and we will delete the result.`,
  ],
} as const

/** To our staff. It has no reply address: nobody has confirmed that the one given is the respondent's. */
export const quickscoreNotice = {
  subject: 'QuickScore completed: {score}%, {band}',
  title: 'A QuickScore was completed',
  facts: {
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    role: 'Answered as',
    score: 'Score',
    band: 'Band',
  },
  button: 'Open the admin area',
  footer:
    'Sent once for each completed QuickScore. The address is as it was entered; nobody has confirmed it.',
} as const

/** Under an answer that one of our staff wrote. */
export const quickscoreReply = {
  about: 'About your QuickScore of {date}: {score}%, {band}.',
  footer: [
    `You are receiving this email because this address was entered at the end of a QuickScore self-assessment at ${brand.name}. To continue, reply to this email; if it was not you, answer with a line and we will delete the result.`,
  ],
} as const
