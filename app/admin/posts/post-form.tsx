import { type KeyboardEvent, type Ref, type RefObject, useEffect, useState } from 'react'
import type { DraftMark, PostRecord } from '../../../domain/posts/editing.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useForm } from '../form/use-form.ts'
import { useRefresh } from '../list/use-records.ts'
import { Allowed } from '../session/allowed.tsx'
import { FormFooter } from './form-footer.tsx'
import { PostText } from './post-text.tsx'
import { type PostFormState, postForm, valuesOf } from './post-values.ts'
import { PresenceNotice } from './presence-notice.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { compareTyped, RivalNotice } from './rival-notice.tsx'
import { type Duplication, Settings, scroller, useSettings } from './settings.tsx'
import {
  type Beginning,
  type OpenedPost,
  useAutosave,
  useAutosaved,
  useKept,
} from './use-autosave.ts'
import type { Filing } from './use-filing.ts'
import { useDiscarding, useLeaving } from './use-leaving.ts'

interface PostFormProps {
  opened: OpenedPost
  beginning: Beginning
  record: PostRecord | null
  /** The post of the kept work was deleted. */
  isGone: boolean
  filing: Filing
  duplicate: Duplication
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
  onStayed: () => void
}

export function PostForm(props: PostFormProps) {
  const { filing, duplicate, onLeave } = props
  const [isUploading, setUploading] = useState(false)
  const { form, kept } = useOpenedForm(props, isUploading)
  const rival = useKept(kept, (state) => state.rival)
  const side = useSettings(form)
  const discard = useDiscarding(form)
  return (
    <form
      className="grid h-full min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]"
      noValidate
      onKeyDown={(event) => saveByKey(event, form)}
      onSubmit={form.submit}
      ref={form.form}
    >
      <div
        className={classNames(
          'relative min-h-0',
          side.isBeside || side.isPreviewing ? 'flex' : classNames(scroller, 'grid content-start'),
        )}
      >
        <div
          className={side.isBeside ? classNames(scroller, 'grow basis-0') : undefined}
          hidden={side.isPreviewing && !side.isBeside}
        >
          <div className="mx-auto grid max-w-5xl min-w-0 gap-5 px-4 py-5 sm:px-8">
            {form.base && (
              <Allowed to="editor">
                <PresenceNotice id={form.base.id} token={props.opened.token} />
              </Allowed>
            )}
            {form.isRestored && !form.conflict && !rival && <RestoredNotice />}
            <ConflictNotice
              canCopy
              compare={(current) => compareTyped(valuesOf(current), form.values, filing)}
              form={form}
            />
            {!form.conflict && <RivalNotice filing={filing} form={form} kept={kept} />}
            <div className="grid min-w-0 gap-5" inert={form.isLocked}>
              <PostText form={form} onUploadingChange={setUploading} />
            </div>
          </div>
        </div>
        {side.isPreviewing && <PreviewPanel form={form} kept={kept} />}
        <Settings duplicate={duplicate} filing={filing} form={form} kept={kept} side={side} />
      </div>
      <FormFooter
        form={form}
        isUploading={isUploading}
        kept={kept}
        onDiscard={discard}
        onLeave={onLeave}
        side={side}
      />
    </form>
  )
}

/** The form, and what keeps on the server what is typed into it. */
function useOpenedForm(props: PostFormProps, isUploading: boolean) {
  const { opened, beginning, record, isGone, guard, onSaved, onStayed } = props
  // A later look at the draft changes nothing of what is being typed.
  const [begun] = useState(beginning)
  const kept = useAutosave(opened, begun)
  const { autosave } = kept
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  const form = useForm(postForm, {
    token: opened.token,
    id: opened.id,
    kept: begun.kept,
    record,
    isGone,
    findStored: () => autosave.mark,
    beforeSave: async () => bodyOfMark(await autosave.pause()),
    onSaved: () => {
      autosave.resume(true)
      onSaved()
    },
    onStayed: () => {
      autosave.resume(true)
      onStayed()
    },
    onRefused: ({ errors: { region_ids, category_ids } }) => {
      autosave.resume(false)
      // A choice that is none any more: the lists on screen are old.
      if (region_ids || category_ids) void refreshFiling()
    },
  })
  useAutosaved(kept, form)
  useLeaving(guard, { form, kept, isUploading, onLeft: onSaved })
  useFirstField(form.form, opened.id === null)
  return { form, kept }
}

/** Ctrl+S, or ⌘S: saved, and written on. */
function saveByKey(event: KeyboardEvent, form: PostFormState): void {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  const isSave = isCommand && event.key.toLowerCase() === 's'
  if (!isSave) return
  event.preventDefault()
  form.saveAndStay()
}

/** The dialog gives the focus as it opens; this form may come later, after what it chooses from. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, isNew])
}

const bodyOfMark = (mark: DraftMark | null) =>
  mark ? { draft_token: mark.token, draft_version: mark.version } : {}
