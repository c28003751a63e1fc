import * as z from 'zod/mini'
import {
  adminPostListSchema,
  adminPostQueryOf,
  listedPostSchema,
  newPostSchema,
  postRecordSchema,
  postSchema,
  postsChangeSchema,
} from '../../domain/posts/editing.ts'
import { previewLinkSchema } from '../../domain/posts/revisions.ts'
import { countSchema } from '../../domain/record.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, one, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { changePosts } from './bulk.ts'
import { createPreview } from './published/service.ts'
import {
  createPost,
  deletePost,
  deletePosts,
  duplicatePost,
  getPost,
  listPosts,
  type PostPorts,
  updatePost,
} from './service.ts'
import type { ViewPorts } from './views/service.ts'

/** 1 MB of HTML at its longest as JSON, where each character may be written as an escape of six. */
export const POST_LIMIT = 8 * 1024 * 1024

const names = 'The blog post'

/** Every post, for staff. */
export const postRoutes = (ports: PostPorts & ViewPorts) => [
  ...readRoutes(ports),
  ...writeRoutes(ports),
]

const readRoutes = (ports: PostPorts & ViewPorts) => [
  route({
    method: 'GET',
    path: '/admin/posts',
    needs: 'reader',
    tag: 'Posts',
    summary: 'Posts, without their content',
    query: adminPostListSchema,
    answers: { 200: list(listedPostSchema) },
    async handle({ actor, query }) {
      const wanted = adminPostQueryOf(query)
      return presentList(wanted, await listPosts(ports, actor, wanted))
    },
  }),

  route({
    method: 'GET',
    path: '/admin/posts/:id',
    needs: 'reader',
    tag: 'Posts',
    summary: 'One post',
    names,
    answers: { 200: one(postRecordSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await getPost(ports, actor, id) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/preview',
    needs: 'editor',
    tag: 'Posts',
    summary: 'A link that shows the post as it stands, for an hour',
    names,
    answers: { 200: one(previewLinkSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await createPreview(ports, actor, id) }
    },
  }),
]

const writeRoutes = (ports: PostPorts) => [
  route({
    method: 'POST',
    path: '/admin/posts',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Create a post',
    bodyLimit: POST_LIMIT,
    body: newPostSchema,
    answers: { 201: doneWith(postRecordSchema) },
    conflicts: ['slug_taken', 'former_slug'],
    async handle({ actor, body }) {
      const data = await createPost(ports, actor, body)
      return { success: true, message: 'Post created successfully.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/admin/posts/:id',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Replace a post; what is left out is cleared',
    bodyLimit: POST_LIMIT,
    names,
    body: postSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict', 'slug_taken', 'former_slug'],
    async handle({ actor, id, body }) {
      const data = await updatePost(ports, actor, id, body)
      return { success: true, message: 'Post updated successfully.', data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/duplicate',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Make a draft with the same words, picture and filing',
    names,
    answers: { 201: doneWith(postRecordSchema) },
    conflicts: ['slug_taken'],
    async handle({ actor, id }) {
      const data = await duplicatePost(ports, actor, id)
      return { success: true, message: 'Post created successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/posts/:id',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Delete a post with its revisions',
    names,
    answers: { 200: done },
    async handle({ actor, id }) {
      await deletePost(ports, actor, id)
      return { success: true, message: 'Post deleted successfully.' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/change',
    needs: 'editor',
    tag: 'Posts',
    summary:
      'The same for the selected posts, all or none: publish, unpublish, file under a category',
    body: postsChangeSchema,
    answers: { 200: doneWith(z.strictObject({ changed: countSchema })) },
    conflicts: ['version_conflict'],
    async handle({ actor, body }) {
      const changed = await changePosts(ports, actor, body)
      return { success: true, message: 'Posts updated successfully.', data: { changed } }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/delete',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Delete the selected posts',
    body: selectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await deletePosts(ports, actor, body.ids)
      return { success: true, message: 'Posts deleted successfully.', data: { deleted: count } }
    },
  }),
]
