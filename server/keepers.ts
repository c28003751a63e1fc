import { putBackLabel } from './labels/service.ts'
import { discardFile, putBackFile } from './media/service.ts'
import { putBackMessage } from './messages/service.ts'
import type { Ports } from './ports.ts'
import { putBackPost, returnFile, type TakenPlace } from './posts/held-files.ts'
import type { TrashPorts } from './trash/service.ts'

/** How each list's records come back from the trash. */
export function createKeepers(ports: Ports): TrashPorts['keepers'] {
  return {
    posts: {
      putBack: (trx, actor, kept) => putBackPost(ports, trx, actor, kept),
      subjects: ['posts'],
    },
    media: {
      putBack: (trx, actor, kept) =>
        putBackFile<TakenPlace>(
          { returnFile: (places) => returnFile(ports, trx, actor, places) },
          trx,
          kept,
        ),
      discard: (trx, row) => discardFile(ports, trx, row),
      subjects: ['media', 'posts'],
    },
    categories: {
      putBack: (trx, _actor, kept) => putBackLabel(trx, 'categories', kept),
      subjects: ['labels'],
    },
    regions: {
      putBack: (trx, _actor, kept) => putBackLabel(trx, 'regions', kept),
      subjects: ['labels'],
    },
    'contact-messages': {
      putBack: (trx, _actor, kept) => putBackMessage(trx, kept),
      subjects: [],
    },
  }
}
