/**
 * Makes the files of our two faces for browsers: what nearly every page is set in, the rest of Latin,
 * each cut here, and Latin beyond that as its makers cut it; a page fetches those that it holds
 * letters of. It writes the style sheet that names them too, app/styles/fonts.css. Run by hand when a
 * face changes: `node scripts/subset-fonts.ts`, or with `styles` behind it for the style sheet alone;
 * what it makes is committed. What is cut, and what cuts, is fetched for this run only, as nobody who
 * installs the site needs it.
 *
 * Newsreader is used for headings and numerals in one weight, so the static file stands for all: the
 * variable one is 34 KB heavier and held up the first picture on a slow line.
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

/** As style sheets write them. */
const core =
  'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+AD, U+B0, U+B7, U+D7, U+2002, U+2010-2015, U+2018-2019, ' +
  'U+201C-201D, U+2022, U+2026, U+20AC, U+2212'
const latin =
  'U+A1-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+2122, U+2191, U+2193, ' +
  'U+2215'
/** As the makers cut it. */
const beyond = 'U+100-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20C0, U+2C60-2C7F, U+A720-A7FF'

/** Each face in its files, of which `latin` and `latin-ext` are taken. */
const faces = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-italic':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
}
/** What each is in the style sheet: name, weights, and more; italics are fetched where there are any. */
const rules = {
  newsreader: ['Newsreader', '200 800', ''],
  'instrument-sans': ['Instrument Sans', '400 700', ''],
  'instrument-sans-italic': ['Instrument Sans', '400 700', ' font-style: italic;'],
}

/**
 * The fallbacks stand in until they arrive and take the same room, so that nothing moves: name,
 * weight, local faces, size-adjust, ascent, descent. Vertical figures come from the woff2 files' own
 * tables (OS/2 typo = hhea):
 *   Newsreader       ascent 1470, descent 530, gap 0, of 2000 units
 *   Instrument Sans  ascent  970, descent 250, gap 0, of 1000 units
 * size-adjust is the ratio of advance widths over all words of the site, in the weight that they are
 * set in: Newsreader 500, Instrument Sans 400 and 600. Gelasio stood for Georgia, Tinos and Arimo for
 * Times New Roman and Arial, which they equal in width; Noto Serif, Roboto and DejaVu for themselves.
 * Headless browsers on Linux round each letter to whole pixels, so that small text is off by up to 3%
 * there. Overrides = metric / size-adjust. Nimbus and DejaVu are what a Linux has that nobody gave
 * fonts: without them its text was a tenth too wide or narrow, and headings broke elsewhere. Names of
 * Linux stand first, because there to ask for a face that is missing holds up the first paint.
 */
const fallbacks = [
  ['Newsreader as Georgia', '200 800', 'Georgia', 100.5, 73.1, 26.4],
  [
    'Newsreader as Times',
    '200 800',
    'NimbusRoman-Regular, Liberation Serif, Times New Roman',
    110,
    66.8,
    24.1,
  ],
  ['Newsreader as Noto', '200 800', 'Noto Serif', 94.5, 77.8, 28],
  ['Newsreader as DejaVu', '200 800', 'DejaVu Serif', 88.3, 83.2, 30],
  ['Instrument as Arial', '400', 'NimbusSans-Regular, Liberation Sans, Arial', 101.5, 95.6, 24.6],
  [
    'Instrument as Arial',
    '500 700',
    'NimbusSans-Bold, Liberation Sans Bold, Arial Bold',
    99.4,
    97.6,
    25.2,
  ],
  ['Instrument as Roboto', '400', 'Roboto', 102.1, 95, 24.5],
  ['Instrument as Roboto', '500 700', 'Roboto Medium, Roboto', 107, 90.7, 23.4],
  ['Instrument as DejaVu', '400', 'DejaVu Sans', 90.2, 107.5, 27.7],
  ['Instrument as DejaVu', '500 700', 'DejaVu Sans Bold', 83.5, 116.2, 29.9],
] as const

/** A browser fetches the files that a page has letters of: the last that claims a letter has it. */
function writeStyles(): string {
  const ranges = { beyond, rest: latin, core }
  const own = Object.entries(rules).flatMap(([face, [name, weights, more]]) =>
    Object.entries(ranges).map(([part, range]) => {
      const first = `font-family: "${name}";${more} font-weight: ${weights}; font-display: swap;`
      const source = `src: url("./fonts/${face}-${part}.woff2") format("woff2");`
      return `@font-face { ${first} ${source} unicode-range: ${range}; }`
    }),
  )
  const standIns = fallbacks.map(([name, weight, local, size, ascent, descent]) => {
    const source = local
      .split(', ')
      .map((face) => `local("${face}")`)
      .join(', ')
    const room = `size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%;`
    return `@font-face { font-family: "${name}"; font-weight: ${weight}; src: ${source}; ${room} line-gap-override: 0%; }`
  })
  return ['/* Written by scripts/subset-fonts.ts. */', ...own, ...standIns, ''].join('\n')
}

/** Pairs of letters, figures of one width, and what puts letters together; no ornaments. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

function textOf(ranges: string, but = ''): string {
  const codes = [...ranges.matchAll(/U\+([0-9A-F]+)-?([0-9A-F]*)/g)].flatMap(
    ([, from = '', to]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to || from, 16)]
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    },
  )
  return [...String.fromCodePoint(...codes)].filter((letter) => !but.includes(letter)).join('')
}

async function cutFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-fonts-'))
  try {
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      CUTTER,
      ...SOURCES,
    ])
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
}

await writeFile(join(root, 'app/styles/fonts.css'), writeStyles())
if (process.argv[2] !== 'styles') await cutFiles()
