import { articleViewsSchema } from '../../../domain/posts/views.ts'
import { one } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import { getViews, type ViewPorts } from './service.ts'

export const viewRoutes = (ports: ViewPorts) => [
  route({
    method: 'GET',
    path: '/admin/posts/:id/views',
    needs: 'reader',
    tag: 'Posts',
    summary: 'How often an article was read on each of the last 90 days',
    names: 'The blog post',
    answers: { 200: one(articleViewsSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await getViews(ports, actor, id) }
    },
  }),
]
