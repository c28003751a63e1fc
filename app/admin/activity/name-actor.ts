/** The name on screen for who did something: that of the key, never the key itself. */
import { actorWords as words } from '../../../content/en/admin/activity.ts'
import { namedKeyOf, noKey } from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'

interface Doer {
  key_id: string
  key_name: string | null
}

export function nameActor({ key_id, key_name }: Doer): string {
  if (key_name !== null) return key_name
  const id = namedKeyOf(key_id)
  if (id !== null) return fill(words.former, { id })
  if (key_id === noKey) return words.nobody
  if (key_id === 'erase-command') return words.command
  const isOnlyOne = key_id === 'env' || key_id.startsWith('generated-')
  return isOnlyOne ? words.owner : fill(words.ownerNamed, { id: key_id })
}
