/** Kinds of mail, by stored name. */
export const passkeyMails = { 'passkey-added': 'Passkey added, to staff' } as const

/** Words of signing in with a passkey. `{time}` inside a text is filled in by the screen. */
export const passkeyWords = {
  signIn: 'Sign in with a passkey',
  signingIn: 'Waiting for your passkey...',
  /** The browser's prompt was cancelled or timed out. */
  unanswered: 'No passkey was used. Try again, or enter your admin key.',
  invalid: 'This passkey is not accepted here. It may have been removed, or its key revoked.',
  failed: 'The passkey could not be checked. Please try again later.',
  title: 'Your passkeys',
  lead: 'A passkey signs you in with your fingerprint, face or PIN instead of your key, for eight hours or until you reload the page. When your key is revoked, its passkeys stop working too.',
  list: 'Your passkeys',
  none: 'You have no passkey yet.',
  added: 'Added {time}',
  used: 'last used {time}',
  unused: 'not used yet',
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  addDone: 'Passkey added successfully.',
  /** The browser's prompt was cancelled, or this device already has a passkey. */
  notMade:
    'No passkey was created. This device may already hold one of yours. If not, please try again.',
  addFailed: 'Failed to add the passkey. Please try again.',
  remove: 'Remove',
  removeOf: 'Remove the passkey added {time}',
  confirmRemove:
    'Remove this passkey? Anyone signed in with it is signed out at once. Your key still works.',
  removeDone: 'Passkey removed successfully.',
  removeFailed: 'Failed to remove the passkey. Please try again.',
  fetchFailed: 'Failed to fetch your passkeys. Please try again.',
  loading: 'Loading your passkeys',
  notHere:
    'Passkeys do not work at this address: browsers accept them only where PUBLIC_URL is https with a host name, or http://localhost.',
  needsNamedKey:
    'A passkey belongs to a person. You are signed in with the owner’s key from the settings: create a named key for yourself, sign in with it, and add a passkey here.',
  unsupported: 'This browser cannot use passkeys.',
} as const
