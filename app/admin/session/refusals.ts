/** Messages to staff about refused requests. */
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { readRefusal } from '../../api-client.ts'

export interface Failure extends Record<string, unknown> {
  /**
   * "Failed to … Please try again.": for no response, or one without a better message. A function
   * returns the message for one error; if it is empty, no toast is shown.
   */
  failure: string | ((error: unknown) => string)
  /** The form shows errors beside its fields. */
  marksFields?: true | undefined
}

/**
 * The message of a failed request, for every form and button. For a field error it says to check
 * the fields, or gives the error if the form marks none. A conflict, a body too large or a missing
 * right has the server's message, except "in use", whose `failure` already names the reason.
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
