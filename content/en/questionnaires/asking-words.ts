/** Words for asking other people, behind a private link. `{name}` inside a text is filled in. */

import type { Agreement } from '../../../domain/questionnaires/comparing.ts'
import type { Answerer, QuestionnaireState } from '../../../domain/questionnaires/questionnaire.ts'
import { retention } from '../retention.ts'

const open = `${retention.questionnaires.amount} ${retention.questionnaires.unit}`

/** The section on the private result. */
export const askingSection = {
  title: 'Ask the people who know',
  text: 'Send some of the questions to a colleague or a supplier. They answer by link, without an account and without seeing your answers. Your score stays the same.',
  open: 'Ask a colleague or supplier',
  counts: {
    none: 'Nobody has been asked yet.',
    one: 'You asked one person. {sent}',
    more: 'You asked {count} people. {sent}',
    sent: {
      none: 'No answer has arrived yet.',
      one: 'One has answered.',
      more: '{count} have answered.',
    },
  },
  compare: 'Compare the answers',
} as const

export const answererWords: Readonly<Record<Answerer, { title: string; description: string }>> = {
  colleague: {
    title: 'A colleague',
    description: 'They get the same questions as you, in the same words.',
  },
  supplier: {
    title: 'A supplier',
    description: 'They get the questions that a supplier can answer, about the product they sell.',
  },
}

export const askingWords = {
  title: 'Ask a colleague or supplier',
  back: 'Back to the result',
  confirm: {
    title: 'First, confirm that this mailbox is yours',
    lead: 'The people you ask are told your email domain. So we first send one email to the address that was entered with this result. Open the link in it and press the button once; then you can ask.',
    submit: 'Send me the email',
    sent: {
      title: 'The email is on its way',
      text: 'It goes to the address that was entered with this result. Open the link in it and press the button to come back here.',
    },
    noServer: {
      title: 'No email can be sent yet',
      text: 'This site has no mail server yet, so the email that confirms the mailbox cannot reach you. Please write to us.',
    },
    tooMany: {
      title: 'No more emails today',
      text: 'Three such emails have gone to this mailbox within a day. Please use the newest.',
    },
  },
  proof: {
    title: 'Is this mailbox yours?',
    lead: 'You opened this page from our email. Press the button, and you can ask colleagues and suppliers as “{asker}”.',
    submit: 'Yes, this mailbox is mine',
    lost: {
      title: 'This link cannot confirm the mailbox',
      text: 'It is incomplete, older than two days, or belongs to another result. Ask for a new email.',
    },
    again: 'Ask for a new email',
  },
  form: {
    lead: `You get a link to pass on yourself: we never write to the people you ask. The link works for ${open}. Your answers, your score and your name are not shown to them; they see that “{asker}” is asking.`,
    answerer: 'Who answers?',
    label: 'A name for your own list',
    labelHint: 'Only you see it: “IT security”, “supplier of the video interviews”.',
    parts: 'Which questions?',
    partsHint: 'Tick whole parts, or single questions below.',
    part: '{name} ({count})',
    /** If a supplier gets fewer of the questions. */
    partFewer: '{name} ({count}; {fewer} for a supplier)',
    single: 'Single questions that are open in your plan',
    singleHint: 'In the order of your plan. A supplier is not sent questions it cannot answer.',
    none: 'No question is open in your plan.',
    answerBy: 'Answer by',
    answerByHint: 'Optional. It is shown to them and has no other effect.',
    submit: 'Make the link',
    failed: 'The link was not made',
    messages: {
      answerer: 'Please say who answers.',
      label: 'Please enter a name for your list.',
      questions: 'Please tick at least one part or question that they can answer.',
      noDay: 'This date does not exist. Please enter one such as 2027-01-31.',
      outside: `Please choose a date from today on, at most ${open} ahead.`,
    },
    tooMany: 'Ten links are open for this result, the most allowed. Withdraw one to make another.',
  },
  made: {
    title: 'The link for {label} is ready. Copy it now: it is shown only once.',
    label: 'Link to pass on',
    copy: 'Copy link',
    copied: 'Copied',
    mail: 'Open in your mail program',
    subject: 'A few questions on AI in hiring',
    body: `Hello,

Could you answer {questions} on how we use AI in hiring? You know this better than I do.{by}

{url}

You need no account. You see only the questions, and can save and return. Anybody who has this address, and so I too, can open, change and send what you have saved; none of it is on my own page before you press Send. The link works until {until}.
`,
    bodySupplier: `Hello,

Could you answer {questions} on your product, for our check of the AI we use in hiring?{by}

{url}

You need no account. You see only the questions, and can save and return. Anybody who has this address, and so we too, can open, change and send what you have saved; none of it is on our own page before you press Send. The link works until {until}.
`,
    by: ' An answer by {date} would help.',
  },
  list: {
    title: 'People you asked',
    facts: '{kind}, {questions}, asked on {date}',
    kinds: { colleague: 'colleague', supplier: 'supplier' } satisfies Record<Answerer, string>,
    states: {
      open: 'Not sent yet. The link works until {until}.',
      sent: 'Answered on {sent}.',
      withdrawn: 'They withdrew their answers on {withdrawn}.',
      expired: 'Not answered. The link ended on {until}.',
    } satisfies Record<QuestionnaireState, string>,
    by: 'Asked to answer by {date}.',
    withdraw: 'Withdraw',
    remove: 'Remove from the list',
    withdrawLabel: 'Withdraw: {label}',
    removeLabel: 'Remove from the list: {label}',
  },
  withdraw: {
    points: [
      'The link stops working at once.',
      'Its answers are deleted, here and for the other side.',
      'It cannot be undone.',
    ],
    confirm: 'Withdraw',
    done: 'Withdrawn: the link no longer works, and its answers are deleted.',
  },
} as const

