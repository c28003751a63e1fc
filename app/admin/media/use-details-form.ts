import { useState } from 'react'
import type { MediaFile } from '../../../domain/media/library.ts'
import { ApiError } from '../session/api.ts'
import { useDescribeMedia } from './use-media.ts'

export interface Draft {
  alt_text: string
  caption: string
}

interface Callbacks {
  onChanged: (isChanged: boolean) => void
  onSaved: () => void
}

/** What is typed about a file, and the version it was typed over (decisions, B12). */
export function useDetailsForm(file: MediaFile, { onChanged, onSaved }: Callbacks) {
  const [base, setBase] = useState(file)
  const [draft, setDraft] = useState(draftOf(file))
  const [theirs, setTheirs] = useState<MediaFile | null>(null)
  const { mutate, isPending, error } = useDescribeMedia(file.id)

  const write = (next: Draft, over: MediaFile) => {
    setDraft(next)
    onChanged(next.alt_text !== (over.alt_text ?? '') || next.caption !== (over.caption ?? ''))
  }
  const save = (version: number) =>
    mutate(
      { ...draft, version },
      { onSuccess: (end) => ('done' in end ? onSaved() : setTheirs(end.obstacle)) },
    )
  const settle = (current: MediaFile) => {
    setBase(current)
    setTheirs(null)
  }
  return {
    draft,
    errors: (error instanceof ApiError && error.envelope?.errors) || {},
    theirs: theirs && draftOf(theirs),
    isSaving: isPending,
    type: (change: Partial<Draft>) => write({ ...draft, ...change }, base),
    save: () => !isPending && save(base.version),
    takeTheirs: () => {
      if (!theirs) return
      settle(theirs)
      write(draftOf(theirs), theirs)
    },
    keepMine: () => {
      if (!theirs) return
      settle(theirs)
      save(theirs.version)
    },
  }
}

function draftOf({ alt_text, caption }: MediaFile): Draft {
  return { alt_text: alt_text ?? '', caption: caption ?? '' }
}
