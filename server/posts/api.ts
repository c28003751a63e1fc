import { pageOf } from '../../domain/list-query.ts'
import { articleSchema, articleSummarySchema } from '../../domain/posts/articles.ts'
import {
  adminPostListSchema,
  adminPostQueryOf,
  listedPostSchema,
  newPostSchema,
  postRecordSchema,
  postSchema,
} from '../../domain/posts/editing.ts'
import {
  type PostSummary,
  type PublishedPost,
  postListSchema,
  postQueryOf,
} from '../../domain/posts/published.ts'
import {
  listedRevisionSchema,
  previewLinkSchema,
  restoreSchema,
  revisionListSchema,
  revisionSchema,
} from '../../domain/posts/revisions.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, one, presentList } from '../http/answers.ts'
import { parseId } from '../http/requests.ts'
import { route } from '../http/route.ts'
import type { PostsService } from './service.ts'

/** 1 MB of HTML at its longest as JSON, where each character may be written as an escape of six. */
const POST_LIMIT = 8 * 1024 * 1024

const names = 'The blog post'
const versionOf = (params: Record<string, string>) => parseId(params.version ?? '', 'The revision')

export const postRoutes = (posts: PostsService) => [
  ...readingRoutes(posts),
  ...editingRoutes(posts),
  ...revisionRoutes(posts),
]

/** Published articles, for anybody. */
const readingRoutes = (posts: PostsService) => [
  route({
    method: 'GET',
    path: '/insights',
    tag: 'Insights',
    summary: 'Published articles',
    query: postListSchema,
    answers: { 200: list(articleSummarySchema) },
    async handle({ query }) {
      const wanted = postQueryOf(query)
      const { rows, total } = await posts.listPublished(wanted)
      return presentList(wanted, { rows: rows.map(presentSummary), total })
    },
  }),

  route({
    method: 'GET',
    path: '/insights/:slug',
    tag: 'Insights',
    summary: 'One published article',
    answers: { 200: one(articleSchema) },
    async handle({ params }) {
      const post = await posts.getPublished(params.slug ?? '')
      return { success: true, data: presentArticle(post) }
    },
  }),
]

/** Every post, for staff. */
const editingRoutes = (posts: PostsService) => [
  route({
    method: 'GET',
    path: '/admin/posts',
    tag: 'Posts',
    summary: 'Posts, without their content',
    query: adminPostListSchema,
    answers: { 200: list(listedPostSchema) },
    async handle({ actor, query }) {
      const wanted = adminPostQueryOf(query)
      return presentList(wanted, await posts.listPosts(actor, wanted))
    },
  }),

  route({
    method: 'GET',
    path: '/admin/posts/:id',
    tag: 'Posts',
    summary: 'One post',
    names,
    answers: { 200: one(postRecordSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await posts.getPost(actor, id) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts',
    tag: 'Posts',
    summary: 'Create a post',
    bodyLimit: POST_LIMIT,
    body: newPostSchema,
    answers: { 201: doneWith(postRecordSchema) },
    conflicts: ['slug_taken'],
    async handle({ actor, body }) {
      const data = await posts.createPost(actor, body)
      return { success: true, message: 'Post created successfully.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/admin/posts/:id',
    tag: 'Posts',
    summary: 'Replace a post; what is left out is cleared',
    bodyLimit: POST_LIMIT,
    names,
    body: postSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict', 'slug_taken'],
    async handle({ actor, id, body }) {
      const data = await posts.updatePost(actor, id, body)
      return { success: true, message: 'Post updated successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/posts/:id',
    tag: 'Posts',
    summary: 'Delete a post with its revisions',
    names,
    answers: { 200: done },
    async handle({ actor, id }) {
      await posts.deletePost(actor, id)
      return { success: true, message: 'Post deleted successfully.' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/delete',
    tag: 'Posts',
    summary: 'Delete the selected posts',
    body: selectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await posts.deletePosts(actor, body.ids)
      return { success: true, message: 'Posts deleted successfully.', data: { deleted: count } }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/preview',
    tag: 'Posts',
    summary: 'A link that shows the post as it stands, for an hour',
    names,
    answers: { 200: one(previewLinkSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await posts.createPreview(actor, id) }
    },
  }),
]

const revisionRoutes = (posts: PostsService) => [
  route({
    method: 'GET',
    path: '/admin/posts/:id/revisions',
    tag: 'Posts',
    summary: 'The saves of a post, newest first',
    names,
    query: revisionListSchema,
    answers: { 200: list(listedRevisionSchema) },
    async handle({ actor, id, query }) {
      const page = pageOf(query)
      return presentList(page, await posts.listRevisions(actor, id, page))
    },
  }),

  route({
    method: 'GET',
    path: '/admin/posts/:id/revisions/:version',
    tag: 'Posts',
    summary: 'A post as one save left it',
    names,
    answers: { 200: one(revisionSchema) },
    async handle({ actor, id, params }) {
      const data = await posts.getRevision(actor, id, versionOf(params))
      return { success: true, data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/revisions/:version/restore',
    tag: 'Posts',
    summary: 'Write the words, picture and filing of an earlier save anew',
    names,
    body: restoreSchema,
    answers: { 200: doneWith(postRecordSchema) },
    conflicts: ['version_conflict'],
    async handle({ actor, id, params, body }) {
      const data = await posts.restoreRevision(actor, id, versionOf(params), body.version)
      return { success: true, message: 'Post updated successfully.', data }
    },
  }),
]

function presentSummary(post: PostSummary) {
  const { title, slug, description, featured_image, published_at } = post
  const { categories, regions, reading_minutes } = post
  return {
    ...{ title, slug, description, featured_image, published_at },
    ...{ categories, regions, reading_minutes },
  }
}

function presentArticle(post: PublishedPost) {
  const { content, meta_title, meta_description } = post
  return { ...presentSummary(post), content, meta_title, meta_description }
}
