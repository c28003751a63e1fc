/**
 * The dialog that creates and edits a post. It fetches the post as it is now, and asks before unsaved
 * work is left.
 */
import { type Ref, useState } from 'react'
import { postFormWords as words } from '../../../content/en/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { readRefusal } from '../../api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { type FormGuard, useGuardedClose } from '../form/form-guard.ts'
import { LoadFailure } from '../list/load-failure.tsx'
import { useRecord } from '../list/use-records.ts'
import { PostForm } from './post-form.tsx'
import { type LoadedFiling, postSource } from './post-source.ts'
import type { Duplication } from './settings.tsx'
import { type Attempt, beginWith, type OpenedPost, useBeginning } from './use-writing.ts'

interface PostDialogProps {
  opened: OpenedPost | null
  filing: LoadedFiling
  duplicate: Duplication
  onClose: () => void
}

export function PostDialog({ opened, filing, duplicate, onClose }: PostDialogProps) {
  const { guard, leave } = useGuardedClose(onClose)
  const [savedToken, setSavedToken] = useState<string | null>(null)
  const isNew = opened?.id === null && savedToken !== opened.token
  return (
    <Dialog
      onClose={leave}
      open={opened !== null}
      size="window"
      title={isNew ? words.createTitle : words.editTitle}
    >
      {opened && (
        <Body
          duplicate={duplicate}
          filing={filing}
          guard={guard}
          key={opened.token}
          onLeave={leave}
          onSaved={onClose}
          onStayed={() => setSavedToken(opened.token)}
          opened={opened}
        />
      )}
    </Dialog>
  )
}

/** What stands in the dialog in place of the form. */
const aloneClass = 'mx-auto w-full max-w-3xl overflow-y-auto p-5 sm:p-8'

interface BodyProps {
  opened: OpenedPost
  filing: LoadedFiling
  duplicate: Duplication
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
  /** Saved, and written on: it is no new post any more. */
  onStayed: () => void
}

function Body(props: BodyProps) {
  const { opened, filing } = props
  const post = useRecord<PostRecord>(postSource, opened.id, words.fetchFailed)
  const [attempt, setAttempt] = useState<Attempt>({ number: 1, takesOver: false })
  const begun = useBeginning(opened, attempt)
  if (filing.isPending || (opened.id !== null && post.isPending) || begun.isLoading) {
    return (
      <div className={aloneClass}>
        <FormSkeleton />
      </div>
    )
  }
  // What was typed into a post that was deleted can still become another one.
  const isGone = opened.local !== null && readRefusal(post.error).status === 404
  const failed = post.error && !isGone ? post : begun.error ? begun : null
  if (failed) {
    return (
      <div className={aloneClass}>
        <LoadFailure
          error={failed.error}
          onRetry={() => failed.refetch()}
          title={words.failureTitle}
        />
      </div>
    )
  }
  /** With what is saved by now. */
  const write = async (takesOver: boolean) => {
    if (opened.id !== null) await post.refetch()
    setAttempt({ number: attempt.number + 1, takesOver })
  }
  return (
    <PostForm
      {...props}
      beginning={beginWith(opened, begun.data ?? null)}
      isGone={isGone}
      isTaking={post.isFetching}
      key={attempt.number}
      onWrite={write}
      record={post.data ?? null}
    />
  )
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
