/**
 * The dialog that creates and edits a post (specification, section 2). It fetches the post as it is
 * now, and asks before unsaved work is left.
 *
 * Props: `opened` (null while it is closed); `filing`; `onClose`.
 */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { postFormWords as words } from '../../../content/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { ApiError } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import type { Opened } from './opened.ts'
import { PostForm } from './post-form.tsx'
import { postSource } from './post-source.ts'
import type { LoadedFiling } from './use-filing.ts'

interface PostDialogProps {
  opened: Opened | null
  filing: LoadedFiling
  onClose: () => void
}

export function PostDialog({ opened, filing, onClose }: PostDialogProps) {
  // What is typed is known inside, and so is whether it may be left.
  const mayLeave = useRef(() => true)
  const leave = () => {
    if (!mayLeave.current()) return
    mayLeave.current = () => true
    onClose()
  }
  const close = () => {
    mayLeave.current = () => true
    onClose()
  }
  return (
    <Dialog
      onClose={leave}
      open={opened !== null}
      size="wide"
      title={opened?.id === null ? words.createTitle : words.editTitle}
    >
      {opened && (
        <Body
          key={opened.token}
          {...{ filing, opened, mayLeave }}
          onLeave={leave}
          onSaved={close}
        />
      )}
    </Dialog>
  )
}

interface BodyProps {
  opened: Opened
  filing: LoadedFiling
  mayLeave: React.RefObject<() => boolean>
  onLeave: () => void
  onSaved: () => void
}

function Body(props: BodyProps) {
  const { opened, filing } = props
  const { token, id, kept } = opened
  const post = usePost(id)
  if (filing.isPending || (id !== null && post.isPending)) return <FormSkeleton />
  // What was typed into a post that was deleted can still become another one.
  const isGone = kept !== null && post.error instanceof ApiError && post.error.status === 404
  if (post.error && !isGone) {
    return (
      <LoadFailure error={post.error} onRetry={() => post.refetch()} title={words.failureTitle} />
    )
  }
  return <PostForm {...props} {...{ token, kept, isGone }} record={post.data ?? null} />
}

/** As it is now, whenever the dialog is opened. */
function usePost(id: number | null) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['post-details', id],
    queryFn: async ({ signal }) => {
      const { data } = await call<PostRecord>('GET', `${postSource.path}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no post')
      return data
    },
    enabled: id !== null,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

function FormSkeleton() {
  return (
    <SkeletonRegion className="grid gap-6" label={words.loading}>
      {['w-24', 'w-16', 'w-32', 'w-28'].map((width) => (
        <div className="grid gap-2" key={width}>
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-72 w-full" />
    </SkeletonRegion>
  )
}
