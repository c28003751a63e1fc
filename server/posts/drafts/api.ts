import { pageQuerySchema } from '../../../domain/list-query.ts'
import {
  askedDraftSchema,
  discardQuerySchema,
  draftChangeSchema,
  listedDraftSchema,
  postDraftSchema,
  previewLinkSchema,
} from '../../../domain/posts/drafts.ts'
import { resource } from '../../http/resource.ts'
import { createDraftPreview } from '../read/service.ts'
import { POST_LIMIT } from '../write/api.ts'
import type { PostPorts } from '../write/service.ts'
import { discardDraft, getDraft, keepDraft, listDrafts } from './service.ts'

const tokenOf = ({ token }: Record<string, string>) => token ?? ''

const drafts = resource('/admin/post-drafts', { tag: 'Posts' })

/** What is typed and not saved, of public posts too: readers see none of it. */
export const draftRoutes = (ports: PostPorts) => [
  drafts.list({
    summary: 'What was typed into posts and not saved, without the texts',
    query: pageQuerySchema,
    row: listedDraftSchema,
    run: ({ actor, query }) => listDrafts(ports, actor, query),
  }),
  drafts.call('GET /:token', {
    summary: 'One of them, whole',
    data: askedDraftSchema,
    run: ({ actor, params }) => getDraft(ports, actor, tokenOf(params)),
  }),
  drafts.call('PUT /:token', {
    summary: 'Keep what is typed, under a name that the writer makes up',
    bodyLimit: POST_LIMIT,
    body: draftChangeSchema,
    conflicts: ['version_conflict'],
    data: listedDraftSchema,
    message: 'Draft kept.',
    run: ({ actor, params, body }) => keepDraft(ports, actor, tokenOf(params), body),
  }),
  drafts.call('DELETE /:token', {
    summary: 'Discard what was typed, and get it once more',
    query: discardQuerySchema,
    conflicts: ['version_conflict'],
    data: postDraftSchema,
    message: 'Draft discarded.',
    run: ({ actor, params, query: { version } }) =>
      discardDraft(ports, actor, tokenOf(params), version ? Number(version) : undefined),
  }),
  drafts.call('POST /:token/preview', {
    summary: 'A link that shows it as it is being typed, for an hour',
    data: previewLinkSchema,
    run: ({ actor, params }) => createDraftPreview(ports, actor, tokenOf(params)),
  }),
]
