import { CsvError, parse } from 'csv-parse/sync'

const separators = [',', ';', '\t'] as const

/**
 * The cells of a CSV text (RFC 4180), record by record. Semicolons and tabs separate too, where the
 * first line has more of them than of commas, as spreadsheets of many countries write it, or says so
 * ("sep=;"). Any text can be read: a quote that is never closed runs to the end.
 */
export function readCsv(file: string): string[][] {
  const [line = '', said] = /^\uFEFF?"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i.exec(file) ?? []
  const text = file.slice(line.length)
  const options = {
    bom: true,
    delimiter: said ?? findSeparator(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  }
  try {
    return parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    return parse(`${text}"`, options)
  }
}

function findSeparator(text: string): string {
  const line = text.replace(/"[^"]*"/g, '').split(/\r|\n/, 1)[0] ?? ''
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
