/**
 * All fields of a post other than its text: beside the text and foldable where there is room, else
 * below it.
 */
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { postWords, postFormWords as words } from '../../../content/en/admin/posts.ts'
import { archiveWords } from '../../../content/en/admin/transfer.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { SendButton } from '../newsletter/issues/send-dialog.tsx'
import { Allowed, useSession } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { PostSettings } from './post-settings.tsx'
import { postSource } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import { PostViews } from './post-views.tsx'
import { PreviewLink } from './preview-panel.tsx'
import { RevisionsButton } from './revisions-button.tsx'
import type { Writing } from './use-writing.ts'

/** From this width text and settings are side by side, each scrolling by itself; else stacked. */
const roomForBoth = '(min-width: 64rem)'

/** Its scroll padding keeps targets clear of the toolbar and status bar, which stay in sight. */
export const scroller = 'min-w-0 overflow-y-auto scroll-pt-36 scroll-pb-28'

const settingsId = 'post-settings'

/** Copies the saved post and opens the copy. */
export interface Duplication {
  run: (id: number) => void
  isPending: boolean
}

interface SettingsProps {
  writing: Writing
  form: PostFormState
  duplicate: Duplication
  side: Side
}

export function Settings({ side, ...tools }: SettingsProps) {
  const { form, writing } = tools
  return (
    <section
      aria-label={words.settings}
      className={classNames(
        'border-rule bg-paper',
        side.isBeside ? classNames(scroller, 'w-[min(24rem,40%)] shrink-0 border-l') : 'border-t-2',
      )}
      hidden={!side.isShown}
      id={settingsId}
    >
      <div className="grid min-w-0 gap-6 px-4 py-5 sm:px-8 lg:px-6">
        <fieldset
          className="grid min-w-0 grid-cols-1 gap-6"
          disabled={writing.isReadOnly}
          inert={form.isLocked}
          role="presentation"
        >
          <PostSettings form={form} />
        </fieldset>
        {form.base?.published_at && <PostViews id={form.base.id} />}
        <PostTools {...tools} />
      </div>
    </section>
  )
}

export type Side = ReturnType<typeof useSettings>

export function useSettings({ form, errors }: PostFormState) {
  const isBeside = useMediaQuery(roomForBoth)
  const [isFolded, setFolded] = useState(false)
  const [wantsPreview, setWantsPreview] = useState(false)
  // Errors are never hidden by the preview.
  const isPreviewing = wantsPreview && Object.keys(errors).length === 0
  const hasErrors = Object.keys(errors).some((field) => field !== 'title' && field !== 'content')
  const cameFrom = useRef<Element | null>(null)
  const goTo = () => {
    setWantsPreview(false)
    setFolded(false)
    // Once the settings are shown.
    requestAnimationFrame(() => {
      const settings = form.current?.querySelector(`#${settingsId}`)
      const from = document.activeElement
      const isThere = settings?.contains(from)
      if (!isThere) cameFrom.current = from
      const first = (isThere ? form.current : settings)?.querySelector('input, select, textarea')
      const target = isThere && cameFrom.current?.isConnected ? cameFrom.current : first
      if (target instanceof HTMLElement) target.focus()
    })
  }
  return {
    id: settingsId,
    /** Whether the settings are beside the text and foldable; otherwise they are below it. */
    isBeside,
    isShown: !isPreviewing && (!isBeside || !isFolded || hasErrors),
    toggle: () => {
      if (!isBeside) return goTo()
      setWantsPreview(false)
      setFolded(!isPreviewing && !isFolded)
    },
    /** Moves the focus to the first field of the settings, and from there back to where it was. */
    goTo,
    /** Whether the preview replaces the settings and, without room for both, the text too. */
    isPreviewing,
    togglePreview: () => setWantsPreview(!isPreviewing),
  }
}

function PostTools({ form, writing, duplicate }: Omit<SettingsProps, 'side'>) {
  const { id, base, isPending, isUnsaved } = form
  const copy = () => {
    if (id !== null && (!isUnsaved || window.confirm(words.duplicateSaved))) duplicate.run(id)
  }
  if (id === null && writing.revision === null) return null
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Allowed to="editor">
        <PreviewLink id={id} writing={writing} />
      </Allowed>
      {base && <RevisionsButton base={base} form={form} />}
      {base && (
        <ToolButton
          busy={duplicate.isPending}
          disabled={isPending}
          label={postWords.duplicate}
          needs="editor"
          onClick={copy}
        />
      )}
      {base && <MarkdownButton id={base.id} />}
      {base && <SendButton isUnsaved={isUnsaved} post={base} />}
    </div>
  )
}

/** Downloads the saved post as a Markdown file. */
function MarkdownButton({ id }: { id: number }) {
  const { download } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(`${postSource.path}/${id}/markdown`),
    meta: { failure: archiveWords.postFailed },
  })
  return <ToolButton busy={isPending} label={archiveWords.post} onClick={() => mutate()} />
}
