import { crc32 } from 'node:zlib'
import { utils, write } from 'cfb'
import sharp from 'sharp'
import { packZip } from './zip.ts'

// Small files of every kind that the media library accepts, and of kinds that only look like one.

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })

export const samplePng = (width = 40, height = 30) => paint(width, height).png().toBuffer()
export const sampleWebp = () => paint(40, 30).webp().toBuffer()
export const sampleAvif = () => paint(40, 30).avif({ effort: 0 }).toBuffer()
export const sampleGif = () => paint(40, 30).gif().toBuffer()
export const sampleJpeg = (width = 40, height = 30) => paint(width, height).jpeg().toBuffer()

/** A phone's photo: rotated by EXIF orientation, with GPS position. */
export function sampleSnapshot(width = 1600, height = 1200): Promise<Buffer> {
  return paint(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'PhoneMaker', Copyright: 'Secret Person' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W' },
    })
    .toBuffer()
}

/** Three frames, red, green and blue, a tenth of a second each, for ever. */
export async function sampleAnimation(format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: 32, height: 24, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const animation = sharp(await Promise.all(frames), { join: { animated: true } })
  const timing = { delay: [100, 100, 100], loop: 0 }
  return format === 'gif' ? animation.gif(timing).toBuffer() : animation.webp(timing).toBuffer()
}

/** A PNG that declares two frames (APNG). */
export async function sampleMovingPng(): Promise<Buffer> {
  const still = await samplePng()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(2, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  // After signature and header, 33 bytes in every PNG.
  return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name.padStart(8))
  head.writeUInt32BE(8 + content.length)
  return Buffer.concat([head, content])
}

/** `brand` "isom" is an MP4, "qt  " a QuickTime film, "M4A " sound. */
export function sampleFilm(brand = 'isom'): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\u0002\0${brand}`, 'latin1'))
  return Buffer.concat([type, box('mdat', Buffer.from('0123456789'))])
}

/** `kind` "webm", or "matroska", which browsers do not play. */
export function sampleEbml(kind = 'webm'): Buffer {
  const docType = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + kind.length]), Buffer.from(kind)])
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length]), docType])
}

export const samplePdf = () =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const sampleRtf = () => Buffer.from('{\\rtf1\\ansi Plain words.}')

/** A ZIP archive of uncompressed files. */
export const sampleZip = (files: Record<string, string>) => packZip(files, false)

const officeMain = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
}

export function sampleOffice(kind: keyof typeof officeMain): Promise<Buffer> {
  const types = `<Types><Override PartName="/main.xml" ContentType="${officeMain[kind]}"/></Types>`
  return sampleZip({ '[Content_Types].xml': types, 'main.xml': '<main/>' })
}

/**
 * A compound file as of Word and Excel before 2007, with `stream` at the top level and `embedded`
 * in a folder.
 */
export function sampleCompound(stream: string, embedded = 'Other'): Buffer {
  const file = utils.cfb_new()
  utils.cfb_add(file, `/${stream}`, 'words')
  utils.cfb_add(file, `/ObjectPool/${embedded}`, 'words')
  return write(file, { type: 'buffer' })
}

/** One file of every kind that the library accepts, by file name. */
export const everyKind: Record<string, () => Buffer | Promise<Buffer>> = {
  'a.jpg': () => sampleJpeg(),
  'a.png': () => samplePng(),
  'moving.png': sampleMovingPng,
  'a.gif': () => sampleAnimation('gif'),
  'a.webp': () => sampleAnimation('webp'),
  'a.avif': sampleAvif,
  'a.mp4': () => sampleFilm('isom'),
  'a.mov': () => sampleFilm('qt  '),
  'a.webm': () => sampleEbml('webm'),
  'a.pdf': samplePdf,
  'a.rtf': sampleRtf,
  'a.docx': () => sampleOffice('docx'),
  'a.xlsx': () => sampleOffice('xlsx'),
  'a.doc': () => sampleCompound('WordDocument'),
  'a.xls': () => sampleCompound('Workbook'),
  'a.txt': () => Buffer.from('\ufeffWords, and Zoë', 'utf16le'),
}
