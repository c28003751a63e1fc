import * as z from 'zod/mini'
import type { AboutKind } from '../../domain/mail.ts'
import type { MailContent } from '../platform/mail/mail-content.ts'
import type { Call } from '../platform/mail/receiver.ts'
import type { Database } from '../tables.ts'
import type { MailRow } from './store.ts'

/** The data from which a due mail is written. */
export interface DueMail<About, Payload> {
  recipient: string
  /** Id of the record that it is about. */
  aboutId: About extends AboutKind ? number : null
  /** The newsletter issue that it is a copy of. */
  issueId: number | null
  payload: Payload
  /** When the mail was queued. */
  at: Date
}

/** The content that is sent: a mail, or a call to the receiver of leads. */
export type Content = MailContent | Call

export const isCall = (content: Content): content is Call => 'type' in content

/** A kind of mail, stated by the noun that sends it. */
export interface MailDefinition<
  Kind extends string,
  About,
  Payload,
  Ports,
  Said extends Content = Content,
> {
  /** As it is stored, counted and shown to staff. */
  kind: Kind
  /** The kind of record that it is about, and with which it is erased. */
  about: About
  /** What is stored until it is sent; ids and tokens rather than copies of personal data. */
  payload: z.ZodMiniType<Payload>
  /**
   * Null if the mail is not needed any more, because its record is gone. Must write the same when
   * it is called again after a failure.
   */
  write(ports: Ports, mail: DueMail<About, Payload>): Promise<Said | null>
}

/** States a kind of mail. Its noun lists it under `mails`. */
export function defineMail<
  const Kind extends string,
  const About extends AboutKind | null,
  Payload,
  Ports,
  Said extends Content,
>(definition: MailDefinition<Kind, About, Payload, Ports, Said>) {
  return definition
}

/** Payload of a mail that is written from its record alone. */
export const noPayload = z.object({})

/** States a mail that is written from one record alone, and dropped once that is gone. */
export const defineMailAbout = <
  const Kind extends string,
  const About extends AboutKind,
  Row,
  Ports extends { db: Database },
  Said extends Content,
>(
  kind: Kind,
  about: About,
  find: (db: Database, id: number) => Promise<Row | null>,
  write: (row: Row, ports: Ports) => Said,
) =>
  defineMail({
    kind,
    about,
    payload: noPayload,
    async write(ports: Ports, { aboutId }: { aboutId: number }) {
      const row = await find(ports.db, aboutId)
      return row && write(row, ports)
    },
  })

/** Writes stored mail of one kind; throws where the payload is not of that kind. */
export type MailWriter = (mail: MailRow) => Promise<Content | null>

/** The writers of all kinds, by kind. */
export type MailWriters = ReadonlyMap<string, MailWriter>

export type AnyMail<Ports> = MailDefinition<string, AboutKind | null, unknown, Ports>

export function createMailWriters<Ports>(
  ports: Ports,
  definitions: readonly AnyMail<Ports>[],
): MailWriters {
  return new Map(
    definitions.map((definition) => [
      definition.kind,
      (mail: MailRow) => writeMail(ports, definition, mail),
    ]),
  )
}

async function writeMail<Ports>(
  ports: Ports,
  { about, payload, write }: AnyMail<Ports>,
  mail: MailRow,
): Promise<Content | null> {
  if (about !== null && mail.about_id === null) return null
  return write(ports, {
    recipient: mail.recipient,
    aboutId: mail.about_id,
    issueId: mail.issue_id,
    payload: z.parse(payload, JSON.parse(mail.payload)),
    at: new Date(mail.created_at),
  })
}