export const comparingWords = {
  title: 'Answers side by side',
  lead: 'Your answers beside those of the people you asked, differences first. We check neither side, and nothing here changes your score.',
  none: 'No answers have been sent yet. They appear here once someone has pressed Send.',
  counts: {
    all: '{answered} answered by others. {differ}',
    differ: {
      none: 'No colleague answered differently.',
      one: 'On one, a colleague answered differently.',
      more: 'On {count}, a colleague answered differently.',
    },
  },
  columns: { mine: 'Yours' },
  /** After the name in the asker's list. */
  column: ', {kind}, {date}',
  kinds: { colleague: 'colleague', supplier: 'supplier' } satisfies Record<Answerer, string>,
  groups: {
    differ: 'Answers differ',
    compare: 'Answers to compare',
    open: 'Open on both sides',
    agreed: 'Answers agree',
    unanswered: 'Left open by those you asked',
  } satisfies Record<Agreement, string>,
  proof: 'Proof:',
  notAsked: 'not asked',
  leftOpen: 'left open',
  notAnswered: 'not answered',
  asked: 'Suppliers are asked: {text}',
  supplier:
    'A supplier’s answer speaks of its product. It is evidence for your answer and does not replace it.',
  /** Criteria for a Yes, by role. */
  yes: 'Counts for a supplier: {theirs} For you: {mine}',
  yesOfBoth: 'Counts for a supplier and for you: {mine}',
  older: 'The newest ten are shown.',
  use: {
    /** For screen readers, after the visible `short`. */
    tick: ': {answer}, for {id}',
    short: 'Use this',
    submit: 'Use their answers',
    text: 'Take QuickScore again with the ticked answers filled in, and yours for the rest. You check each one; nothing is stored before you submit.',
  },
  csv: 'Download as CSV',
  xlsx: 'Download for Excel',
  back: 'Back to the result',
  ask: 'Ask a colleague or supplier',
  file: {
    sheet: 'Answers',
    columns: ['No.', 'Topic', 'Question', 'Comparison', 'Yours'],
    answer: '{label}: answer',
    proof: '{label}: proof',
  },
} as const

/** In the board paper. */
export const boardAskingWords = {
  asked: {
    one: 'One other person was asked',
    more: '{count} other people were asked',
  },
  sent: {
    none: 'no answer has arrived yet',
    one: 'one has answered',
    more: '{count} have answered',
  },
  differ: {
    none: 'on {answered}, no colleague answered differently',
    /** If one question was answered. */
    only: 'on the one question answered, a colleague answered differently',
    one: 'on one of {answered}, a colleague answered differently',
    more: 'on {count} of {answered}, a colleague answered differently',
  },
} as const

/** On the start screen of a retake. */
export const usedWords = {
  one: 'One answer from the people you asked is filled in: {ids}.',
  more: '{count} answers from the people you asked are filled in: {ids}.',
} as const
