import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import {
  trashedSchema,
  trashListSchema,
  trashQueryOf,
  trashSelectionSchema,
} from '../../domain/trash.ts'
import { deleted, doneWith, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { deleteTrashed, listTrash, restoreTrashed, type TrashPorts } from './service.ts'

const restored = doneWith(z.strictObject({ restored: countSchema }))

export const trashRoutes = (ports: TrashPorts) => [
  route({
    method: 'GET',
    path: '/admin/trash',
    needs: 'reader',
    tag: 'Trash',
    summary: 'What staff have deleted, until it is deleted for good',
    query: trashListSchema,
    answers: { 200: list(trashedSchema) },
    async handle({ actor, query }) {
      const wanted = trashQueryOf(query)
      return presentList(wanted, await listTrash(ports, actor, wanted))
    },
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

  route({
    method: 'POST',
    path: '/admin/trash/delete',
    needs: 'editor',
    tag: 'Trash',
    summary: 'Delete the selected records in the trash for good',
    body: trashSelectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await deleteTrashed(ports, actor, body)
      return { success: true, message: 'Deleted for good.', data: { deleted: count } }
    },
  }),
]
