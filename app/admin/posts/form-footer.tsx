/** Footer of the post dialog: where the work is stored, and the buttons to save and leave. */

import { postFormWords, postPreviewWords } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { stateOf } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatMoment } from '../local-time.ts'
import { Allowed } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { PostFormState } from './post-values.ts'
import type { Side } from './settings.tsx'
import { discardTyped } from './use-leaving.ts'
import type { Writing } from './use-writing.ts'

/** Hides the save state while a phone's keyboard is open, to make room for the text. */
const withKeyboard = 'max-sm:[@media(height<34rem)]:hidden'

interface FormFooterProps {
  form: PostFormState
  writing: Writing
  isUploading: boolean
  side: Side
  onLeave: () => void
}

export function FormFooter({ form, writing, isUploading, side, onLeave }: FormFooterProps) {
  const { isNew, isPending } = form
  const { isReadOnly } = writing
  const isUnsaved = form.isUnsaved && !isReadOnly
  const action = isNew ? postFormWords.create : postFormWords.update
  return (
    <footer className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 border-t border-rule bg-surface px-2 py-2 sm:gap-x-3 sm:px-6">
      <div
        className={classNames(
          'mr-auto flex min-w-0 items-center gap-x-2 sm:gap-x-3',
          // On a phone the save state has a row of its own above the buttons.
          (isUnsaved || isUploading) && 'max-sm:w-full',
          withKeyboard,
        )}
      >
        <div className="min-w-0 grow text-sm max-sm:leading-tight">
          {!isUploading && isUnsaved && (
            <p className="text-muted figures">{describeSaveState(form, writing)}</p>
          )}
          <p className="font-semibold" role="status">
            {isUploading && postFormWords.uploading}
          </p>
        </div>
        {isUnsaved && (
          <ToolButton
            className="shrink-0 max-sm:px-1"
            label={postFormWords.discard}
            onClick={() => discardTyped(form)}
            variant="quiet"
          />
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
          disabled={isUploading || isReadOnly}
          type="submit"
        >
          {isPending ? recordFormWords.saving : action}
        </Button>
      </Allowed>
    </footer>
  )
}

/** Says where the work is stored. */
function describeSaveState({ base, isStored }: PostFormState, { storedAt }: Writing): string {
  if (storedAt === null) return isStored ? postFormWords.unsaved : postFormWords.notStored
  const isPublic = base !== null && stateOf(base, storedAt) === 'published'
  const time = formatMoment(storedAt)
  return fill(isPublic ? postFormWords.storedPublic : postFormWords.stored, { time })
}
