import { type FileHandle, open } from 'node:fs/promises'

// The container of Word and Excel before 2007 ([MS-CFB]): sectors chained by a table, a directory
// of entries in one of the chains, the entries of a storage in a binary tree.

const FREE = 0xff_ff_ff_fa
const ENTRY_BYTES = 128
const MOST_SECTORS = 4_096

interface Volume {
  handle: FileHandle
  sectorBytes: number
  /** Sectors of the table that says which sector follows which. */
  tableSectors: number[]
}

/**
 * The names of the streams at the top of a compound file; none where the file is damaged. Bounded
 * work, whatever the file says of itself.
 */
export async function listCompoundStreams(path: string): Promise<string[]> {
  const handle = await open(path, 'r')
  try {
    const header = await readAt(handle, 0, 512)
    const shift = header.readUInt16LE(30)
    if (shift !== 9 && shift !== 12) return []
    const volume = { handle, sectorBytes: 1 << shift, tableSectors: [] as number[] }
    volume.tableSectors = await listTableSectors(volume, header)
    return namesOf(await readChain(volume, header.readUInt32LE(48)))
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  } finally {
    await handle.close()
  }
}

async function listTableSectors(volume: Volume, header: Buffer): Promise<number[]> {
  const sectors = numbersOf(header.subarray(76))
  let next = header.readUInt32LE(68)
  for (let i = 0; next < FREE && i < MOST_SECTORS; i += 1) {
    const more = numbersOf(await readSector(volume, next))
    next = more.pop() ?? FREE
    sectors.push(...more)
  }
  return sectors.filter((sector) => sector < FREE)
}

async function readChain(volume: Volume, first: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let sector = first
  while (sector < FREE && parts.length < MOST_SECTORS) {
    parts.push(await readSector(volume, sector))
    sector = await findNext(volume, sector)
  }
  return Buffer.concat(parts)
}

async function findNext(volume: Volume, sector: number): Promise<number> {
  const perSector = volume.sectorBytes / 4
  const table = volume.tableSectors[Math.floor(sector / perSector)]
  if (table === undefined) return FREE
  return (await readSector(volume, table)).readUInt32LE((sector % perSector) * 4)
}

/** The streams among the children of the root; what is embedded in a document lies deeper. */
function namesOf(directory: Buffer): string[] {
  const names: string[] = []
  const seen = new Set<number>()
  const waiting = [directory.readUInt32LE(76)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = directory.subarray(id * ENTRY_BYTES, (id + 1) * ENTRY_BYTES)
    if (seen.has(id) || entry.length < ENTRY_BYTES) continue
    seen.add(id)
    const isStream = entry[66] === 2
    const nameBytes = Math.min(entry.readUInt16LE(64), 64)
    if (isStream && nameBytes > 2) names.push(entry.toString('utf16le', 0, nameBytes - 2))
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return names
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4))
}

/** Sector 0 follows the header, which takes up one sector. */
function readSector({ handle, sectorBytes }: Volume, sector: number): Promise<Buffer> {
  return readAt(handle, (sector + 1) * sectorBytes, sectorBytes)
}

/** Throws RangeError where the file ends before. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new RangeError('The file ends too early.')
  return buffer
}
