import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../../domain/list-query.ts'
import {
  issueListSchema,
  issueSendSchema,
  issueTestSchema,
} from '../../../domain/newsletter/issues.ts'
import { parse, parseId } from '../../http/parse.ts'
import type { NewsletterService } from '../subscribers/sign-up.ts'

interface ById {
  Params: { id: string }
}

const postIdOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The blog post')
const issueIdOf = ({ params }: { params: ById['Params'] }) =>
  parseId(params.id, 'The newsletter issue')

/** Sending posts to the newsletter's subscribers. */
export function mountIssuesAdmin(admin: FastifyInstance, newsletter: NewsletterService) {
  admin.post<ById>('/posts/:id/newsletter/preview', async (request) => {
    return { success: true, data: await newsletter.previewIssue(request.actor, postIdOf(request)) }
  })

  admin.post<ById>('/posts/:id/newsletter/test', async (request) => {
    const { email } = parse(issueTestSchema, request.body)
    await newsletter.sendTest(request.actor, postIdOf(request), email)
    return { success: true, message: 'The test message is on its way.' }
  })

  admin.post<ById>('/posts/:id/newsletter/send', async (request, reply) => {
    const { version } = parse(issueSendSchema, request.body)
    const data = await newsletter.sendPost(request.actor, postIdOf(request), version)
    reply.code(201)
    return { success: true, message: 'The newsletter is being sent.', data }
  })

  admin.get('/newsletter-issues', async (request) => {
    const page = pageOf(parse(issueListSchema, request.query))
    const { rows, total } = await newsletter.listIssues(request.actor, page)
    return { success: true, data: rows, meta: { total, page: page.page, per_page: page.perPage } }
  })

  admin.get<ById>('/newsletter-issues/:id', async (request) => {
    return { success: true, data: await newsletter.getIssue(request.actor, issueIdOf(request)) }
  })

  admin.post<ById>('/newsletter-issues/:id/pause', async (request) => {
    const data = await newsletter.pauseIssue(request.actor, issueIdOf(request))
    return { success: true, message: 'The newsletter is paused.', data }
  })

  admin.post<ById>('/newsletter-issues/:id/resume', async (request) => {
    const data = await newsletter.resumeIssue(request.actor, issueIdOf(request))
    return { success: true, message: 'The newsletter goes on.', data }
  })
}

/** A mail needs the styles in its elements, may load nothing, and runs nothing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
].join('; ')

/**
 * GET /newsletter/preview/{token}: a message as mail programs show it. A document of its own,
 * because what stands in the admin's page keeps to the policy of that page.
 */
export function mountIssuePreview(app: FastifyInstance, newsletter: NewsletterService) {
  app.get<{ Params: { token: string } }>('/newsletter/preview/:token', async (request, reply) => {
    const html = await newsletter.getPreviewDocument(request.params.token)
    reply.headers({
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    // A document without an origin cannot keep to one; a browser would warn of it.
    reply.removeHeader('origin-agent-cluster')
    // A link that is tried out opens beside the admin area, not in the frame.
    return reply
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head>\n<base target="_blank">'))
  })
}
