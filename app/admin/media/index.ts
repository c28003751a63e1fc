import { mediaWords } from '../../../content/en/admin/media.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import type { AdminNoun } from '../noun.ts'

export const media: AdminNoun = {
  id: 'media',
  label: mediaWords.tab,
  path: '/admin/media',
  screen: 'admin/media/media-tab.tsx',
  records: { media: { ...mediaWords.record, opensBy: 'id' } },
  search: { path: '/api/admin/media', nameOf: ({ original_name }: ListedMedia) => original_name },
}
