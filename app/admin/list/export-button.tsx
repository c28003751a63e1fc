/** Saves all that the view leaves, on every page, as a CSV file; the noun of `source` begins its name. */
import { useMutation } from '@tanstack/react-query'
import { listWords } from '../../../content/en/admin/words.ts'
import { formatIsoDay } from '../../../domain/wording.ts'
import type { Envelope } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { saveFile } from '../session/files.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { toApiQuery } from './list-view.ts'
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
  const isEmpty = !props.records.list.data?.meta?.total
  return (
    <Button
      busy={isPending}
      disabled={isEmpty || refusal !== null}
      onClick={() => mutate()}
      size="sm"
      title={refusal ?? undefined}
      variant="outline"
    >
      <Icon className="size-4" name="download" />
      {isPending ? listWords.exporting : listWords.export}
    </Button>
  )
}

function useExport<Row extends { id: number }>(props: ExportButtonProps<Row>) {
  const { source, records, write, failure } = props
  const { call } = useSession()
  const { noun, path, listPath = path } = source
  return useMutation({
    mutationFn: async () => {
      const rows = await listAll((page) =>
        call<Row[]>('GET', `${listPath}?${toApiQuery(records.state.view, page, mostRows)}`),
      )
      // First: no file leaves that is not written down.
      const body = { action: 'export', noun, record_count: rows.length }
      await call('POST', '/api/admin/activity', { body })
      const type = 'text/csv;charset=utf-8'
      saveFile(`${noun}-${formatIsoDay(new Date())}.csv`, new Blob([write(rows)], { type }))
    },
    meta: { failure },
  })
}

/** The most rows that a list call gives at once. */
export const mostRows = 1_000

const attempts = 3

/**
 * Every record, page by page, none twice. A total that changes on the way means that rows may have
 * moved between pages, so it begins again; a list that never rests is taken as it came.
 */
export async function listAll<Row extends { id: number }>(
  fetchPage: (page: number) => Promise<Envelope<Row[]>>,
): Promise<Row[]> {
  let found: { rows: Row[]; isSteady: boolean } = { rows: [], isSteady: false }
  for (let attempt = 0; attempt < attempts && !found.isSteady; attempt += 1) {
    found = await listOnce(fetchPage)
  }
  return found.rows
}

async function listOnce<Row extends { id: number }>(
  fetchPage: (page: number) => Promise<Envelope<Row[]>>,
) {
  const rows = new Map<number, Row>()
  const totals = new Set<number>()
  for (let page = 1; ; page += 1) {
    const { data = [], meta } = await fetchPage(page)
    const total = meta?.total ?? data.length
    totals.add(total)
    for (const row of data) rows.set(row.id, row)
    if (data.length === 0 || page * mostRows >= total) break
  }
  return { rows: [...rows.values()], isSteady: totals.size === 1 }
}
