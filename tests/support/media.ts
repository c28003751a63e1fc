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

/** What opens a part of a form, up to its bytes. Names that need it are sent in their long form. */
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
  /** The store, by the port that the server has to it. */
  store: Files
  /** Posts a form of one file, as a browser does. */
  upload(name: string, bytes: Buffer | string, type?: string): Promise<Answer>
  /** What is stored of a file that is taken so. */
  add(name: string, bytes: Buffer | string): Promise<MediaFile>
  /** Posts a form of these parts, or this text as a body. */
  post(body: Buffer | string, headers?: Record<string, string>): Promise<Answer>
  /** Everything in the database and, by name and content, in the store and on the disk. */
  everything(): Promise<unknown>
  /** The files that are kept ("media/…") or on their way in ("incoming/…"). */
  files(): Promise<string[]>
  /** From here on the store takes and gives away nothing. */
  breakStore(): Promise<void>
  /** Takes all kept files away behind the server's back. */
  loseFiles(): Promise<void>
}

/** The whole API with a store that tests can look into. */
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
