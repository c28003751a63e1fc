const separators = [',', ';', '\t'] as const

/**
 * The cells of a CSV text, record by record (RFC 4180): quoted cells may hold separators, line
 * breaks and doubled quotes. Semicolons and tabs separate too, where the first line has more of
 * them than of commas, as spreadsheets of many countries write it. It reads whatever it is given:
 * a quote that is never closed runs to the end.
 */
export function readCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '')
  const separator = findSeparator(body)
  const records: string[][] = [[]]
  for (let at = 0; at < body.length; ) {
    const { value, end } = body[at] === '"' ? readQuoted(body, at) : { value: '', end: at }
    const rest = readPlain(body, end, separator)
    records.at(-1)?.push(value + body.slice(end, rest))
    if (body[rest] === separator) {
      at = rest + 1
      if (at === body.length) records.at(-1)?.push('')
    } else {
      at = rest + (body.startsWith('\r\n', rest) ? 2 : 1)
      if (at < body.length) records.push([])
    }
  }
  return records
}

function findSeparator(text: string): string {
  const line = text.replace(/"[^"]*"/g, '').split(/\r|\n/, 1)[0] ?? ''
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** What stands in quotes from `start` on, and where that ends. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

/** Where the cell ends that goes on at `from`. */
function readPlain(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}
