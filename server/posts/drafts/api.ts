import { pageOf } from '../../../domain/list-query.ts'
import {
  discardQuerySchema,
  draftChangeSchema,
  draftListSchema,
  listedDraftSchema,
  postDraftSchema,
} from '../../../domain/posts/drafts.ts'
import { previewLinkSchema } from '../../../domain/posts/revisions.ts'
import { doneWith, list, one, presentList } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import { POST_LIMIT } from '../api.ts'
import { createDraftPreview } from '../published/service.ts'
import type { PostPorts } from '../service.ts'
import { discardDraft, getDraft, keepDraft, listDrafts } from './service.ts'

const path = '/admin/post-drafts/:token'
const tokenOf = ({ token }: Record<string, string>) => token ?? ''

/** What is typed and not saved, of public posts too: readers see none of it. */
export const draftRoutes = (ports: PostPorts) => [
  route({
    method: 'GET',
    path: '/admin/post-drafts',
    needs: 'reader',
    tag: 'Posts',
    summary: 'What was typed into posts and not saved, without the texts',
    query: draftListSchema,
    answers: { 200: list(listedDraftSchema) },
    async handle({ actor, query }) {
      const page = pageOf(query)
      return presentList(page, await listDrafts(ports, actor, page))
    },
  }),

  route({
    method: 'GET',
    path,
    needs: 'reader',
    tag: 'Posts',
    summary: 'One of them, whole',
    answers: { 200: one(postDraftSchema) },
    async handle({ actor, params }) {
      return { success: true, data: await getDraft(ports, actor, tokenOf(params)) }
    },
  }),

  route({
    method: 'PUT',
    path,
    needs: 'editor',
    tag: 'Posts',
    summary: 'Keep what is typed, under a name that the writer makes up',
    bodyLimit: POST_LIMIT,
    body: draftChangeSchema,
    answers: { 200: doneWith(listedDraftSchema) },
    conflicts: ['version_conflict'],
    async handle({ actor, params, body }) {
      const data = await keepDraft(ports, actor, tokenOf(params), body)
      return { success: true, message: 'Draft kept.', data }
    },
  }),

  route({
    method: 'DELETE',
    path,
    needs: 'editor',
    tag: 'Posts',
    summary: 'Discard what was typed, and get it once more',
    query: discardQuerySchema,
    answers: { 200: doneWith(postDraftSchema) },
    conflicts: ['version_conflict'],
    async handle({ actor, params, query }) {
      const version = query.version === undefined ? undefined : Number(query.version)
      const data = await discardDraft(ports, actor, tokenOf(params), version)
      return { success: true, message: 'Draft discarded.', data }
    },
  }),

  route({
    method: 'POST',
    path: `${path}/preview`,
    needs: 'editor',
    tag: 'Posts',
    summary: 'A link that shows it as it is being typed, for an hour',
    answers: { 200: one(previewLinkSchema) },
    async handle({ actor, params }) {
      return { success: true, data: await createDraftPreview(ports, actor, tokenOf(params)) }
    },
  }),
]
