/** Actions for all picked posts at once: if one is refused, none changes. */
import { useState } from 'react'
import { bulkWords as words } from '../../../content/en/admin/posts.ts'
import type { ListedPost, PostsChange } from '../../../domain/posts/editing.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { count, fill, formFor } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { choiceOf, SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { useAllLabels } from '../labels/label-kinds.ts'
import type { Selection } from '../list/selection.tsx'
import { useAction } from '../list/use-records.ts'
import { sayRefusal } from '../session/refusals.ts'
import { ToolButton } from '../tool-button.tsx'
import { postSource } from './post-source.ts'

const { filing: filingWords } = words

type Posts = PostsChange['posts']

export function BulkButtons({ selection }: { selection: Selection<ListedPost> }) {
  const [isFiling, setFiling] = useState(false)
  const { mutate, isPending } = usePostsChange()
  const posts = selection.rows.map(({ id, version }) => ({ id, version }))
  const turn = (status: PostStatus) => isPending || mutate({ posts, status })
  const close = () => setFiling(false)
  return (
    <>
      <ToolButton label={words.publish} onClick={() => turn('published')} />
      <ToolButton label={words.unpublish} onClick={() => turn('draft')} />
      <ToolButton label={filingWords.open} onClick={() => setFiling(true)} />
      <Dialog onClose={close} open={isFiling} title={filingWords.title}>
        <FilingForm onLeave={close} posts={posts} />
      </Dialog>
    </>
  )
}

const usePostsChange = (onDone?: () => void) =>
  useAction<PostsChange, { changed: number }>({
    ask: (body) => ['POST', `${postSource.path}/change`, { body }],
    question: ({ status, posts }) => (status ? count(posts.length, words.confirm[status]) : ''),
    done: (data, { posts }) => describeChange(data?.changed ?? 0, posts.length),
    // The dialog shows this refusal, because another choice is possible there.
    failed: (error) => (isLastRegion(error) ? '' : describeRefusal(error)),
    shown: postSource,
    onDone,
  })

const isLastRegion = (error: unknown) => readRefusal(error).code === 'last_region'

function describeChange(changed: number, all: number): string {
  const left = all - changed
  if (left === 0) return count(all, words.changed)
  if (changed === 0) return count(all, words.changedNone)
  return fill(formFor(words.changedSome, left), { changed, count: all })
}

function describeRefusal(error: unknown): string {
  const { code, data } = readRefusal(error)
  const template =
    code === 'version_conflict' ? words.stale : code === 'last_region' && filingWords.lastRegion
  if (!template) return sayRefusal(error, { failure: words.failed })
  const titles = (data as ListedPost[]).map(({ title }) => `"${title}"`).join(', ')
  return fill(template, { titles })
}

/** Adds, removes or replaces a category or region of the selected posts. */
function FilingForm({ posts, onLeave }: { posts: Posts; onLeave: () => void }) {
  const { mutate, isPending, error } = usePostsChange(onLeave)
  const begin = { kind: 'categories' as keyof typeof filingWords.kinds, add: '', remove: '' }
  const form = useShortForm({
    begin,
    sending: {
      isPending,
      mutate: ({ kind, ...chosen }) => {
        const [add, remove] = [idOf(chosen.add), idOf(chosen.remove)]
        if (kind === 'categories') mutate({ posts, category_id: add, remove_category_id: remove })
        else mutate({ posts, region_id: add, remove_region_id: remove })
      },
    },
  })
  const { kind, add, remove } = form.values
  const { labels } = useAllLabels(kind, { failure: postSource.fetchFailed })
  const nameOf = (id: string) => labels.find((one) => String(one.id) === id)?.name ?? ''
  const choice = (name: 'add' | 'remove') => (
    <SelectField
      {...form.field(name)}
      choices={[['', filingWords.none], ...labels.map(choiceOf)]}
      label={filingWords[name]}
    />
  )
  return (
    <ShortForm
      disabled={add === '' && remove === ''}
      form={form}
      onLeave={onLeave}
      submit={filingWords.save}
    >
      {isLastRegion(error) && <Notice title={describeRefusal(error)} tone="failure" />}
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
