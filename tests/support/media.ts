import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from './app.ts'
import { adminKey, snapshot, startTestApp, type TestApp } from './app.ts'

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

export interface Library {
  site: TestApp
  dataDir: string
  /** Posts a form of one file, as a browser does. */
  upload(name: string, bytes: Buffer | string, type?: string): Promise<Answer>
  /** Posts a form of these parts, or this text as a body. */
  post(body: Buffer | string, headers?: Record<string, string>): Promise<Answer>
  /** Everything in the database and, by name and content, on the disk. */
  everything(): Promise<unknown>
  /** The files on the disk, by their paths in the data folder. */
  files(): Promise<string[]>
  close(): Promise<void>
}

/** The whole API with a data folder that tests can look into. */
export async function startLibrary(env: Record<string, string> = {}): Promise<Library> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-media-'))
  const site = await startTestApp({ DATA_DIR: dataDir, ...env })

  function post(body: Buffer | string, headers: Record<string, string> = {}) {
    return site.app.inject({
      method: 'POST',
      url: '/api/admin/upload',
      headers: { 'x-admin-key': adminKey, 'content-type': formType, ...headers },
      payload: body,
    })
  }

  async function files() {
    const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
    return all
      .filter((entry) => entry.isFile() && !entry.name.startsWith('plumbline.sqlite'))
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
      .toSorted()
  }

  return {
    site,
    dataDir,
    post,
    files,
    upload: (name, bytes, type = 'application/octet-stream') =>
      post(composeForm({ name, bytes, type })),
    async everything() {
      const contents = (await files()).map(async (path) => [
        path,
        (await readFile(join(dataDir, path))).toString('base64'),
      ])
      return { rows: await snapshot(site.db), files: await Promise.all(contents) }
    },
    async close() {
      await site.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
