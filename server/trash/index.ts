import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import { trashCalls } from '../../domain/trash.ts'
import { deletedSchema, doneWith, resource } from '../http/resource.ts'
import { route } from '../http/route.ts'
import type { Noun } from '../noun.ts'
import { deleteRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import {
  deleteExpired,
  deleteTrashed,
  listTrash,
  readTrash,
  restoreHandlersOf,
  restoreTrashed,
} from './service.ts'
import { listRowsOf, listTrashOf } from './store.ts'

const restored = doneWith(z.strictObject({ restored: countSchema }))

const calls = resource('/admin/trash', { tag: 'Trash' })

function trashRoutes(ports: Ports) {
  const { record, query, selection } = trashCalls(Object.keys(restoreHandlersOf(ports)))
  return [
    calls.list({
      summary: 'What staff have deleted, until it is deleted for good',
      query,
      row: record,
      run: ({ actor, query }) => listTrash(ports, actor, query),
    }),

    route({
      method: 'POST',
      path: '/admin/trash/restore',
      needs: 'editor',
      tag: 'Trash',
      summary: 'Put the selected records back, all or none; `message` says what is not as it was',
      body: selection,
      answers: { 200: restored },
      conflicts: ['name_taken', 'slug_taken', 'code_taken', 'file_taken'],
      async handle({ actor, body }) {
        const { restored, notes } = await restoreTrashed(ports, actor, body)
        const done =
          restored === 0
            ? '0 records restored. They are no longer in the trash.'
            : 'Restored successfully.'
        const message = [done, ...notes].join(' ')
        return { success: true, message, data: { restored } }
      },
    }),

    calls.call('POST /delete', {
      summary: 'Delete the selected records in the trash for good',
      body: selection,
      data: deletedSchema,
      message: 'Deleted for good.',
      run: async ({ actor, body }) => ({ deleted: await deleteTrashed(ports, actor, body) }),
    }),
  ]
}

export const trash = {
  tables: {
    trash: {
      personal: 'by the e-mail address of a message in it',
      find: listTrashOf,
      // Deleted at once: a request for erasure covers the trash.
      erase: (trx, ids) => deleteRows(trx, 'trash', ids),
    },
    trash_rows: {
      personal: 'by the trash that they are of, with which they go',
      find: listRowsOf,
      present: ({ content, ...row }) => ({ ...row, content: JSON.parse(content) }),
    },
  },
  routes: trashRoutes,
  archive: [{ name: 'trash', rows: readTrash }],
  retention: {
    // Each record has an expiry of its own.
    trash: (trx, _before, limit, { now, ports }) => deleteExpired(ports, trx, { now, limit }),
  },
} satisfies Noun
