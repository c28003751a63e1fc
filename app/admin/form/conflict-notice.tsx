/**
 * Says that somebody else saved first, or deleted the record; shows the difference and the choices.
 * Renders nothing without a conflict.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { recordFormWords, conflictWords as words } from '../../../content/en/admin/words.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { Versioned } from './form-kind.ts'
import type { Form } from './use-form.ts'

type Choices = 'conflict' | 'isPending' | 'reload' | 'overwrite' | 'keepCopy'

interface ConflictNoticeProps<Row extends Versioned> {
  form: Pick<Form<Row, object>, Choices>
  canCopy?: boolean
  compare: (current: Row) => ReactNode
}

export function ConflictNotice<Row extends Versioned>(props: ConflictNoticeProps<Row>) {
  const { form, canCopy, compare } = props
  const { conflict, isPending, reload, overwrite, keepCopy } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!conflict) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [conflict])
  if (!conflict) return null
  const { current } = conflict
  const difference = current && compare(current)
  return (
    <div
      aria-live="off"
      className="grid min-w-0 gap-3 border border-l-4 border-danger bg-danger-wash p-4"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-semibold">{current ? words.title : words.goneTitle}</p>
      <p className="text-sm">
        {current === null ? words.gone : difference ? words.text : words.same}
      </p>
      {difference}
      <div className="flex flex-wrap gap-2">
        {current && (
          <>
            <ToolButton idle={isPending} label={words.reload} onClick={() => reload(current)} />
            <ToolButton
              idle={isPending}
              label={words.overwrite}
              onClick={() => overwrite(current)}
              variant="danger"
            />
          </>
        )}
        {canCopy && <ToolButton idle={isPending} label={words.keepCopy} onClick={keepCopy} />}
      </div>
    </div>
  )
}

/** A table of the fields that differ, by their `labels`; null where none does. */
export function compareFields<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  theirs: Readonly<Record<Name, string>>,
  mine: Readonly<Record<Name, string>>,
): ReactNode {
  const names = (Object.keys(labels) as Name[]).filter((name) => theirs[name] !== mine[name])
  if (names.length === 0) return null
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
        {names.map((name) => (
          <tr key={name}>
            <Th scope="row">{labels[name]}</Th>
            <Td className="max-w-40 break-words">{theirs[name] || words.empty}</Td>
            <Td className="max-w-40 break-words">{mine[name] || words.empty}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Says that the form shows restored unsaved work. */
export function RestoredNotice() {
  return <p className="border-l-4 border-brass pl-3 text-sm">{recordFormWords.restored}</p>
}
