import { listWords } from '../../../content/en/admin/words.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ListViewState, pageSizes } from './list-view.ts'

interface PagerProps {
  state: ListViewState
  total: number
}

export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** Renders nothing if one page holds everything. */
export function Pager({ state: { view, change }, total }: PagerProps) {
  const { page, perPage } = view
  const pages = countPages(total, perPage)
  const onTurn = (to: number) => change({ page: to })
  if (pages === 1) return null
  return (
    <nav
      aria-label={listWords.pages}
      className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 print:hidden"
    >
      <Button idle={page <= 1} onClick={() => onTurn(page - 1)} size="sm" variant="outline">
        <Icon className="size-4" name="arrow-left" />
        {listWords.previous}
      </Button>
      <p className="text-sm figures sm:sr-only">
        {fill(listWords.page, { page: formatNumber(page), pages: formatNumber(pages) })}
      </p>
      <ul className="flex items-center max-sm:hidden">
        {listNumbers(page, pages).map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, whatever number stands in it
          <li key={index}>
            {number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <button
                aria-current={number === page ? 'page' : undefined}
                aria-label={fill(listWords.toPage, { page: formatNumber(number) })}
                className="min-h-11 min-w-11 px-1 text-sm font-semibold figures hover:text-action hover:underline aria-[current]:border-b-4 aria-[current]:border-action"
                onClick={() => onTurn(number)}
                type="button"
              >
                {formatNumber(number)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button idle={page >= pages} onClick={() => onTurn(page + 1)} size="sm" variant="outline">
        {listWords.next}
        <Icon className="size-4" name="arrow-right" />
      </Button>
    </nav>
  )
}

/** Numbers of the first and last page and of those around the current one; null for a gap. */
export function listNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  // In place of one number an ellipsis would save nothing.
  if (page === 4) wanted.push(2)
  if (page === pages - 3) wanted.push(pages - 1)
  const numbers = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((one, other) => one - other)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0
    return number - before > 1 ? [null, number] : [number]
  })
}

/** Renders nothing if the smallest page size holds everything. */
export function PageSize({ state: { view, change }, total }: PagerProps) {
  if (total <= pageSizes[0]) return null
  return (
    <SelectField
      choices={pageSizes.map((size) => [String(size), fill(listWords.perPage, { size })])}
      className={`${compactControl} print:hidden`}
      label={listWords.pageSize}
      labelHidden
      onChange={({ target }) => change({ perPage: Number(target.value) })}
      value={String(view.perPage)}
    />
  )
}

/** "26 to 50 of 1,204" */
export function describeRange(
  { page, perPage }: { page: number; perPage: number },
  rows: number,
  total: number,
): string {
  const first = (page - 1) * perPage + 1
  return fill(listWords.range, {
    first: formatNumber(first),
    last: formatNumber(first + rows - 1),
    total: formatNumber(total),
  })
}
