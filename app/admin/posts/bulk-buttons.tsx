/** What can be done with the picked posts at once: all of them or none. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkWords as words } from '../../../content/en/admin/posts.ts'
import type { ListedPost, PostsChange } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { choiceOf, SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import type { Selection } from '../list/selection.tsx'
import { useRefresh } from '../list/use-records.ts'
import { sayRefusal } from '../session/refusals.ts'
import { useSession } from '../session/session.tsx'
import { tellFailure, tellSuccess } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'
import { postSource, useChoices } from './post-source.ts'

const { filing: filingWords } = words

export function BulkButtons({ selection }: { selection: Selection<ListedPost> }) {
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
  isPending: boolean
  /** Why it was refused, where something else can be chosen. */
  fault: string | null
  onChange: (wanted: Omit<PostsChange, 'posts'>) => void
  onClose: () => void
}

/** Other categories or regions for the selected posts: adds one, removes one, or puts one for another. */
function FilingForm({ isPending, fault, onChange, onClose }: FilingFormProps) {
  const begin = { kind: 'categories' as keyof typeof filingWords.kinds, add: '', remove: '' }
  const form = useShortForm({
    begin,
    sending: {
      isPending,
      mutate: ({ kind, ...chosen }) => {
        const [add, remove] = [idOf(chosen.add), idOf(chosen.remove)]
        if (kind === 'categories') onChange({ category_id: add, remove_category_id: remove })
        else onChange({ region_id: add, remove_region_id: remove })
      },
    },
  })
  const { kind, add, remove } = form.values
  const { data: choices = [] } = useChoices(kind)
  const nameOf = (id: string) => choices.find((one) => String(one.id) === id)?.name ?? ''
  const choice = (name: 'add' | 'remove') => (
    <SelectField
      {...form.field(name)}
      choices={[['', filingWords.none], ...choices.map(choiceOf)]}
      label={filingWords[name]}
    />
  )
  return (
    <ShortForm
      disabled={add === '' && remove === ''}
      form={form}
      onLeave={onClose}
      submit={filingWords.save}
    >
      {fault && <Notice title={fault} tone="failure" />}
      <SelectField
        {...form.field('kind')}
        choices={Object.entries(filingWords.kinds)}
        data-autofocus
        hint={kind === 'regions' && filingWords.region}
        label={filingWords.kind}
        onChange={({ target }) => form.set({ ...begin, kind: target.value as typeof kind })}
      />
      {choice('remove')}
      {choice('add')}
      <p className="text-sm text-muted" role="status">
        {describeFiling(nameOf(add), nameOf(remove))}
      </p>
    </ShortForm>
  )
}

const idOf = (value: string) => (value === '' ? undefined : Number(value))

function describeFiling(add: string, remove: string): string {
  if (add && remove) return fill(filingWords.replaced, { add, remove })
  if (add) return fill(filingWords.added, { add })
  return remove ? fill(filingWords.removed, { remove }) : ''
}
