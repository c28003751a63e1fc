import { othersSchema, presenceSchema } from '../../../domain/posts/presence.ts'
import { resource } from '../../http/resource.ts'
import type { PostPorts } from '../service.ts'
import { giveSign } from './service.ts'

const presence = resource('/admin/posts/:id/presence', { tag: 'Posts', names: 'The blog post' })

export const presenceRoutes = (ports: PostPorts) => [
  presence.call('POST /', {
    summary: 'Say that a window has the post open, and ask who else has',
    body: presenceSchema,
    data: othersSchema,
    run: ({ actor, id, body }) => giveSign(ports, actor, id, body),
  }),
]
