/**
 * What was typed into the post dialog and never saved, offered again.
 *
 * Props: `isOpen` (the dialog is: the list may change with it); `onResume`; `onDiscarded` moves the
 * focus, since the button that had it is gone.
 */
import { useEffect, useState } from 'react'
import { keptPostWords as words } from '../../../content/admin/posts.ts'
import { formatShortDateTime } from '../../../domain/dates.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import {
  dropDraft,
  type KeptDraft,
  type Opened,
  resumeDraft,
  watchFreeDrafts,
} from '../form/kept-drafts.ts'
import { type PostValues, postForm } from './post-values.ts'

type PostDraft = KeptDraft<PostValues>

interface KeptWorkProps {
  isOpen: boolean
  onResume: (opened: Opened<PostValues>) => void
  onDiscarded: () => void
}

export function KeptWork({ isOpen, onResume, onDiscarded }: KeptWorkProps) {
  const [drafts, setDrafts] = useState<PostDraft[]>([])
  useEffect(() => {
    if (isOpen) return
    return watchFreeDrafts(postForm, setDrafts)
  }, [isOpen])
  if (drafts.length === 0) return null

  const discard = (draft: PostDraft) => {
    if (!window.confirm(fill(words.confirmDiscard, { name: nameOf(draft) }))) return
    dropDraft(postForm, draft.token)
    setDrafts(drafts.filter(({ token }) => token !== draft.token))
    onDiscarded()
  }
  return (
    <section
      aria-labelledby="kept-work"
      className="grid gap-2 border border-l-4 border-brass bg-surface p-4"
    >
      <h3 className="font-sans text-base font-semibold tracking-normal" id="kept-work">
        {words.title}
      </h3>
      <p className="text-sm text-muted">{words.text}</p>
      <ul className="grid border-t border-rule">
        {drafts.map((draft) => (
          <li
            className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1 text-sm"
            key={draft.token}
          >
            <div className="min-w-0 grow py-1">
              <p className="font-semibold break-words">{nameOf(draft)}</p>
              <p className="text-muted figures">{inWords(draft)}</p>
            </div>
            <Button
              aria-label={fill(words.resumeOf, { name: nameOf(draft) })}
              onClick={() => onResume(resumeDraft(draft))}
              size="sm"
              variant="outline"
            >
              {words.resume}
            </Button>
            <Button
              aria-label={fill(words.discardOf, { name: nameOf(draft) })}
              onClick={() => discard(draft)}
              size="sm"
              variant="quiet"
            >
              {words.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ values: { title } }: PostDraft): string {
  return title.trim() || words.untitled
}

function inWords({ id, keptAt }: PostDraft): string {
  const time = formatShortDateTime(keptAt)
  return fill(id === null ? words.ofNew : words.ofPost, { time })
}
