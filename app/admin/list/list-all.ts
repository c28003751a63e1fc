import type { Envelope } from '../../api-client.ts'

/** The most rows that one list request returns. */
export const mostRows = 1_000

/**
 * Every record, page by page, none twice. If the total changes on the way, rows may have moved
 * between pages, so the listing starts again; after `attempts` runs it is taken as it came.
 */
export async function listAll<Row extends { id: number }>(
  fetchPage: (page: number) => Promise<Envelope<Row[]>>,
  attempts = 3,
): Promise<Row[]> {
  const { rows, isSteady } = await listOnce(fetchPage)
  return isSteady || attempts === 1 ? rows : listAll(fetchPage, attempts - 1)
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
