import publicCss from '../styles/public.css?inline'
import readingCss from '../styles/reading.css?inline'

/** Of which one stands whole in every public page (app/root.tsx). */
export const sheets = { public: publicCss, reading: readingCss }
