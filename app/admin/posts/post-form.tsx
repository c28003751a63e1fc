import { type RefObject, useEffect, useState } from 'react'
import { postFormWords as words } from '../../../content/admin/posts.ts'
import { recordFormWords } from '../../../content/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { Button } from '../../ui/button.tsx'
import { SendButton } from '../newsletter/issues/send-button.tsx'
import type { KeptDraft } from './kept-drafts.ts'
import { PostConflictNotice } from './post-conflict-notice.tsx'
import { PostFields } from './post-fields.tsx'
import { PreviewLink } from './preview-link.tsx'
import { RevisionsButton } from './revisions-button.tsx'
import type { Filing } from './use-filing.ts'
import { type PostForm as Form, usePostForm } from './use-post-form.ts'

interface PostFormProps {
  token: string
  record: PostRecord | null
  kept: KeptDraft | null
  isGone: boolean
  filing: Filing
  /** Set to what decides whether the dialog may be closed. */
  mayLeave: RefObject<() => boolean>
  onLeave: () => void
  onSaved: () => void
}

/** What gets the focus is not hidden by the buttons, which stay in sight. */
const formClass =
  'grid min-w-0 gap-6 [&_:is(input,textarea,select,button,[role=textbox])]:scroll-mb-24'

export function PostForm(props: PostFormProps) {
  const { filing, mayLeave, onLeave } = props
  const form = usePostForm(props)
  const [isUploading, setUploading] = useState(false)
  const { isPending, isUnsaved, discard } = form
  useEffect(() => {
    mayLeave.current = () => {
      if (isPending) return false
      const isLeft = !(isUnsaved || isUploading) || window.confirm(recordFormWords.discard)
      if (isLeft) discard()
      return isLeft
    }
  })
  return (
    <form className={formClass} noValidate onSubmit={form.submit} ref={form.form}>
      {form.isRestored && !form.conflict && <RestoredNotice form={form} />}
      {form.conflict && <PostConflictNotice filing={filing} form={form} />}
      {/* What is typed while it is being saved would be saved by nobody. */}
      <div className="grid min-w-0 gap-6" inert={isPending}>
        <PostFields filing={filing} form={form} onUploadingChange={setUploading} />
      </div>
      {form.base && <SavedPostTools base={form.base} filing={filing} form={form} />}
      <FormFooter form={form} isUploading={isUploading} onLeave={onLeave} />
    </form>
  )
}

function RestoredNotice({ form }: { form: Form }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-l-4 border-brass pl-3 text-sm">
      <p>{recordFormWords.restored}</p>
      <Button
        onClick={() => window.confirm(recordFormWords.discard) && form.reload(form.base)}
        size="sm"
        variant="quiet"
      >
        {words.discardRestored}
      </Button>
    </div>
  )
}

interface SavedPostToolsProps {
  base: PostRecord
  filing: Filing
  form: Form
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
  form: Form
  isUploading: boolean
  onLeave: () => void
}

/** Stays in sight, however long the article. */
function FormFooter({ form, isUploading, onLeave }: FormFooterProps) {
  const { base, isPending, isUnsaved, isKept } = form
  const action = base ? words.update : words.create
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
