import { createHmac, timingSafeEqual } from 'node:crypto'
import { retention } from '../../../content/retention.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import { addPeriod, type Period } from '../../../domain/periods.ts'
import type { Clock } from '../../platform/clock.ts'
import { findSecret, getSecret } from '../../platform/db/secrets.ts'
import type { Database } from '../../tables.ts'

const SECRET = 'newsletter-secret'

/** As long as what the link acts on is kept: after that there is nothing left to do. */
const lifetimes: Record<LinkPurpose, Period> = {
  confirm: retention.newsletterUnconfirmed,
  unsubscribe: retention.newsletterUnsubscribed,
}

export interface LinkToken {
  subscriberId: number
  issuedAt: Date
}

/** Tokens in the links of our mail: for one purpose and one subscriber, until a day they name. */
export function createTokens({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The same for the same question, so that a mail sent again says the same. */
    async signToken(purpose: LinkPurpose, { subscriberId, issuedAt }: LinkToken): Promise<string> {
      const expires = addPeriod(issuedAt, lifetimes[purpose])
      const payload = `${subscriberId}.${issuedAt.getTime()}.${expires.getTime()}`
      return `${payload}.${sign(await getSecret(db, SECRET), purpose, payload)}`
    },

    /** What a token says; null for one that is none, is for something else, or is too old. */
    async readToken(purpose: LinkPurpose, token: string): Promise<LinkToken | null> {
      const shape = /^((\d{1,10})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/
      const [, payload, id, issuedAt, expires, signature] = shape.exec(token) ?? []
      const secret = await findSecret(db, SECRET)
      if (!payload || !signature || secret === null) return null
      const expected = sign(secret, purpose, payload)
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
      if (clock.now().getTime() > Number(expires)) return null
      return { subscriberId: Number(id), issuedAt: new Date(Number(issuedAt)) }
    },
  }
}

function sign(secret: string, purpose: LinkPurpose, payload: string): string {
  return createHmac('sha256', secret).update(`newsletter ${purpose} ${payload}`).digest('base64url')
}
