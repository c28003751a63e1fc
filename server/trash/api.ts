import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import { trashCalls } from '../../domain/trash.ts'
import { deletedSchema, resource } from '../http/resource.ts'
import { doneWith } from '../http/response-schemas.ts'
import { route } from '../http/route.ts'
import { deleteTrashed, listTrash, restoreTrashed, type TrashPorts } from './service.ts'

const restored = doneWith(z.strictObject({ restored: countSchema }))

const trash = resource('/admin/trash', { tag: 'Trash' })

export function trashRoutes(ports: TrashPorts) {
  const { record, query, selection } = trashCalls(Object.keys(ports.restoreHandlers))
  return [
    trash.list({
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
            ? '0 records restored: they are not in the trash.'
            : 'Restored successfully.'
        const message = [done, ...notes].join(' ')
        return { success: true, message, data: { restored } }
      },
    }),

    trash.call('POST /delete', {
      summary: 'Delete the selected records in the trash for good',
      body: selection,
      data: deletedSchema,
      message: 'Deleted for good.',
      run: async ({ actor, body }) => ({ deleted: await deleteTrashed(ports, actor, body) }),
    }),
  ]
}
