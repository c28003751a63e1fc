/** Words of the named keys and their rights. `{name}` inside a text is filled in by the screen. */
import type { Role } from '../../../domain/actor.ts'

export const keyWords = {
  title: 'Keys',
  record: { one: 'Key', many: 'Keys' },
  lead: 'Give each of the staff a key of their own: what they do is recorded under their name, and a key can be taken back without changing anybody else’s. The owner’s key of the settings works whatever happens here.',
  label: 'Keys of the staff',
  columns: {
    name: 'Name',
    role: 'Role',
    state: 'State',
    used: 'Last used',
    created: 'Created',
  },
  good: 'Valid',
  revoked: 'Revoked {time}',
  neverUsed: 'Not yet',
  searchPlaceholder: 'Name',
  allRoles: 'All roles',
  create: 'New Key',
  none: 'No keys',
  failureTitle: 'The keys could not be loaded',
  empty: {
    title: 'No named keys yet',
    text: 'Everybody signs in with the owner’s key so far, and nobody can tell who did what.',
  },
  noMatch: { title: 'No key matches', text: 'No key matches this search and this filter.' },
  fetchFailed: 'Failed to fetch keys. Please try again.',
  revoke: 'Revoke',
  revokeOf: 'Revoke the key of {name}',
  confirmDelete:
    'Revoke the key of {name}? It ends at once: anyone signed in with it is signed out. This cannot be undone.',
  deleted: 'Key revoked successfully.',
  deleteFailed: 'Failed to revoke the key. Please try again.',
  form: {
    title: 'New Key',
    name: 'Name',
    nameHint: 'Of the person who will hold it. Staff see it beside what was done with the key.',
    role: 'Role',
    create: 'Create Key',
    creating: 'Creating...',
    failed: 'Failed to create the key. Please try again.',
  },
  made: {
    title: 'The key of {name}',
    text: 'It is shown this once and cannot be shown again. Send it in a way that only {name} can read; if it is lost, revoke it and make another.',
    key: 'Key',
    copy: 'Copy key',
    copied: 'The key was copied.',
    notCopied: 'The key could not be copied. Please select it and copy it yourself.',
    done: 'Done',
  },
} as const

export const roleWords: Record<Role, { name: string; may: string }> = {
  reader: { name: 'Reader', may: 'Looks at everything but the keys, and changes nothing.' },
  editor: {
    name: 'Editor',
    may: 'Also writes, publishes and deletes content, answers messages and sends newsletters.',
  },
  owner: {
    name: 'Owner',
    may: 'Also manages keys, subscribers and assessments, exports lists, and deletes files that are in use.',
  },
}

/** Notes on missing rights, shown in place of the actions. */
export const rightsWords = {
  holder: '{name}, {role}',
  reader: 'This is a reader’s key: you can look at everything here and change nothing.',
  needs: {
    reader: 'Your key may not look at this.',
    editor: 'A reader’s key cannot change anything here.',
    owner: 'Only an owner’s key may do this.',
  },
  keysClosed: 'Keys are made and revoked with an owner’s key.',
} as const
