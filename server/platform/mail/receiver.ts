/** Calls to a receiver outside, signed as Standard Webhooks 1.0 says (standardwebhooks.com). */
import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { MailError } from './mailer.ts'

/** The body of a call. */
export interface Call {
  /** Names what happened, as "lead.created". */
  type: string
  /** When it happened, in ISO 8601. */
  timestamp: string
  data: object
}

/** Where calls go; `name` is what the privacy policy calls it. */
export interface Receiver {
  name: string
  /**
   * Returns once the receiver has confirmed the call; throws MailError. `id` is the same at each
   * attempt, so that a receiver which has taken the call already knows it.
   */
  send(id: string, call: Call, signal: AbortSignal): Promise<void>
}

/** Mail waits behind a call: a receiver that is slow must not hold it up for long. */
const TIMEOUT_MS = 10_000

/** The receiver that the settings name, if they name one. */
export function createReceiver(config: Config, clock: Clock): Receiver | undefined {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = config
  const name = config.LEADS_WEBHOOK_RECEIVER
  if (!url || !secret || !name) return
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return {
    name,
    async send(id, call, signal) {
      const timestamp = Math.floor(clock.now().getTime() / 1000)
      const body = JSON.stringify(call)
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
      const { ok, status } = await post(url, {
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature.digest('base64')}`,
        },
      })
      if (!ok) throw refusal(status)
    },
  }
}

/** A redirect is not followed: a body is signed for one address only. */
async function post(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, method: 'POST', redirect: 'manual' })
    // The body is not used, and may be long.
    await response.body?.cancel()
    return response
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const message = isLate ? 'The receiver took too long.' : 'The receiver could not be reached.'
    throw new MailError(message, false)
  }
}

/** 410 says that the receiver wants no more calls; every other status may be put right. */
function refusal(status: number): MailError {
  if (status >= 300 && status < 400) {
    const message = `The receiver answered with a redirect (${status}), which is not followed.`
    return new MailError(message, false)
  }
  return new MailError(`The receiver answered ${status}.`, status === 410)
}
