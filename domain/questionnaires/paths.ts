/** Where questionnaires are answered. */
import type { DomainId } from '../quickscore/questions.ts'

const PREFIX = '/quickscore/asked/'

export type AskedPage = DomainId | 'review' | 'details' | 'carry' | 'withdraw'

/** The path that a questionnaire's link leads to. */
export function askedPath(token: string, page?: AskedPage): string {
  const path = PREFIX + encodeURIComponent(token)
  return page ? `${path}/${page}` : path
}

/** Where somebody is sent who has withdrawn their answers. */
export const withdrawnPath = `${PREFIX}withdrawn`

/** The token in what somebody pasted, the whole address or the end of it; null where there is none. */
export function tokenIn(pasted: string): string | null {
  return /(?:^|\/quickscore\/asked\/)([\w-]{43})(?:[/?#]|$)/.exec(pasted.trim())?.[1] ?? null
}

/** Providers at whose domains anybody can have a mailbox. */
export type FreeProviders = readonly string[]

/** The domain of a mailbox; null where it belongs to a provider and says nothing of its reader. */
export function domainOf(address: string, free: FreeProviders): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const isFree = free.some((one) => domain === one || domain.endsWith(`.${one}`))
  return isFree ? null : domain
}
