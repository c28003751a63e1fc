import { postWords } from '../../../content/en/admin/posts.ts'
import { useAllLabels } from '../labels/label-kinds.ts'
import type { RecordSource } from '../list/use-records.ts'

export const postSource: RecordSource = {
  noun: 'posts',
  hasTrash: true,
  path: '/api/admin/posts',
  fetchFailed: postWords.fetchFailed,
  // The library counts the posts that use a file; a save ends unsaved work.
  shownBy: ['media', 'post-typed'],
}

/** Paths of the requests about unsaved work, and about who is writing. */
export const typedPath = '/api/admin/post-revisions'
export const writingPath = '/api/admin/post-writing'

export type Filing = ReturnType<typeof useFiling>

/** The labels for posts: fetched when the screen opens, and again when one of them changes. */
export function useFiling(retryOnMount = true) {
  const asking = { retryOnMount, failure: postWords.fetchFailed }
  const regions = useAllLabels('regions', asking)
  const categories = useAllLabels('categories', asking)
  const authors = useAllLabels('authors', asking)
  return {
    regions: regions.labels,
    categories: categories.labels,
    authors: authors.labels,
    isPending: regions.isPending || categories.isPending || authors.isPending,
  }
}
