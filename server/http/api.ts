import type { FastifyInstance } from 'fastify'
import { mountAccess } from '../access/api.ts'
import { createGuard } from '../access/guard.ts'
import { mountActivity } from '../activity/api.ts'
import { mountAnalytics } from '../analytics/api.ts'
import { mountCategories } from '../labels/categories-api.ts'
import { mountInquiries, mountInquiriesAdmin } from '../messages/api.ts'
import type { Limits } from './limit-rules.ts'
import { mountMediaAdmin } from '../media/api.ts'
import { answerUnknown, watchMethods } from './methods.ts'
import { mountNewsletter, mountNewsletterAdmin } from '../newsletter/subscribers/api.ts'
import { mountIssuesAdmin } from '../newsletter/issues/api.ts'
import { mountOpenApi } from './openapi/openapi-api.ts'
import { mountOutbox } from '../mail/api.ts'
import { limitAddress } from './address.ts'
import { requireOwnSite } from './own-site.ts'
import { mountPosts } from '../posts/api.ts'
import { mountPostsAdmin } from '../posts/editing-api.ts'
import { mountQuickscore, mountQuickscoreAdmin } from '../quickscore/api.ts'
import { mountRegions } from '../labels/regions-api.ts'
import type { Services } from '../services.ts'

interface Ports {
  services: Services
  limits: Limits
  publicUrl: string | undefined
}

/** Mounts every noun's calls. What holds for all of `/api` is said here once. */
export async function mountApi(app: FastifyInstance, { services, limits, publicUrl }: Ports) {
  const guard = createGuard(services.access, limits)

  await app.register(
    async (api) => {
      api.addHook('onRequest', (request) => limits.spend('api', limitAddress(request.ip)))
      api.addHook('onRequest', async (request) => requireOwnSite(request.raw, publicUrl))
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      })

      await api.register(async (open) => {
        const close = watchMethods(open)
        mountQuickscore(open, { quickscore: services.quickscore, guard, limits })
        mountInquiries(open, { inquiries: services.inquiries, limits })
        mountNewsletter(open, { newsletter: services.newsletter, limits })
        mountPosts(open, services.posts)
        mountOpenApi(open)
        mountAnalytics(open, { analytics: services.analytics, limits })
        close()
        answerUnknown(open)
      })
      await api.register(
        async (admin) => {
          admin.addHook('onRequest', guard.requireKey)
          const close = watchMethods(admin)
          mountAccess(admin)
          mountQuickscoreAdmin(admin, services.quickscore)
          await mountMediaAdmin(admin, services.media)
          mountPostsAdmin(admin, services.posts)
          mountCategories(admin, services.categories)
          mountRegions(admin, services.regions)
          mountInquiriesAdmin(admin, services.inquiries)
          mountNewsletterAdmin(admin, services.newsletter)
          mountIssuesAdmin(admin, services.newsletter)
          mountOutbox(admin, services.outbox)
          mountActivity(admin, services.activity)
          close()
          answerUnknown(admin)
        },
        { prefix: '/admin' },
      )
    },
    { prefix: '/api' },
  )
}
