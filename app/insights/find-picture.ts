import type { RouterContextProvider } from 'react-router'
import type { MediaFile } from '../../domain/media/library.ts'
import { servicesContext } from '../services.ts'

/** The media record of a featured image; null without one, and for a file that is gone. */
export async function findPicture(
  context: Readonly<RouterContextProvider>,
  url: string | null,
): Promise<MediaFile | null> {
  return url === null ? null : context.get(servicesContext).media.findMediaByUrl(url)
}
