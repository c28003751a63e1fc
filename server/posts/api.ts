import type { FastifyInstance } from 'fastify'
import {
  type PostSummary,
  type PublishedPost,
  postListSchema,
  postQueryOf,
} from '../../domain/posts/published.ts'
import { parse } from '../http/parse.ts'
import type { PostsService } from './service.ts'

/** GET /api/insights and GET /api/insights/{slug}: published articles only (decisions, A8). */
export function mountPosts(api: FastifyInstance, posts: PostsService) {
  api.get('/insights', async (request) => {
    const query = postQueryOf(parse(postListSchema, request.query))
    const { rows, total } = await posts.listPublished(query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows.map(presentSummary), meta }
  })

  api.get<{ Params: { slug: string } }>('/insights/:slug', async (request) => {
    return { success: true, data: presentArticle(await posts.getPublished(request.params.slug)) }
  })
}

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
