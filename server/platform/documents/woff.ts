import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * The font inside a WOFF file (W3C WOFF 1.0): the same tables, each unpacked, under a directory of
 * their own. For what reads plain fonts only. Throws for anything that is no WOFF file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const table = readTable(woff, entry)
    const at = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    tables.push(table, Buffer.alloc(-table.length & 3))
    offset += (table.length + 3) & ~3
  }
  return Buffer.concat([header, ...tables])
}

/** A table that packing would not have made smaller is stored as it is. */
function readTable(woff: Buffer, entry: number): Buffer {
  const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
  const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0))
  return packed === length ? bytes : inflateSync(bytes)
}
