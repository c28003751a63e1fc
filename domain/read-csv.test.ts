import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

describe('readCsv', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['\uFEFFa;b,c;d', [['a', 'b,c', 'd']]],
    ['a\tb', [['a', 'b']]],
    ['"a,b","c ""d""","e\r\nf"', [['a,b', 'c "d"', 'e\r\nf']]],
    ['"a"b,c', [['"a"b', 'c']]],
    ['a "b",c', [['a "b"', 'c']]],
    ['"never closed, to the\nend', [['never closed, to the\nend']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', []],
  ])('%j', (text, records) => {
    expect(readCsv(text)).toEqual(records)
  })

  test('reads whatever writeCsv writes', () => {
    const cell = fc.string().map((text) => text.replace(/^[\s=+@-]+/, ''))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
    fc.assert(
      fc.property(table, (rows) => {
        const text = writeCsv(['one', 'two'], rows)
        fc.pre(!/[;\t\r\n]['\s]*[=+\-@]/.test(text.slice(1)))
        expect(readCsv(text)).toEqual([['one', 'two'], ...rows])
      }),
    )
  })
})
