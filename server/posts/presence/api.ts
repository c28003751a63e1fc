import { othersSchema, presenceSchema } from '../../../domain/posts/presence.ts'
import { one } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import type { PostPorts } from '../service.ts'
import { giveSign } from './service.ts'

export const presenceRoutes = (ports: PostPorts) => [
  route({
    method: 'POST',
    path: '/admin/posts/:id/presence',
    needs: 'editor',
    tag: 'Posts',
    summary: 'Say that a window has the post open, and ask who else has',
    names: 'The blog post',
    body: presenceSchema,
    answers: { 200: one(othersSchema) },
    async handle({ actor, id, body }) {
      return { success: true, data: await giveSign(ports, actor, id, body) }
    },
  }),
]
