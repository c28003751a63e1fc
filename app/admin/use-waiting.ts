import { useQuery } from '@tanstack/react-query'
import { useSession } from './session/session.tsx'

interface Waiting {
  messages: number
  mail: number
}

const nothing: Waiting = { messages: 0, mail: 0 }

/**
 * How much waits for staff, asked for anew wherever they go. It only adds a number to what is there:
 * where it cannot be had, nothing is said.
 */
export function useWaiting(pathname: string): Waiting {
  const { call } = useSession()
  const { data } = useQuery({
    queryKey: ['waiting', pathname],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call<Waiting>('GET', '/api/admin/waiting', { signal })).data ?? nothing,
    placeholderData: (before) => before,
  })
  return data ?? nothing
}
