/** Every label of a kind, by name, to choose from. */
import { useQuery } from '@tanstack/react-query'
import { labelWords } from '../../../content/en/admin/labels.ts'
import type { Label, LabelKind } from '../../../domain/labels.ts'
import { useSession } from '../session/session.tsx'
import { labelScreens } from './label-kinds.ts'

export function useAllLabels(kind: LabelKind): readonly Pick<Label, 'id' | 'name'>[] {
  const { call } = useSession()
  const { noun, path } = labelScreens[kind].source
  const { data } = useQuery({
    queryKey: [noun, 'all'],
    queryFn: ({ signal }) => call<Label[]>('GET', `${path}?sort=name`, { signal }),
    meta: { failure: labelWords[kind].fetchFailed },
  })
  return data?.data ?? []
}
