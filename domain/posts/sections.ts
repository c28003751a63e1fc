/** The sections of an article, read from its rendered HTML. */
import { unescapeHtml } from '../text.ts'

/** Prefix of heading ids, so that they do not clash with other ids of the page. */
export const sectionPrefix = 'section-'

export interface Section {
  id: string
  title: string
}

const heading = new RegExp(`<h2[^>]* id="(${sectionPrefix}[^"]+)"[^>]*>(.*?)</h2>`, 'gs')

/** Footnote numbers in a heading are not part of the section's title. */
const noteMark = /<sup class="note-mark">.*?<\/sup>/gs

/** The h2 headings with an id, in order, as plain text. */
export function listSections(html: string): Section[] {
  return [...html.matchAll(heading)].map(([, id = '', title = '']) => ({
    id,
    title: unescapeHtml(title.replace(noteMark, '').replace(/<[^>]*>/g, '')),
  }))
}
