import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Row, writeLine } from '../platform/db/table-rows.ts'
import { createLocalFiles, type Files } from '../platform/files/files.ts'
import {
  BackupError,
  type FileEntry,
  type Manifest,
  parseJson,
  parseManifest,
  writeManifest,
} from './manifest.ts'

/** File with the id of the process that writes a backup; deleted once that is complete. */
const WRITER = 'writer'
const BYTES_AT_ONCE = 64 * 1024

export type NewFolder = Awaited<ReturnType<typeof createFolder>>
export type Backup = Awaited<ReturnType<typeof openBackup>>

/**
 * Creates the folder of a new backup. Until `finish` it is called `<path>.part`, so that a partial
 * backup is never taken for a whole one; everything in it is on the disk before the name changes.
 * Only the account that made it can read it. Throws `BackupError` if the path exists.
 */
export async function createFolder(path: string) {
  const part = `${path}.part`
  if (existsSync(path)) throw new BackupError(`${path} exists: a backup goes into a new folder.`)
  await clearAway(part)
  await mkdir(dirname(part), { recursive: true, mode: 0o700 })
  await mkdir(part, { mode: 0o700 })
  await writeFile(join(part, WRITER), String(process.pid))
  const files = createLocalFiles(part)
  const media = createLocalFiles(join(part, 'media'))

  return {
    /** Replaces what an earlier call wrote for this table. */
    async writeTable(name: string, rows: AsyncIterable<Row>) {
      let count = 0
      const { measured, bytes } = measure(joinLines(rows, () => (count += 1)))
      await files.put(tableKey(name), bytes)
      return { name, rows: count, sha256: measured.sha256 }
    },

    async writeFile(key: string, content: AsyncIterable<Uint8Array>): Promise<FileEntry> {
      const { measured, bytes } = measure(content)
      await media.put(key, bytes)
      return { key, size: measured.size, sha256: measured.sha256 }
    },

    removeFile: (key: string) => media.delete(key),

    async finish(manifest: Manifest): Promise<void> {
      const { text, hash } = writeManifest(manifest)
      await files.put('manifest.json', [Buffer.from(text)])
      await files.put('manifest.sha256', [Buffer.from(hash)])
      await rm(join(part, WRITER))
      await syncFolder(part)
      await rename(part, path)
      await syncFolder(dirname(path))
    },

    /** It holds personal data: a failed attempt must leave nothing behind. */
    abandon: () => rm(part, { recursive: true, force: true }),
  }
}

/** Deletes an interrupted backup; throws `BackupError` if a process is still writing it. */
async function clearAway(part: string) {
  if (!existsSync(part)) return
  const writer = Number(await readFile(join(part, WRITER), 'utf8').catch(() => ''))
  if (writer > 0 && writer !== process.pid && isAlive(writer)) {
    throw new BackupError(`Process ${writer} is writing ${part} now. If not, delete that folder.`)
  }
  await rm(part, { recursive: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Windows has no such call and no need of it. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Opens a backup and checks every byte of it. Throws `BackupError` where the manifest differs. */
export async function openBackup(path: string) {
  const text = await readFile(join(path, 'manifest.json'), 'utf8').catch((error) => {
    if (!['ENOENT', 'ENOTDIR'].includes(error.code)) throw error
    throw new BackupError(`${path} is no backup: there is no manifest.json in it.`)
  })
  const hash = await readFile(join(path, 'manifest.sha256'), 'utf8').catch(() => '')
  const manifest = parseManifest(text, hash)
  const files = createLocalFiles(path)
  const media = createLocalFiles(join(path, 'media'))
  for (const table of manifest.tables) await check(files, tableKey(table.name), table)
  for (const file of manifest.files) await check(media, file.key, file, presentKey(file.key))

  return {
    manifest,
    /** The rows of a table, not yet checked against the table they go to. */
    readTable: (name: string) => readTable(files, name),

    /** Throws at the end of the file if it has changed since it was checked. */
    async *readFile(file: FileEntry): AsyncGenerator<Uint8Array> {
      const { measured, bytes } = measure(await openFile(media, file.key, presentKey(file.key)))
      yield* bytes
      if (measured.sha256 !== file.sha256) throw damaged(presentKey(file.key))
    },
  }
}

/** Throws `BackupError` where a file is not what the manifest says. */
async function check(
  files: Files,
  key: string,
  said: { sha256: string; size?: number },
  name = key,
): Promise<void> {
  const { measured, bytes } = measure(await openFile(files, key, name))
  for await (const _ of bytes);
  const { sha256, size = measured.size } = said
  if (measured.sha256 !== sha256 || measured.size !== size) throw damaged(name)
}

async function* readTable(files: Files, name: string): AsyncGenerator<Row> {
  for await (const line of splitLines(await openFile(files, tableKey(name)))) {
    yield parseJson(line) as Row
  }
}

/** Splits at line feeds only: Node's own `readline` also splits at U+2028, valid within JSON. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function openFile(files: Files, key: string, name = key) {
  const stream = await files.open(key)
  if (!stream) throw new BackupError(`The backup is not whole: ${name} is missing.`)
  return stream
}

function damaged(name: string): BackupError {
  return new BackupError(`The backup is damaged: ${name} is not what the manifest says.`)
}

/** The key without the file's given name, which may be a person's. */
function presentKey(key: string): string {
  return `media/${key.split('/')[0]}`
}

function tableKey(name: string): string {
  return `tables/${name}.ndjson`
}

/** Joins rows into chunks that are worth a write call. */
async function* joinLines(rows: AsyncIterable<Row>, count: () => void): AsyncGenerator<Uint8Array> {
  let lines = ''
  for await (const row of rows) {
    count()
    lines += writeLine(row)
    if (lines.length < BYTES_AT_ONCE) continue
    yield Buffer.from(lines)
    lines = ''
  }
  yield Buffer.from(lines)
}

/** Passes bytes through; after the last one, `measured` has their size and hash. */
function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  const measured = { size: 0, sha256: '' }
  async function* pass() {
    for await (const piece of content) {
      hash.update(piece)
      measured.size += piece.length
      yield piece
    }
    measured.sha256 = hash.digest('hex')
  }
  return { measured, bytes: pass() }
}
