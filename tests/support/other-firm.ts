import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPdf } from './read-pdf.ts'
import { scratchRoot } from './scratch-root.ts'
import { unpackZip } from './zip.ts'

/** The product as another firm has it: its own copy, its own content/firm.json, its own build. */

const root = join(import.meta.dirname, '../..')
/** Made from the rest, or no part of what a firm runs. */
const left = new Set(['.git', '.env', 'build', 'data', 'lab', 'node_modules', 'test-results'])

/** As an owner gets it; the packages are this checkout's. */
export async function copyProduct(): Promise<string> {
  const folder = await mkdtemp(join(scratchRoot, 'other-firm-'))
  const names = (await readdir(root)).filter((name) => !left.has(name))
  for (const name of names) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // What is installed is what is asked for, so that nothing is installed through the link.
  await cp(join(root, 'node_modules/.package-lock.json'), join(folder, 'package-lock.json'))
  return folder
}

/** Built as the owner of a fresh copy builds it. */
export async function buildFor(firm: object): Promise<string> {
  const folder = await copyProduct()
  await writeFile(join(folder, 'content/firm.json'), JSON.stringify(firm))
  const { FIRM_FILE: _, ...env } = process.env
  await promisify(execFile)(process.execPath, ['scripts/setup.mjs', '--production'], {
    cwd: folder,
    env,
  }).catch(async (error) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return folder
}

/** All that is read of a file, with what is packed into it; of a picture or a type face nothing. */
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
