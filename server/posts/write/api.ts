import * as z from 'zod/mini'
import {
  type LabelKind,
  labelKinds,
  labelMergeSchema,
  labelSchemas,
} from '../../../domain/labels.ts'
import {
  adminPostListSchema,
  listedPostSchema,
  newPostSchema,
  postRecordSchema,
  postSchema,
  postsChangedSchema,
  postsChangeSchema,
} from '../../../domain/posts/editing.ts'
import {
  redirectListSchema,
  redirectRecordSchema,
  redirectSchema,
} from '../../../domain/posts/redirects.ts'
import {
  keptPreviewSchema,
  previewLinkSchema,
  previewWishSchema,
} from '../../../domain/posts/revisions.ts'
import { articleViewsSchema, readWeekSchema } from '../../../domain/posts/views.ts'
import { resource } from '../../http/resource.ts'
import { createPreview, listPreviews, revokePreview } from '../read/service.ts'
import { getReadWeek, getViews, type ViewPorts } from '../read/views-service.ts'
import { revisionRoutes } from '../revisions/api.ts'
import { changePosts } from './bulk.ts'
import { createRedirect, deleteRedirects, listRedirects } from './redirects.ts'
import {
  createPost,
  duplicatePost,
  getPost,
  listPosts,
  mergeLabels,
  type PostPorts,
  updatePost,
} from './service.ts'
import { deletePosts } from './trash.ts'

/** Bytes: 1 MB of HTML as JSON, where each character may be an escape of six bytes. */
const POST_LIMIT = 8 * 1024 * 1024

const posts = resource('/admin/posts', { tag: 'Posts', names: 'The blog post' })
const previews = resource('/admin/post-previews', { tag: 'Posts', names: 'The preview link' })

const labels = {
  categories: { tag: 'Categories', names: 'The category' },
  regions: { tag: 'Regions', names: 'The region' },
  authors: { tag: 'Authors', names: 'The author' },
} as const

/** Here and not with the labels, because merging changes posts. */
function mergeRoute(ports: PostPorts, kind: LabelKind) {
  const { tag, names } = labels[kind]
  return resource(`/admin/${kind}`, { tag, names }).call('POST /:id/merge', {
    summary: 'Merge it into another one, which gets its posts and its address',
    body: labelMergeSchema,
    data: labelSchemas[kind].record,
    message: `${names} was merged.`,
    run: ({ actor, id, body }) => mergeLabels(ports, actor, kind, { id, into: body.into }),
  })
}

/** Every post, for staff. */
export const postRoutes = (ports: PostPorts & ViewPorts) => [
  ...redirectRoutes(ports),
  ...recordRoutes(ports),
  ...revisionRoutes(ports, POST_LIMIT),
  ...labelKinds.map((kind) => mergeRoute(ports, kind)),
  posts.call('GET /read-week', {
    summary: 'What was read in the last seven days, and from which articles QuickScore was opened',
    data: readWeekSchema,
    run: ({ actor }) => getReadWeek(ports, actor),
  }),
  posts.call('GET /:id/views', {
    summary: 'How often an article was read on each of the last 90 days',
    data: articleViewsSchema,
    run: ({ actor, id }) => getViews(ports, actor, id),
  }),
]

const recordRoutes = (ports: PostPorts & ViewPorts) => [
  posts.list({
    summary: 'Posts, without their content',
    query: adminPostListSchema,
    row: listedPostSchema,
    run: ({ actor, query }) => listPosts(ports, actor, query),
  }),
  posts.call('GET /:id', {
    summary: 'One post',
    data: postRecordSchema,
    run: ({ actor, id }) => getPost(ports, actor, id),
  }),
  posts.call('POST /:id/preview', {
    summary: 'A link that shows the post as it stands, for an hour, or as long as is asked for',
    body: previewWishSchema,
    data: previewLinkSchema,
    run: ({ actor, id, body }) => createPreview(ports, actor, id, body),
  }),
  posts.call('GET /:id/previews', {
    summary: 'Links to its preview that others may hold, without their addresses',
    data: z.array(keptPreviewSchema),
    run: ({ actor, id }) => listPreviews(ports, actor, id),
  }),
  previews.call('DELETE /:id', {
    summary: 'Take a link to a preview back',
    message: 'The link no longer works.',
    run: ({ actor, id }) => revokePreview(ports, actor, id),
  }),
  posts.call('POST /', {
    summary: 'Create a post',
    bodyLimit: POST_LIMIT,
    body: newPostSchema,
    conflicts: ['version_conflict', 'slug_taken', 'former_slug'],
    status: 201,
    data: postRecordSchema,
    message: 'Post created successfully.',
    run: ({ actor, body }) => createPost(ports, actor, body),
  }),
  posts.call('PUT /:id', {
    summary: 'Replace a post; what is left out is cleared',
    bodyLimit: POST_LIMIT,
    body: postSchema,
    conflicts: ['version_conflict', 'slug_taken', 'former_slug'],
    data: postRecordSchema,
    message: 'Post updated successfully.',
    run: ({ actor, id, body }) => updatePost(ports, actor, id, body),
  }),
  posts.call('POST /:id/duplicate', {
    summary: 'Make a draft with the same words, picture and filing',
    conflicts: ['slug_taken'],
    status: 201,
    data: postRecordSchema,
    message: 'Post created successfully.',
    run: ({ actor, id }) => duplicatePost(ports, actor, id),
  }),
  posts.call('POST /change', {
    summary: 'The same for many posts, all or none: publish, file, replace a link, take it back',
    body: postsChangeSchema,
    conflicts: ['version_conflict'],
    data: postsChangedSchema,
    message: 'Posts updated successfully.',
    run: async ({ actor, body }) => {
      const changed = await changePosts(ports, actor, body)
      return { changed: changed.length, posts: changed.map(({ id, version }) => ({ id, version })) }
    },
  }),
  ...posts.deletions({
    one: { summary: 'Delete a post with its revisions', message: 'Post deleted successfully.' },
    many: { summary: 'Delete the selected posts', message: 'Posts deleted successfully.' },
    run: (actor, ids) => deletePosts(ports, actor, ids),
  }),
]

const redirects = resource('/admin/redirects', { tag: 'Redirects', names: 'The redirect' })

const redirectRoutes = (ports: PostPorts) => [
  redirects.list({
    summary: 'Old addresses, and where each leads',
    query: redirectListSchema,
    row: redirectRecordSchema,
    run: ({ actor, query }) => listRedirects(ports, actor, query),
  }),
  redirects.call('POST /', {
    summary: 'Have an old path lead to a page or an article',
    body: redirectSchema,
    conflicts: ['path_taken'],
    status: 201,
    data: redirectRecordSchema,
    message: 'Redirect created successfully.',
    run: ({ actor, body }) => createRedirect(ports, actor, body),
  }),
  ...redirects.deletions({
    one: { summary: 'Delete a redirect', message: 'Redirect deleted successfully.' },
    many: { summary: 'Delete the selected redirects', message: 'Redirects deleted successfully.' },
    run: (actor, ids) => deleteRedirects(ports, actor, ids),
  }),
]
