/** Merges a label into another one of its list. */
import { mergeWords as words } from '../../../content/en/admin/labels.ts'
import type { Label, LabelKind } from '../../../domain/labels.ts'
import { fill, formatNumber, formOrNone } from '../../../domain/wording.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { choiceOf, SelectField } from '../../ui/field.tsx'
import type { FieldErrors } from '../form/form-kind.ts'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { useAction } from '../list/use-records.ts'
import { labelScreens, useAllLabels } from './label-kinds.ts'

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
  const others = useAllLabels(kind).labels.filter(({ id }) => id !== label.id)
  const sending = useAction<{ into: string }, Label>({
    ask: ({ into }) => [
      'POST',
      `${source.path}/${label.id}/merge`,
      { body: { into: Number(into) } },
    ],
    done: (merged) => fill(words.merged, { name: label.name, into: merged?.name ?? '' }),
    failed: words.failed,
    shown: source,
    onDone: onMerged,
  })
  const form = useShortForm({
    begin: { into: '' },
    check: ({ into }): FieldErrors => (into === '' ? { into: words.missing } : {}),
    sending,
  })
  return (
    <ShortForm form={form} onLeave={onClose} pending={words.merging} submit={words.merge}>
      <p>
        {fill(formOrNone(words, label.posts), { count: formatNumber(label.posts) })}{' '}
        {fill(words.trash, { name: label.name })}
      </p>
      <SelectField
        {...form.field('into')}
        choices={[['', words.choose], ...others.map(choiceOf)]}
        data-autofocus
        label={words.into}
        required
      />
    </ShortForm>
  )
}
