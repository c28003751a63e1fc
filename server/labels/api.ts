import {
  categoryListSchema,
  categoryRecordSchema,
  categorySchema,
  type LabelKind,
  labelKeys,
  labelQueryOf,
  newCategorySchema,
  newRegionSchema,
  regionListSchema,
  regionRecordSchema,
  regionSchema,
} from '../../domain/labels.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import {
  createLabel,
  deleteLabel,
  deleteLabels,
  type LabelPorts,
  listLabels,
  updateLabel,
} from './service.ts'

const kinds = {
  categories: {
    one: 'category',
    label: 'Category',
    many: 'Categories',
    query: categoryListSchema,
    record: categoryRecordSchema,
    creation: newCategorySchema,
    change: categorySchema,
  },
  regions: {
    one: 'region',
    label: 'Region',
    many: 'Regions',
    query: regionListSchema,
    record: regionRecordSchema,
    creation: newRegionSchema,
    change: regionSchema,
  },
} as const

/** The same calls for both lists. */
export const labelRoutes = (ports: LabelPorts) => [
  ...writingRoutes(ports, 'categories'),
  ...deletingRoutes(ports, 'categories'),
  ...writingRoutes(ports, 'regions'),
  ...deletingRoutes(ports, 'regions'),
]

function writingRoutes(ports: LabelPorts, kind: LabelKind) {
  const { one, label, many, query: listQuery, record, creation, change } = kinds[kind]
  const path = `/admin/${kind}` as const
  const clashes = ['name_taken', `${labelKeys[kind]}_taken`]
  return [
    route({
      method: 'GET',
      path,
      needs: 'reader',
      tag: many,
      summary: `${many}, with the number of posts of each`,
      query: listQuery,
      answers: { 200: list(record) },
      async handle({ actor, query }) {
        const wanted = labelQueryOf(query)
        return presentList(wanted, await listLabels(ports, actor, kind, wanted))
      },
    }),

    route({
      method: 'POST',
      path,
      needs: 'editor',
      tag: many,
      summary: `Create a ${one}`,
      body: creation,
      answers: { 201: doneWith(record) },
      conflicts: clashes,
      async handle({ actor, body }) {
        const data = await createLabel(ports, actor, kind, body)
        return { success: true, message: `${label} created successfully.`, data }
      },
    }),

    route({
      method: 'PUT',
      path: `${path}/:id`,
      needs: 'editor',
      tag: many,
      summary: `Replace a ${one}`,
      names: `The ${one}`,
      body: change,
      answers: { 200: doneWith(record) },
      conflicts: ['version_conflict', ...clashes],
      async handle({ actor, id, body }) {
        const data = await updateLabel(ports, actor, kind, id, body)
        return { success: true, message: `${label} updated successfully.`, data }
      },
    }),
  ]
}

function deletingRoutes(ports: LabelPorts, kind: LabelKind) {
  const { one, label, many } = kinds[kind]
  const path = `/admin/${kind}` as const
  return [
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      needs: 'editor',
      tag: many,
      summary: `Delete a ${one} that no post is filed under`,
      names: `The ${one}`,
      answers: { 200: done },
      conflicts: ['in_use'],
      async handle({ actor, id }) {
        await deleteLabel(ports, actor, kind, id)
        return { success: true, message: `${label} deleted successfully.` }
      },
    }),

    route({
      method: 'POST',
      path: `${path}/delete`,
      needs: 'editor',
      tag: many,
      summary: 'Delete the selected ones, or none if one is in use',
      body: selectionSchema,
      answers: { 200: deleted },
      conflicts: ['in_use'],
      async handle({ actor, body }) {
        const count = await deleteLabels(ports, actor, kind, body.ids)
        return {
          success: true,
          message: `${many} deleted successfully.`,
          data: { deleted: count },
        }
      },
    }),
  ]
}
