import { keyListSchema } from '../../domain/keys.ts'
import type { Noun } from '../noun.ts'
import { deleteBefore, deleteRows } from '../platform/db/rows.ts'
import { accessRoutes } from './api.ts'
import { passkeyAdded } from './mails.ts'
import { listNamedKeys } from './named-keys.ts'
import { listPasskeys } from './passkey-store.ts'
import { arePasskeysOffered } from './passkeys.ts'
import { listKeysNaming } from './store.ts'

export const access = {
  tables: {
    staff_keys: {
      personal: 'by an e-mail address in the name of a key',
      find: listKeysNaming,
      // A key's passkeys are deleted with it.
      erase: (trx, ids) => deleteRows(trx, 'staff_keys', ids),
    },
    passkeys: {
      personal: 'by the named key it belongs to, with which it goes',
      find: (trx, _address, { idsOf }) => listPasskeys(trx, idsOf('staff_keys')),
    },
    passkey_challenges: { none: 'hashes, good for a minute; gone with the next one' },
    passkey_sessions: { none: 'hashes, gone with the passkey or after eight hours' },
    admin_keys: { none: 'hashes of keys, named by date' },
    download_tickets: { none: 'hashes and ids of keys; gone with the next one' },
  },
  lists: { keys: { table: 'staff_keys', title: 'name' } },
  routes: accessRoutes,
  pages: { arePasskeysOffered },
  mails: [passkeyAdded],
  archive: [{ name: 'keys', list: 'keys', query: keyListSchema, read: listNamedKeys }],
  retention: {
    revokedKeys: (trx, before, limit) =>
      deleteBefore(trx, 'staff_keys', 'revoked_at', { before, limit }),
  },
} satisfies Noun
