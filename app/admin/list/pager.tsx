import { listWords } from '../../../content/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rowsPerPage } from './list-view.ts'

interface PagerProps {
  page: number
  total: number
  onTurn: (page: number) => void
}

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}

/** Nothing where one page holds everything. */
export function Pager({ page, total, onTurn }: PagerProps) {
  const pages = countPages(total)
  if (pages === 1) return null
  return (
    <nav aria-label={listWords.pages} className="flex items-center justify-end gap-3">
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)} size="sm" variant="outline">
        <Icon className="size-4" name="arrow-left" />
        {listWords.previous}
      </Button>
      <p className="text-sm figures">{fill(listWords.page, { page, pages })}</p>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)} size="sm" variant="outline">
        {listWords.next}
        <Icon className="size-4" name="arrow-right" />
      </Button>
    </nav>
  )
}

/** "26 to 50 of 1,204" */
export function describeRange(page: number, rows: number, total: number): string {
  const first = (page - 1) * rowsPerPage + 1
  const format = (value: number) => value.toLocaleString('en-US')
  return fill(listWords.range, {
    first: format(first),
    last: format(first + rows - 1),
    total: format(total),
  })
}
