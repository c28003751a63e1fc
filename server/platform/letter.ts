/** One part of a letter; `composeLetter` makes HTML and plain text of it. */
export type LetterBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Text of somebody else's, set apart; its line breaks are kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly { title: string; text?: string }[]; numbered?: boolean }
  /** Terms and what is to be said of each. */
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  | { kind: 'button'; text: string; url: string }
  /** Sanitised HTML of an article with absolute links, and the same as plain text. */
  | { kind: 'article'; html: string; text: string }

/** A message to one recipient, before it has an address, a date and an id. */
export interface Letter {
  subject: string
  /** Shown after the subject in lists of messages. */
  preview?: string
  blocks: readonly LetterBlock[]
  /** Why the recipient gets this, in small print. */
  footer: readonly string[]
  replyTo?: { name: string; address: string }
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
  /** Where one click, or one POST by a mail program (RFC 8058), ends such mail. */
  unsubscribeUrl?: string
}
