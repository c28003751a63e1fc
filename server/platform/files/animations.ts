// Animations are not encoded again: that takes half a minute and costs quality. They are copied
// block by block, without what is not needed to show them (comments, metadata, anything after
// their end). Both functions return null where the blocks do not add up.

const NETSCAPE = 'NETSCAPE2.0'

/** A GIF without comments and metadata; how often it repeats is kept. */
export function stripGif(bytes: Buffer): Buffer | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 13) return null
  let at = 13 + colourTableBytes(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const end = endOfGifBlock(bytes, at)
    if (end === null || end > bytes.length) return null
    if (isNeeded(bytes.subarray(at, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  // Without its last byte a GIF is still whole, and browsers show it.
  return at > bytes.length ? null : Buffer.concat([...kept, Buffer.from([0x3b])])
}

function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfGifBlock(bytes: Buffer, at: number): number | null {
  if (bytes[at] === 0x21) return endOfSubBlocks(bytes, at + 2)
  if (bytes[at] === 0x2c) return endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]))
  return null
}

/** The position after the empty sub-block that ends a block. */
function endOfSubBlocks(bytes: Buffer, start: number): number | null {
  let at = start
  for (let size = bytes[at]; size !== 0; size = bytes[at]) {
    if (size === undefined) return null
    at += size + 1
  }
  return at + 1
}

/** Frames, their timing, and the number of repetitions. */
function isNeeded(block: Buffer): boolean {
  const [kind, label] = block
  if (kind === 0x2c || label === 0xf9) return true
  return label === 0xff && block.toString('latin1', 3, 14) === NETSCAPE
}

const webpChunks = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF'])

/** An animated WebP without Exif, XMP and unknown chunks. */
export function stripWebp(bytes: Buffer): Buffer | null {
  const end = 8 + (bytes.length < 12 ? 0 : bytes.readUInt32LE(4))
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || end > bytes.length) return null
  const kept: Buffer[] = []
  let at = 12
  while (at + 8 <= end) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (next > end) return null
    const chunk = bytes.subarray(at, next)
    if (webpChunks.has(name)) kept.push(name === 'VP8X' ? withoutMetadataFlags(chunk) : chunk)
    at = next
  }
  return at === end ? joinWebp(kept) : null
}

/** The first chunk declares which others exist; clears its flags for Exif and XMP. */
function withoutMetadataFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = (chunk[8] ?? 0) & ~0x0c
  return copy
}

function joinWebp(chunks: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}
