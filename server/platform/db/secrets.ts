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

/** The same where none need be generated: null if there is none yet. */
export const findSecret = (db: Database, name: string): Promise<string | null> =>
  findValue(db, 'settings', { name }, 'value')

/** Sets what nobody has set before; false if somebody has. */
export const claimSetting = (trx: Trx, name: string, value: string): Promise<boolean> =>
  claimRow(trx, 'settings', { name, value })

/** Sets what may have been set before; the last word holds. */
export const putSetting = (db: Database, name: string, value: string): Promise<void> =>
  putRow(db, 'settings', ['name'], { name, value })

/** Which links are meant: those of one secret and one purpose open nothing else. */
export interface LinkUse {
  secret: string
  purpose: string
  /** From the time at which its mail was written down. */
  lasts: Period
}

/** The record that a link acts on, and when its mail was written down. */
export interface SignedLink {
  id: number
  issuedAt: Date
}

/** The same for the same question, so that a mail sent again says the same. */
export async function signLink(
  { db }: { db: Database },
  { secret, purpose, lasts }: LinkUse,
  { id, issuedAt }: SignedLink,
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
  if (!isSigned(signature, secret, purpose, payload)) return null
  if (clock.now().getTime() > Number(expires)) return null
  return { id: Number(id), issuedAt: new Date(Number(issuedAt)) }
}

/** 43 characters. */
export function sign(secret: string, purpose: string, payload: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${payload}`).digest('base64url')
}

/** In constant time. Throws for a signature of another length. */
export function isSigned(signature: string, ...signed: Parameters<typeof sign>): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(...signed)))
}
