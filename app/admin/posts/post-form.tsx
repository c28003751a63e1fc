import { type KeyboardEvent, type Ref, type RefObject, useEffect, useState } from 'react'
import { differenceWords } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { DraftMark, PostRecord } from '../../../domain/posts/editing.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { useForm } from '../form/use-form.ts'
import { useRefresh } from '../list/use-records.ts'
import { Allowed } from '../session/session.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FormFooter, PresenceNotice } from './form-footer.tsx'
import { MeetingNotice } from './meeting-notice.tsx'
import { listDifferences } from './post-differences.ts'
import type { Filing } from './post-source.ts'
import { PostText } from './post-text.tsx'
import { type PostFormState, type PostValues, postForm, valuesOf } from './post-values.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { type Duplication, Settings, type Side, scroller, useSettings } from './settings.tsx'
import { type Beginning, type OpenedPost, useAutosave, useAutosaved } from './use-autosave.ts'
import { useDiscarding, useLeaving } from './use-leaving.ts'
import { type Merging, useMerging } from './use-merging.ts'

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
  const { form, handle, begunBy } = useOpenedForm(props, isUploading)
  const merging = useMerging(form, handle, begunBy)
  const side = useSettings(form)
  const discard = useDiscarding(form, merging.whose)
  return (
    <form
      className="grid h-full min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto_auto]"
      noValidate
      onKeyDown={(event) => takeKey(event, form, side)}
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
          <div
            className="mx-auto grid max-w-5xl min-w-0 gap-5 px-4 py-5 sm:px-8"
            inert={form.isLocked}
          >
            <PostText form={form} onUploadingChange={setUploading} />
          </div>
        </div>
        {side.isPreviewing && <PreviewPanel form={form} handle={handle} />}
        <Settings duplicate={duplicate} filing={filing} form={form} handle={handle} side={side} />
      </div>
      <Notices filing={filing} form={form} merging={merging} token={props.opened.token} />
      <FormFooter
        form={form}
        isUploading={isUploading}
        handle={handle}
        onDiscard={discard}
        onLeave={onLeave}
        side={side}
      />
    </form>
  )
}

interface NoticesProps {
  form: PostFormState
  merging: Merging
  filing: Filing
  token: string
}

/** What is to be known of others at the post, and of earlier work: below the text, which stays in place. */
function Notices({ form, merging, filing, token }: NoticesProps) {
  const { base, conflict, isRestored } = form
  const isGone = conflict?.current === null
  return (
    <div className="grid min-w-0 bg-action-wash text-sm [&>:not(:empty)]:border-t [&>:not(:empty)]:border-rule [&>:not(:empty)]:px-4 [&>:not(:empty)]:py-2 sm:[&>:not(:empty)]:px-6">
      {base && (
        <Allowed to="editor">
          <PresenceNotice id={base.id} isTold={merging.meeting === null} token={token} />
        </Allowed>
      )}
      {isRestored && !conflict && !merging.meeting && <p>{recordFormWords.restored}</p>}
      {(isGone || merging.isFailed) && (
        <ConflictNotice
          canCopy
          compare={(current) => compareTyped(valuesOf(current), form.values, filing)}
          form={form}
        />
      )}
      <MeetingNotice filing={filing} form={form} merging={merging} />
    </div>
  )
}

/** The form, and what keeps on the server what is typed into it. */
function useOpenedForm(props: PostFormProps, isUploading: boolean) {
  const { opened, beginning, record, isGone, guard, onSaved, onStayed } = props
  // A later look at the draft changes nothing of what is being typed.
  const [begun] = useState(beginning)
  const handle = useAutosave(opened, begun)
  const { autosave } = handle
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  const form = useForm(postForm, {
    token: opened.token,
    id: opened.id,
    local: begun.local,
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
  useAutosaved(handle, form)
  useLeaving(guard, { form, handle, isUploading, onLeft: onSaved })
  useFirstField(form.form, opened.id === null)
  return { form, handle, begunBy: begun.whose }
}

/** Ctrl+S saves and stays, Ctrl+Enter saves and closes, Ctrl+. leads to the settings and back; on a Mac ⌘. */
function takeKey(event: KeyboardEvent, form: PostFormState, side: Side): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  const { key } = event
  if (key.toLowerCase() === 's') form.saveAndStay()
  else if (key === 'Enter') form.form.current?.requestSubmit()
  else if (key === '.') side.goTo()
  else return
  event.preventDefault()
}

/** What is typed set against `theirs`; null where they do not differ. */
function compareTyped(theirs: PostValues, mine: PostValues, filing: Filing) {
  const differences = listDifferences(theirs, mine, filing)
  if (differences.length === 0) return null
  const { yours, now } = differenceWords
  return <DifferenceList after={yours} before={now} differences={differences} />
}

/** The dialog gives the focus as it opens; this form may come later, after what it chooses from. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, isNew])
}

const bodyOfMark = (mark: DraftMark | null) =>
  mark ? { draft_token: mark.token, draft_version: mark.version } : {}
