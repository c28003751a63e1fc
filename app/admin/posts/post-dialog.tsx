/**
 * The dialog that creates and edits a post. It fetches the current post, and asks before unsaved
 * work is lost.
 */
import { type Ref, useState } from 'react'
import { postFormWords as words } from '../../../content/en/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { readRefusal } from '../../api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type FormGuard, useGuardedClose } from '../form/form-guard.ts'
import { NotLoaded } from '../list/not-loaded.tsx'
import { useRecord } from '../list/use-records.ts'
import { PostForm } from './post-form.tsx'
import { postSource, useFiling } from './post-source.ts'
import type { Duplication } from './settings.tsx'
import { type Attempt, beginWith, type OpenedPost, useBeginning } from './use-writing.ts'

interface PostDialogProps {
  opened: OpenedPost | null
  duplicate: Duplication
  onClose: () => void
}

export function PostDialog({ opened, duplicate, onClose }: PostDialogProps) {
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

interface BodyProps {
  opened: OpenedPost
  duplicate: Duplication
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
  /** Saved while the dialog stays open: a new post is no longer new. */
  onStayed: () => void
}

function Body(props: BodyProps) {
  const { opened } = props
  const filing = useFiling(false)
  const post = useRecord<PostRecord>(postSource, opened.id, words.fetchFailed)
  const [attempt, setAttempt] = useState<Attempt>({ number: 1, takesOver: false })
  const begun = useBeginning(opened, attempt)
  const isWaiting = filing.isPending || (opened.id !== null && post.isPending) || begun.isLoading
  // Unsaved work on a deleted post can still be saved as a new one.
  const isGone = opened.local !== null && readRefusal(post.error).status === 404
  const failed = post.error && !isGone ? post : begun.error ? begun : null
  if (isWaiting || failed) {
    return (
      <div className="mx-auto w-full max-w-3xl overflow-y-auto p-5 sm:p-8">
        <NotLoaded
          className="h-96 w-full"
          of={isWaiting || !failed ? { ...post, error: null } : failed}
          words={words}
        />
      </div>
    )
  }
  /** Begins again with the post as saved by now. */
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
