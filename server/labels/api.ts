import {
  authorListSchema,
  authorRecordSchema,
  authorSchema,
  categoryListSchema,
  categoryRecordSchema,
  categorySchema,
  type LabelKind,
  labelKeys,
  newAuthorSchema,
  newCategorySchema,
  newRegionSchema,
  regionListSchema,
  regionRecordSchema,
  regionSchema,
} from '../../domain/labels.ts'
import { resource } from '../http/resource.ts'
import { createLabel, deleteLabels, type LabelPorts, listLabels, updateLabel } from './service.ts'

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
  authors: {
    one: 'author',
    label: 'Author',
    many: 'Authors',
    query: authorListSchema,
    record: authorRecordSchema,
    creation: newAuthorSchema,
    change: authorSchema,
  },
} as const

/** The same calls for each of the lists. */
export const labelRoutes = (ports: LabelPorts) => [
  ...routesOf(ports, 'categories'),
  ...routesOf(ports, 'regions'),
  ...routesOf(ports, 'authors'),
]

function routesOf(ports: LabelPorts, kind: LabelKind) {
  const { one, label, many, query, record, creation, change } = kinds[kind]
  const clashes = ['name_taken', `${labelKeys[kind]}_taken`]
  const labels = resource(`/admin/${kind}`, { tag: many, names: `The ${one}` })
  return [
    labels.list({
      summary: `${many}, with the number of posts of each`,
      query,
      row: record,
      run: ({ actor, query }) => listLabels(ports, actor, kind, query),
    }),
    labels.call('POST /', {
      summary: `Create: ${one}`,
      body: creation,
      conflicts: clashes,
      status: 201,
      data: record,
      message: `${label} created successfully.`,
      run: ({ actor, body }) => createLabel(ports, actor, kind, body),
    }),
    labels.call('PUT /:id', {
      summary: `Replace: ${one}`,
      body: change,
      conflicts: ['version_conflict', ...clashes],
      data: record,
      message: `${label} updated successfully.`,
      run: ({ actor, id, body }) => updateLabel(ports, actor, kind, id, body),
    }),
    ...labels.deletions({
      one: {
        summary: `Delete: ${one} that no post is filed under`,
        message: `${label} deleted successfully.`,
      },
      many: {
        summary: 'Delete the selected ones, or none if one is in use',
        message: `${many} deleted successfully.`,
      },
      conflicts: ['in_use'],
      run: (actor, ids) => deleteLabels(ports, actor, kind, ids),
    }),
  ]
}
