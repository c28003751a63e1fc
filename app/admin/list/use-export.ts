import { useMutation } from '@tanstack/react-query'
import { formatIsoDay } from '../../../domain/dates.ts'
import { useSession } from '../session/session.tsx'
import { listAll, mostRows } from './list-all.ts'
import { type ListView, toApiQuery } from './list-view.ts'
import type { RecordSource } from './record-source.ts'
import { saveFile } from './save-file.ts'

interface Export<Row> {
  source: RecordSource
  write: (rows: readonly Row[]) => string
  failure: string
}

/** Saves all that `view` leaves on screen, on every page, as a CSV file; `noun` begins its name. */
export function useExport<Row extends { id: number }>(
  { source, write, failure }: Export<Row>,
  view: ListView,
) {
  const { call } = useSession()
  const { noun, path, listPath = path } = source
  return useMutation({
    mutationFn: async () => {
      const rows = await listAll((page) =>
        call<Row[]>('GET', `${listPath}?${toApiQuery(view, page, mostRows)}`),
      )
      // First: no file leaves that is not written down.
      const body = { action: 'export', noun, record_count: rows.length }
      await call('POST', '/api/admin/activity', { body })
      saveFile(`${noun}-${formatIsoDay(new Date())}.csv`, 'text/csv;charset=utf-8', write(rows))
    },
    meta: { failure },
  })
}
