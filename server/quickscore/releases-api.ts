import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { issueRecordSchema } from '../../domain/newsletter/issues.ts'
import { lawReleasePreviewSchema, lawReleaseSchema } from '../../domain/quickscore/releases.ts'
import { sendMailPreview } from '../http/mail-preview.ts'
import { resource } from '../http/resource.ts'
import {
  getReleaseDocument,
  getReleasePreview,
  listReleases,
  type ReleasePorts,
  sendRelease,
} from './releases.ts'

const changes = resource('/admin/law-changes', { tag: 'QuickScore' })

/** Telling respondents of changes of the law; how far it has come is asked as of any issue. */
export const releaseRoutes = (ports: ReleasePorts) => [
  changes.call('GET /', {
    summary:
      'Changes in the law: how many who asked to be told each one touches, and whether it was sent',
    data: z.array(lawReleaseSchema),
    run: ({ actor }) => listReleases(ports, actor),
  }),
  changes.call('GET /:change', {
    summary: 'The message that respondents would get of a change of the law, and how many they are',
    data: lawReleasePreviewSchema,
    run: ({ actor, params }) => getReleasePreview(ports, actor, params.change ?? ''),
  }),
  changes.call('POST /:change/send', {
    summary: 'Tell every respondent that it touches and who asked for it, once',
    conflicts: ['already_sent', 'no_recipients'],
    status: 201,
    data: issueRecordSchema,
    message: 'The news is being sent.',
    run: ({ actor, params }) => sendRelease(ports, actor, params.change ?? ''),
  }),
]

/** GET /quickscore/law-news/preview/{change}: the message for the frame of the admin area. */
export function mountReleasePreview(app: FastifyInstance, ports: ReleasePorts) {
  app.get<{ Params: { change: string } }>(
    '/quickscore/law-news/preview/:change',
    async (request, reply) =>
      sendMailPreview(reply, getReleaseDocument(ports, request.params.change)),
  )
}
