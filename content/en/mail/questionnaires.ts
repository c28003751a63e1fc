/** Mail about answers by link. `{name}` inside a text is filled in. */
import { brand } from '../../firm.ts'

/** To the address of a result: confirms the mailbox, so that it may ask others. */
export const mailboxConfirmation = {
  subject: 'Is this mailbox yours? Confirm it to ask others',
  preview: 'One button, and you can send QuickScore questions to colleagues and suppliers.',
  title: 'Is this mailbox yours?',
  text: [
    'Somebody with the private link to a QuickScore result for this address wants to send questions to colleagues or suppliers. Recipients are told the asker’s mail domain.',
    'If that is you, open the page and press its button.',
  ],
  button: 'Confirm this mailbox',
  link: 'The link works for two days. Nothing happens until you press the button on the page.',
  footer: [
    `You are receiving this email because this address was entered at the end of a QuickScore self-assessment at ${brand.name}. If you do not want to ask anyone, do nothing.`,
  ],
} as const

/** To the asker, without any of the answers. */
export const answerArrived = {
  subject: 'An answer has arrived',
  preview: 'Somebody you asked has answered your questions.',
  title: 'An answer has arrived',
  text: 'Somebody you asked from your QuickScore result has sent their answers. You can read them beside your own.',
  button: 'Compare the answers',
  link: 'This private link works until {date}. Anyone who has it can read the result, download what we hold about it and delete it, so pass it on with care.',
  footer: [
    `You are receiving this email because you confirmed this mailbox and asked others from a QuickScore result at ${brand.name}.`,
  ],
} as const
