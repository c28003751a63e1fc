/** What staff are told of a call that was refused. */
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { readRefusal } from '../../api-client.ts'

export interface Failure extends Record<string, unknown> {
  /**
   * "Failed to … Please try again.": where no answer came, or one that says no more. A function gives
   * the sentence for one failure; where its text is empty, nothing is told.
   */
  failure: string | ((error: unknown) => string)
  /** The form shows beside its fields what is wrong with them. */
  marksFields?: true | undefined
}

/**
 * The one sentence for every form and button. With a field at fault it says to look there, or what is
 * wrong where nothing is marked. A conflict, what is too large, or a key that may not, says so; but for
 * what is in use, whose `failure` names the reason already.
 */
export function sayRefusal(error: unknown, { failure, marksFields }: Failure): string {
  if (typeof failure === 'function') return failure(error)
  const { status = 0, code, message, errors = {} } = readRefusal(error)
  const [fault] = Object.values(errors)
  if (status < 400 || status >= 500 || status === 429) return failure
  if (fault) return marksFields ? recordFormWords.check : fault
  const isTold = code === 'not_allowed' || status === 413 || (status === 409 && code !== 'in_use')
  return (isTold && message) || failure
}
