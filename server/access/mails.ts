import * as z from 'zod/mini'
import { passkeyAdded as words } from '../../content/en/mail/access.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { defineMail } from '../mail/service.ts'
import type { Ports } from '../ports.ts'
import { findGoodKey } from './store.ts'

/** Tells staff that a passkey was added. */
export const passkeyAdded = defineMail({
  kind: 'passkey-added',
  about: null,
  payload: z.object({ key: z.int() }),
  async write({ db, origin }: Pick<Ports, 'db' | 'origin'>, { payload, at }) {
    const holder = await findGoodKey(db, { id: payload.key })
    if (!holder) return null
    const { name } = holder
    const text = fill(words.text, { name, date: longDate(at.toISOString()) })
    return {
      subject: fill(words.subject, { name }),
      blocks: [
        { kind: 'heading', text: words.title },
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: fill(words.otherwise, { name }) },
        { kind: 'button', text: words.button, url: `${origin}/admin/keys` },
      ],
      footer: [words.footer],
    }
  },
})
