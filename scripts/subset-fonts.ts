/**
 * Subsets our two typefaces by the ranges in app/styles/fonts.css: characters of nearly every page
 * (`core`) and the rest of Latin (`rest`); extended Latin (`beyond`) is copied from the package as
 * it is. Run by hand when a typeface or a range changes (`node scripts/subset-fonts.ts`) and commit
 * the result. The fonts and the tool are downloaded for this run only, since no installation needs
 * them.
 */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CUTTER = 'subset-font@2.9.0'
const SOURCES = ['@fontsource/newsreader@5.3.0', '@fontsource-variable/instrument-sans@5.3.0']
const styles = join(import.meta.dirname, '../app/styles')

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** The `latin` file of each typeface; `latin-ext` is beside it. */
const faces = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-italic':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
}

/** OpenType features to keep: kerning, tabular figures and composition; no stylistic ones. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/** The characters of a file, from its rule in the style sheet. */
function lettersOf(css: string, file: string): string[] {
  const [, ranges = ''] = css.split(`${file}.woff2`)
  const [line = ''] = ranges.split('\n')
  const codes = [...line.matchAll(/U\+([0-9A-F]+)-?([0-9A-F]*)/g)].flatMap(([, from = '', to]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to || from, 16)]
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  return codes.map((code) => String.fromCodePoint(code))
}

const css = await readFile(join(styles, 'fonts.css'), 'utf8')
const folder = await mkdtemp(join(tmpdir(), 'plumbline-fonts-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', CUTTER, ...SOURCES])
  const subsetFont: SubsetFont = createRequire(join(folder, 'index.js'))('subset-font')
  for (const [face, file] of Object.entries(faces)) {
    const source = join(folder, 'node_modules', file)
    const made = join(styles, 'fonts', face)
    await copyFile(source.replace('-latin-', '-latin-ext-'), `${made}-beyond.woff2`)
    const whole = await readFile(source)
    const core = lettersOf(css, `${face}-core`)
    const rest = lettersOf(css, `${face}-rest`).filter((letter) => !core.includes(letter))
    for (const [part, letters] of Object.entries({ core, rest })) {
      const options = { targetFormat: 'woff2', keepFeatures, noHinting: true }
      const cut = await subsetFont(whole, letters.join(''), options)
      await writeFile(`${made}-${part}.woff2`, cut)
      console.log(`${face}-${part}: ${cut.length} of ${whole.length} bytes`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
