import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { loadFirm, prepareFirm } from '../../server/firm/load.ts'
import { insertVersion } from '../../server/firm/store.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { readPdf } from './read-pdf.ts'
import { scratchRoot } from './scratch-root.ts'
import { unpackZip } from './zip.ts'

/** Creates a data folder with another firm's record, for a server to start on. */
export async function installFor(firm: object): Promise<string> {
  const settings = {
    DATA_DIR: await mkdtemp(join(scratchRoot, 'other-firm-')),
    DATABASE_URL: undefined,
  }
  await prepareFirm(settings)
  const db = openDatabase(settings)
  const record = JSON.stringify(firm)
  await insertVersion(db, { id: 2, record, created_at: new Date().toISOString() })
  await db.destroy()
  await loadFirm(settings)
  return settings.DATA_DIR
}

/** All text in a file, including packed files; of pictures and fonts only the name. */
export async function textsOf(name: string, bytes: Buffer): Promise<string> {
  if (/\.(avif|gif|ico|jpe?g|png|ttf|webp|woff2?)$/.test(name)) return name
  if (bytes.subarray(0, 4).toString() === '%PDF') {
    const { title, metadata, blocks, untagged } = await readPdf(bytes)
    const drawn = blocks.map((block) => block.text + block.drawn)
    return [name, title, metadata, ...drawn, ...untagged].join('\n')
  }
  if (bytes.subarray(0, 2).toString() !== 'PK') return `${name}\n${bytes}`
  const packed = Object.entries(await unpackZip(bytes))
  const texts = await Promise.all(packed.map(([inside, part]) => textsOf(inside, part)))
  return [name, ...texts].join('\n')
}

/** The paths of this site that a page names: pages, files, scripts, pictures. */
export function listLinks(html: string): string[] {
  const links = [
    ...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)|\sproperty="og:image" content="([^"]+)/g),
  ]
  return links.flatMap(([, path, picture]) => path ?? (picture ? new URL(picture).pathname : []))
}
