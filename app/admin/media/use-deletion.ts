import { useState } from 'react'
import { mediaDeletionWords as words } from '../../../content/admin/media.ts'
import type { MediaFile, UsedMedia } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { useDeleteMedia } from './use-media.ts'

/** Asks, always; asks again where the file is used, and only then insists. */
export function useDeletion(onDeleted: () => void) {
  const [used, setUsed] = useState<UsedMedia | null>(null)
  const { mutate, isPending } = useDeleteMedia()
  const run = (file: MediaFile, force: boolean) =>
    mutate(
      { file, force },
      {
        onSuccess: (outcome) => {
          if ('obstacle' in outcome) return setUsed(outcome.obstacle)
          setUsed(null)
          onDeleted()
        },
        // Whatever the reason, the places on screen may no longer be right.
        onError: () => setUsed(null),
      },
    )
  return {
    /** What cannot go unless somebody insists. */
    used,
    isPending,
    ask: (file: MediaFile) => {
      if (window.confirm(fill(words.confirm, { name: file.original_name }))) run(file, false)
    },
    insist: () => used && run(used, true),
    giveUp: () => setUsed(null),
  }
}

export type Deletion = ReturnType<typeof useDeletion>
