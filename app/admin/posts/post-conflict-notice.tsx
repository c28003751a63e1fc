import { differenceWords } from '../../../content/admin/posts.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { valuesOf } from './post-values.ts'
import type { Filing } from './use-filing.ts'
import type { PostForm } from './use-post-form.ts'

interface PostConflictNoticeProps {
  form: PostForm
  filing: Filing
}

/** Somebody else saved first, or deleted the post: shows the difference and leaves the choice. */
export function PostConflictNotice({ form, filing }: PostConflictNoticeProps) {
  const { conflict, values, isPending } = form
  const current = conflict?.current ?? null
  const differences = current && listDifferences(valuesOf(current), values, filing)
  return (
    <ConflictNotice
      // Ours are too long for its table.
      differences={differences?.map(({ label }) => ({ label, theirs: '', mine: '' })) ?? null}
      isBusy={isPending}
      onKeepCopy={form.keepCopy}
      onOverwrite={() => current && form.overwrite(current)}
      onReload={() => current && form.reload(current)}
    >
      {differences && differences.length > 0 && (
        <DifferenceList
          after={differenceWords.yours}
          before={differenceWords.now}
          differences={differences}
        />
      )}
    </ConflictNotice>
  )
}
