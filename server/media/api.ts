import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../domain/errors.ts'
import {
  mediaChangeSchema,
  mediaDeletionSchema,
  mediaListSchema,
  mediaQueryOf,
} from '../../domain/media/library.ts'
import { uploadMaxBytes } from '../../domain/media/kinds.ts'
import { readRange } from '../http/byte-range.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import type { ByteRange } from '../platform/files/files.ts'
import { parse, parseId } from '../http/parse.ts'
import { readUploads, requireLength, takeUpload } from '../http/upload.ts'
import type { MediaService, ServedFile } from './service.ts'

const uploadRule = {
  field: 'file',
  maxBytes: uploadMaxBytes,
  tooLarge: 'The file is larger than 50 MB. Please choose a smaller one.',
}

interface ById {
  Params: { id: string }
}

const idOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The file')

export async function mountMediaAdmin(admin: FastifyInstance, media: MediaService) {
  await admin.register(async (scope) => {
    await readUploads(scope)
    const onRequest = async (request: FastifyRequest) => requireLength(request, uploadRule)
    scope.post('/upload', { onRequest }, async (request, reply) => {
      const { file, isNew } = await takeUpload(request, uploadRule, (upload) =>
        media.uploadFile(request.actor, upload),
      )
      const message = 'File has been uploaded successfully'
      return reply.code(isNew ? 201 : 200).send({ success: true, message, data: file })
    })
  })

  admin.get('/media', async (request) => {
    const query = mediaQueryOf(parse(mediaListSchema, request.query))
    const { rows, total } = await media.listFiles(request.actor, query)
    return { success: true, data: rows, meta: { total, page: query.page, per_page: query.perPage } }
  })

  admin.get<ById>('/media/:id', async (request) => {
    return { success: true, data: await media.getFile(request.actor, idOf(request)) }
  })

  admin.patch<ById>('/media/:id', async (request) => {
    const id = idOf(request)
    const data = await media.describeFile(request.actor, id, parse(mediaChangeSchema, request.body))
    return { success: true, message: 'File details have been updated successfully', data }
  })

  admin.delete<ById>('/media/:id', async (request) => {
    const id = idOf(request)
    const { force } = parse(mediaDeletionSchema, request.query)
    await media.deleteFile(request.actor, id, { force: force === 'true' })
    return { success: true, message: 'File has been deleted successfully' }
  })
}

/**
 * A file opened by itself may run nothing and load nothing. The style is the browser's own, with
 * which it centres a picture.
 */
const INERT =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
/** Safari runs its PDF viewer as a script of the page; the page still has no origin. */
const INERT_PDF = "sandbox allow-scripts; frame-ancestors 'none'"

/** GET /media/{hash}/{name}: for anybody, for ever, since other bytes have another address. */
export function mountMedia(app: FastifyInstance, media: MediaService) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const file = await media.findServed(path)
      if (!file) throw notFound('The file')
      return serve(request, reply, file)
    },
  })
}

async function serve(request: FastifyRequest, reply: FastifyReply, file: ServedFile) {
  const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers
  if (known === file.etag) return reply.headers(keepHeaders(file)).code(304).send()
  const isRanged = request.method === 'GET' && (ifRange ?? file.etag) === file.etag
  const range = isRanged ? readRange(asked, file.size) : 'whole'
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  return range === 'whole'
    ? sendBytes(request, reply, file, { start: 0, end: file.size - 1 })
    : sendBytes(request, reply.code(206), file, range)
}

/** Headers come last: an error on the way must not go out under those of the file. */
async function sendBytes(
  { method }: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  range: ByteRange,
) {
  const bytes = method === 'HEAD' ? await file.isKept() : await file.open(range)
  if (!bytes) throw notFound('The file')
  reply.headers({ ...keepHeaders(file), ...inertHeaders(file) })
  reply.header('content-length', range.end - range.start + 1)
  if (reply.statusCode === 206) {
    reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  }
  return reply.send(bytes === true ? undefined : bytes)
}

function keepHeaders({ etag }: ServedFile) {
  return { etag, 'cache-control': 'public, max-age=31536000, immutable' }
}

function inertHeaders(file: ServedFile) {
  const isText = file.type === 'text/plain'
  const disposition = file.isShownInBrowser ? 'inline' : 'attachment'
  return {
    'content-type': isText ? 'text/plain; charset=utf-8' : file.type,
    'content-disposition': contentDisposition(disposition, file.name),
    'content-security-policy': file.type === 'application/pdf' ? INERT_PDF : INERT,
    'accept-ranges': 'bytes',
    // Articles are read elsewhere too, in feed readers.
    'cross-origin-resource-policy': 'cross-origin',
  }
}
