import { removeFiles } from '../media/service.ts'
import type { Noun } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { trashRoutes } from './api.ts'
import { deleteExpired, readTrash, type TrashPorts } from './service.ts'
import { deleteTrash, listRowsOf, listTrashOf } from './store.ts'

const restoreHandlersOf = (ports: Ports): TrashPorts['restoreHandlers'] =>
  Object.assign({}, ...ports.nouns.map(({ trash }) => trash))

export const trash = {
  tables: {
    trash: {
      personal: 'by the e-mail address of a message in it',
      find: listTrashOf,
      // At once: who asks for it asks for this too.
      erase: deleteTrash,
    },
    trash_rows: {
      personal: 'by the trash that they are of, with which they go',
      find: listRowsOf,
      present: ({ content, ...row }) => ({ ...row, content: JSON.parse(content) }),
    },
  },
  routes: (ports) =>
    trashRoutes({
      ...ports,
      restoreHandlers: restoreHandlersOf(ports),
      removeFiles: (keys) => removeFiles(ports, keys),
    }),
  archive: [{ name: 'trash', rows: readTrash }],
  retention: {
    // Each ends at a time of its own.
    trash: (trx, _before, limit, { now, ports }) =>
      deleteExpired(restoreHandlersOf(ports), trx, { now, limit }),
  },
} satisfies Noun
