import { type QueryKey, useQuery } from '@tanstack/react-query'
import { postWords } from '../../../content/en/admin/posts.ts'
import type { LabelKind } from '../../../domain/labels.ts'
import type { RecordSource } from '../list/use-records.ts'
import type { Failure } from '../session/refusals.ts'
import { useSession } from '../session/session.tsx'

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

/** What posts can be filed under, by name. */
export interface Filing {
  regions: readonly FilingChoice[]
  categories: readonly FilingChoice[]
  authors: readonly FilingChoice[]
}

export type LoadedFiling = ReturnType<typeof useFiling>

/** Asked for when the screen opens, and again when one of them changes. */
export function useFiling() {
  const regions = useChoices('regions')
  const categories = useChoices('categories')
  const authors = useChoices('authors')
  return {
    regions: regions.data?.data ?? [],
    categories: categories.data?.data ?? [],
    authors: authors.data?.data ?? [],
    isPending: regions.isPending || categories.isPending || authors.isPending,
  }
}

const useChoices = (noun: LabelKind) =>
  useAnswer<FilingChoice[]>([noun, 'choices'], `/api/admin/${noun}?sort=name`, {
    meta: { failure: postWords.fetchFailed },
  })

interface AnswerOptions {
  gcTime?: number
  staleTime?: number
  meta?: Failure
}

/** What a call answers with. */
export function useAnswer<Data>(queryKey: QueryKey, path: string, more: AnswerOptions = {}) {
  const { call } = useSession()
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Data>('GET', path, { signal }),
    ...more,
  })
}
