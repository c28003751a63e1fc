import { pageQuerySchema } from '../../../domain/list-query.ts'
import { postRecordSchema } from '../../../domain/posts/editing.ts'
import {
  listedRevisionSchema,
  restoreSchema,
  revisionSchema,
} from '../../../domain/posts/revisions.ts'
import { parseId } from '../../http/requests.ts'
import { resource } from '../../http/resource.ts'
import type { PostPorts } from '../service.ts'
import { getRevision, listRevisions, restoreRevision } from './service.ts'

const versionOf = (params: Record<string, string>) => parseId(params.version ?? '', 'The revision')

const revisions = resource('/admin/posts/:id/revisions', { tag: 'Posts', names: 'The blog post' })

export const revisionRoutes = (ports: PostPorts) => [
  revisions.list({
    summary: 'The saves of a post, newest first',
    query: pageQuerySchema,
    row: listedRevisionSchema,
    run: ({ actor, id, query }) => listRevisions(ports, actor, id, query),
  }),
  revisions.call('GET /:version', {
    summary: 'A post as one save left it',
    data: revisionSchema,
    run: ({ actor, id, params }) => getRevision(ports, actor, id, versionOf(params)),
  }),
  revisions.call('POST /:version/restore', {
    summary: 'Write the words, picture and filing of an earlier save anew',
    body: restoreSchema,
    conflicts: ['version_conflict'],
    data: postRecordSchema,
    message: 'Post updated successfully.',
    run: ({ actor, id, params, body }) =>
      restoreRevision(ports, actor, id, versionOf(params), body.version),
  }),
]
