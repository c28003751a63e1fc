import { describe, expect, test } from 'vitest'
import { readImport } from './import.ts'
import { monthStart, subscriberFigures } from './subscribers.ts'

describe('the three figures', () => {
  test.each([
    [0, 0, 0],
    [5, 5, 100],
    [5, 0, 0],
    [12, 2, 20],
    [9, 6, 200],
    [7, 1, 17],
  ])('%d active, %d of them new: %d per cent', (total, this_month, growth) => {
    expect(subscriberFigures(total, this_month)).toEqual({ total, this_month, growth })
  })

  test('a month begins at midnight, UTC', () => {
    expect(monthStart(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-01T00:00:00.000Z')
    expect(monthStart(new Date('2027-01-01T00:00:00.000Z'))).toBe('2027-01-01T00:00:00.000Z')
  })
})

describe('reading an import', () => {
  const read = (csv: string) => readImport({ csv }).rows.map(({ row, email }) => `${row} ${email}`)

  test.each([
    ['Name,Email\r\nAda,ada@example.com\r\n', ['2 ada@example.com']],
    ['"E-mail address";Name\nada@example.com;Ada', ['2 ada@example.com']],
    ['ada@example.com\n\n bo@example.com ', ['1 ada@example.com', '3 bo@example.com']],
    ['Ada,ada@example.com\nBo,nobody', ['1 ada@example.com', '2 nobody']],
    ["Email\n'=a@example.com", ['2 =a@example.com']],
    ["ID,Email\n1,'+a@example.com", ['2 +a@example.com']],
    ['sep=;\r\nName;Contact\r\nAda;Ada <ada@example.com>', ['2 ada@example.com']],
    ['\n\nEmail , x\n  ada@example.com\u200b , y', ['4 ada@example.com']],
    ['Email,Contact\nnone,mailto:ada@example.com', ['2 ada@example.com']],
    ['email', []],
  ])('finds the addresses of %j', (csv, rows) => {
    expect(read(csv)).toEqual(rows)
  })

  test('takes a list as it is', () => {
    // The last one must take linear time: else it blocks the server for many minutes.
    const emails = [' Ann <a@example.com>', 'x', `<${'@'.repeat(1_000_000)}`]
    const [one, two] = readImport({ emails }).rows
    expect([one?.email, two?.email]).toEqual(['a@example.com', 'x'])
  })
  test('refuses a file of which hardly any row is as long as its longest', () => {
    const csv = `Email${',a'.repeat(200_000)}\na@example.com${'\n'.repeat(200_000)}`
    expect(() => readImport({ csv })).toThrow('The file is too long. Please split it.')
  })
})
