/**
 * Puts the firm into what Vite builds: a browser cannot read content/firm.json, so content/firm.ts
 * becomes what it has read; the roles of the style sheet and the icon are made from its colours.
 */
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import * as firm from '../content/firm.ts'
import type { Palette } from '../domain/colours.ts'

const root = join(import.meta.dirname, '..')
const sheets = ['public', 'reading', 'admin'].map((name) => join(root, `app/styles/${name}.css`))
const colourImport = '@import "./colours.css" layer(theme);'

export const firmPlugin: Plugin = {
  name: 'firm',
  enforce: 'pre',
  load(id) {
    if (id !== join(root, 'content/firm.ts')) return null
    this.addWatchFile(resolve(root, firm.firmFile))
    const constants = Object.entries(firm).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    return constants.join('\n')
  },
  transform(code, id) {
    if (!sheets.includes(id.split('?')[0] ?? '') || !code.includes(colourImport)) return null
    const rules = `@layer theme {\n${writeColours(firm.colours, firm.darkColours)}}`
    return { code: code.replace(colourImport, () => rules), map: null }
  },
  configureServer({ middlewares }) {
    for (const { name, type, draw } of icons) {
      middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('content-type', type)
        response.end(await draw(drawIcon()))
      })
    }
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { name, draw } of icons) {
      this.emitFile({ type: 'asset', fileName: name, source: await draw(drawIcon()) })
    }
  },
}

/** The mark for browsers, and under the names that feed readers, old browsers and phones ask for. */
const icons: { name: string; type: string; draw: (svg: string) => Promise<string | Uint8Array> }[] =
  [
    { name: 'favicon.svg', type: 'image/svg+xml', draw: async (svg) => svg },
    { name: 'apple-touch-icon.png', type: 'image/png', draw: (svg) => drawPng(svg, 180) },
    {
      name: 'favicon.ico',
      type: 'image/x-icon',
      draw: async (svg) => packIcon(await drawPng(svg, 32)),
    },
  ]

const drawPng = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()

/** A PNG of 32 by 32 with the directory that the format wants. */
function packIcon(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

/** Dark is `screen` only, so that paper stays paper when a report is printed at night. */
export function writeColours(light: Palette, dark: Palette): string {
  return `:root {
  color-scheme: light;
${writeRoles(light)}
  --danger: var(--red);
  --danger-strong: ${light.dangerStrong};
  --danger-wash: var(--red-wash);
  --shadow: rgb(19 32 43 / 0.16);
  --lift: 0 1px 2px var(--shadow), 0 8px 24px -8px var(--shadow);
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
${writeRoles(dark)}
    --danger-strong: ${dark.dangerStrong};
    --shadow: rgb(0 0 0 / 0.5);
  }
}
`
}

function writeRoles(palette: Palette): string {
  return Object.entries(palette)
    .filter(([role]) => role !== 'dangerStrong')
    .map(([role, colour]) => `  --${role.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${colour};`)
    .join('\n')
}

/** A weight on its line for the name that comes from it, the initial for any other. */
export function drawIcon(): string {
  const { ink, paper } = firm.colours
  const { brass } = firm.darkColours
  const ground = `<path fill="${ink}" d="M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"/>`
  const mark = firm.isNamedAfterPlumbLine
    ? `<path fill="${brass}" d="M8 4h16v3H8zM15 7h2v7h-2z"/>
  <path fill="${paper}" d="M14.5 13h3v2.5h3.5V19l-5 10-5-10v-3.5h3.5z"/>`
    : `<path fill="${brass}" d="M8 4h16v3H8z"/>
  <text x="16" y="27" fill="${paper}" font-family="Georgia,serif" font-size="22" text-anchor="middle">${escapeXml([...firm.brand.name][0] ?? '')}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${escapeXml(firm.brand.name)}</title>
  ${ground}
  ${mark}
</svg>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
