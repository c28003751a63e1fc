import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import { trashedSchema, trashListSchema, trashSelectionSchema } from '../../domain/trash.ts'
import { doneWith } from '../http/answers.ts'
import { deletedSchema, resource } from '../http/resource.ts'
import { route } from '../http/route.ts'
import { deleteTrashed, listTrash, restoreTrashed, type TrashPorts } from './service.ts'

const restored = doneWith(z.strictObject({ restored: countSchema }))

const trash = resource('/admin/trash', { tag: 'Trash' })

export const trashRoutes = (ports: TrashPorts) => [
  trash.list({
    summary: 'What staff have deleted, until it is deleted for good',
    query: trashListSchema,
    row: trashedSchema,
    run: ({ actor, query }) => listTrash(ports, actor, query),
  }),

  route({
    method: 'POST',
    path: '/admin/trash/restore',
    needs: 'editor',
    tag: 'Trash',
    summary: 'Put the selected records back, all or none; `message` says what is not as it was',
    body: trashSelectionSchema,
    answers: { 200: restored },
    conflicts: ['name_taken', 'slug_taken', 'code_taken', 'file_taken'],
    async handle({ actor, body }) {
      const { restored, notes } = await restoreTrashed(ports, actor, body)
      const message = ['Restored successfully.', ...notes].join(' ')
      return { success: true, message, data: { restored } }
    },
  }),

  trash.call('POST /delete', {
    summary: 'Delete the selected records in the trash for good',
    body: trashSelectionSchema,
    data: deletedSchema,
    message: 'Deleted for good.',
    run: async ({ actor, body }) => ({ deleted: await deleteTrashed(ports, actor, body) }),
  }),
]
