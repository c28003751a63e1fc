import { postWords } from '../../../content/en/admin/posts.ts'
import type { RecordSource } from '../list/use-records.ts'

export const postSource: RecordSource = {
  noun: 'posts',
  hasTrash: true,
  path: '/api/admin/posts',
  fetchFailed: postWords.fetchFailed,
  // The library says in how many posts a file is used; a save ends what was typed and not saved.
  shownBy: ['media', 'post-drafts'],
}

/** The calls about what is typed and not saved. */
export const draftsPath = '/api/admin/post-drafts'
