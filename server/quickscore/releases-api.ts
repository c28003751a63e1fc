import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { issueRecordSchema } from '../../domain/newsletter/issues.ts'
import { lawReleasePreviewSchema, lawReleaseSchema } from '../../domain/quickscore/releases.ts'
import { doneWith, one } from '../http/answers.ts'
import { sendLetterPreview } from '../http/letter-preview.ts'
import { route } from '../http/route.ts'
import {
  getReleaseDocument,
  getReleasePreview,
  listReleases,
  type ReleasePorts,
  sendRelease,
} from './releases.ts'

/** Telling respondents of changes of the law; how far it has come is asked as of any issue. */
export const releaseRoutes = (ports: ReleasePorts) => [
  route({
    method: 'GET',
    path: '/admin/law-changes',
    needs: 'reader',
    tag: 'QuickScore',
    summary: 'Changes of the law, whom each touches who asked to be told, and whether it was sent',
    answers: { 200: one(z.array(lawReleaseSchema)) },
    async handle({ actor }) {
      return { success: true, data: await listReleases(ports, actor) }
    },
  }),

  route({
    method: 'GET',
    path: '/admin/law-changes/:change',
    needs: 'reader',
    tag: 'QuickScore',
    summary: 'The message that respondents would get of a change of the law, and how many they are',
    answers: { 200: one(lawReleasePreviewSchema) },
    async handle({ actor, params }) {
      return { success: true, data: await getReleasePreview(ports, actor, params.change ?? '') }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/law-changes/:change/send',
    needs: 'editor',
    tag: 'QuickScore',
    summary: 'Tell every respondent whom it touches and who asked for it, once and for all',
    answers: { 201: doneWith(issueRecordSchema) },
    conflicts: ['already_sent', 'no_recipients'],
    async handle({ actor, params }) {
      const data = await sendRelease(ports, actor, params.change ?? '')
      return { success: true, message: 'The news is being sent.', data }
    },
  }),
]

/** GET /quickscore/law-news/preview/{change}: the message for the frame of the admin area. */
export function mountReleasePreview(app: FastifyInstance, ports: ReleasePorts) {
  app.get<{ Params: { change: string } }>(
    '/quickscore/law-news/preview/:change',
    async (request, reply) =>
      sendLetterPreview(reply, getReleaseDocument(ports, request.params.change)),
  )
}
