import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../domain/actor.ts'
import {
  exportTicketSchema,
  type ImportProgress,
  importChoiceOf,
  importMaxBytes,
  importQuerySchema,
  postImportSchema,
} from '../../domain/transfer.ts'
import { type AnyError, readError } from '../http/errors.ts'
import { contentDisposition } from '../http/file-headers.ts'
import { doneWith, resource } from '../http/resource.ts'
import { route } from '../http/route.ts'
import { takeUpload } from '../http/upload.ts'
import type { Noun } from '../noun.ts'
import type { Ports } from '../ports.ts'
import {
  archiveAll,
  createTicket,
  getPostFile,
  nameArchive,
  type PostFile,
  redeemTicket,
} from './archive.ts'
import { importPosts } from './service.ts'

const upload = {
  field: 'file',
  maxBytes: importMaxBytes,
  tooLarge: 'The file is larger than 200 MB. Please split it.',
}

/** Import from other programs, and export. */
const transferRoutes = (ports: Ports) => [
  route({
    method: 'POST',
    path: '/admin/import',
    needs: 'editor',
    tag: 'Import and export',
    summary:
      'Make drafts of Markdown, a ZIP of it, or an export of WordPress; dry_run=true only looks, progress=true says how far it is',
    upload,
    query: importQuerySchema,
    answers: { 200: doneWith(postImportSchema) },
    files: [linesType],
    async handle({ actor, query, request, reply }) {
      const choice = importChoiceOf(query)
      const take = async (tell?: (progress: ImportProgress) => void) => {
        const data = await takeUpload(request, upload, (file) =>
          importPosts(ports, actor, file, { ...choice, tell }),
        )
        const message = choice.isDryRun
          ? 'Nothing has been stored.'
          : 'Posts imported successfully.'
        return { success: true, message, data }
      }
      return query.progress === 'true' ? answerInLines(request, reply, take) : take()
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
    handle: ({ actor, reply }) => sendArchive(ports, actor, reply),
  }),

  resource('/admin/export', { tag: 'Import and export', writes: 'owner' }).call('POST /ticket', {
    summary: 'An address at which a browser can save the same file, once, within a minute',
    status: 201,
    data: exportTicketSchema,
    message: 'Valid once, for a minute.',
    async run({ actor }) {
      const { ticket, expires_at } = await createTicket(ports, actor)
      return { path: archivePath(ticket), expires_at }
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
      return attach(reply, await getPostFile(ports, actor, id))
    },
  }),
]

/** GET /downloads/everything/{token}: the archive, for a browser with a ticket for one download. */
function mountDownloads(app: FastifyInstance, ports: Ports) {
  app.route<{ Params: { token: string } }>({
    method: 'GET',
    url: '/downloads/everything/:token',
    // A HEAD request would use up the ticket.
    exposeHeadRoute: false,
    async handler({ params }, reply) {
      const actor = await redeemTicket(ports, params.token)
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return sendArchive(ports, actor, reply)
    },
  })
}

const archivePath = (ticket: string) => `/downloads/everything/${ticket}`

async function sendArchive(ports: Ports, actor: Actor, reply: FastifyReply) {
  const content = await archiveAll(ports, actor)
  const name = nameArchive(ports.clock.now())
  return attach(reply, { name, type: 'application/zip', content })
}

function attach(reply: FastifyReply, { name, type, content }: PostFile): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .send(content)
}

/** JSON Lines. */
const linesType = 'application/x-ndjson'

/**
 * Responds with JSON lines: the progress of `work`, then the envelope. An error before the first
 * progress line is an ordinary error response; after it the status is sent already, and only the
 * envelope reports the failure.
 */
async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (line: object) => void) => Promise<object>,
): Promise<object> {
  const lines = new PassThrough()
  // The work continues if the browser disconnects.
  lines.on('error', () => {})
  const write = (line: object) => lines.writable && lines.write(`${JSON.stringify(line)}\n`)
  const begun = Promise.withResolvers<null>()
  const outcome = work((line) => {
    write(line)
    begun.resolve(null)
  })
  const atOnce = await Promise.race([begun.promise, outcome])
  if (atOnce) return atOnce
  void outcome
    .catch((error: AnyError) => readError(error, request).envelope)
    .then((envelope) => {
      write(envelope)
      lines.end()
    })
  // A proxy that buffers the response would hold back the progress.
  return reply.type(linesType).header('x-accel-buffering', 'no').send(lines)
}

export const transfer = { routes: transferRoutes, mount: mountDownloads } satisfies Noun
