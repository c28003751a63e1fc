import type { MediaFile } from '../../domain/media/library.ts'
import type { Files } from '../../server/platform/files/files.ts'
import { createFiles } from '../../server/platform/files/s3-files.ts'
import type { Answer } from './app.ts'
import { adminKey, siteForAll, siteForEach, snapshot, type TestApp } from './app.ts'
import { openKeptFiles } from './kept-files.ts'

const boundary = 'a-boundary-of-the-test-run'
export const formType = `multipart/form-data; boundary=${boundary}`

export interface FormPart {
  /** Name of the field; null leaves it out. */
  field?: string
  /** Name of the file; null makes it a plain field. */
  name?: string | null
  type?: string
  bytes: Buffer | string
}

/** The head of a form part. Non-ASCII names are sent in their extended form. */
export function openPart({
  field = 'file',
  name = 'a.bin',
  type = 'a/b',
}: Omit<FormPart, 'bytes'>) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`
  if (name === null) return `${head}\r\n\r\n`
  const isPlain = !/["\r\n]/.test(name)
  const named = isPlain ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`
  return `${head}; ${named}\r\nContent-Type: ${type}\r\n\r\n`
}

export const formEnd = `\r\n--${boundary}--\r\n`

export function composeForm(...parts: FormPart[]): Buffer {
  const pieces = parts.flatMap((part, i) => [
    Buffer.from(`${i > 0 ? '\r\n' : ''}${openPart(part)}`),
    Buffer.from(part.bytes),
  ])
  return Buffer.concat([...pieces, Buffer.from(formEnd)])
}

/** Posts a form of one file to a call below `/api/admin`, as a browser does. */
export const sendFile = (site: TestApp, path: string, file: FormPart, key = adminKey) =>
  site.post(`/api/admin${path}`, composeForm(file), {
    'x-admin-key': key,
    'content-type': formType,
  })

export interface Library {
  site: TestApp
  /** The store, through the server's own port. */
  store: Files
  /** Posts a form of one file, as a browser does. */
  upload(name: string, bytes: Buffer | string, type?: string): Promise<Answer>
  /** Uploads a file that must be accepted; resolves to its record. */
  add(name: string, bytes: Buffer | string): Promise<MediaFile>
  /** Posts a form of these parts, or this text as a body. */
  post(body: Buffer | string, headers?: Record<string, string>): Promise<Answer>
  /** Everything in the database and, by name and content, in the store and on the disk. */
  everything(): Promise<unknown>
  /** The files that are stored ("media/…") or being received ("incoming/…"). */
  files(): Promise<string[]>
  /** Makes the store fail on every read and write from now on. */
  breakStore(): Promise<void>
  /** Deletes all stored files without the server. */
  loseFiles(): Promise<void>
}

/** The media API with direct access to its store. */
export function libraryOf(site: TestApp): Library {
  const openKept = () => openKeptFiles(site.config)

  const post = (body: Buffer | string, headers: Record<string, string> = {}) =>
    site.post('/api/admin/upload', body, {
      'x-admin-key': adminKey,
      'content-type': formType,
      ...headers,
    })

  return {
    site,
    post,
    get store() {
      return createFiles(site.config, 'media')
    },
    files: () => openKept().list(),
    breakStore: () => openKept().shut(),
    upload: (name, bytes, type = 'application/octet-stream') =>
      sendFile(site, '/upload', { name, bytes, type }),
    add: async (name, bytes) => (await sendFile(site, '/upload', { name, bytes })).json().data,
    async everything() {
      const kept = openKept()
      const contents = (await kept.list()).map(async (path) => [path, await kept.read(path)])
      return { rows: await snapshot(site.db), files: await Promise.all(contents) }
    },
    async loseFiles() {
      for (const path of await openKept().list()) {
        await createFiles(site.config, 'media').delete(path.replace('media/', ''))
      }
    },
  }
}

export const libraryForEach = () => libraryOf(siteForEach())
export const libraryForAll = () => libraryOf(siteForAll())
