/** The sections of an article, read from the HTML that its readers get. */
import { unescapeHtml } from '../text.ts'

/** Ids of headings begin with it, so that none is taken for another part of the page. */
export const sectionPrefix = 'section-'

export interface Section {
  id: string
  title: string
}

const heading = new RegExp(`<h2[^>]* id="(${sectionPrefix}[^"]+)"[^>]*>(.*?)</h2>`, 'gs')

/** The number of a footnote stands in the text, not in what the section is called. */
const noteMark = /<sup class="note-mark">.*?<\/sup>/gs

/** The headings of the first level, in order; their text as HTML writes it, without its elements. */
export function listSections(html: string): Section[] {
  return [...html.matchAll(heading)].map(([, id = '', title = '']) => ({
    id,
    title: unescapeHtml(title.replace(noteMark, '').replace(/<[^>]*>/g, '')),
  }))
}
