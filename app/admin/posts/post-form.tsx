import { type KeyboardEvent, type Ref, type RefObject, useEffect, useState } from 'react'
import { differenceWords, postFormWords as words } from '../../../content/admin/posts.ts'
import { recordFormWords } from '../../../content/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConflictNotice } from '../form/conflict-notice.tsx'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import type { Opened } from '../form/kept-drafts.ts'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useForm } from '../form/use-form.ts'
import { useMediaQuery } from '../list/use-media-query.ts'
import { useRefresh } from '../list/use-records.ts'
import { SendButton } from '../newsletter/issues/send-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { PostSettings } from './post-settings.tsx'
import { PostText } from './post-text.tsx'
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
  onStayed: () => void
}

/** Side by side where there is room, each with its own scrolling; else one below the other. */
const roomForBoth = '(min-width: 64rem)'

/** What is scrolled to is not hidden by the toolbar and the status line, which stay in sight. */
const scroller = 'min-w-0 overflow-y-auto scroll-pt-36 scroll-pb-28'

export function PostForm(props: PostFormProps) {
  const { opened, record, isGone, filing, guard, onLeave, onSaved, onStayed } = props
  const [isUploading, setUploading] = useState(false)
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  const form = useForm(postForm, {
    ...opened,
    record,
    isGone,
    onSaved,
    onStayed,
    // A choice that is none any more: the lists on screen are old.
    onRefused: ({ errors: { region_ids, category_ids } }) => {
      if (region_ids || category_ids) void refreshFiling()
    },
  })
  const { isPending, isUnsaved, discard } = form
  useFormGuard(guard, { isPending, isUnsaved: isUnsaved || isUploading, discard })
  useFirstField(form.form, opened.id === null)
  const side = useSettings(form)
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
          side.isBeside ? 'flex' : classNames(scroller, 'grid content-start'),
        )}
      >
        <div className={side.isBeside ? classNames(scroller, 'grow') : undefined}>
          <div className="mx-auto grid max-w-5xl min-w-0 gap-5 px-4 py-5 sm:px-8">
            {form.isRestored && !form.conflict && <Restored form={form} />}
            <ConflictNotice
              canCopy
              compare={(current) => compare(valuesOf(current), form.values, filing)}
              form={form}
            />
            <div className="grid min-w-0 gap-5" inert={form.isLocked}>
              <PostText form={form} onUploadingChange={setUploading} />
            </div>
          </div>
        </div>
        <Settings filing={filing} form={form} side={side} />
      </div>
      <FormFooter form={form} isUploading={isUploading} onLeave={onLeave} side={side} />
    </form>
  )
}

const settingsId = 'post-settings'

interface SettingsProps {
  form: PostFormState
  filing: Filing
  side: Side
}

function Settings({ form, filing, side }: SettingsProps) {
  const { base, isLocked } = form
  return (
    <section
      aria-label={words.settings}
      className={classNames(
        'border-rule bg-paper',
        side.isBeside ? classNames(scroller, 'w-96 shrink-0 border-l') : 'border-t-2',
      )}
      hidden={!side.isShown}
      id={settingsId}
    >
      <div className="grid min-w-0 gap-6 px-4 py-5 sm:px-8 lg:px-6">
        <div className="grid min-w-0 gap-6" inert={isLocked}>
          <PostSettings filing={filing} form={form} />
        </div>
        {base && <SavedPostTools base={base} filing={filing} form={form} />}
      </div>
    </section>
  )
}

interface Side {
  /** Beside the text, where it can be folded away; else below it, where one goes to it. */
  isBeside: boolean
  isShown: boolean
  toggle: () => void
}

function useSettings({ form, errors }: PostFormState): Side {
  const isBeside = useMediaQuery(roomForBoth)
  const [isFolded, setFolded] = useState(false)
  const hasErrors = Object.keys(errors).some((field) => field !== 'title' && field !== 'content')
  const goTo = () => {
    const settings = form.current?.querySelector<HTMLElement>(`#${settingsId}`)
    const isThere = settings?.contains(document.activeElement)
    const target = isThere ? form.current : settings
    target?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return {
    isBeside,
    // What is wrong is never out of sight.
    isShown: !isBeside || !isFolded || hasErrors,
    toggle: () => (isBeside ? setFolded(!isFolded) : goTo()),
  }
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
  side: Side
}

function FormFooter({ form, isUploading, onLeave, side }: FormFooterProps) {
  const { isNew, isPending, isUnsaved, isKept } = form
  const action = isNew ? words.create : words.update
  return (
    <footer className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t border-rule bg-surface px-4 py-2 sm:gap-x-3 sm:px-6">
      <p className="mr-auto min-w-0 text-sm text-muted max-sm:basis-full">
        {isUnsaved && (isKept ? words.unsaved : words.notKept)}
      </p>
      <p className="text-sm font-semibold" role="status">
        {isUploading && words.uploading}
      </p>
      <Button
        aria-controls={settingsId}
        aria-expanded={side.isBeside ? side.isShown : undefined}
        className="max-sm:mr-auto max-sm:px-1"
        onClick={side.toggle}
        variant="quiet"
      >
        {words.settings}
      </Button>
      <Button className="max-sm:px-3" disabled={isPending} onClick={onLeave} variant="outline">
        {recordFormWords.cancel}
      </Button>
      <Button className="max-sm:px-3" busy={isPending} disabled={isUploading} type="submit">
        {isPending ? recordFormWords.saving : action}
      </Button>
    </footer>
  )
}
