import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../domain/list-query.ts'
import {
  adminPostListSchema,
  adminPostQueryOf,
  newPostSchema,
  postSchema,
} from '../../domain/posts/editing.ts'
import { restoreSchema, revisionListSchema } from '../../domain/posts/revisions.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { parse, parseId } from '../http/parse.ts'
import type { PostsService } from './service.ts'

/** 1 MB of HTML at its longest as JSON, where each character may be written as an escape of six. */
const POST_LIMIT = 8 * 1024 * 1024

interface ById {
  Params: { id: string }
}

interface ByVersion {
  Params: { id: string; version: string }
}

const idOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The blog post')
const versionOf = ({ params }: { params: ByVersion['Params'] }) =>
  parseId(params.version, 'The revision')

export function mountPostsAdmin(admin: FastifyInstance, posts: PostsService) {
  mountWrites(admin, posts)
  mountRevisions(admin, posts)

  admin.get('/posts', async (request) => {
    const query = adminPostQueryOf(parse(adminPostListSchema, request.query))
    const { rows, total } = await posts.listPosts(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows, meta }
  })

  admin.get<ById>('/posts/:id', async (request) => {
    return { success: true, data: await posts.getPost(request.actor, idOf(request)) }
  })

  admin.post<ById>('/posts/:id/preview', async (request) => {
    return { success: true, data: await posts.createPreview(request.actor, idOf(request)) }
  })
}

function mountWrites(admin: FastifyInstance, posts: PostsService) {
  admin.post('/posts', { bodyLimit: POST_LIMIT }, async (request, reply) => {
    const data = await posts.createPost(request.actor, parse(newPostSchema, request.body))
    reply.code(201)
    return { success: true, message: 'Post created successfully.', data }
  })

  admin.put<ById>('/posts/:id', { bodyLimit: POST_LIMIT }, async (request) => {
    const id = idOf(request)
    const data = await posts.updatePost(request.actor, id, parse(postSchema, request.body))
    return { success: true, message: 'Post updated successfully.', data }
  })

  admin.delete<ById>('/posts/:id', async (request) => {
    await posts.deletePost(request.actor, idOf(request))
    return { success: true, message: 'Post deleted successfully.' }
  })

  admin.post('/posts/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await posts.deletePosts(request.actor, ids)
    return { success: true, message: 'Posts deleted successfully.', data: { deleted } }
  })
}

function mountRevisions(admin: FastifyInstance, posts: PostsService) {
  admin.get<ById>('/posts/:id/revisions', async (request) => {
    const id = idOf(request)
    const page = pageOf(parse(revisionListSchema, request.query))
    const { rows, total } = await posts.listRevisions(request.actor, id, page)
    return { success: true, data: rows, meta: { total, page: page.page, per_page: page.perPage } }
  })

  admin.get<ByVersion>('/posts/:id/revisions/:version', async (request) => {
    const data = await posts.getRevision(request.actor, idOf(request), versionOf(request))
    return { success: true, data }
  })

  admin.post<ByVersion>('/posts/:id/revisions/:version/restore', async (request) => {
    const [id, version] = [idOf(request), versionOf(request)]
    const { version: expected } = parse(restoreSchema, request.body)
    const data = await posts.restoreRevision(request.actor, id, version, expected)
    return { success: true, message: 'Post updated successfully.', data }
  })
}
