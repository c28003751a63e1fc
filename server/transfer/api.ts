import type { FastifyReply } from 'fastify'
import { formatIsoDay } from '../../domain/dates.ts'
import {
  importChoiceOf,
  importMaxBytes,
  importQuerySchema,
  postImportSchema,
} from '../../domain/transfer.ts'
import { doneWith } from '../http/answers.ts'
import { contentDisposition } from '../http/file-headers.ts'
import { route } from '../http/route.ts'
import { takeUpload } from '../http/upload.ts'
import { archiveAll, archivePost, type PostFile } from './archive.ts'
import type { ArchivePorts } from './archive-lists.ts'
import { importPosts } from './service.ts'

const upload = {
  field: 'file',
  maxBytes: importMaxBytes,
  tooLarge: 'The file is larger than 200 MB. Please divide it.',
}

/** What comes in from other programs, and all of it as files. */
export const transferRoutes = (ports: ArchivePorts) => [
  route({
    method: 'POST',
    path: '/admin/import',
    needs: 'editor',
    tag: 'Import and export',
    summary:
      'Make drafts of Markdown, a ZIP of it, or an export of WordPress; dry_run=true only looks',
    upload,
    query: importQuerySchema,
    answers: { 200: doneWith(postImportSchema) },
    async handle({ actor, query, request }) {
      const choice = importChoiceOf(query)
      const data = await takeUpload(request, upload, (file) =>
        importPosts(ports, actor, file, choice),
      )
      const message = choice.isDryRun ? 'Nothing has been stored.' : 'Posts imported successfully.'
      return { success: true, message, data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/export',
    needs: 'owner',
    tag: 'Import and export',
    summary: 'Everything that the admin area holds, as a ZIP file',
    files: ['application/zip'],
    answers: {},
    async handle({ actor, reply }) {
      const name = `plumbline-${formatIsoDay(ports.clock.now())}.zip`
      const content = await archiveAll(ports, actor)
      return attach(reply, { name, type: 'application/zip', content })
    },
  }),

  route({
    method: 'GET',
    path: '/admin/posts/:id/markdown',
    needs: 'reader',
    tag: 'Import and export',
    summary: 'A post as Markdown; as a ZIP file where it has pictures',
    names: 'The blog post',
    files: ['text/markdown', 'application/zip'],
    answers: {},
    async handle({ actor, id, reply }) {
      return attach(reply, await archivePost(ports, actor, id))
    },
  }),
]

function attach(reply: FastifyReply, { name, type, content }: PostFile): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .send(content)
}
