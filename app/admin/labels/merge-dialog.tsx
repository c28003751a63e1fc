/** Merges a label into another one of its list. */
import { type FormEvent, useState } from 'react'
import { mergeWords as words } from '../../../content/en/admin/labels.ts'
import type { Label, LabelKind } from '../../../domain/labels.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import { useAction } from '../list/use-records.ts'
import { labelScreens } from './label-kinds.ts'
import { useAllLabels } from './use-all-labels.ts'

interface MergeDialogProps {
  kind: LabelKind
  label: Label | null
  onClose: () => void
  onMerged: () => void
}

export function MergeDialog(props: MergeDialogProps) {
  const { label, onClose } = props
  const title = fill(words.title, { name: label?.name ?? '' })
  return (
    <Dialog onClose={onClose} open={label !== null} title={title}>
      {label && <MergeForm {...props} label={label} />}
    </Dialog>
  )
}

function MergeForm({ kind, label, onClose, onMerged }: MergeDialogProps & { label: Label }) {
  const { source } = labelScreens[kind]
  const others = useAllLabels(kind).filter(({ id }) => id !== label.id)
  const [into, setInto] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending } = useAction<number, Label>({
    ask: (id) => ['POST', `${source.path}/${label.id}/merge`, { body: { into: id } }],
    done: (merged) => fill(words.merged, { name: label.name, into: merged?.name ?? '' }),
    failed: words.failed,
    shown: source,
    onDone: onMerged,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (into === '') setFault(words.missing)
    else if (!isPending) mutate(Number(into))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p>
        {describeMove(label.posts)} {fill(words.trash, { name: label.name })}
      </p>
      <SelectField
        data-autofocus
        error={fault}
        label={words.into}
        onChange={(event) => {
          setInto(event.target.value)
          setFault(null)
        }}
        required
        value={into}
      >
        <option value="">{words.choose}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormFoot
        isPending={isPending}
        onLeave={onClose}
        pending={words.merging}
        submit={words.merge}
      />
    </form>
  )
}

function describeMove(posts: number): string {
  if (posts === 0) return words.none
  return posts === 1 ? words.one : fill(words.many, { count: formatNumber(posts) })
}
