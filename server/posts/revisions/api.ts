import { pageOf } from '../../../domain/list-query.ts'
import { postRecordSchema } from '../../../domain/posts/editing.ts'
import {
  listedRevisionSchema,
  restoreSchema,
  revisionListSchema,
  revisionSchema,
} from '../../../domain/posts/revisions.ts'
import { doneWith, list, one, presentList } from '../../http/answers.ts'
import { parseId } from '../../http/requests.ts'
import { route } from '../../http/route.ts'
import type { PostPorts } from '../service.ts'
import { getRevision, listRevisions, restoreRevision } from './service.ts'

const names = 'The blog post'
const versionOf = (params: Record<string, string>) => parseId(params.version ?? '', 'The revision')

export const revisionRoutes = (ports: PostPorts) => [
  route({
    method: 'GET',
    path: '/admin/posts/:id/revisions',
    needs: 'reader',
    tag: 'Posts',
    summary: 'The saves of a post, newest first',
    names,
    query: revisionListSchema,
    answers: { 200: list(listedRevisionSchema) },
    async handle({ actor, id, query }) {
      const page = pageOf(query)
      return presentList(page, await listRevisions(ports, actor, id, page))
    },
  }),

  route({
    method: 'GET',
    path: '/admin/posts/:id/revisions/:version',
    needs: 'reader',
    tag: 'Posts',
    summary: 'A post as one save left it',
    names,
    answers: { 200: one(revisionSchema) },
    async handle({ actor, id, params }) {
      const data = await getRevision(ports, actor, id, versionOf(params))
      return { success: true, data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/revisions/:version/restore',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Write the words, picture and filing of an earlier save anew',
    names,
    body: restoreSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict'],
    async handle({ actor, id, params, body }) {
      const data = await restoreRevision(ports, actor, id, versionOf(params), body.version)
      return { success: true, message: 'Post updated successfully.', data }
    },
  }),
]
