/** Mail about how staff sign in. */
import { brand } from '../../firm.ts'

/** To the staff address. */
export const passkeyAdded = {
  subject: 'A passkey was added for {name}',
  title: 'A passkey was added',
  text: 'On {date} a passkey was added to {name}’s key. It signs in to the admin area until it is removed or the key is revoked.',
  otherwise:
    'If {name} did not add it, revoke the key under More, Keys: its passkeys and sessions end at once.',
  button: 'Open the admin area',
  footer: `Sent to the staff address of ${brand.name}.`,
} as const
