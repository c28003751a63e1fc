import { postWords } from '../../../content/en/admin/posts.ts'
import type { LabelKind } from '../../../domain/labels.ts'
import type { RecordSource } from '../list/use-records.ts'
import { useAnswer } from '../session/use-answer.ts'

export const postSource: RecordSource = {
  noun: 'posts',
  hasTrash: true,
  path: '/api/admin/posts',
  fetchFailed: postWords.fetchFailed,
  // The library says in how many posts a file is used; a save ends what was typed and not saved.
  shownBy: ['media', 'post-typed'],
}

/** The calls about what was typed and not saved, and about who writes. */
export const typedPath = '/api/admin/post-revisions'
export const writingPath = '/api/admin/post-writing'

export interface FilingChoice {
  id: number
  name: string
}

export type Filing = ReturnType<typeof useFiling>

/** What posts can be filed under: asked for when the screen opens, and again when one of them changes. */
export function useFiling() {
  const regions = useChoices('regions')
  const categories = useChoices('categories')
  const authors = useChoices('authors')
  return {
    regions: regions.data ?? [],
    categories: categories.data ?? [],
    authors: authors.data ?? [],
    isPending: regions.isPending || categories.isPending || authors.isPending,
  }
}

/** One kind of them, by name. */
export const useChoices = (noun: LabelKind) =>
  useAnswer<FilingChoice[]>([noun, 'choices'], `/api/admin/${noun}?sort=name`, {
    meta: { failure: postWords.fetchFailed },
  })
