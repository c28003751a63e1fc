/**
 * What the contact form needs once somebody uses it, and not before: Home has to stay light. It is
 * fetched when a field first gets the focus.
 */
export { Toaster, toast } from '../../ui/toast.tsx'
export { readContactEntries } from './read-contact-entries.ts'
export { type ContactAnswer, sendMessage, writeMessage } from './send-message.ts'
