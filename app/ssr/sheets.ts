import { colours, darkColours } from '../../content/colours.ts'
import { presentInPage, version } from '../../content/firm.ts'
import formsCss from '../styles/forms.css?inline'
import publicCss from '../styles/public.css?inline'
import readingCss from '../styles/reading.css?inline'
import reportCss from '../styles/report.css?inline'
import { writeColours } from './colour-sheet.ts'

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
