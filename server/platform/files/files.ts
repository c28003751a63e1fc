import { constants, createReadStream } from 'node:fs'
import { access, type FileHandle, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { unavailable } from '../../../domain/errors.ts'

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where files are kept under a key ("folder/name.ext"). Any store that can put, get a range, say
 * the size and delete will do; `files.test.ts` is the contract.
 */
export interface Files {
  /** Durable when it returns; until then `key` holds nothing, or what it held before. */
  put(key: string, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>
  /** Null if nothing is kept there. */
  open(key: string, range?: ByteRange): Promise<Readable | null>
  /** Size in bytes; null if nothing is kept there. */
  stat(key: string): Promise<{ size: number } | null>
  /** Also removes what an interrupted `put` left. Deleting a missing file is no error. */
  delete(key: string): Promise<void>
  /** Throws within two seconds if the store cannot be used now. */
  ping(): Promise<void>
}

/** Error codes of a disk that cannot write for now: the sent file is not at fault. */
const diskFaults = /^E(NOSPC|DQUOT|ROFS|IO|MFILE|NFILE|ACCES|PERM|NOTDIR|EXIST|NOENT)$/

/** Throws `unavailable` for a fault of the disk, and any other error as it is. */
export function explainDisk(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  throw diskFaults.test(code ?? '') ? unavailable(error) : error
}

/** Files on this machine's disk, below `root`. */
export function createLocalFiles(root: string): Files {
  return {
    async put(key, bytes) {
      const path = pathOf(root, key)
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeDurably(partOf(path), bytes)
        await rename(partOf(path), path)
      } catch (error) {
        await rm(partOf(path), { force: true })
        throw error
      }
      await syncFolders(root, dirname(path))
    },

    async open(key, range) {
      const handle = await open(pathOf(root, key), 'r').catch(nullIfAbsent)
      return handle?.createReadStream(range) ?? null
    },

    async stat(key) {
      const found = await stat(pathOf(root, key)).catch(nullIfAbsent)
      return found && { size: found.size }
    },

    async delete(key) {
      const path = pathOf(root, key)
      await rm(path, { force: true })
      await rm(partOf(path), { force: true })
      if (dirname(path) !== root) await rmdir(dirname(path)).catch(keepUnlessEmpty)
    },

    async ping() {
      await access(join(root, '/'), constants.W_OK).catch(unlessAbsent)
    },
  }
}

/** Reads a file of this machine, to be put into a store; it is opened when reading begins. */
export async function* readLocalFile(path: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

/** The first `length` bytes of a file of this machine, or as many as it has. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const handle = await open(path)
  const reading = handle.read(Buffer.alloc(length), 0, length, 0).finally(() => handle.close())
  const { buffer, bytesRead } = await reading
  return buffer.subarray(0, bytesRead)
}

const part = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)*$/

/** The parts of a key, none of which begins with a dot, so that it cannot lead out of the root. */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  if (!parts.every((name) => part.test(name))) throw new Error('That is no key of a file.')
  return parts
}

function pathOf(root: string, key: string): string {
  return join(root, ...partsOf(key))
}

/** Path of an unfinished file; no key has upper case, so it is never another key's file. */
function partOf(path: string): string {
  return `${path}.PART`
}

async function writeDurably(path: string, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name is durable only once its folder is synced; Windows has no such call or need. */
async function syncFolders(root: string, folder: string) {
  if (process.platform === 'win32') return
  for (const path of new Set([folder, root, dirname(root)])) {
    const handle: FileHandle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Ignores a missing folder, which is created with the first file. */
function unlessAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function keepUnlessEmpty(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(error.code ?? '')) throw error
}
