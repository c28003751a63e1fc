import { talkWords } from '../../content/en/quickscore/talk.ts'
import { bandWords } from '../../content/en/quickscore/words.ts'
import { contactFormSchema } from '../../domain/messages/submission.ts'
import type { Talk } from '../../domain/quickscore/result-link.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { type MessagePorts, submitMessage } from '../messages/service.ts'
import { findShown } from './links-store.ts'

type TalkPorts = Pick<MessagePorts, 'db' | 'clock'>

/** The data that a request for a call sends; null if the link is read-only or shows nothing. */
export async function findTalk(ports: TalkPorts, token: string): Promise<Talk | null> {
  return (await find(ports, token))?.talk ?? null
}

async function find({ db, clock }: TalkPorts, token: string) {
  const shown = await findShown(db, token, clock.now().toISOString())
  if (!shown) return null
  const { id, name, company, email, created_at, score, band } = shown.assessment
  const facts = { id, score, band: bandWords[band].label, date: longDate(created_at) }
  const talk = { name, company, email, assessment: fill(talkWords.sent.assessment, facts) }
  return { id, talk }
}

/** Stores the request as a contact message; null if the link shows nothing. */
export async function requestTalk(
  ports: MessagePorts,
  token: string,
  text: string,
): Promise<'sent' | 'too-long' | null> {
  const found = await find(ports, token)
  if (!found) return null
  const { assessment, ...sender } = found.talk
  const message = [fill(talkWords.stored, { assessment }), text.trim()].filter(Boolean).join('\n\n')
  const read = contactFormSchema.safeParse({ ...sender, message })
  if (!read.success) return 'too-long'
  await submitMessage(ports, read.data, undefined, found.id)
  return 'sent'
}
