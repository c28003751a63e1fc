import { removedFileWords } from '../../content/en/admin/media.ts'
import { mediaHashesIn } from '../../domain/media/names.ts'
import { findReplacements } from './replacement-store.ts'
import type { MediaPorts } from './service.ts'
import * as store from './store.ts'

/** Matches images as our own writer makes them: values in double quotes, without any inside. */
export const image = /<img(?: [\w-]+(?:="[^"]*")?)*>/g
const link = /<a(?: [\w-]+(?:="[^"]*")?)*>(.*?)<\/a>/gs

export const addressIn = (tag: string) => / (?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? ''

/** Replaces deleted files by placeholders for readers; the stored text keeps their addresses. */
export async function fillPlaceholders({ db }: Pick<MediaPorts, 'db'>, html: string) {
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

/** Matches the end of a block before a picture that is between blocks. */
const blockEnd = /(?:^|<hr>|<\/(?:p|h\d|[uod]l|pre|div|table|aside|figure|section|blockquote)>)\s*$/
