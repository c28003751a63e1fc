import { postWords } from '../../../content/admin/posts.ts'
import { postColumns, postStates } from '../../../domain/posts/editing.ts'
import { dayRules, type ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

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

/** Whichever ids there are: an unknown one finds nothing. */
const anyId = { includes: (value: string) => /^[1-9]\d{0,8}$/.test(value) }

export const postRules: ListRules = {
  columns: postColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, status: postStates, region_id: anyId, category_id: anyId },
}
