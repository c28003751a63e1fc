/** Words of the named keys and their rights. `{name}` inside a text is filled in by the screen. */
import type { Role } from '../../../domain/actor.ts'

export const keyWords = {
  title: 'Keys',
  record: { one: 'Key', many: 'Keys' },
  lead: 'Give each member of staff their own key. What they do is recorded under their name, and a key can be revoked without changing anybody else’s. The owner’s key in the settings always works.',
  label: 'Staff keys',
  columns: {
    name: 'Name',
    role: 'Role',
    state: 'State',
    used: 'Last used',
    created: 'Created',
  },
  good: 'Valid',
  revoked: 'Revoked {time}',
  neverUsed: 'Never',
  searchPlaceholder: 'Name',
  allRoles: 'All roles',
  create: 'New Key',
  none: 'No keys',
  failureTitle: 'The keys could not be loaded',
  empty: {
    title: 'No named keys yet',
    text: 'Everyone still signs in with the owner’s key, so nobody can tell who did what.',
  },
  noMatch: { title: 'No key matches', text: 'No key matches this search and this filter.' },
  fetchFailed: 'Failed to fetch keys. Please try again.',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}’s key',
  confirmDelete:
    'Revoke {name}’s key? Anyone signed in with it is signed out at once. This cannot be undone.',
  deleted: 'Key revoked successfully.',
  deleteFailed: 'Failed to revoke the key. Please try again.',
  form: {
    title: 'New Key',
    name: 'Name',
    nameHint: 'The person who will hold the key. Staff see this name beside what was done with it.',
    role: 'Role',
    create: 'Create Key',
    creating: 'Creating...',
    failed: 'Failed to create the key. Please try again.',
  },
  made: {
    title: '{name}’s key',
    text: 'The key is shown only once. Send it in a way that only {name} can read. If it is lost, revoke it and create another.',
    key: 'Key',
    copy: 'Copy key',
    copied: 'The key was copied.',
    notCopied: 'The key could not be copied. Please select it and copy it yourself.',
    done: 'Done',
  },
} as const

export const roleWords: Record<Role, { name: string; may: string }> = {
  reader: { name: 'Reader', may: 'Sees everything except keys, and changes nothing.' },
  editor: {
    name: 'Editor',
    may: 'Also writes, publishes and deletes content, replies to messages and sends newsletters.',
  },
  owner: {
    name: 'Owner',
    may: 'Also manages keys, subscribers and assessments, exports lists, and deletes files that are in use.',
  },
}

/** Notes on missing rights, shown in place of the actions. */
export const rightsWords = {
  holder: '{name}, {role}',
  reader: 'You are signed in with a reader’s key. You can see everything here but change nothing.',
  needs: {
    reader: 'Your key does not let you see this.',
    editor: 'A reader’s key cannot change anything here.',
    owner: 'Only an owner’s key can do this.',
  },
  keysClosed: 'Only an owner’s key can create and revoke keys.',
} as const
