/** Notices on who else writes or has saved the post: below the text, so that it stays in place. */
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { differenceWords, writingWords as words } from '../../../content/en/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import type { Writer } from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { nameActor } from '../activity/name-actor.ts'
import { formatMoment, formatRecent } from '../local-time.ts'
import { ToolButton } from '../tool-button.tsx'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { useFiling } from './post-source.ts'
import { isSame, type PostFormState, valuesOf } from './post-values.ts'
import type { Writing } from './use-writing.ts'

interface WritingNoticeProps {
  writing: Writing
  isPending: boolean
  onWrite: (takesOver: boolean) => void
}

export function WritingNotice({ writing, isPending, onWrite }: WritingNoticeProps) {
  const { writer, isTakenOver, isFree } = writing
  if (!writer && !isFree) return <p role="status" />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
      <p className="grow">{writer ? inWords(writer, isTakenOver) : words.free}</p>
      <ToolButton
        busy={isPending}
        label={isFree ? words.write : words.takeOver}
        onClick={() => onWrite(!isFree)}
      />
    </div>
  )
}

function inWords({ key_id, key_name, is_own, since }: Writer, isTakenOver: boolean): string {
  const name = nameActor({ key_id: key_id ?? '', key_name })
  const { taken, ownTaken, writes, ownWrites } = words
  const text = isTakenOver ? (is_own ? ownTaken : taken) : is_own ? ownWrites : writes
  return fill(text, { name, time: formatRecent(since) })
}

interface PostConflictProps {
  form: PostFormState
  current: PostRecord
  writing: Writing
}

/** Conflict of a save with a newer version: shows both; the one not chosen stays a revision. */
export function PostConflict({ form, current, writing }: PostConflictProps) {
  const { reload, overwrite, isPending, values } = form
  const filing = useFiling(false)
  const theirs = valuesOf(current)
  const isSaved = isSame(values, theirs)
  // A save whose response was lost: nothing is left to decide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of theirs
  useEffect(() => {
    if (isSaved) reload(current)
  }, [current, isSaved])
  const take = useMutation({
    mutationFn: writing.keepForGood,
    onSuccess: () => reload(current),
    meta: { failure: words.keepFailed },
  })
  if (isSaved) return null
  const { key_id, key_name } = current.saved_by
  const name = nameActor({ key_id: key_id ?? '', key_name })
  const isBusy = isPending || take.isPending
  return (
    <div className="grid min-w-0 gap-2" role="alert">
      <p className="font-semibold">
        {fill(words.saved, { name, time: formatMoment(current.updated_at) })}
      </p>
      <div className="max-h-[35vh] overflow-y-auto">
        <DifferenceList
          after={differenceWords.yours}
          before={differenceWords.theirs}
          differences={listDifferences(theirs, values, filing)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ToolButton
          idle={isBusy}
          label={words.keepMine}
          onClick={() => overwrite(current)}
          variant="primary"
        />
        <ToolButton idle={isBusy} label={words.takeTheirs} onClick={() => take.mutate()} />
        <p className="text-muted">{words.other}</p>
      </div>
    </div>
  )
}
