/** What can be done with the picked posts at once: all of them or none. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { bulkWords as words } from '../../../content/en/admin/posts.ts'
import type { ListedPost, PostsChange } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import type { Selection } from '../list/selection.tsx'
import { useRefresh } from '../list/use-records.ts'
import { sayRefusal } from '../session/refusals.ts'
import { useSession } from '../session/session.tsx'
import { tellFailure, tellSuccess } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'
import { type Filing, postSource } from './post-source.ts'

const { filing: filingWords } = words

interface BulkButtonsProps {
  selection: Selection<ListedPost>
  filing: Filing
}

export function BulkButtons({ selection, filing }: BulkButtonsProps) {
  const [isFiling, setFiling] = useState(false)
  const { mutate, isPending, error, reset } = usePostsChange(() => setFiling(false))
  const lastRegion = readRefusal(error).code === 'last_region' ? describeRefusal(error) : null
  const posts = selection.rows.map(({ id, version }) => ({ id, version }))
  const change = (wanted: Omit<PostsChange, 'posts'>) => {
    if (!isPending) mutate({ posts, ...wanted })
  }
  const ask = (one: string, many: string) =>
    window.confirm(posts.length === 1 ? one : fill(many, { count: posts.length }))
  const { confirmPublishOne, confirmPublish, confirmUnpublishOne, confirmUnpublish } = words
  const publish = () => ask(confirmPublishOne, confirmPublish) && change({ status: 'published' })
  const unpublish = () => ask(confirmUnpublishOne, confirmUnpublish) && change({ status: 'draft' })
  const file = () => {
    reset()
    setFiling(true)
  }
  return (
    <>
      <ToolButton label={words.publish} onClick={publish} />
      <ToolButton label={words.unpublish} onClick={unpublish} />
      <ToolButton label={filingWords.open} onClick={file} />
      <Dialog onClose={() => setFiling(false)} open={isFiling} title={filingWords.title}>
        <FilingForm
          fault={lastRegion}
          filing={filing}
          isPending={isPending}
          onChange={change}
          onClose={() => setFiling(false)}
        />
      </Dialog>
    </>
  )
}

function usePostsChange(onChanged: () => void) {
  const { call } = useSession()
  const refresh = useRefresh(postSource)
  return useMutation({
    mutationFn: (body: PostsChange) =>
      call<{ changed: number }>('POST', `${postSource.path}/change`, { body }),
    onSuccess: ({ data }, { posts }) => {
      tellSuccess(describeChange(data?.changed ?? 0, posts.length))
      onChanged()
    },
    onError: (error) => {
      // The dialog says so, where something else can be chosen.
      if (readRefusal(error).code === 'last_region') return
      tellFailure(describeRefusal(error))
    },
    onSettled: refresh,
  })
}

function describeChange(changed: number, count: number): string {
  if (changed === 0) return words.changedNone
  if (changed < count) return fill(words.changedSome, { changed, count })
  return count === 1 ? words.changedOne : fill(words.changedMany, { count })
}

function describeRefusal(error: unknown): string {
  const { code, data } = readRefusal(error)
  const template =
    code === 'version_conflict'
      ? words.stale
      : code === 'last_region'
        ? filingWords.lastRegion
        : null
  if (template === null) return sayRefusal(error, { failure: words.failed })
  const titles = (data as ListedPost[]).map(({ title }) => `"${title}"`).join(', ')
  return fill(template, { titles })
}

interface FilingFormProps {
  filing: Filing
  isPending: boolean
  /** Why it was refused, where something else can be chosen. */
  fault: string | null
  onChange: (wanted: Omit<PostsChange, 'posts'>) => void
  onClose: () => void
}

type Kind = keyof typeof filingWords.kinds

/** Other categories or regions for the selected posts: adds one, removes one, or puts one for another. */
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
  const choose = (label: string, value: string, onChoose: (value: string) => void) => (
    <SelectField label={label} onChange={({ target }) => onChoose(target.value)} value={value}>
      <option value="">{filingWords.none}</option>
      {filing[kind].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {fault && <Notice title={fault} tone="failure" />}
      <SelectField
        data-autofocus
        hint={kind === 'regions' && filingWords.region}
        label={filingWords.kind}
        onChange={(event) => {
          setKind(event.target.value === 'regions' ? 'regions' : 'categories')
          setAdded('')
          setRemoved('')
        }}
        value={kind}
      >
        {Object.entries(filingWords.kinds).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {choose(filingWords.remove, removed, setRemoved)}
      {choose(filingWords.add, added, setAdded)}
      <p className="text-sm text-muted" role="status">
        {describeFiling(nameOf(added), nameOf(removed))}
      </p>
      <FormFoot
        disabled={added === '' && removed === ''}
        isPending={isPending}
        onLeave={onClose}
        submit={filingWords.save}
      />
    </form>
  )
}

const idOf = (value: string) => (value === '' ? undefined : Number(value))

function describeFiling(add: string, remove: string): string {
  if (add && remove) return fill(filingWords.replaced, { add, remove })
  if (add) return fill(filingWords.added, { add })
  return remove ? fill(filingWords.removed, { remove }) : ''
}
