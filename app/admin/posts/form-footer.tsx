/** The line at the foot of the post dialog: where what is typed is kept, and the ways out. */

import { useEffect, useState } from 'react'
import { postFormWords, postPreviewWords, presenceWords } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { Others } from '../../../domain/posts/drafts.ts'
import { stateOf } from '../../../domain/posts/editing.ts'
import { fill, formatShortDateTime } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Allowed, useSession } from '../session/session.tsx'
import type { AutosaveState } from './autosave.ts'
import { postSource } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import type { Side } from './settings.tsx'
import { type AutosaveHandle, useAutosaveState } from './use-autosave.ts'

/** Of a phone: what says where it is kept makes room for the text. */
const withKeyboard = 'max-sm:[@media(height<34rem)]:hidden'

interface FormFooterProps {
  form: PostFormState
  handle: AutosaveHandle
  isUploading: boolean
  side: Side
  onDiscard: () => void
  onLeave: () => void
}

export function FormFooter({
  form,
  handle,
  isUploading,
  side,
  onDiscard,
  onLeave,
}: FormFooterProps) {
  const { isNew, isPending, isUnsaved } = form
  const action = isNew ? postFormWords.create : postFormWords.update
  return (
    <footer className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 border-t border-rule bg-surface px-2 py-2 sm:gap-x-3 sm:px-6">
      <div
        className={classNames(
          'mr-auto flex min-w-0 items-center gap-x-2 sm:gap-x-3',
          // On a phone one row says where it is kept, the other has the ways out.
          (isUnsaved || isUploading) && 'max-sm:w-full',
          withKeyboard,
        )}
      >
        <div className="min-w-0 grow text-sm max-sm:leading-tight">
          {!isUploading && <SaveState form={form} handle={handle} />}
          <p className="font-semibold" role="status">
            {isUploading && postFormWords.uploading}
          </p>
        </div>
        {isUnsaved && (
          <Button className="shrink-0 max-sm:px-1" onClick={onDiscard} size="sm" variant="quiet">
            {postFormWords.discard}
          </Button>
        )}
      </div>
      <Allowed to="editor">
        <Button
          aria-pressed={side.isPreviewing}
          className={classNames(
            'max-sm:px-0.5 max-sm:text-sm',
            side.isPreviewing && 'bg-action-wash',
          )}
          onClick={side.togglePreview}
          variant="quiet"
        >
          {postPreviewWords.beside}
        </Button>
      </Allowed>
      <Button
        aria-controls={side.id}
        aria-expanded={side.isBeside ? side.isShown : undefined}
        className="max-sm:mr-auto max-sm:px-0.5 max-sm:text-sm"
        onClick={side.toggle}
        variant="quiet"
      >
        {postFormWords.settings}
      </Button>
      <Button
        className="max-sm:px-2.5 max-sm:text-sm"
        disabled={isPending}
        onClick={onLeave}
        variant="outline"
      >
        {recordFormWords.cancel}
      </Button>
      <Allowed to="editor" told>
        <Button
          className="max-sm:px-2.5 max-sm:text-sm"
          busy={isPending}
          disabled={isUploading}
          type="submit"
        >
          {isPending ? recordFormWords.saving : action}
        </Button>
      </Allowed>
    </footer>
  )
}

function SaveState({ form, handle }: Pick<FormFooterProps, 'form' | 'handle'>) {
  const where = useAutosaveState(handle, (state) => describeSaveState(form, state))
  return <p className="text-muted figures">{where}</p>
}

/** Where what is typed is now. */
function describeSaveState(
  { base, isUnsaved, isStored }: PostFormState,
  state: AutosaveState,
): string {
  if (!isUnsaved) return ''
  if (state.rival) return postFormWords.rival
  if (state.status !== 'stored' || !state.storedAt)
    return isStored ? postFormWords.unsaved : postFormWords.notStored
  const isPublic = base !== null && stateOf(base, state.storedAt) === 'published'
  const time = formatShortDateTime(state.storedAt)
  return fill(isPublic ? postFormWords.storedPublic : postFormWords.stored, { time })
}

/** Says who else has the post open, while they have: names of keys, where they have names. */
const beatMs = 15_000

interface PresenceNoticeProps {
  id: number
  token: string
  isTold: boolean
}

export function PresenceNotice({ id, token, isTold }: PresenceNoticeProps) {
  const others = useOthers(id, token)
  return (
    <p className={withKeyboard} role="status">
      {isTold && others.length > 0 && `${inWords(others)} ${presenceWords.advice}`}
    </p>
  )
}

function inWords(others: Others): string {
  const names = others.flatMap(({ key_name, is_own }) =>
    is_own ? [] : (key_name ?? presenceWords.someone),
  )
  if (names.length === 0) return presenceWords.own
  return fill(presenceWords.others, { names: names.join(', ') })
}

/** What cannot be asked is as it was: it only informs. */
function useOthers(id: number, token: string): Others {
  const { call } = useSession()
  const [others, setOthers] = useState<Others>([])
  useEffect(() => {
    const path = `${postSource.path}/${id}/presence`
    let isHere = true
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const { data = [] } = await call<Others>('POST', path, { body: { token } })
      if (isHere) setOthers(data)
    }
    const look = () => void beat().catch(() => {})
    look()
    const timer = setInterval(look, beatMs)
    window.addEventListener('focus', look)
    return () => {
      isHere = false
      clearInterval(timer)
      window.removeEventListener('focus', look)
      call('POST', path, { body: { token, is_leaving: true } }).catch(() => {})
    }
  }, [call, id, token])
  return others
}
