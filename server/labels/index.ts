import type { Staff } from '../../domain/actor.ts'
import {
  authorListSchema,
  categoryListSchema,
  type LabelKind,
  type LabelQuery,
  regionListSchema,
} from '../../domain/labels.ts'
import type { Noun } from '../noun.ts'
import type { RestoreHandler } from '../trash/service.ts'
import { labelRoutes } from './api.ts'
import { type LabelPorts, listLabels, restoreLabel } from './service.ts'
import { listAuthorsOf, listMovesOf, removeAuthors, removeMoves } from './store.ts'

const listOf = (kind: LabelKind) => (ports: LabelPorts, actor: Staff, query: LabelQuery) =>
  listLabels(ports, actor, kind, query)

const restoreHandlerOf = (kind: LabelKind): RestoreHandler => ({
  restore: (trx, kept) => restoreLabel(trx, kind, kept),
  subjects: ['labels'],
})

export const labels = {
  tables: {
    categories: { none: 'what staff publish' },
    regions: { none: 'what staff publish' },
    // Before the authors they lead to.
    label_moves: {
      personal: 'by the author an address leads to',
      find: listMovesOf,
      erase: removeMoves,
    },
    authors: { personal: 'by an e-mail address', find: listAuthorsOf, erase: removeAuthors },
  },
  lists: {
    categories: { table: 'categories', title: 'name' },
    regions: { table: 'regions', title: 'name' },
    authors: { table: 'authors' },
  },
  routes: labelRoutes,
  archive: [
    {
      name: 'categories',
      list: 'categories',
      query: categoryListSchema,
      read: listOf('categories'),
    },
    { name: 'regions', list: 'regions', query: regionListSchema, read: listOf('regions') },
    { name: 'authors', list: 'authors', query: authorListSchema, read: listOf('authors') },
  ],
  trash: {
    categories: restoreHandlerOf('categories'),
    regions: restoreHandlerOf('regions'),
    authors: restoreHandlerOf('authors'),
  },
} satisfies Noun
