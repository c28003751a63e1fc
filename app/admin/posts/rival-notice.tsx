/**
 * Says that somebody else typed into the same post and has not saved it either; shows both texts, and
 * leaves the choice. Nothing while nobody did.
 *
 * Props: `form`; `kept` (its autosave); `filing`.
 */
import { differenceWords } from '../../../content/admin/posts.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import { createToken } from '../form/kept-drafts.ts'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import type { PostFormState, PostValues } from './post-values.ts'
import { type AutosaveHandle, useKept } from './use-autosave.ts'
import type { Filing } from './use-filing.ts'

interface RivalNoticeProps {
  form: PostFormState
  kept: AutosaveHandle
  filing: Filing
}

export function RivalNotice({ form, kept, filing }: RivalNoticeProps) {
  const { autosave } = kept
  const rival = useKept(kept, (state) => state.rival)
  return (
    <ConflictNotice
      canCopy
      isQuiet
      compare={({ fields }) => compareTyped(fields, form.values, filing, differenceWords.theirs)}
      form={{
        conflict: rival && { current: rival },
        isPending: form.isPending,
        reload: (theirs) => {
          autosave.goOnFrom(theirs)
          form.takeOver({ version: theirs.post_version, values: theirs.fields })
        },
        overwrite: (theirs) => {
          autosave.goOnFrom(theirs)
          void autosave.flush()
        },
        keepCopy: () => {
          autosave.part(createToken())
          form.copyAway()
        },
      }}
    />
  )
}

/** What is typed set against `theirs`; null where they do not differ. `before`: whose that is. */
export function compareTyped(
  theirs: PostValues,
  mine: PostValues,
  filing: Filing,
  before?: string,
) {
  const differences = listDifferences(theirs, mine, filing)
  if (differences.length === 0) return null
  return (
    <DifferenceList
      after={differenceWords.yours}
      before={before ?? differenceWords.now}
      differences={differences}
    />
  )
}
