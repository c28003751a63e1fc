import { pageQuerySchema } from '../../../domain/list-query.ts'
import { postRecordSchema } from '../../../domain/posts/editing.ts'
import {
  askedRevisionSchema,
  listedRevisionSchema,
  previewLinkSchema,
  previewWishSchema,
  restoreSchema,
  revisionSchema,
  signSchema,
  typedAnswerSchema,
  typedChangeSchema,
  writingStateSchema,
} from '../../../domain/posts/revisions.ts'
import { resource } from '../../http/resource.ts'
import { createTypedPreview } from '../read/service.ts'
import type { PostPorts } from '../write/service.ts'
import { getRevision, listRevisions, restoreRevision } from './service.ts'
import { discardTyped, getTyped, getWriting, giveSign, keepTyped, listTyped } from './writing.ts'

const named = ({ name }: Record<string, string>) => name ?? ''

const revisions = resource('/admin/posts/:id/revisions', { tag: 'Posts', names: 'The blog post' })
const typed = resource('/admin/post-revisions', { tag: 'Posts', names: 'The revision' })
const writing = resource('/admin/post-writing', { tag: 'Posts' })

/** Names of revisions: "3", the save of version 3; "k12", what was typed and not saved. */
export const revisionRoutes = (ports: PostPorts, bodyLimit: number) => [
  revisions.list({
    summary: 'The saves of a post and what was typed into it and not saved, newest first',
    query: pageQuerySchema,
    row: listedRevisionSchema,
    run: ({ actor, id, query }) => listRevisions(ports, actor, id, query),
  }),
  revisions.call('GET /:name', {
    summary: 'A post as one save left it, or as it was typed',
    data: revisionSchema,
    run: ({ actor, id, params }) => getRevision(ports, actor, id, named(params)),
  }),
  revisions.call('POST /:name/restore', {
    summary: 'Write the words, picture and filing of a revision again',
    body: restoreSchema,
    conflicts: ['version_conflict'],
    data: postRecordSchema,
    message: 'Post updated successfully.',
    run: ({ actor, id, params, body }) =>
      restoreRevision(ports, actor, id, named(params), body.version),
  }),
  typed.list({
    summary: 'What was typed into posts and not saved, without the texts',
    query: pageQuerySchema,
    row: askedRevisionSchema,
    run: ({ actor, query }) => listTyped(ports, actor, query),
  }),
  typed.call('GET /:id', {
    summary: 'One of them, whole',
    data: revisionSchema,
    run: ({ actor, id }) => getTyped(ports, actor, id),
  }),
  typed.call('DELETE /:id', {
    summary: 'Discard what was typed, and get it once more',
    data: revisionSchema,
    message: 'Changes discarded.',
    run: ({ actor, id }) => discardTyped(ports, actor, id),
  }),
  typed.call('POST /:id/preview', {
    summary: 'A link that shows it as it is being typed, for an hour, or as long as is asked for',
    body: previewWishSchema,
    data: previewLinkSchema,
    run: ({ actor, id, body }) => createTypedPreview(ports, actor, id, body),
  }),
  writing.call('POST /:name/sign', {
    summary: 'Say that a window has a post open, and learn who writes it',
    body: signSchema,
    data: writingStateSchema,
    run: ({ actor, params, body }) => giveSign(ports, actor, named(params), body),
  }),
  writing.call('GET /:name', {
    summary: 'Who writes a post, and what was typed and not saved',
    data: writingStateSchema,
    run: ({ actor, params }) => getWriting(ports, actor, named(params)),
  }),
  writing.call('PUT /:name', {
    summary: 'Keep what is typed, of a post or under a name that the writer makes up',
    bodyLimit,
    body: typedChangeSchema,
    data: typedAnswerSchema,
    message: 'Kept.',
    run: ({ actor, params, body }) => keepTyped(ports, actor, named(params), body),
  }),
]
