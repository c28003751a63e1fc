/**
 * All that there is to say of a post beside its text: beside it where there is room, where it can be
 * folded away, else below it.
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

/** Side by side where there is room, each with its own scrolling; else one below the other. */
const roomForBoth = '(min-width: 64rem)'

/** What is scrolled to is not hidden by the toolbar and the status line, which stay in sight. */
export const scroller = 'min-w-0 overflow-y-auto scroll-pt-36 scroll-pb-28'

const settingsId = 'post-settings'

/** Makes a copy of what is saved of a post, and opens that. */
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
        side.isBeside ? classNames(scroller, 'w-96 shrink-0 border-l') : 'border-t-2',
      )}
      hidden={!side.isShown}
      id={settingsId}
    >
      <div className="grid min-w-0 gap-6 px-4 py-5 sm:px-8 lg:px-6">
        <fieldset
          className="grid min-w-0 gap-6"
          disabled={writing.isReadOnly}
          inert={form.isLocked}
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
  // What is wrong is never out of sight.
  const isPreviewing = wantsPreview && Object.keys(errors).length === 0
  const hasErrors = Object.keys(errors).some((field) => field !== 'title' && field !== 'content')
  const cameFrom = useRef<Element | null>(null)
  const goTo = () => {
    setWantsPreview(false)
    setFolded(false)
    // Once they are shown.
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
    /** Beside the text, where it can be folded away; else below it, where one goes to it. */
    isBeside,
    isShown: !isPreviewing && (!isBeside || !isFolded || hasErrors),
    toggle: () => {
      if (!isBeside) return goTo()
      setWantsPreview(false)
      setFolded(!isPreviewing && !isFolded)
    },
    /** To its first field, and from there back to where one was. */
    goTo,
    /** The preview stands in place of the settings; where there is no room for both, of the text too. */
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

/** The post as it is saved, as a file. */
function MarkdownButton({ id }: { id: number }) {
  const { download } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(`${postSource.path}/${id}/markdown`),
    meta: { failure: archiveWords.postFailed },
  })
  return <ToolButton busy={isPending} label={archiveWords.post} onClick={() => mutate()} />
}
