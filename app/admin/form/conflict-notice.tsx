/**
 * Says that somebody else saved first, shows the difference, and leaves the choice (decisions, B12).
 *
 * Props: `differences` (label, what is saved now, what was typed; null when the record is gone);
 * `isBusy`; `onReload`, `onOverwrite`, `onKeepCopy`; children show the differences in another way.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { conflictWords as words } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

export interface Difference {
  label: string
  theirs: string
  mine: string
}

interface ConflictNoticeProps {
  differences: readonly Difference[] | null
  isBusy?: boolean
  onReload: () => void
  onOverwrite: () => void
  /** Absent where a record cannot be made by hand. */
  onKeepCopy?: () => void
  children?: ReactNode
}

export function ConflictNotice(props: ConflictNoticeProps) {
  const { differences, isBusy = false, onReload, onOverwrite, onKeepCopy, children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      className="grid min-w-0 gap-3 border border-l-4 border-danger bg-danger-wash p-4"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-semibold">{differences ? words.title : words.goneTitle}</p>
      <p className="text-sm">{explain(differences)}</p>
      {children ??
        (differences && differences.length > 0 && <Differences differences={differences} />)}
      <div className="flex flex-wrap gap-2">
        {differences && (
          <>
            <Button disabled={isBusy} onClick={onReload} size="sm" variant="outline">
              {words.reload}
            </Button>
            <Button disabled={isBusy} onClick={onOverwrite} size="sm" variant="danger">
              {words.overwrite}
            </Button>
          </>
        )}
        {onKeepCopy && (
          <Button disabled={isBusy} onClick={onKeepCopy} size="sm" variant="outline">
            {words.keepCopy}
          </Button>
        )}
      </div>
    </div>
  )
}

function explain(differences: readonly unknown[] | null): string {
  if (!differences) return words.gone
  return differences.length > 0 ? words.text : words.same
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Table className="[&_thead_th]:bg-transparent" label={words.text}>
      <thead>
        <tr>
          <Th>{words.columns.field}</Th>
          <Th>{words.columns.theirs}</Th>
          <Th>{words.columns.mine}</Th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <Th scope="row">{label}</Th>
            <Td className="max-w-40 break-words">{theirs || words.empty}</Td>
            <Td className="max-w-40 break-words">{mine || words.empty}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
