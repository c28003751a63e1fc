/**
 * Child process that sets documents with Typst. That takes from tens of milliseconds to a second,
 * which must not block requests, and 150 MB, which Typst does not give back.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import { create } from 'fontkitten'
import sharp from 'sharp'
import { answerJobs } from '../own-process.ts'
import type { Job } from './documents.ts'

const [folder = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)

// Whole faces: Typst takes one file per face and weight, so the pages' subsets would not do.
const faces = [
  require.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
  require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  // Greek and Cyrillic, which the site's two typefaces lack.
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
].map((file) => readFileSync(file))
const characters = new Set(
  faces.flatMap((face) => {
    const font = create(face)
    return font.isCollection ? [] : font.characterSet
  }),
)
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: faces }] })
/** Compilations after which unused entries of Typst's cache are dropped. */
const MOST_ROUNDS = 10

// The pictures drawn here are few and small; libvips would keep the memory of past ones.
sharp.cache(false)

answerJobs(async (job: Job) => {
  const bytes = await render(job)
  compiler.evictCache(MOST_ROUNDS)
  return bytes
})

async function render({ template, json, format }: Job): Promise<Uint8Array> {
  const document = compile(template, json)
  if (format === 'pdf') return printPdf(document)
  // Typst draws letters as shapes, so no font of the machine is used here. A palette makes flat
  // drawings a fifth as large, without a visible difference.
  const svg = Buffer.from(compiler.plainSvg(document))
  return sharp(svg).png({ palette: true }).toBuffer()
}

function compile(template: string, json: string): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: join(folder, `${template}.typ`),
    inputs: { data: json, missing: findMissing(json) },
  })
  const error = compiled.takeError()
  if (error) throw new Error(listFaults(error))
  if (!compiled.result) throw new Error('nothing was compiled')
  return compiled.result
}

interface Diagnostic {
  message: string
  path: string
  range?: { start: { line: number; character: number } }
}

function listFaults(error: NodeError): string {
  const diagnostics: Diagnostic[] = compiler.fetchDiagnostics(error)
  return diagnostics
    .map(({ message, path, range }) => {
      const at = range ? `:${range.start.line + 1}:${range.start.character + 1}` : ''
      return `${path}${at}: ${message}`
    })
    .join('\n')
}

/** Prints PDF/UA-1; the compiler refuses a document that does not conform. */
function printPdf(document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch (error) {
    const { message } = error as Error
    // The message is the debug form of a list of diagnostics.
    const found = [...message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, one = '']) => {
      return one.replaceAll('\\"', '"')
    })
    throw new Error(found.length > 0 ? found.join('\n') : message)
  }
}

/** The characters that no font has; the templates show a substitute. */
function findMissing(text: string): string {
  const isMissing = (character: string) =>
    !/[\p{Cc}\p{Cf}\s]/u.test(character) && !characters.has(character.codePointAt(0) ?? 0)
  return [...new Set(text.normalize('NFC'))].filter(isMissing).join('')
}
