import type { FastifyInstance } from 'fastify'
import { notFound } from '../../domain/errors.ts'
import type { SocialImages } from './share-cards.ts'

/** A day: the address stays the same when a title changes, and those who share keep copies anyway. */
const CACHE_CONTROL = 'public, max-age=86400'

/** GET /social/{name}.png */
export function mountSocialImages(app: FastifyInstance, socialImages: SocialImages) {
  app.get<{ Params: { file: string } }>('/social/:file', async (request, reply) => {
    const name = /^([\w-]+)\.png$/.exec(request.params.file)?.[1]
    const image = name === undefined ? null : await socialImages.find(name)
    if (!image) throw notFound('The picture')
    reply.headers({
      'cache-control': CACHE_CONTROL,
      // Made to be shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
      etag: image.etag,
    })
    if (request.headers['if-none-match'] === image.etag) return reply.code(304).send()
    return reply.type('image/png').send(image.png)
  })
}
