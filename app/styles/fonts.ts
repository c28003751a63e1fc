/**
 * The two files every page needs at once, under the hashed addresses that fonts.css uses too.
 * `root.tsx` preloads them: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`.
 */

import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

export const preloadedFonts: readonly string[] = [newsreader, instrumentSans]
