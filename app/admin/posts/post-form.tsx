import { type KeyboardEvent, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { useForm } from '../form/use-form.ts'
import { useRefresh } from '../list/use-records.ts'
import { FormFooter } from './form-footer.tsx'
import { PostText } from './post-text.tsx'
import { type PostFormState, postForm } from './post-values.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { type Duplication, Settings, type Side, scroller, useSettings } from './settings.tsx'
import { useLeaving } from './use-leaving.ts'
import { type Beginning, type OpenedPost, useWriting, type Writing } from './use-writing.ts'
import { PostConflict, WritingNotice } from './writing-notice.tsx'

interface PostFormProps {
  opened: OpenedPost
  beginning: Beginning
  record: PostRecord | null
  /** The post of the restored work was deleted. */
  isGone: boolean
  duplicate: Duplication
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
  onStayed: () => void
  /** Begins again, to take over from the current writer or because nobody writes any more. */
  onWrite: (takesOver: boolean) => void
  isTaking: boolean
}

export function PostForm(props: PostFormProps) {
  const { duplicate, onLeave } = props
  const [isUploading, setUploading] = useState(false)
  const { form, writing } = useOpenedForm(props, isUploading)
  const side = useSettings(form)
  const { isReadOnly } = writing
  return (
    <form
      className="grid h-full min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto_auto] [@media(height<20rem)]:block [@media(height<20rem)]:overflow-y-auto"
      noValidate
      onKeyDown={(event) => takeKey(event, { form, side, isReadOnly })}
      onSubmit={form.submit}
      ref={form.form}
    >
      <div
        className={classNames(
          'relative min-h-0',
          side.isBeside || side.isPreviewing
            ? 'flex h-full'
            : // On a window as low as at 400% zoom, all of the form scrolls as one.
              classNames(scroller, 'grid content-start [@media(height<20rem)]:overflow-y-visible'),
        )}
      >
        <div
          className={side.isBeside ? classNames(scroller, 'grow basis-0') : undefined}
          hidden={side.isPreviewing && !side.isBeside}
        >
          <div
            className="mx-auto grid max-w-5xl min-w-0 gap-5 px-4 py-5 sm:px-8"
            inert={form.isLocked}
          >
            <PostText form={form} isReadOnly={isReadOnly} onUploadingChange={setUploading} />
          </div>
        </div>
        {side.isPreviewing && <PreviewPanel form={form} writing={writing} />}
        <Settings duplicate={duplicate} form={form} side={side} writing={writing} />
      </div>
      <Notices {...props} form={form} writing={writing} />
      <FormFooter
        form={form}
        isUploading={isUploading}
        onLeave={onLeave}
        side={side}
        writing={writing}
      />
    </form>
  )
}

interface NoticesProps extends Pick<PostFormProps, 'onWrite' | 'isTaking'> {
  form: PostFormState
  writing: Writing
}

/** Notices on other writers and earlier work: below the text, so that it stays in place. */
function Notices({ form, writing, onWrite, isTaking }: NoticesProps) {
  const { conflict, isRestored } = form
  return (
    <div className="grid min-w-0 bg-action-wash text-sm [&>:not(:empty)]:border-t [&>:not(:empty)]:border-rule [&>:not(:empty)]:px-4 [&>:not(:empty)]:py-2 sm:[&>:not(:empty)]:px-6">
      <WritingNotice isPending={isTaking} onWrite={onWrite} writing={writing} />
      {isRestored && !conflict && !writing.writer && <p>{recordFormWords.restored}</p>}
      {conflict?.current && (
        <PostConflict current={conflict.current} form={form} writing={writing} />
      )}
      {conflict?.current === null && <ConflictNotice canCopy compare={() => null} form={form} />}
    </div>
  )
}

/** The form, and its autosave on the server. */
function useOpenedForm(props: PostFormProps, isUploading: boolean) {
  const { opened, beginning, record, isGone, guard, onSaved, onStayed } = props
  const { token } = opened
  // A later refetch must not change what is being typed.
  const [begun] = useState(beginning)
  const mark = useRef(begun.mark)
  const latest = useRef<Writing | null>(null)
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  const form = useForm(postForm, {
    token,
    id: opened.id,
    local: begun.local,
    record,
    isGone,
    findMark: () => mark.current,
    beforeSave: async () => (await latest.current?.settled()) ?? {},
    onSaved: () => {
      latest.current?.saved(true)
      onSaved()
    },
    onStayed: () => {
      latest.current?.saved(false)
      onStayed()
    },
    onRefused: ({ errors: { region_ids, category_ids } }) => {
      // A choice no longer exists: the lists on screen are out of date.
      if (region_ids || category_ids) void refreshFiling()
    },
  })
  const writing = useWriting(form, { token, mark }, begun)
  useEffect(() => {
    latest.current = writing
  })
  useLeaving(guard, { form, writing, isUploading, onLeft: onSaved })
  useFirstField(form.form, opened.id === null)
  return { form, writing }
}

/** Ctrl (Mac: ⌘) with S saves and stays, Enter saves and closes, "." goes to settings and back. */
function takeKey(
  event: KeyboardEvent,
  { form, side, isReadOnly }: { form: PostFormState; side: Side; isReadOnly: boolean },
): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  const { key } = event
  if (key.toLowerCase() === 's') isReadOnly || form.saveAndStay()
  else if (key === 'Enter') isReadOnly || form.form.current?.requestSubmit()
  else if (key === '.') side.goTo()
  else return
  event.preventDefault()
}

/** Focuses the title: the form may mount after the dialog set the focus, once labels are loaded. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, isNew])
}
