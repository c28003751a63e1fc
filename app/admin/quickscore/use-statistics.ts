import { useQuery } from '@tanstack/react-query'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { useSession } from '../session/session.tsx'
import { assessmentSource } from './assessments.ts'

/** Kept under the list's key, so that what refreshes the list refreshes the charts. */
export function useStatistics() {
  const { call } = useSession()
  return useQuery({
    queryKey: [assessmentSource.noun, 'statistics'],
    queryFn: ({ signal }) => call<Statistics>('GET', '/api/admin/quickscore-stats', { signal }),
  })
}
