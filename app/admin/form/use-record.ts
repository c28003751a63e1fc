import { useQuery } from '@tanstack/react-query'
import type { RecordSource } from '../list/record-source.ts'
import { useSession } from '../session/session.tsx'

/** One record as it is now, asked for anew whenever its form is opened; none where `id` is null. */
export function useRecord<Row>({ noun, path }: RecordSource, id: number | null, failure: string) {
  const { call } = useSession()
  return useQuery({
    queryKey: [`${noun}-details`, id],
    queryFn: async ({ signal }) => {
      const { data } = await call<Row>('GET', `${path}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no record')
      return data
    },
    enabled: id !== null,
    gcTime: 0,
    staleTime: 0,
    meta: { failure },
  })
}
