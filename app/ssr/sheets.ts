import { colours, darkColours } from '../../content/colours.ts'
import { presentInPage, version } from '../../content/firm.ts'
import formsCss from '../styles/forms.css?inline'
import publicCss from '../styles/public.css?inline'
import readingCss from '../styles/reading.css?inline'
import reportCss from '../styles/report.css?inline'
import { writeColours } from './colour-sheet.ts'

const colourCss = writeColours(colours, darkColours)

/** Each page inlines one sheet; `own` goes with a sheet that the page links (app/root.tsx). */
export const sheets = {
  public: publicCss + colourCss,
  forms: formsCss + colourCss,
  reading: readingCss + colourCss,
  report: reportCss + colourCss,
  own: colourCss,
}

/** Read by content/firm-in-page.ts in the browser. */
export const firmInPage = JSON.stringify({ ...presentInPage(), version })
