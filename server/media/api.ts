import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../domain/errors.ts'
import { uploadMaxBytes } from '../../domain/media/kinds.ts'
import {
  alreadyThere,
  listedMediaSchema,
  mediaChangeSchema,
  mediaDeletedSchema,
  mediaDeletionSchema,
  mediaFileSchema,
  mediaListSchema,
  stilled,
  usedMediaSchema,
} from '../../domain/media/library.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { contentDisposition, isKnown, readRange } from '../http/file-headers.ts'
import { doneWith, resource } from '../http/resource.ts'
import { route } from '../http/route.ts'
import { takeUpload } from '../http/upload.ts'
import type { Means } from '../noun.ts'
import type { ByteRange } from '../platform/files/files.ts'
import type { Ports } from '../ports.ts'
import { deleteFile, deleteFiles } from './deletion.ts'
import { replaceFile } from './replace.ts'
import { getFile, listFiles, type MediaPorts, updateFile, uploadFile } from './service.ts'
import { findMovedUrl, findServedFile, type ServedFile } from './serving.ts'

const upload = {
  field: 'file',
  maxBytes: uploadMaxBytes,
  tooLarge: 'The file is larger than 50 MB. Please choose a smaller one.',
}

const media = resource('/admin/media', { tag: 'Media', names: 'The file' })

/** The library, for staff. */
export const mediaRoutes = (ports: Ports) => [
  uploadRoute(ports),
  media.list({
    summary: 'Files of the library',
    query: mediaListSchema,
    row: listedMediaSchema,
    run: ({ actor, query }) => listFiles(ports, actor, query),
  }),
  media.call('GET /:id', {
    summary: 'One file, with the posts that use it',
    data: usedMediaSchema,
    run: ({ actor, id }) => getFile(ports, actor, id),
  }),
  media.call('PATCH /:id', {
    summary: 'Describe a file',
    body: mediaChangeSchema,
    conflicts: ['version_conflict'],
    data: mediaFileSchema,
    message: 'File details have been updated successfully',
    run: ({ actor, id, body }) => updateFile(ports, actor, id, body),
  }),
  media.call('POST /:id/replace', {
    summary: 'Put another file of the same kind in the place of this one, wherever it is used',
    upload,
    conflicts: ['known', 'version_conflict'],
    data: mediaFileSchema,
    message: 'File has been replaced successfully',
    run: ({ actor, id, request }) =>
      takeUpload(request, upload, (bytes) => replaceFile(ports, actor, id, bytes)),
  }),
  media.call('DELETE /:id', {
    summary: 'Delete a file; one in use with force=true only',
    query: mediaDeletionSchema,
    conflicts: ['in_use'],
    message: 'File has been deleted successfully',
    run: ({ actor, id, query }) => deleteFile(ports, actor, id, { force: query.force === 'true' }),
  }),
  media.call('POST /delete', {
    summary: 'Delete the selected files; those in use stay, and are named',
    body: selectionSchema,
    data: mediaDeletedSchema,
    message: 'Files deleted successfully',
    run: ({ actor, body }) => deleteFiles(ports, actor, body.ids),
  }),
]

const uploadRoute = (ports: MediaPorts) =>
  route({
    method: 'POST',
    path: '/admin/upload',
    needs: 'editor',
    tag: 'Media',
    summary: 'Upload a file; the same bytes again are the file that exists (200)',
    upload,
    answers: { 200: doneWith(mediaFileSchema), 201: doneWith(mediaFileSchema) },
    async handle({ actor, request, reply }) {
      const { file, isNew, isStilled } = await takeUpload(request, upload, (bytes) =>
        uploadFile(ports, actor, bytes),
      )
      if (isNew) reply.code(201)
      const uploaded = isStilled ? stilled : 'File has been uploaded successfully'
      const message = isNew ? uploaded : alreadyThere
      return { success: true, message, data: file }
    },
  })

/**
 * A file opened directly must not run or load anything. `style-src` is for the browser's own style,
 * which centres a picture.
 */
const INERT =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
/** Safari's PDF viewer runs as a script of the page, which still has an opaque origin. */
const INERT_PDF = "sandbox allow-scripts; frame-ancestors 'none'"

/** GET /media/{hash}/{name}: public and immutable, since other bytes have another address. */
export function mountMedia(
  app: FastifyInstance,
  ports: MediaPorts,
  { limits }: Pick<Means, 'limits'>,
) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?')
      // Takes turns, because a crop may have to be made first.
      const find = () => findServedFile(ports, path)
      const file = await limits.inTurn('pictures', request.ip, find)
      const moved = file ? null : await findMovedUrl(ports, path)
      // A redirect is cached briefly, because the file may be replaced again.
      if (moved) return reply.header('cache-control', 'public, max-age=300').redirect(moved, 302)
      if (!file) throw notFound('The file')
      return serve(request, reply, file)
    },
  })
}

async function serve(request: FastifyRequest, reply: FastifyReply, file: ServedFile) {
  const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers
  if (isKnown(known, file.etag)) return reply.headers(keepHeaders(file)).code(304).send()
  const isRanged = request.method === 'GET' && (ifRange ?? file.etag) === file.etag
  const range = isRanged ? readRange(asked, file.size) : 'whole'
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  return range === 'whole'
    ? sendBytes(request, reply, file, { start: 0, end: file.size - 1 })
    : sendBytes(request, reply.code(206), file, range)
}

/** Sets headers last: an error response must not have those of the file. */
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
    // Feed readers show pictures of articles on other origins.
    'cross-origin-resource-policy': 'cross-origin',
  }
}
