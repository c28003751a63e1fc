/** A text is made safe for spreadsheets; a number is written as it is. */
export type CsvCell = string | number

/** So that spreadsheets read the file as UTF-8 and not in the code page of the machine. */
const byteOrderMark = '\uFEFF'

/**
 * Where a spreadsheet would see a formula: a sign that starts one (in its full-width form too),
 * with nothing visible before it, at any place where a cell may begin. That is the start of the text and, as
 * other locales part cells differently, what follows a semicolon, a tab or a line break.
 */
const formulaStart = /(^|[;\t\r\n])([\s\p{Cf}\p{Cc}]*)(?=[=+\-@＝＋－＠])/gu

/**
 * A table as CSV (RFC 4180: commas, CRLF after every line, quotes where needed), as UTF-8 with a
 * byte order mark. What a stranger typed never runs as a formula: an apostrophe goes before it
 * (OWASP, "CSV Injection").
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return startCsv(columns) + rows.map(writeCsvLine).join('')
}

/** For a table that is written line by line: with what no line but the first begins with. */
export const startCsv = (columns: readonly string[]) => byteOrderMark + writeCsvLine(columns)

export function writeCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formulaStart, "$1$2'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
