import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

/** The lines after the head, without the byte order mark. */
function write(...cells: (string | number)[]): string {
  return writeCsv(['A'], [cells]).slice('\uFEFFA\r\n'.length)
}

/** Parses by an independent library, which throws at malformed CSV. */
const read = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: true })

describe('the form', () => {
  test('begins with a byte order mark and ends every line with CRLF', () => {
    expect(writeCsv(['ID', 'Name'], [[1, 'Ada']])).toBe('\uFEFFID,Name\r\n1,Ada\r\n')
  })

  test.for([
    ['a;b', '"a;b"'],
    ['Zoë Ångström 東京', 'Zoë Ångström 東京'],
    // Formulas that a spreadsheet would run.
    ['=1+1', "'=1+1"],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['  =1+1', "  '=1+1"],
    ['\u200b=1+1', "\u200b'=1+1"],
    ['\t=1+1', '"\t\'=1+1"'],
    ['Ada;=1+1', '"Ada;\'=1+1"'],
    ['Ada;"=1+1', '"Ada;""\'=1+1"'],
    ['Ada\n=1+1', '"Ada\n\'=1+1"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['Jean-Luc', 'Jean-Luc'],
    ['a+b@plumbline.example', 'a+b@plumbline.example'],
  ] as const)('%j is written %j', ([text, written]) => {
    expect(write(text)).toBe(`${written}\r\n`)
  })

  test('a number is no formula, negative or not', () => {
    expect(write(-1, 0.5)).toBe('-1,0.5\r\n')
  })
})

const troublesome = fc.string({
  unit: fc.constantFrom(...'ab=+-@＝;,"\' \t\r\n', '\u200b', '\u00a0', '日'),
  maxLength: 12,
})

test('whatever is written can be read back, apart from the apostrophes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(troublesome, troublesome)), (rows) => {
      const bare = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll("'", ''))
      expect(
        read(writeCsv(['a', 'b'], rows))
          .slice(1)
          .map(bare),
      ).toEqual(rows.map(bare))
    }),
  )
})

test('no cell begins a formula, however the reader parts the cells', () => {
  fc.assert(
    fc.property(fc.array(troublesome), (cells) => {
      const csv = writeCsv(['a'], [cells])
      // A program with another separator sees other cells, without their quotes.
      const parts = [csv, ...read(csv).flat()].flatMap((text) => text.split(/[;\t\r\n]/))
      expect(parts.filter((part) => /^["\s\u200b]*[=+\-@＝]/.test(part))).toEqual([])
    }),
  )
})

describe('readCsv', () => {
  test.each([
    ['a\rb', [['a'], ['b']]],
    ['\uFEFFa;b,c;d', [['a', 'b,c', 'd']]],
    ['a\tb', [['a', 'b']]],
    ['"a,b","c ""d""","e\r\nf"', [['a,b', 'c "d"', 'e\r\nf']]],
    ['"a"b,c', [['"a"b', 'c']]],
    ['a "b",c', [['a "b"', 'c']]],
    ['"never closed, to the\nend', [['never closed, to the\nend']]],
    ['a,', [['a', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', []],
  ])('%j', (text, records) => {
    expect(readCsv(text)).toEqual(records)
  })

  test('reads whatever writeCsv writes', () => {
    const cell = fc.string().map((text) => text.replace(/^["\s=+@-]+/, ''))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
    fc.assert(
      fc.property(table, (rows) => {
        const text = writeCsv(['one', 'two'], rows)
        fc.pre(!/[;\t\r\n]['"\s]*[=+\-@]/.test(text.slice(1)))
        expect(readCsv(text)).toEqual([['one', 'two'], ...rows])
      }),
    )
  })
})
