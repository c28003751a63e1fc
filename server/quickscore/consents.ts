/** Who asked to be told when the law moves: given at a submission or behind a private link. */
import { lawConsentWordings } from '../../content/quickscore/law-news.ts'
import { invalid } from '../../domain/errors.ts'

/** Throws `invalid` for words that we have never shown. */
export function requireWording(wording: string | undefined): void {
  if (wording === undefined || Object.hasOwn(lawConsentWordings, wording)) return
  const message = 'The consent names words that are not ours.'
  throw invalid(message, { law_consent: message })
}
