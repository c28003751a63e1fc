import { removedFileWords } from '../../content/en/admin/media.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { mediaHashesIn } from '../../domain/media/names.ts'
import { findReplacements } from './replacement-store.ts'
import { findPicturesIn, type MediaPorts } from './service.ts'
import * as store from './store.ts'

/** As our own writer makes them: every value in double quotes, in which there is none. */
const image = /<img(?: [\w-]+(?:="[^"]*")?)*>/g
const link = /<a(?: [\w-]+(?:="[^"]*")?)*>(.*?)<\/a>/gs

const addressIn = (tag: string) => / (?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? ''

/** What readers get in the place of a file that staff have deleted; the stored text keeps its address. */
export async function fillPlaceholders(
  { db }: Pick<MediaPorts, 'db'>,
  html: string,
): Promise<string> {
  const hashes = mediaHashesIn(html)
  if (hashes.length === 0) return html
  const moved = await findReplacements(db, hashes)
  const there = new Set((await store.listByHash(db, hashes)).map(({ hash }) => hash))
  const missing = new Set(hashes.filter((hash) => !there.has(hash) && !moved.has(hash)))
  if (missing.size === 0) return html
  const isMissing = (tag: string) => mediaHashesIn(addressIn(tag)).some((hash) => missing.has(hash))
  return html
    .replace(link, (whole, words: string) =>
      isMissing(whole) ? placeholder(`${words} ${removedFileWords.file}`) : whole,
    )
    .replace(image, (tag, at: number, text: string) => {
      if (!isMissing(tag)) return tag
      const standsAlone = blockEnd.test(text.slice(Math.max(0, at - 20), at))
      const note = placeholder(removedFileWords.picture)
      return standsAlone ? `<p>${note}</p>` : note
    })
}

const placeholder = (words: string) => `<em class="removed-file">${words}</em>`

/** What a picture between paragraphs follows. */
const blockEnd = /(?:^|<hr>|<\/(?:p|h\d|[uod]l|pre|div|table|aside|figure|section|blockquote)>)\s*$/

/** The browser knows how wide a picture that comes late is laid out; for one that cannot tell. */
const sizes = 'auto, (min-width: 64rem) 52rem, calc(92vw - 1.25rem)'

/**
 * The text of an article with its pictures in the size and the format that each screen needs, and
 * with their measures, so that nothing moves when they come; with a placeholder for what is deleted.
 */
export async function showFiles(ports: Pick<MediaPorts, 'db'>, html: string): Promise<string> {
  const files = await findPicturesIn(ports, html)
  const shown = await fillPlaceholders(ports, html)
  if (files.size === 0) return shown
  return shown.replace(image, (tag) => {
    const file = files.get(addressIn(tag))
    return file ? present(tag, file) : tag
  })
}

function present(tag: string, { variants, avif, width, height }: MediaFile): string {
  const isMeasured = / (?:width|height)="/.test(tag) || width === null || height === null
  const attributes = isMeasured ? [] : [`width="${width}"`, `height="${height}"`]
  if (variants.length > 0) attributes.push(`srcset="${listCopies(variants)}"`, `sizes="${sizes}"`)
  const shown = [tag.slice(0, -1), ...attributes].join(' ')
  if (avif.length === 0) return `${shown}>`
  const source = `<source type="image/avif" srcset="${listCopies(avif)}" sizes="${sizes}">`
  return `<picture>${source}${shown}></picture>`
}

const listCopies = (copies: MediaFile['avif']) =>
  copies.map(({ url, width }) => `${url} ${width}w`).join(', ')
