import { postWords } from '../../../content/admin/posts.ts'
import { type ListedPost, postColumns, postStatuses } from '../../../domain/posts/editing.ts'
import type { ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

export const postSource: RecordSource = {
  noun: 'posts',
  path: '/api/admin/posts',
  fetchFailed: postWords.fetchFailed,
  // The library says in how many posts a file is used.
  shownBy: ['media'],
}

/** Whichever ids there are: an unknown one finds nothing. */
const anyId = { includes: (value: string) => /^[1-9]\d{0,8}$/.test(value) }

export const postRules: ListRules = {
  columns: postColumns,
  defaultSort: '-created_at',
  filters: { status: postStatuses, region_id: anyId, category_id: anyId },
}

export type PostState = 'published' | 'draft' | 'scheduled'

/** What it is to readers at `now` (ISO 8601, UTC). */
export function stateOf(
  { status, published_at }: Pick<ListedPost, 'status' | 'published_at'>,
  now: string,
): PostState {
  if (status === 'draft') return 'draft'
  return published_at !== null && published_at > now ? 'scheduled' : 'published'
}
