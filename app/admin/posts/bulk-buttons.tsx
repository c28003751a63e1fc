/** What can be done with the picked posts at once: all of them or none. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkWords as words } from '../../../content/admin/posts.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { ListedPost, PostsChange } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { useRefresh } from '../list/use-records.ts'
import type { Selection } from '../list/use-selection.ts'
import { readNotAllowed } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { postSource } from './post-source.ts'
import type { FilingChoice } from './use-filing.ts'

interface BulkButtonsProps {
  selection: Selection<ListedPost>
  /** As they are on screen. */
  rows: readonly ListedPost[]
  categories: readonly FilingChoice[]
  /** Takes the focus: the buttons go with the selection. */
  onChanged: () => void
}

export function BulkButtons({ selection, rows, categories, onChanged }: BulkButtonsProps) {
  const [categoryId, setCategoryId] = useState('')
  const { mutate, isPending } = usePostsChange(() => {
    selection.clear()
    onChanged()
  })
  const picked = rows.filter(({ id }) => selection.has(id))
  const posts = picked.map(({ id, version }) => ({ id, version }))
  const change = (wanted: Omit<PostsChange, 'posts'>) => {
    if (!isPending) mutate({ posts, ...wanted })
  }
  const ask = (one: string, many: string) =>
    window.confirm(posts.length === 1 ? one : fill(many, { count: posts.length }))
  return (
    <>
      <Button
        onClick={() =>
          ask(words.confirmPublishOne, words.confirmPublish) && change({ status: 'published' })
        }
        size="sm"
        variant="outline"
      >
        {words.publish}
      </Button>
      <Button
        onClick={() =>
          ask(words.confirmUnpublishOne, words.confirmUnpublish) && change({ status: 'draft' })
        }
        size="sm"
        variant="outline"
      >
        {words.unpublish}
      </Button>
      {/* Not filed by choosing: arrow keys pass over categories that nobody meant. */}
      <div className="flex items-center gap-2 [&>div]:-mb-1.5">
        <FilterSelect
          all={words.chooseCategory}
          label={words.category}
          onChoose={setCategoryId}
          options={categories.map(({ id, name }) => [String(id), name] as const)}
          value={categoryId}
        />
        <Button
          disabled={categoryId === ''}
          onClick={() => change({ category_id: Number(categoryId) })}
          size="sm"
          variant="outline"
        >
          {words.addCategory}
        </Button>
      </div>
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
      const description = describeChange(data?.changed ?? 0, posts.length)
      toast({ title: toastTitles.success, description })
      onChanged()
    },
    onError: (error) => {
      const description = readNotAllowed(error) ?? describeRefusal(error)
      toast({ title: toastTitles.error, description, variant: 'destructive' })
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
  const stale = code === 'version_conflict' ? (data as ListedPost[]) : []
  const titles = stale.map(({ title }) => `"${title}"`).join(', ')
  return titles ? fill(words.stale, { titles }) : words.failed
}
