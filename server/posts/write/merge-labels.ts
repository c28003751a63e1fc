import { type Actor, requireRole } from '../../../domain/actor.ts'
import type { Label, LabelKind } from '../../../domain/labels.ts'
import { type Merge, mergeLabel } from '../../labels/service.ts'
import type { PostPorts } from './service.ts'
import { refilePosts } from './store.ts'

/**
 * One label in place of two: the posts of the one are filed under the other. They keep their
 * versions, since no word of them changes. Throws as `mergeLabel`.
 */
export function mergeLabels(
  ports: PostPorts,
  actor: Actor,
  kind: LabelKind,
  merge: Merge,
): Promise<Label> {
  requireRole(actor, 'editor')
  return mergeLabel(ports, actor, kind, merge, (trx) => refilePosts(trx, kind, merge))
}
