import type { MediaFile } from '../../domain/media/library.ts'
import { addressIn, fillPlaceholders, image } from './placeholders.ts'
import type { MediaPorts } from './service.ts'
import { findPicturesIn } from './service.ts'

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
