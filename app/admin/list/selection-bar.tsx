import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with the picked rows. */
  children: ReactNode
}

/** What can be done with the rows that are picked; stays in sight while the list is long. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const words = fill(listWords.selected, { count })
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <div className="selection-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border border-ink bg-surface px-4 py-1 shadow-lift">
          <p className="grow font-semibold figures">{words}</p>
          <Button onClick={onClear} size="sm" variant="quiet">
            {listWords.clearSelection}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}

export function DeleteSelectionButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button busy={busy} onClick={onClick} size="sm" variant="danger">
      <Icon className="size-4" name="trash" />
      {listWords.deleteSelected}
    </Button>
  )
}
