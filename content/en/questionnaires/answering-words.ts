/** Words of the pages for answering questions by link. `{name}` inside a text is filled in. */
import type { QuestionnaireKind } from '../../../domain/questionnaires/questionnaire.ts'
import { brand } from '../../firm.ts'
import { retention } from '../retention.ts'

const { amount, unit } = retention.ownQuestionnaires

/** Descriptions of the asker for the people asked. */
export const askerWords = {
  known: 'someone with a {domain} mailbox',
  free: 'someone with a mailbox at a free mail provider',
} as const

export const answeringWords = {
  eyebrow: {
    colleague: 'Questions from a colleague',
    supplier: 'Questions from a customer',
    own: 'QuickScore as {respondent}',
  } satisfies Record<QuestionnaireKind, string>,
  start: {
    title: {
      colleague: 'Answer {questions} on AI in hiring',
      supplier: 'Answer {questions} on your product',
      own: 'Your QuickScore on plain pages',
    } satisfies Record<QuestionnaireKind, string>,
    who: 'Asked by {asker}. We checked the mailbox, not the person.',
    by: 'They would like your answers by {date}.',
    points: [
      'Four answers each: Yes, Partial, No, N/A. Skip what you don’t know.',
      'Anybody who has this address, and so the person who sent it to you, can open, change and send what you have saved. Nothing is shown to them on their own page before you press Send; they see no name or email address, since this page asks for none.',
      `The link works until {until}. Once sent, your answers are kept as long as the result of those who ask, at most ${retention.quickscoreAssessments.amount} ${retention.quickscoreAssessments.unit} from its date.`,
      'You can withdraw by this link at any time; your answers are then deleted.',
      `${brand.name} runs this page. Nobody there reads your answers.`,
    ],
    supplierPoint: 'What you send may have to be shown to a court or regulator.',
    ownPoints: [
      'One page for each of the four parts, then your details and your result. You can save and continue at any time.',
      `Your answers are kept with us until you submit, at most ${amount} ${unit}, under this address and without your name. This link works until {until}.`,
      'Anybody who has the address can read and change the answers, so keep it to yourself.',
    ],
    progress: '{answered} of {total} answered',
    parts: 'The parts',
    begin: 'Begin',
    goOn: 'Continue',
    review: 'All answers',
    carry: 'Reuse earlier answers',
    withdraw: { colleague: 'Withdraw', supplier: 'Withdraw', own: 'Delete these answers' },
    link: 'The address of this page, to return to or to open on another device',
    copy: 'Copy link',
    copied: 'Copied',
    saved: {
      title: 'Your answers are saved',
      text: 'Open this address again to continue. Nothing has been sent.',
      own: 'Open this address again to continue, here or on another device. Nothing has been submitted.',
    },
  },
  part: {
    position: 'Part {number} of {total}',
    counts: 'What counts',
    leaveOpen: 'Leave this open',
    leaveOpenHint: 'If you do not know, or someone else does',
    proof: 'Where is the proof?',
    proofHint:
      'Optional. A document, a place or a role; no names. At most 300 characters, text only, and no personal data of candidates.',
    next: 'Save and continue',
    leave: 'Save and leave',
    back: 'To the overview',
    failed: 'Not saved yet',
    failedText: 'Please check the marked fields.',
    conflict: {
      title: 'Not saved: these answers were changed elsewhere in the meantime',
      text: 'The fields hold what you entered. The saved version is shown above each question that differs. Save again to keep yours.',
      differs: 'Saved in the meantime: {answer}',
      differsProof: 'Saved in the meantime: {answer}. Proof:',
    },
  },
  review: {
    title: 'Check your answers',
    lead: 'Nothing has been sent yet. Correct anything that is wrong, then press Send.',
    ownLead:
      'Nothing has been submitted yet. Correct anything that is wrong, then continue to your details.',
    open: 'Open',
    proof: 'Proof:',
    change: 'Change',
    changeLabel: 'Change {id}: {topic}',
    send: 'Send',
    details: 'Continue to your details',
    missing: 'Still open: {ids}. QuickScore needs every answer.',
    nothing: 'Answer at least one question before you send.',
    sendNote: 'After sending you cannot change your answers. You can withdraw them.',
    changed: 'Not sent: the answers were changed in the meantime. Please check them again.',
  },
  sent: {
    title: 'Your answers are sent',
    lead: 'Sent on {date}. They can be read by {asker}, and can no longer be changed.',
    own: {
      title: 'This QuickScore is submitted',
      lead: 'The result opens by the private link that you were given when you submitted it.',
    },
    keep: 'Keep this address: with it you can withdraw your answers, or reuse them for another customer’s questions.',
    keepColleague: 'Keep this address: with it you can withdraw your answers.',
    refused: 'Not saved: these answers have been sent, and can no longer be changed.',
  },
  carry: {
    title: 'Reuse earlier answers',
    lead: 'Have you answered such questions for another customer? Paste the link that you used. Your answers to the same questions are shown for you to confirm, one by one. Nothing about the other customer is shown here or stored.',
    link: 'Link of your earlier answers',
    find: 'Show my earlier answers',
    none: {
      title: 'No answers to reuse',
      text: 'The link does not work, is not for a supplier’s answers, or has no answer to a question asked here.',
    },
    found: 'Tick what is still true for this product and this customer.',
    confirm: 'Fill in the ticked answers',
    tick: '{id} {topic}: {answer}',
    changed: 'Not filled in: the answers here were changed in the meantime. Please tick again.',
    back: 'To the overview',
  },
  withdraw: {
    title: 'Withdraw your answers?',
    points: [
      'Your answers and what you wrote about proof are deleted at once.',
      'Those who asked no longer see them; they see that you withdrew. What they have downloaded stays with them.',
      'The link stops working. It cannot be undone.',
    ],
    confirm: 'Withdraw',
    back: 'Keep my answers',
    own: {
      title: 'Delete these answers?',
      points: ['All answers under this address are deleted at once.', 'It cannot be undone.'],
      confirm: 'Delete these answers',
    },
    ownSent: {
      title: 'End this link?',
      points: [
        'The address stops working. Your result stays: to delete it, use its private link in your email.',
        'It cannot be undone.',
      ],
      confirm: 'End this link',
    },
  },
  withdrawn: {
    title: 'Withdrawn',
    lead: 'The link no longer works, and its answers are deleted.',
  },
} as const

/** The same for a link that is unknown, incomplete, ended or withdrawn. */
export const linkLost = {
  metaTitle: 'No questions at this link',
  title: 'There are no questions at this link',
  text: `A link to questions works for ${retention.questionnaires.amount} ${retention.questionnaires.unit} unless the answers were sent, a link to your own QuickScore for ${amount} ${unit}. It ends sooner when either side withdraws, or when the result that it belongs to is deleted. If it should still work, please check that its address is complete.`,
  actions: [
    { text: 'Take the QuickScore', href: '/quickscore' },
    { text: 'Write to us', href: '/contact' },
  ],
} as const

/** The start of a QuickScore on plain pages. */
export const ownWords = {
  failed: {
    role: 'Not started yet: please choose which of the two you are.',
    terms: 'Not started yet: please accept the terms.',
    answers: 'Not started: the answers could not be carried over.',
  },
  elsewhere: {
    submit: 'Continue on another device',
    hint: 'Stores your answers so far with us, under a link that only you see.',
  },
} as const
