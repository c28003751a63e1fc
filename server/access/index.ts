import { retention } from '../../content/retention.ts'
import { keyListSchema } from '../../domain/keys.ts'
import type { Noun } from '../noun.ts'
import { accessRoutes } from './api.ts'
import { listNamedKeys } from './named-keys.ts'
import { deleteOldKeys } from './store.ts'

export const access = {
  routes: accessRoutes,
  archive: [{ name: 'keys', list: 'keys', query: keyListSchema, read: listNamedKeys }],
  retention: {
    revokedKeys: (trx, { since }, limit) => deleteOldKeys(trx, since(retention.revokedKeys), limit),
  },
} satisfies Noun
