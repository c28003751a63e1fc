/**
 * Makes the files of our two faces for browsers: what nearly every page is set in, the rest of Latin,
 * each cut here, and Latin beyond that as its makers cut it; a page fetches those that it holds
 * letters of. Run by hand when a face changes: `node scripts/subset-fonts.ts`; the files in
 * app/styles/fonts are committed. What is cut, and what cuts, is fetched for this run only, as nobody
 * who installs the site needs it.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CUTTER = 'subset-font@2.9.0'
const SOURCES = ['@fontsource/newsreader@5.3.0', '@fontsource-variable/instrument-sans@5.3.0']
const root = join(import.meta.dirname, '..')

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** The ranges of fonts.css, first and last or one alone: keep both the same. */
const core = [
  [0x20, 0x7e],
  [0xa0],
  [0xa3],
  [0xa7],
  [0xa9],
  [0xad],
  [0xb0],
  [0xb7],
  [0xd7],
  [0x2002, 0x2002],
  [0x2010, 0x2015],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x20ac],
  [0x2212],
]
const latin = [
  [0x20, 0xff],
  [0x131],
  [0x2bb],
  [0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2215],
]

/** Each face in its files, of which `latin` and `latin-ext` are taken. */
const faces = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-italic':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
}
/** Pairs of letters, figures of one width, and what puts letters together; no ornaments. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

function textOf(ranges: readonly (readonly number[])[], but = ''): string {
  const codes = ranges.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  )
  return [...String.fromCodePoint(...codes)].filter((letter) => !but.includes(letter)).join('')
}

const folder = await mkdtemp(join(tmpdir(), 'plumbline-fonts-'))
try {
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-save', CUTTER, ...SOURCES])
  const subsetFont: SubsetFont = createRequire(join(folder, 'index.js'))('subset-font')
  const coreText = textOf(core)
  const parts = { core: coreText, rest: textOf(latin, coreText) }
  for (const [face, file] of Object.entries(faces)) {
    const source = join(folder, 'node_modules', file)
    const made = join(root, 'app/styles/fonts', face)
    await copyFile(source.replace('-latin-', '-latin-ext-'), `${made}-beyond.woff2`)
    const whole = await readFile(source)
    for (const [part, text] of Object.entries(parts)) {
      const options = { targetFormat: 'woff2', keepFeatures, noHinting: true }
      const cut = await subsetFont(whole, text, options)
      await writeFile(`${made}-${part}.woff2`, cut)
      console.log(`${face}-${part}: ${cut.length} of ${whole.length} bytes`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
