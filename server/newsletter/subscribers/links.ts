import { createHmac, timingSafeEqual } from 'node:crypto'
import { retention } from '../../../content/retention.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import { addPeriod, type Period } from '../../../domain/periods.ts'
import type { Clock } from '../../platform/clock.ts'
import { findSecret, getSecret } from '../../platform/db/secrets.ts'
import type { Database } from '../../tables.ts'
import { findAwaited } from './store.ts'

const SECRET = 'newsletter-secret'

/** As long as what the link acts on is kept: after that there is nothing left to do. */
const lifetimes: Record<LinkPurpose, Period> = {
  confirm: retention.newsletterUnconfirmed,
  unsubscribe: retention.newsletterUnsubscribed,
}

export interface TokenPorts {
  db: Database
  clock: Clock
}

export interface LinkPorts extends TokenPorts {
  /** Of the public site; links in mail begin with it. */
  origin: string
}

/** What a link in our mail says: for one purpose and one subscriber, until a day that it names. */
export interface LinkToken {
  subscriberId: number
  issuedAt: Date
}

/** Where the owner of the address confirms it; null once this link would be of no use. */
export async function findConfirmUrl(ports: LinkPorts, link: LinkToken): Promise<string | null> {
  const subscriber = await findAwaited(ports.db, link)
  if (!subscriber || subscriber.status === 'active') return null
  const token = await signToken(ports, 'confirm', link)
  return (await readToken(ports, 'confirm', token)) && urlOf(ports, 'confirm', token)
}

/** Where the owner of the address ends the newsletter. */
export async function createUnsubscribeUrl(ports: LinkPorts, link: LinkToken): Promise<string> {
  return urlOf(ports, 'unsubscribe', await signToken(ports, 'unsubscribe', link))
}

const urlOf = ({ origin }: LinkPorts, purpose: LinkPurpose, token: string) =>
  `${origin}/newsletter/${purpose}/${token}`

/** The same for the same question, so that a mail sent again says the same. */
export async function signToken(
  { db }: Pick<TokenPorts, 'db'>,
  purpose: LinkPurpose,
  { subscriberId, issuedAt }: LinkToken,
): Promise<string> {
  const expires = addPeriod(issuedAt, lifetimes[purpose])
  const payload = `${subscriberId}.${issuedAt.getTime()}.${expires.getTime()}`
  return `${payload}.${sign(await getSecret(db, SECRET), purpose, payload)}`
}

/** What a token says; null for one that is none, is for something else, or is too old. */
export async function readToken(
  { db, clock }: TokenPorts,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkToken | null> {
  const shape = /^((\d{1,10})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/
  const [, payload, id, issuedAt, expires, signature] = shape.exec(token) ?? []
  const secret = await findSecret(db, SECRET)
  if (!payload || !signature || secret === null) return null
  const expected = sign(secret, purpose, payload)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (clock.now().getTime() > Number(expires)) return null
  return { subscriberId: Number(id), issuedAt: new Date(Number(issuedAt)) }
}

function sign(secret: string, purpose: LinkPurpose, payload: string): string {
  return createHmac('sha256', secret).update(`newsletter ${purpose} ${payload}`).digest('base64url')
}
