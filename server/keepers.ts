import { putBackLabel } from './labels/service.ts'
import { discardFile, putBackFile } from './media/service.ts'
import { putBackMessage } from './messages/service.ts'
import type { Ports } from './ports.ts'
import { putBackPost } from './posts/service.ts'
import type { TrashPorts } from './trash/service.ts'

/** How each list's records come back from the trash. */
export function createKeepers(ports: Ports): TrashPorts['keepers'] {
  return {
    posts: {
      putBack: (trx, actor, kept) => putBackPost(ports, trx, actor, kept),
      subject: 'posts',
    },
    media: {
      putBack: (trx, _actor, kept) => putBackFile(trx, kept),
      discard: (trx, row) => discardFile(ports, trx, row),
      subject: 'media',
    },
    categories: {
      putBack: (trx, _actor, kept) => putBackLabel(trx, 'categories', kept),
      subject: 'labels',
    },
    regions: {
      putBack: (trx, _actor, kept) => putBackLabel(trx, 'regions', kept),
      subject: 'labels',
    },
    'contact-messages': {
      putBack: (trx, _actor, kept) => putBackMessage(trx, kept),
      subject: null,
    },
  }
}
