import { mediaListSchema } from '../../domain/media/library.ts'
import type { Noun } from '../noun.ts'
import { mediaRoutes, mountMedia } from './api.ts'
import { makeCopies, showFiles } from './copies.ts'
import { discardFile, restoreFile } from './deletion.ts'
import { findMediaByUrl, findPicturesIn, listFiles } from './service.ts'
import { removeFiles, removeLeftovers } from './storage.ts'

export const media = {
  tables: {
    media: { none: 'what staff publish' },
    post_media: { none: 'what staff publish' },
    media_replacements: { none: 'hashes of files' },
    media_leftovers: { none: 'names of files' },
    media_deletions: { none: 'hashes of files' },
  },
  lists: { media: { table: 'media', title: 'original_name' } },
  routes: mediaRoutes,
  mount: mountMedia,
  pages: { findMediaByUrl, findPicturesIn, showFiles },
  jobs: [
    {
      // AVIF copies of a new picture are begun at most this late.
      everyMs: 5_000,
      run: makeCopies,
      done: { counts: 'pictures', says: 'Copies of pictures were made' },
      failed: 'Copies of pictures could not be made',
    },
  ],
  archive: [{ name: 'media', list: 'media', query: mediaListSchema, read: listFiles }],
  tidy: removeLeftovers,
  trash: {
    media: {
      restore: restoreFile,
      discard: discardFile,
      removeFiles,
      subjects: ['media', 'posts'],
    },
  },
} satisfies Noun
