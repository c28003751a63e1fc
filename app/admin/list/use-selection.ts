import { useState } from 'react'

/** Which rows of the page on screen are picked. */
export interface Selection<Row> {
  /** Picked and on screen, in the order of the screen. */
  ids: readonly number[]
  isAll: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
  /** What a row is called in the name of its checkbox. */
  nameOf: (row: Row) => string
}

/** What is not on screen is never picked: nobody deletes what they do not see. */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const ids = rows.map(({ id }) => id).filter((id) => picked.has(id))
  const isAll = ids.length > 0 && ids.length === rows.length
  return {
    ids,
    isAll,
    has: (id) => picked.has(id),
    toggle: (id) =>
      setPicked(
        (before) =>
          new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    toggleAll: () => setPicked(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setPicked(new Set()),
    nameOf,
  }
}
