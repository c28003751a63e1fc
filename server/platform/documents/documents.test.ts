import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderForAll } from '../../../tests/support/folder.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { createDocuments, type Documents } from './documents.ts'

/** Templates of our own, so that no document of the firm is needed. */
const templates = {
  paper: `
    #let data = json(bytes(sys.inputs.data))
    #set document(title: data.title)
    #set text(font: "Instrument Sans", fallback: false, lang: "en", region: "GB")
    = Head
    #data.at("shown", default: data.title)

    #sys.inputs.missing.codepoints().map(one => str(str.to-unicode(one), base: 16)).join(" ")`,
  untitled: '#set text(lang: "en")\nWords',
  'figure-without-words': '#set document(title: "A")\n#figure(rect())',
  broken: '= Head\n#nothing',
  picture: '#set page(width: 30pt, height: 20pt, margin: 0pt, fill: red)',
}
const folder = folderForAll()
let documents: Documents

beforeAll(() => {
  for (const [name, text] of Object.entries(templates)) {
    writeFileSync(join(folder.path, `${name}.typ`), text)
  }
  documents = createDocuments(folder.path)
})

afterAll(() => documents.close())

const print = (template: string, data = {}) =>
  documents.renderDocument(template, data, { format: 'pdf' })

test('makes a tagged PDF of a template and data', async () => {
  const pdf = await readPdf(await print('paper', { title: '#panic() <A> & "B" \\ {x}' }))
  expect(pdf).toMatchObject({
    title: '#panic() <A> & "B" \\ {x}',
    language: 'en-GB',
    isMarked: true,
    bookmarks: ['Head'],
  })
  expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdf.blocks).toMatchObject([
    { role: 'H1', text: 'Head' },
    { role: 'P', text: '#panic() <A> & "B" \\ {x}' },
  ])
})

test('makes a picture of the size of the page', async () => {
  const png = await documents.renderDocument('picture', {}, { format: 'png' })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 })
})

test.for([
  ['untitled', 'PDF/UA-1 error: missing document title'],
  ['figure-without-words', 'PDF/UA-1 error: missing alt text'],
  ['broken', 'broken.typ:2:2: unknown variable: nothing'],
  ['absent', 'absent.typ'],
] as const)('refuses %s and says why', async ([template, reason]) => {
  await expect(print(template)).rejects.toThrow(`${template}: `)
  await expect(print(template)).rejects.toThrow(reason)
})

test('tells the template which characters no face has, and refuses to show them', async () => {
  const title = 'AßЖ 株 e\u0301 \u200b \ud83d'
  const { blocks } = await readPdf(await print('paper', { title, shown: 'A' }))
  expect(blocks.at(-1)?.text).toBe('682a')
  await expect(print('paper', { title })).rejects.toThrow('"株"` could not be displayed')
})

test('works again after it was closed, and rejects what it was at', async () => {
  const others = createDocuments(folder.path)
  const cut = [1, 2].map(() => others.renderDocument('paper', { title: 'A' }, { format: 'pdf' }))
  const outcomes = Promise.allSettled(cut)
  await others.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = await others.renderDocument('paper', { title: 'A' }, { format: 'pdf' })
  expect((await readPdf(again)).title).toBe('A')
  await others.close()
})
