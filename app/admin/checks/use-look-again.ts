import { useQueryClient } from '@tanstack/react-query'
import { checkWords as words } from '../../../content/en/admin/checks.ts'
import type { Checks } from '../../../domain/checks.ts'
import { useAction } from '../list/use-records.ts'

export const checksPath = '/api/admin/checks'

/** Looks over all articles now; `done` is said once that is over, nothing where it is empty. */
export function useLookAgain(done: string) {
  const queries = useQueryClient()
  return useAction<void, Checks>({
    ask: () => ['POST', checksPath],
    done,
    failed: words.failed,
    onDone: (checks) => queries.setQueryData([checksPath], checks),
  })
}
