import { keyListSchema } from '../../domain/keys.ts'
import type { Noun } from '../noun.ts'
import { accessRoutes } from './api.ts'
import { listNamedKeys } from './named-keys.ts'
import { deleteOldKeys, listKeysNaming, removeKeys } from './store.ts'

export const access = {
  tables: {
    staff_keys: {
      personal: 'by an e-mail address in the name of a key',
      find: listKeysNaming,
      erase: removeKeys,
    },
    admin_keys: { none: 'hashes of keys, named by date' },
    download_tickets: { none: 'hashes and ids of keys; gone with the next one' },
  },
  lists: { keys: { table: 'staff_keys', title: 'name' } },
  routes: accessRoutes,
  archive: [{ name: 'keys', list: 'keys', query: keyListSchema, read: listNamedKeys }],
  retention: { revokedKeys: deleteOldKeys },
} satisfies Noun
