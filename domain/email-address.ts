import * as z from 'zod/mini'

/** The message of every form. */
export const emailAddressMessage = 'Please enter a valid email address.'

/** The longest address that a mail path can carry (RFC 5321 and its erratum 1690). */
export const emailAddressMaxLength = 254

// The browser's rule for type="email", so that field and server seldom disagree, minus addresses
// that no mail server on the internet accepts: stray dots before the @, a domain without a dot, a
// top-level domain that starts with a digit or has one letter.
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
const localPartMaxLength = 64

/** Trimmed; case is kept as typed. International domains arrive in their `xn--` form. */
export const emailAddressSchema = z
  .string(emailAddressMessage)
  .check(z.trim(), z.refine(isEmailAddress, emailAddressMessage))

/** Whether mail could be addressed to `value`, which is expected without spaces around it. */
export function isEmailAddress(value: string): boolean {
  return (
    value.length <= emailAddressMaxLength &&
    value.indexOf('@') <= localPartMaxLength &&
    mailbox.test(value)
  )
}

/**
 * The mailbox to which most mail servers deliver an address: without "+tag" before the @, in lower
 * case. For counting only: mail is sent to the address as given.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  return `${local || address.slice(0, at)}${address.slice(at)}`.toLowerCase()
}
