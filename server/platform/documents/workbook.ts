/** Workbooks of text: real dates, rows as high as their text, and a layout for print. */
import writeSheets from 'write-excel-file/node'

export type Cell = string | number | Date | null

export interface Sheet {
  name: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Widths of the columns, in characters. */
  widths: readonly number[]
}

/** Prints landscape, as wide as the page, heads repeated. See `writeWorkbook` in office.ts. */
export function packWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeSheets(
    sheets.map(({ name, columns, rows, widths }) => ({
      sheet: name,
      data: [
        columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const, wrap: true })),
        ...rows.map((row) => row.map((value) => layCell(value, heightOf(row, widths)))),
      ],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    {
      fontFamily: 'Calibri',
      fontSize: 10,
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (xml, _, { sheetIndex }) => forPaper(xml, sheets[sheetIndex]),
              },
              'xl/workbook.xml': { transform: (xml) => repeatHeads(xml, sheets) },
            },
          },
        },
      ],
    },
  ).toBuffer()
}

const dateFormat = 'd mmm yyyy'
/** A line under each row, which paper needs. */
const ruled = { bottomBorderStyle: 'thin' as const, bottomBorderColor: '#b8b8b8' }

/** Texts are typed as text, so that nothing runs as a formula. */
function layCell(value: Cell, height: number) {
  const look = { ...ruled, wrap: true, alignVertical: 'top' as const, height }
  if (value === null) return { ...look, type: String }
  if (value instanceof Date) return { value, type: Date, format: dateFormat, ...look }
  if (typeof value === 'number') return { value, type: Number, ...look }
  return { value: writeText(value), type: String, ...look }
}

/** The most characters that a cell holds. */
const MOST_TEXT = 32_767
const CUT = ' […]'

/** Escapes "_x0041_", which would be read as the character of that code, and cuts long texts. */
function writeText(text: string): string {
  const plain = text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  if (plain.length <= MOST_TEXT) return plain
  return `${plain
    .slice(0, MOST_TEXT - CUT.length)
    .toWellFormed()
    .replace(/(?:\uFFFD|_x[\dA-F]{0,4})$/i, '')}${CUT}`
}

/** In points. The highest that the format takes is 409. */
const LINE = 13
const HIGHEST = 409

/** Some programs do not compute the height of a row, and none does for print. */
function heightOf(row: readonly Cell[], widths: readonly number[]): number {
  const lines = row.map((cell, index) => {
    if (typeof cell !== 'string') return 1
    return countLines(cell, widths[index] ?? 1)
  })
  return Math.min(HIGHEST, LINE * Math.max(...lines) + 3)
}

/** A width is counted in digits, which are a little wider than letters. */
function countLines(text: string, width: number): number {
  const room = Math.max(1, width * 1.15)
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / room)), 0)
}

/** Adds the row of filters and the page setup, which the library does not support. */
function forPaper(xml: string, sheet: Sheet | undefined): string {
  if (!sheet) return xml
  const area = `A1:${letterOf(sheet.columns.length)}${sheet.rows.length + 1}`
  return xml
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(
      '</sheetData>',
      `</sheetData><autoFilter ref="${area}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`,
    )
}

function repeatHeads(xml: string, sheets: readonly Sheet[]): string {
  const names = sheets.map(
    ({ name }, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${name}'!$1:$1</definedName>`,
  )
  return xml.replace('<definedNames/>', `<definedNames>${names.join('')}</definedNames>`)
}

/** At most 26 columns. */
const letterOf = (count: number) => String.fromCharCode(64 + count)
