import { removeFiles } from '../media/service.ts'
import type { Noun } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { trashRoutes } from './api.ts'
import { deleteExpired, readTrash, type TrashPorts } from './service.ts'

const keepersOf = (ports: Ports, nouns: readonly Noun[]): TrashPorts['keepers'] =>
  Object.assign({}, ...nouns.map((noun) => noun.trash?.(ports)))

export const trash = {
  routes: (ports, nouns) =>
    trashRoutes({
      ...ports,
      keepers: keepersOf(ports, nouns),
      removeFiles: (keys) => removeFiles(ports, keys),
    }),
  archive: [{ name: 'trash', rows: readTrash }],
  retention: {
    trash: (trx, { now, ports, nouns }, limit) =>
      deleteExpired(keepersOf(ports, nouns), trx, { before: now.toISOString(), limit }),
  },
} satisfies Noun
