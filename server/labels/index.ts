import {
  type LabelKind,
  labelKeys,
  labelKinds,
  labelNames,
  labelSchemas,
} from '../../domain/labels.ts'
import { resource } from '../http/resource.ts'
import type { Noun } from '../noun.ts'
import { deleteRows, listOfAddress } from '../platform/db/rows.ts'
import type { RestoreHandler } from '../trash/service.ts'
import {
  createLabel,
  deleteLabels,
  type LabelPorts,
  listLabels,
  restoreLabel,
  updateLabel,
} from './service.ts'
import { listMovesOf } from './store.ts'

const headings = { categories: 'Categories', regions: 'Regions', authors: 'Authors' } as const

/** Routes of one kind of label. */
function routesOf(ports: LabelPorts, kind: LabelKind) {
  const { query, record, creation, change } = labelSchemas[kind]
  const many = headings[kind]
  const one = labelNames[kind]
  const label = `${one.charAt(0).toUpperCase()}${one.slice(1)}`
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

export const labels = {
  tables: {
    categories: { none: 'what staff publish' },
    regions: { none: 'what staff publish' },
    // Before `authors`, to which these rows refer.
    label_moves: {
      personal: 'by the author an address leads to',
      find: listMovesOf,
      erase: (trx, ids) => deleteRows(trx, 'label_moves', ids),
    },
    authors: {
      personal: 'by an e-mail address',
      find: (trx, address) => listOfAddress(trx, 'authors', address),
      // Articles without an author are the firm's.
      erase: (trx, ids) => deleteRows(trx, 'authors', ids),
    },
  },
  lists: {
    categories: { table: 'categories', title: 'name' },
    regions: { table: 'regions', title: 'name' },
    authors: { table: 'authors' },
  },
  routes: (ports) => labelKinds.flatMap((kind) => routesOf(ports, kind)),
  archive: labelKinds.map((kind) => ({
    name: kind,
    list: kind,
    query: labelSchemas[kind].query,
    read: (ports, actor, query) => listLabels(ports, actor, kind, query),
  })),
  trash: Object.fromEntries(
    labelKinds.map((kind): [LabelKind, RestoreHandler] => [
      kind,
      { restore: (trx, archived) => restoreLabel(trx, kind, archived), subjects: ['labels'] },
    ]),
  ),
} satisfies Noun
