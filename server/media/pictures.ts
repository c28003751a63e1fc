import type { MediaFile } from '../../domain/media/library.ts'
import type { MediaPorts } from './service.ts'
import { findPicturesIn } from './service.ts'

/** As our own writer makes it: every value in double quotes, in which there is none. */
const image = /<img(?: [\w-]+(?:="[^"]*")?)*>/g
/** The browser knows how wide a picture that comes late is laid out; for one that cannot tell. */
const sizes = 'auto, (min-width: 64rem) 52rem, calc(92vw - 1.25rem)'

/**
 * The text of an article with its pictures in the size and the format that each screen needs, and
 * with their measures, so that nothing moves when they come.
 */
export async function offerCopies(ports: Pick<MediaPorts, 'db'>, html: string): Promise<string> {
  const files = await findPicturesIn(ports, html)
  if (files.size === 0) return html
  return html.replace(image, (tag) => {
    const file = files.get(/ src="([^"]*)"/.exec(tag)?.[1] ?? '')
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
