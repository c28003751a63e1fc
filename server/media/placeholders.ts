import { removedFileWords } from '../../content/en/admin/media.ts'
import { mediaHashesIn } from '../../domain/media/names.ts'
import { findReplacements } from './replacement-store.ts'
import type { MediaPorts } from './service.ts'
import * as store from './store.ts'

/** As our own writer makes them: every value in double quotes, in which there is none. */
export const image = /<img(?: [\w-]+(?:="[^"]*")?)*>/g
const link = /<a(?: [\w-]+(?:="[^"]*")?)*>(.*?)<\/a>/gs

export const addressIn = (tag: string) => / (?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? ''

/** What readers get in the place of a file that staff have deleted; the stored text keeps its address. */
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

/** What a picture between paragraphs follows. */
const blockEnd = /(?:^|<hr>|<\/(?:p|h\d|[uod]l|pre|div|table|aside|figure|section|blockquote)>)\s*$/
