/** Our own secrets and switches, which every instance shares. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { addPeriod, type Period } from '../../../domain/periods.ts'
import type { Database, Trx } from '../../tables.ts'
import type { Clock } from '../clock.ts'
import { claimRow, findValue, putRow } from './rows.ts'

const SECRET_BYTES = 32

/** A secret of ours, generated when it is first needed; the same for every instance. */
export async function getSecret(db: Database, name: string): Promise<string> {
  const known = await findSecret(db, name)
  return known ?? db.transaction().execute((trx) => claimSecret(trx, name))
}

/** The same within a transaction. */
export async function claimSecret(trx: Trx, name: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await claimSetting(trx, name, secret)
  return (await findSecret(trx, name)) ?? secret
}

/** The secret, or null if it has not been generated yet. */
export const findSecret = (db: Database, name: string): Promise<string | null> =>
  findValue(db, 'settings', { name }, 'value')

/** Sets a setting that has no value yet; false if it has one. */
export const claimSetting = (trx: Trx, name: string, value: string): Promise<boolean> =>
  claimRow(trx, 'settings', { name, value })

/** Sets a setting, over any value that it has. */
export const putSetting = (db: Database, name: string, value: string): Promise<void> =>
  putRow(db, 'settings', ['name'], { name, value })

/** A kind of signed link: links of one secret and purpose are valid for no other. */
export interface LinkUse {
  secret: string
  purpose: string
  /** Counts from the time at which its mail was queued. */
  lasts: Period
}

/** The record that a link acts on, and when its mail was queued. */
export interface SignedLink {
  id: number
  issuedAt: Date
}

/** Deterministic, so that a mail sent again has the same link. */
export async function signLink(
  { db }: { db: Database },
  { secret, purpose, lasts }: LinkUse,
  { id, issuedAt }: SignedLink,
): Promise<string> {
  const expires = addPeriod(issuedAt, lasts)
  const payload = `${id}.${issuedAt.getTime()}.${expires.getTime()}`
  return `${payload}.${sign(await getSecret(db, secret), purpose, payload)}`
}

/** The content of a token; null if it is malformed, forged, of another purpose, or expired. */
export async function readLink(
  { db, clock }: { db: Database; clock: Clock },
  { secret: name, purpose }: LinkUse,
  token: string,
): Promise<SignedLink | null> {
  const shape = /^((\d{1,10})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/
  const [, payload, id, issuedAt, expires, signature] = shape.exec(token) ?? []
  const secret = await findSecret(db, name)
  if (!payload || !signature || secret === null) return null
  if (!isSigned(signature, secret, purpose, payload)) return null
  if (clock.now().getTime() > Number(expires)) return null
  return { id: Number(id), issuedAt: new Date(Number(issuedAt)) }
}

/** HMAC-SHA256 in base64url: 43 characters. */
export function sign(secret: string, purpose: string, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${payload}`).digest('base64url')
}

/** Compares in constant time. Throws for a signature of another length. */
export function isSigned(signature: string, ...signed: Parameters<typeof sign>): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(...signed)))
}
