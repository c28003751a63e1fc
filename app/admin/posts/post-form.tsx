import { type Ref, type RefObject, useEffect, useState } from 'react'
import { differenceWords, postFormWords as words } from '../../../content/admin/posts.ts'
import { recordFormWords } from '../../../content/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { Button } from '../../ui/button.tsx'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import type { Opened } from '../form/kept-drafts.ts'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useForm } from '../form/use-form.ts'
import { useRefresh } from '../list/use-records.ts'
import { SendButton } from '../newsletter/issues/send-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { PostFields } from './post-fields.tsx'
import { type PostFormState, type PostValues, postForm, valuesOf } from './post-values.ts'
import { PreviewLink } from './preview-link.tsx'
import { RevisionsButton } from './revisions-button.tsx'
import type { Filing } from './use-filing.ts'

interface PostFormProps {
  opened: Opened<PostValues>
  record: PostRecord | null
  /** The post of the kept work was deleted. */
  isGone: boolean
  filing: Filing
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
}

/** What gets the focus is not hidden by the buttons, which stay in sight. */
const formClass =
  'grid min-w-0 gap-6 [&_:is(input,textarea,select,button,[role=textbox])]:scroll-mb-24'

export function PostForm(props: PostFormProps) {
  const { opened, record, isGone, filing, guard, onLeave, onSaved } = props
  const [isUploading, setUploading] = useState(false)
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  const form = useForm(postForm, {
    ...opened,
    record,
    isGone,
    onSaved,
    // A choice that is none any more: the lists on screen are old.
    onRefused: ({ errors: { region_ids, category_ids } }) => {
      if (region_ids || category_ids) void refreshFiling()
    },
  })
  const { isPending, isUnsaved, discard, base } = form
  useFormGuard(guard, { isPending, isUnsaved: isUnsaved || isUploading, discard })
  useFirstField(form.form, opened.id === null)
  return (
    <form className={formClass} noValidate onSubmit={form.submit} ref={form.form}>
      {form.isRestored && !form.conflict && <Restored form={form} />}
      <ConflictNotice
        canCopy
        compare={(current) => compare(valuesOf(current), form.values, filing)}
        form={form}
      />
      {/* What is typed while it is being saved would be saved by nobody. */}
      <div className="grid min-w-0 gap-6" inert={isPending}>
        <PostFields filing={filing} form={form} onUploadingChange={setUploading} />
      </div>
      {base && <SavedPostTools base={base} filing={filing} form={form} />}
      <FormFooter form={form} isUploading={isUploading} onLeave={onLeave} />
    </form>
  )
}

/** The dialog gives the focus as it opens; this form may come later, after what it chooses from. */
function useFirstField(form: RefObject<HTMLFormElement | null>, isNew: boolean) {
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [form, isNew])
}

function compare(theirs: PostValues, mine: PostValues, filing: Filing) {
  const differences = listDifferences(theirs, mine, filing)
  if (differences.length === 0) return null
  return (
    <DifferenceList
      after={differenceWords.yours}
      before={differenceWords.now}
      differences={differences}
    />
  )
}

function Restored({ form }: { form: PostFormState }) {
  return (
    <RestoredNotice>
      <Button
        onClick={() => window.confirm(recordFormWords.discard) && form.reload(form.base)}
        size="sm"
        variant="quiet"
      >
        {words.discardRestored}
      </Button>
    </RestoredNotice>
  )
}

interface SavedPostToolsProps {
  base: PostRecord
  filing: Filing
  form: PostFormState
}

function SavedPostTools({ base, filing, form }: SavedPostToolsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <PreviewLink id={base.id} isUnsaved={form.isUnsaved} />
      <RevisionsButton base={base} filing={filing} form={form} />
      <SendButton isUnsaved={form.isUnsaved} post={base} />
    </div>
  )
}

interface FormFooterProps {
  form: PostFormState
  isUploading: boolean
  onLeave: () => void
}

/** Stays in sight, however long the article. */
function FormFooter({ form, isUploading, onLeave }: FormFooterProps) {
  const { isNew, isPending, isUnsaved, isKept } = form
  const action = isNew ? words.create : words.update
  return (
    <footer className="sticky -bottom-px z-10 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-rule bg-surface px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
      <p className="mr-auto min-w-0 text-sm text-muted">
        {isUnsaved && (isKept ? words.unsaved : words.notKept)}
      </p>
      <p className="text-sm font-semibold" role="status">
        {isUploading && words.uploading}
      </p>
      <Button disabled={isPending} onClick={onLeave} variant="outline">
        {recordFormWords.cancel}
      </Button>
      <Button busy={isPending} disabled={isUploading} type="submit">
        {isPending ? recordFormWords.saving : action}
      </Button>
    </footer>
  )
}
