import { mediaListSchema } from '../../domain/media/library.ts'
import type { Noun } from '../noun.ts'
import { clearFile, moveFile, returnFile, type TakenPlace } from '../posts/held-files.ts'
import { mediaRoutes, mountMedia } from './api.ts'
import { makeCopies } from './copies.ts'
import { discardFile, putBackFile } from './deletion.ts'
import { offerCopies } from './pictures.ts'
import { findMediaByUrl, findPicturesIn, listFiles } from './service.ts'
import { removeLeftovers } from './storage.ts'

export const media = {
  tables: {
    media: { none: 'what staff publish' },
    post_media: { none: 'what staff publish' },
    media_replacements: { none: 'hashes of files' },
    media_leftovers: { none: 'names of files' },
  },
  lists: { media: { table: 'media', title: 'original_name' } },
  routes: (ports) =>
    mediaRoutes({
      ...ports,
      clearFile: (trx, actor, file) => clearFile(ports, trx, actor, file),
      moveFile: (trx, actor, file) => moveFile(ports, trx, actor, file),
    }),
  mount: mountMedia,
  pages: { findMediaByUrl, findPicturesIn, offerCopies },
  jobs: [
    {
      // How long a picture that has just come in may be without its smaller copies.
      everyMs: 5_000,
      run: makeCopies,
      done: { counts: 'pictures', says: 'Copies of pictures were made' },
      failed: 'Copies of pictures could not be made',
    },
  ],
  archive: [{ name: 'media', list: 'media', query: mediaListSchema, read: listFiles }],
  tidy: removeLeftovers,
  trash: (ports) => ({
    media: {
      putBack: (trx, actor, kept) =>
        putBackFile<TakenPlace>(
          { returnFile: (places) => returnFile(ports, trx, actor, places) },
          trx,
          kept,
        ),
      discard: (trx, row) => discardFile(ports, trx, row),
      subjects: ['media', 'posts'],
    },
  }),
} satisfies Noun
