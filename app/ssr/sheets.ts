import { colours, darkColours } from '../../content/colours.ts'
import { presentInPage, version } from '../../content/firm.ts'
import type { Palette } from '../../domain/colours.ts'
import formsCss from '../styles/forms.css?inline'
import publicCss from '../styles/public.css?inline'
import readingCss from '../styles/reading.css?inline'
import reportCss from '../styles/report.css?inline'

const colourCss = writeColours(colours, darkColours)

/** Of which one stands whole in every page; `own` beside the sheet that a page names (app/root.tsx). */
export const sheets = {
  public: publicCss + colourCss,
  forms: formsCss + colourCss,
  reading: readingCss + colourCss,
  report: reportCss + colourCss,
  own: colourCss,
}

/** What content/firm-in-page.ts reads in a browser. */
export const firmInPage = JSON.stringify({ ...presentInPage(), version })

/** Dark is `screen` only, so that paper stays paper when a report is printed at night. */
function writeColours(light: Palette, dark: Palette): string {
  return `@layer theme{:root{color-scheme:light;${writeRoles(light)}
--danger:var(--red);--danger-strong:${light.dangerStrong};--danger-wash:var(--red-wash);
--shadow:rgb(19 32 43 / 0.16);--lift:0 1px 2px var(--shadow), 0 8px 24px -8px var(--shadow)}
@media screen and (prefers-color-scheme: dark){:root{color-scheme:dark;${writeRoles(dark)}
--danger-strong:${dark.dangerStrong};--shadow:rgb(0 0 0 / 0.5)}}}`
}

function writeRoles(palette: Palette): string {
  return Object.entries(palette)
    .filter(([role]) => role !== 'dangerStrong')
    .map(([role, colour]) => `--${role.replace(/[A-Z]/g, '-$&').toLowerCase()}:${colour};`)
    .join('')
}
