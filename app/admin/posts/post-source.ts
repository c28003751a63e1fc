import { useQuery } from '@tanstack/react-query'
import { postWords } from '../../../content/en/admin/posts.ts'
import type { Author, Category, LabelKind, Region } from '../../../domain/labels.ts'
import type { RecordSource } from '../list/use-records.ts'
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

export interface LoadedFiling extends Filing {
  isPending: boolean
}

/** Asked for when the screen opens, and again when one of them changes. */
export function useFiling(): LoadedFiling {
  const regions = useChoices<Region>('regions')
  const categories = useChoices<Category>('categories')
  const authors = useChoices<Author>('authors')
  return {
    regions: regions.data ?? [],
    categories: categories.data ?? [],
    authors: authors.data ?? [],
    isPending: regions.isPending || categories.isPending || authors.isPending,
  }
}

function useChoices<Row extends FilingChoice>(noun: LabelKind) {
  const { call } = useSession()
  return useQuery({
    queryKey: [noun, 'choices'],
    queryFn: async ({ signal }) => {
      const { data = [] } = await call<Row[]>('GET', `/api/admin/${noun}?sort=name`, { signal })
      return data.map(({ id, name }) => ({ id, name }))
    },
    meta: { failure: postWords.fetchFailed },
  })
}

/** The choices, and those of `ids` that are none any more, so that they can be taken back. */
export function withGone(
  choices: readonly FilingChoice[],
  ids: readonly number[],
  nameOf: (id: number) => string,
): FilingChoice[] {
  const gone = ids.filter((id) => !choices.some((choice) => choice.id === id))
  return [...choices, ...gone.map((id) => ({ id, name: nameOf(id) }))]
}
