/** Strings are made safe for spreadsheets; numbers are written as they are. */
export type CsvCell = string | number

/** Makes spreadsheets read the file as UTF-8, not in the machine's code page. */
const byteOrderMark = '\uFEFF'

/**
 * Matches where a spreadsheet would see a formula: a character that starts one (also full-width)
 * with only quotes visible before it, wherever a cell may begin: at the start of the text and,
 * since other locales use other separators, after a semicolon, a tab or a line break.
 */
const formulaStart = /(^|[;\t\r\n])(["\s\p{Cf}\p{Cc}]*)(?=[=+\-@＝＋－＠])/gu

/**
 * A table as CSV (RFC 4180: commas, CRLF after every line, quotes where needed), as UTF-8 with a
 * byte order mark. Untrusted text never runs as a formula: an apostrophe is put before it (OWASP,
 * "CSV Injection").
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return startCsv(columns) + rows.map(writeCsvLine).join('')
}

/** The heading line with the byte order mark, for a table that is written line by line. */
export const startCsv = (columns: readonly string[]) => byteOrderMark + writeCsvLine(columns)

export function writeCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formulaStart, "$1$2'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const separators = [',', ';', '\t'] as const

/**
 * The cells of a CSV text (RFC 4180), by record. The separator is a semicolon or tab if the first
 * line has more of them than commas, as spreadsheets in many countries write it, or if it says so
 * ("sep=;"). Never throws: a misplaced quote is an ordinary character, and an unclosed one runs to
 * the end.
 */
export function readCsv(text: string, given?: string): string[][] {
  const [line = '', said] = /^\uFEFF?"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const source = text.slice(line.length).replace(/^\uFEFF/, '')
  const separator = said ?? given ?? findSeparator(source)
  const ends = `\r\n${separator.replace(/[\]\\^-]/, '\\$&')}`
  const plain = new RegExp(`[^${ends}]*`, 'y')
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=[${ends}]|$)`, 'y')
  const lastQuote = source.lastIndexOf('"')
  const records: string[][] = []
  let record: string[] = []
  for (let at = 0; at < source.length || record.length > 0; at++) {
    quoted.lastIndex = at
    plain.lastIndex = at
    const [whole = '', inside] = quoted.exec(source) ?? []
    const isOpen = whole === '' && source[at] === '"' && lastQuote === at
    const cell = isOpen ? source.slice(at) : whole || (plain.exec(source)?.[0] ?? '')
    record.push(isOpen ? cell.slice(1) : (inside?.replaceAll('""', '"') ?? cell))
    at += cell.length
    if (source[at] === separator) continue
    records.push(record)
    record = []
    if (source.startsWith('\r\n', at)) at += 1
  }
  return records
}

function findSeparator(text: string): string {
  const line = text.replace(/"[^"]*"/g, '').split(/\r|\n/, 1)[0] ?? ''
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
