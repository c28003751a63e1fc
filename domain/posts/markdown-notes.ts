/** Converts Markdown footnotes ("[^1]", and "[^1]: …" on its own line) to those of an article. */

const fences =
  /((?:^|\n) {0,3}`{3}[\s\S]*?(?:\n {0,3}`{3}|$)|(?:^|\n) {0,3}~{3}[\s\S]*?(?:\n {0,3}~{3}|$))/
const code = new RegExp(`${fences.source.slice(0, -1)}|\`[^\`\\n]+\`)`)

/** A note: its line, indented lines below it, and further indented paragraphs. */
const definition =
  /(?:^|\n)\[\^([^\]\s]+)\]:[ \t]*([^\n]+(?:\n(?: {2,}|\t)[^\n]+|(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]+)*)/g
const reference = /(?<!\\)\[\^([^\]\s]+)\]/g

export const markdownNote = /(?:^|\n)\[\^[^\]\s]+\]:[ \t]*\S/

/** Moves notes to their references. Unmatched notes and references stay. */
export function placeNotes(markdown: string): string {
  if (!markdownNote.test(markdown)) return markdown
  const notes = new Map<string, string>()
  const met = new Map<string, number>()
  for (const [, name = ''] of markdown.matchAll(reference)) met.set(name, (met.get(name) ?? 0) + 1)
  const body = outside(fences, markdown, (text) =>
    text.replaceAll(definition, (whole, name: string, note: string) => {
      if (met.get(name) === 1) return whole
      notes.set(name, note.replaceAll(/\s+/g, ' ').trim())
      return ''
    }),
  )
  return outside(code, body, (text) =>
    text.replaceAll(reference, (whole, name: string) => {
      const note = notes.get(name)
      return note === undefined ? whole : `<small data-footnote=""> ${note}</small>`
    }),
  )
}

/** Applies `change` outside of code. */
export const outsideCode = (text: string, change: (part: string) => string): string =>
  outside(code, text, change)

/** Applies `change` to unmatched parts; `pattern` has one group, around all of it. */
function outside(pattern: RegExp, text: string, change: (part: string) => string): string {
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}
