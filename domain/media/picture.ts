import * as z from 'zod/mini'
import { singleLine } from '../text.ts'
import { optionalText } from '../write-body.ts'

/** The address of a picture of the media library, or none. */
export const pictureSchema = optionalText(
  singleLine(500).check(
    z.refine(
      (url) => url === '' || /^\/media\/[\w./-]+$/.test(url),
      'Please choose a picture from the media library.',
    ),
  ),
)
