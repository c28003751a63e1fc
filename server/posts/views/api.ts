import { articleViewsSchema } from '../../../domain/posts/views.ts'
import { resource } from '../../http/resource.ts'
import { getViews, type ViewPorts } from './service.ts'

const views = resource('/admin/posts/:id/views', { tag: 'Posts', names: 'The blog post' })

export const viewRoutes = (ports: ViewPorts) => [
  views.call('GET /', {
    summary: 'How often an article was read on each of the last 90 days',
    data: articleViewsSchema,
    run: ({ actor, id }) => getViews(ports, actor, id),
  }),
]
