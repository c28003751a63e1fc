/** Links in mail that say what they are for themselves, signed by a secret of ours. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { addPeriod, type Period } from '../../../domain/periods.ts'
import type { Database } from '../../tables.ts'
import type { Clock } from '../clock.ts'
import { findSecret, getSecret } from './secrets.ts'

/** Which links are meant: those of one secret and one purpose open nothing else. */
export interface LinkUse {
  secret: string
  purpose: string
}

/** The record that a link acts on, and when its mail was written down. */
export interface SignedLink {
  id: number
  issuedAt: Date
}

/** The same for the same question, so that a mail sent again says the same. */
export async function signLink(
  { db }: { db: Database },
  { secret, purpose }: LinkUse,
  { id, issuedAt, lasts }: SignedLink & { lasts: Period },
): Promise<string> {
  const expires = addPeriod(issuedAt, lasts)
  const payload = `${id}.${issuedAt.getTime()}.${expires.getTime()}`
  return `${payload}.${sign(await getSecret(db, secret), purpose, payload)}`
}

/** What a token says; null for one that is none, is for something else, or is too old. */
export async function readLink(
  { db, clock }: { db: Database; clock: Clock },
  { secret: name, purpose }: LinkUse,
  token: string,
): Promise<SignedLink | null> {
  const shape = /^((\d{1,10})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/
  const [, payload, id, issuedAt, expires, signature] = shape.exec(token) ?? []
  const secret = await findSecret(db, name)
  if (!payload || !signature || secret === null) return null
  const expected = sign(secret, purpose, payload)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (clock.now().getTime() > Number(expires)) return null
  return { id: Number(id), issuedAt: new Date(Number(issuedAt)) }
}

function sign(secret: string, purpose: string, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${payload}`).digest('base64url')
}
