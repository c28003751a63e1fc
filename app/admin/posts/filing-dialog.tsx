/** Other categories or regions for the selected posts: adds one, removes one, or puts one for another. */
import { type FormEvent, useState } from 'react'
import { bulkWords } from '../../../content/en/admin/posts.ts'
import type { PostsChange } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Filing } from './use-filing.ts'

const words = bulkWords.filing

interface FilingFormProps {
  filing: Filing
  isPending: boolean
  /** Why it was refused, where something else can be chosen. */
  fault: string | null
  onChange: (wanted: Omit<PostsChange, 'posts'>) => void
  onClose: () => void
}

export function FilingDialog({ open, ...props }: FilingFormProps & { open: boolean }) {
  return (
    <Dialog onClose={props.onClose} open={open} title={words.title}>
      <FilingForm {...props} />
    </Dialog>
  )
}

type Kind = keyof typeof words.kinds

function FilingForm({ filing, isPending, fault, onChange, onClose }: FilingFormProps) {
  const [kind, setKind] = useState<Kind>('categories')
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const nameOf = (id: string) => filing[kind].find((one) => String(one.id) === id)?.name ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [add, remove] = [idOf(added), idOf(removed)]
    if (isPending || (add === undefined && remove === undefined)) return
    if (kind === 'categories') onChange({ category_id: add, remove_category_id: remove })
    else onChange({ region_id: add, remove_region_id: remove })
  }
  const options = filing[kind].map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {fault && <Notice title={fault} tone="failure" />}
      <SelectField
        data-autofocus
        hint={kind === 'regions' && words.region}
        label={words.kind}
        onChange={(event) => {
          setKind(event.target.value === 'regions' ? 'regions' : 'categories')
          setAdded('')
          setRemoved('')
        }}
        value={kind}
      >
        {Object.entries(words.kinds).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.remove}
        onChange={(event) => setRemoved(event.target.value)}
        value={removed}
      >
        <option value="">{words.none}</option>
        {options}
      </SelectField>
      <SelectField
        label={words.add}
        onChange={(event) => setAdded(event.target.value)}
        value={added}
      >
        <option value="">{words.none}</option>
        {options}
      </SelectField>
      <p className="text-sm text-muted" role="status">
        {describeChange(nameOf(added), nameOf(removed))}
      </p>
      <footer className="flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} onClick={onClose} variant="outline">
          {words.cancel}
        </Button>
        <Button busy={isPending} disabled={added === '' && removed === ''} type="submit">
          {words.save}
        </Button>
      </footer>
    </form>
  )
}

const idOf = (value: string) => (value === '' ? undefined : Number(value))

function describeChange(add: string, remove: string): string {
  if (add && remove) return fill(words.replaced, { add, remove })
  if (add) return fill(words.added, { add })
  return remove ? fill(words.removed, { remove }) : ''
}
