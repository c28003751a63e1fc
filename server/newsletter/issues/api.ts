import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { dayPageQuerySchema } from '../../../domain/list-query.ts'
import {
  issuePlanBodySchema,
  issuePlanSchema,
  issuePreviewSchema,
  issueRecordSchema,
  issueSendSchema,
  issueTestSchema,
  issueWordsSchema,
  listedPlanSchema,
} from '../../../domain/newsletter/issues.ts'
import { sendMailPreview } from '../../http/policy.ts'
import { parse } from '../../http/requests.ts'
import { resource } from '../../http/resource.ts'
import { cancelPlan, listPlans, planIssue } from './plans.ts'
import {
  getIssue,
  getPreviewDocument,
  type IssuePorts,
  listIssues,
  pauseIssue,
  previewIssue,
  resumeIssue,
  sayBegun,
  sendFiledCopies,
  sendPost,
  sendTest,
} from './service.ts'

/** Sending posts to the newsletter's subscribers. */
export const issueRoutes = (ports: IssuePorts) => [
  ...sendingRoutes(ports),
  ...planRoutes(ports),
  ...progressRoutes(ports),
]

const ofPost = resource('/admin/posts/:id/newsletter', {
  tag: 'Newsletter',
  names: 'The blog post',
})

const sendingRoutes = (ports: IssuePorts) => [
  ofPost.call('POST /preview', {
    summary: 'The message that subscribers would get, and how many they are; changes nothing',
    body: issueWordsSchema,
    data: issuePreviewSchema,
    run: ({ actor, id, body }) => previewIssue(ports, actor, id, body),
  }),
  ofPost.call('POST /test', {
    summary: 'Send one test copy to an address, at most three a day',
    body: issueTestSchema,
    conflicts: ['no_mail_server', 'too_many_tests'],
    message: sayBegun(ports, 'The test message is on its way.'),
    run: ({ actor, id, body }) => sendTest(ports, actor, id, body),
  }),
  ofPost.call('POST /send', {
    summary:
      'Send the post to every active subscriber, once and for all; without a mail server only where `to_files` asks for files',
    body: issueSendSchema,
    conflicts: [
      'no_mail_server',
      'not_public',
      'version_conflict',
      'already_sent',
      'no_subscribers',
    ],
    status: 201,
    data: issueRecordSchema,
    message: sayBegun(ports, 'The newsletter is being sent.'),
    run: ({ actor, id, body }) => sendPost(ports, actor, id, body),
  }),
]

const planRoutes = (ports: IssuePorts) => [
  resource('/admin/newsletter-plans', { tag: 'Newsletter' }).call('GET /', {
    summary: 'Posts that are to be sent at a time, the next one first',
    data: z.array(listedPlanSchema),
    run: ({ actor }) => listPlans(ports, actor),
  }),
  ofPost.call('POST /schedule', {
    summary:
      'Send the post, as it is then, at a time or when it is published; replaces an earlier plan',
    body: issuePlanBodySchema,
    conflicts: ['not_public', 'is_public', 'already_sent'],
    data: issuePlanSchema,
    message: 'The newsletter is scheduled.',
    run: ({ actor, id, body }) => planIssue(ports, actor, id, body),
  }),
  ofPost.call('DELETE /schedule', {
    summary: 'Call off what is scheduled',
    message: 'The newsletter is no longer scheduled.',
    run: ({ actor, id }) => cancelPlan(ports, actor, id),
  }),
]

const issues = resource('/admin/newsletter-issues', {
  tag: 'Newsletter',
  names: 'The newsletter issue',
})

const progressRoutes = (ports: IssuePorts) => [
  issues.list({
    summary: 'Posts sent as newsletters, newest first, with how far each has come',
    query: dayPageQuerySchema,
    row: issueRecordSchema,
    run: ({ actor, query }) => listIssues(ports, actor, query),
  }),
  issues.call('GET /:id', {
    summary: 'One newsletter issue and how far it has come',
    data: issueRecordSchema,
    run: ({ actor, id }) => getIssue(ports, actor, id),
  }),
  issues.call('POST /:id/pause', {
    summary: 'Hold the copies that have not gone out',
    conflicts: ['not_sending'],
    data: issueRecordSchema,
    message: 'The newsletter is paused.',
    run: ({ actor, id }) => pauseIssue(ports, actor, id),
  }),
  issues.call('POST /:id/resume', {
    summary: 'Send the copies that were held',
    conflicts: ['not_paused'],
    data: issueRecordSchema,
    message: 'The newsletter is resumed.',
    run: ({ actor, id }) => resumeIssue(ports, actor, id),
  }),
  issues.call('POST /:id/send-again', {
    summary: 'Send the copies that were written to files, which nobody has received',
    conflicts: ['no_mail_server', 'not_filed'],
    data: issueRecordSchema,
    message: 'The newsletter is being sent.',
    run: ({ actor, id }) => sendFiledCopies(ports, actor, id),
  }),
]

/**
 * GET /newsletter/preview/{token}: a message as mail programs show it. A document of its own for a
 * frame, because the CSP of the admin page forbids the styles of a mail.
 */
export function mountIssuePreview(app: FastifyInstance, ports: IssuePorts) {
  app.get<{ Params: { token: string } }>('/newsletter/preview/:token', async (request, reply) =>
    sendMailPreview(
      reply,
      await getPreviewDocument(ports, request.params.token, parse(issueWordsSchema, request.query)),
    ),
  )
}
