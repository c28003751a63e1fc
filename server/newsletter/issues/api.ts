import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { pageOf } from '../../../domain/list-query.ts'
import {
  issueListSchema,
  issuePreviewSchema,
  issueRecordSchema,
} from '../../../domain/newsletter/issues.ts'
import {
  issuePlanBodySchema,
  issuePlanSchema,
  issueSendSchema,
  issueTestSchema,
  issueWordsSchema,
  listedPlanSchema,
} from '../../../domain/newsletter/plans.ts'
import { done, doneWith, list, one, presentList } from '../../http/answers.ts'
import { sendLetterPreview } from '../../http/letter-preview.ts'
import { parse } from '../../http/requests.ts'
import { route } from '../../http/route.ts'
import { cancelPlan, listPlans, planIssue } from './plans.ts'
import {
  getIssue,
  getPreviewDocument,
  type IssuePorts,
  listIssues,
  pauseIssue,
  previewIssue,
  resumeIssue,
  sendPost,
  sendTest,
} from './service.ts'

/** Sending posts to the newsletter's subscribers. */
export const issueRoutes = (ports: IssuePorts) => [
  ...sendingRoutes(ports),
  ...planRoutes(ports),
  ...progressRoutes(ports),
]

const sendingRoutes = (ports: IssuePorts) => [
  route({
    method: 'POST',
    path: '/admin/posts/:id/newsletter/preview',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'The message that subscribers would get, and how many they are; changes nothing',
    names: 'The blog post',
    body: issueWordsSchema,
    answers: { 200: one(issuePreviewSchema) },
    conflicts: ['not_public'],
    async handle({ actor, id, body }) {
      return { success: true, data: await previewIssue(ports, actor, id, body) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/newsletter/test',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Send one test copy to an address, at most three a day',
    names: 'The blog post',
    body: issueTestSchema,
    answers: { 200: done },
    conflicts: ['not_public', 'too_many_tests'],
    async handle({ actor, id, body }) {
      await sendTest(ports, actor, id, body)
      return { success: true, message: 'The test message is on its way.' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/newsletter/send',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Send the post to every active subscriber, once and for all',
    names: 'The blog post',
    body: issueSendSchema,
    answers: { 201: doneWith(issueRecordSchema) },
    conflicts: ['not_public', 'version_conflict', 'already_sent', 'no_subscribers'],
    async handle({ actor, id, body }) {
      const data = await sendPost(ports, actor, id, body)
      return { success: true, message: 'The newsletter is being sent.', data }
    },
  }),
]

const planRoutes = (ports: IssuePorts) => [
  route({
    method: 'GET',
    path: '/admin/newsletter-plans',
    needs: 'reader',
    tag: 'Newsletter',
    summary: 'Posts that are to be sent at a time, the next one first',
    answers: { 200: one(z.array(listedPlanSchema)) },
    async handle({ actor }) {
      return { success: true, data: await listPlans(ports, actor) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/posts/:id/newsletter/schedule',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Send the post, as it is then, at a time; in place of the time that it had',
    names: 'The blog post',
    body: issuePlanBodySchema,
    answers: { 200: doneWith(issuePlanSchema) },
    conflicts: ['not_public', 'already_sent'],
    async handle({ actor, id, body }) {
      const data = await planIssue(ports, actor, id, body)
      return { success: true, message: 'The newsletter is scheduled.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/posts/:id/newsletter/schedule',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Call off what is scheduled',
    names: 'The blog post',
    answers: { 200: done },
    async handle({ actor, id }) {
      await cancelPlan(ports, actor, id)
      return { success: true, message: 'The newsletter is no longer scheduled.' }
    },
  }),
]

const progressRoutes = (ports: IssuePorts) => [
  route({
    method: 'GET',
    path: '/admin/newsletter-issues',
    needs: 'reader',
    tag: 'Newsletter',
    summary: 'Posts sent as newsletters, newest first, with how far each has come',
    query: issueListSchema,
    answers: { 200: list(issueRecordSchema) },
    async handle({ actor, query }) {
      const page = pageOf(query)
      return presentList(page, await listIssues(ports, actor, page))
    },
  }),

  route({
    method: 'GET',
    path: '/admin/newsletter-issues/:id',
    needs: 'reader',
    tag: 'Newsletter',
    summary: 'One newsletter issue and how far it has come',
    names: 'The newsletter issue',
    answers: { 200: one(issueRecordSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await getIssue(ports, actor, id) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/newsletter-issues/:id/pause',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Hold the copies that have not gone out',
    names: 'The newsletter issue',
    answers: { 200: doneWith(issueRecordSchema) },
    conflicts: ['not_sending'],
    async handle({ actor, id }) {
      const data = await pauseIssue(ports, actor, id)
      return { success: true, message: 'The newsletter is paused.', data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/newsletter-issues/:id/resume',
    needs: 'editor',
    tag: 'Newsletter',
    summary: 'Send the copies that were held',
    names: 'The newsletter issue',
    answers: { 200: doneWith(issueRecordSchema) },
    conflicts: ['not_paused'],
    async handle({ actor, id }) {
      const data = await resumeIssue(ports, actor, id)
      return { success: true, message: 'The newsletter goes on.', data }
    },
  }),
]

/**
 * GET /newsletter/preview/{token}: a message as mail programs show it. A document of its own,
 * because what stands in the admin's page keeps to the policy of that page.
 */
export function mountIssuePreview(app: FastifyInstance, ports: IssuePorts) {
  app.get<{ Params: { token: string } }>('/newsletter/preview/:token', async (request, reply) =>
    sendLetterPreview(
      reply,
      await getPreviewDocument(ports, request.params.token, parse(issueWordsSchema, request.query)),
    ),
  )
}
