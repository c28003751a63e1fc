import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toastTitles, assessmentWords as words } from '../../../content/admin.ts'
import { formatIsoDay } from '../../../domain/dates.ts'
import { toast } from '../../ui/toast.tsx'
import { listAll, mostRows } from '../list-all.ts'
import { type ListView, toApiQuery } from '../list-view.ts'
import { saveFile } from '../save-file.ts'
import { useSession } from '../session.tsx'
import { type Assessment, writeAssessmentsCsv } from './assessments.ts'

const path = '/api/quickscore-assessments'
const listKey = 'quickscore-assessments'

/** The page of the list that `view` asks for; the one before stays until it is there. */
export function useAssessments(view: ListView) {
  const { call } = useSession()
  const query = toApiQuery(view)
  return useQuery({
    queryKey: [listKey, query],
    queryFn: ({ signal }) => call<Assessment[]>('GET', `${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: words.fetchFailed },
  })
}

export type AssessmentList = ReturnType<typeof useAssessments>

/** Fetches the list again, and forgets what was fetched of its other pages. */
export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [listKey] })
}

export function useDelete(onDeleted: () => void) {
  const { call } = useSession()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: Assessment) => call('DELETE', `/api/admin/quickscore-assessments/${id}`),
    onSuccess: () => {
      toast({ title: toastTitles.success, description: words.deleted })
      onDeleted()
    },
    // After a failure too: somebody else may have deleted it first.
    onSettled: refresh,
    meta: { failure: words.deleteFailed },
  })
}

/** Saves all that `view` leaves on screen, on every page, as a CSV file. */
export function useExport(view: ListView) {
  const { call } = useSession()
  return useMutation({
    mutationFn: async () => {
      const assessments = await listAll((page) =>
        call<Assessment[]>('GET', `${path}?${toApiQuery(view, page, mostRows)}`),
      )
      const name = `quickscore-assessments-${formatIsoDay(new Date())}.csv`
      saveFile(name, 'text/csv;charset=utf-8', writeAssessmentsCsv(assessments))
    },
    meta: { failure: words.exportFailed },
  })
}
