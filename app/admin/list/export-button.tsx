/** Saves all that the view leaves, on every page, as a CSV file; the noun of `source` begins its name. */
import { useMutation } from '@tanstack/react-query'
import { listWords } from '../../../content/en/admin/words.ts'
import { formatIsoDay } from '../../../domain/wording.ts'
import { saveFile } from '../session/files.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { RecordSource, Records } from './use-records.ts'

interface ExportButtonProps<Row> {
  source: RecordSource
  records: Records<Row>
  write: (rows: readonly Row[]) => string
  failure: string
}

export function ExportButton<Row extends { id: number }>(props: ExportButtonProps<Row>) {
  const { mutate, isPending } = useExport(props)
  const refusal = useRefusal('owner')
  // Nothing to save, or nothing known of it yet.
  const isEmpty = props.records.total === 0
  return (
    <ToolButton
      busy={isPending}
      disabled={isEmpty || refusal !== null}
      onClick={() => mutate()}
      title={refusal ?? undefined}
      icon="download"
      label={isPending ? listWords.exporting : listWords.export}
    />
  )
}

function useExport<Row extends { id: number }>(props: ExportButtonProps<Row>) {
  const { source, records, write, failure } = props
  const { call } = useSession()
  const { noun } = source
  return useMutation({
    mutationFn: async () => {
      const rows = await records.fetchAll()
      // First: no file leaves that is not written down.
      const body = { action: 'export', noun, record_count: rows.length }
      await call('POST', '/api/admin/activity', { body })
      const type = 'text/csv;charset=utf-8'
      saveFile(`${noun}-${formatIsoDay(new Date())}.csv`, new Blob([write(rows)], { type }))
    },
    meta: { failure },
  })
}
