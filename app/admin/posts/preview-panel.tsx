/**
 * The article as readers would see it, with unsaved changes, beside its text: the page that the
 * server renders for the preview link. It reloads after each autosave or save.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { postPreviewWords as words } from '../../../content/en/admin/posts.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import type {
  KeptPreview,
  PreviewLink as Link,
  PreviewPeriod,
} from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { copyAddress } from '../../ui/copy-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { useAction, useRefresh } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { useSession } from '../session/session.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'
import { postSource, typedPath } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import type { Writing } from './use-writing.ts'

/** Path of the request that creates a preview link; null if nothing is stored to preview. */
function previewPathOf(id: number | null, { revision }: Pick<Writing, 'revision'>): string | null {
  if (revision !== null) return `${typedPath}/${revision}/preview`
  return id === null ? null : `${postSource.path}/${id}/preview`
}

interface PreviewPanelProps {
  form: PostFormState
  writing: Writing
}

export function PreviewPanel(props: PreviewPanelProps) {
  const [isPhone, setPhone] = useState(false)
  return (
    <section
      aria-label={words.beside}
      className="flex min-w-0 grow basis-0 flex-col border-rule bg-paper lg:border-l"
    >
      <div className="flex justify-end border-b border-rule px-2 max-sm:hidden">
        <ToolButton
          aria-pressed={isPhone}
          className={isPhone ? 'bg-action-wash' : undefined}
          label={words.phone}
          onClick={() => setPhone(!isPhone)}
          variant="quiet"
        />
      </div>
      <div
        className={classNames('grid min-h-0 grow', isPhone && 'w-full max-w-[390px] self-center')}
      >
        <Preview {...props} />
      </div>
    </section>
  )
}

function Preview({ form, writing }: PreviewPanelProps) {
  const { id, base, isUnsaved, values } = form
  const { storedAt, flush } = writing
  const path = previewPathOf(id, writing)
  const link = usePreviewLink(path)
  const frame = useRef<HTMLIFrameElement>(null)
  const savedVersion = base?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment after each change
  useEffect(() => {
    const timer = setTimeout(flush, pauseMs)
    return () => clearTimeout(timer)
  }, [values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel reloads whenever something new is kept or saved
  useEffect(() => {
    const shown = frame.current?.contentWindow?.location
    if (!shown || !link.data) return
    // A reload keeps the scroll position; a link may have led the frame to another page.
    if (shown.pathname === link.data) shown.reload()
    else shown.replace(link.data)
  }, [storedAt, savedVersion])
  if (!path) return <p className="p-5 text-muted">{isUnsaved ? words.waiting : words.nothing}</p>
  if (link.isError) {
    return (
      <div className="grid content-start justify-items-start gap-3 p-5">
        <p>{words.failed}</p>
        <ToolButton label={words.retry} onClick={() => link.refetch()} />
      </div>
    )
  }
  if (link.isPending) return <p className="p-5 text-muted">{words.loading}</p>
  return (
    <iframe
      className="size-full border-0 bg-surface"
      ref={frame}
      src={link.data}
      title={words.frame}
    />
  )
}

/** Pause in typing after which the preview is updated. */
const pauseMs = 1_000

const halfAnHourMs = 30 * 60 * 1000

/** Requests a new link before the hour for which a link is valid has passed. */
function usePreviewLink(path: string | null) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['post-preview', path],
    queryFn: async () => {
      const { data } = await call<Link>('POST', path ?? '')
      if (!data) throw new Error('The answer holds no link')
      return data.url
    },
    enabled: path !== null,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: halfAnHourMs,
    meta: { failure: words.failed },
  })
}

const toasts = {
  copied: words.copied,
  notCopied: { title: toastTitles.error, description: words.notCopied },
}

/** Creates a link that shows the post, draft or not, with its unsaved changes. */
export function PreviewLink({ id, writing }: { id: number | null; writing: Writing }) {
  const { call } = useSession()
  const refresh = useRefresh({ noun: kept })
  const [data, setData] = useState<Link>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (valid_for: PreviewPeriod) => {
      const path = previewPathOf(id, await writing.flush())
      if (!path) throw new Error('There is nothing to see')
      return (await call<Link>('POST', path, { body: { valid_for } })).data
    },
    onSuccess: setData,
    onSettled: refresh,
    meta: { failure: words.failed },
  })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  return (
    <>
      <ToolButton busy={isPending} id={kept} label={words.create} onClick={() => mutate('hour')} />
      <div className="order-last grid min-w-0 basis-full scroll-mb-24 gap-3" ref={outcome}>
        <div role="status">
          {data && (
            <div className="grid gap-1 border-l-4 border-action pl-3 text-sm">
              <p>
                {fill(words.valid, {
                  what: writing.revision === null ? words.saved : words.typed,
                  time: formatMoment(data.expires_at),
                })}
              </p>
              <div className="flex flex-wrap gap-2">
                <ButtonLink
                  href={data.url}
                  rel="noopener"
                  size="sm"
                  target="_blank"
                  variant="outline"
                >
                  <Icon className="size-4" name="external" />
                  {words.open}
                </ButtonLink>
                <ToolButton
                  label={words.copy}
                  onClick={() => copyAddress(data.url, toasts)}
                  variant="quiet"
                />
                {id !== null && (
                  <ToolButton
                    busy={isPending}
                    label={words.week}
                    onClick={() => mutate('week')}
                    variant="quiet"
                  />
                )}
              </div>
            </div>
          )}
        </div>
        {id !== null && <KeptLinks id={id} />}
      </div>
    </>
  )
}

const kept = 'post-preview-links'

/** Links that others may still have, each to be revoked. */
function KeptLinks({ id }: { id: number }) {
  const path = `${postSource.path}/${id}/previews`
  const { data: links = [] } = useAnswer<KeptPreview[]>([kept, id], path, {
    gcTime: 0,
    meta: { failure: words.listFailed },
  })
  const { mutate, isPending } = useAction({
    ask: (link: number) => ['DELETE', `/api/admin/post-previews/${link}`],
    done: words.revoked,
    failed: words.revokeFailed,
    shown: { noun: kept },
    onDone: () => document.getElementById(kept)?.focus(),
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={words.list} className="grid border-t border-rule text-sm">
      {links.map(({ id: link, expires_at, ...maker }) => {
        const until = fill(words.until, { time: formatMoment(expires_at), name: nameActor(maker) })
        return (
          <li
            className="flex items-center justify-between gap-2 border-b border-rule py-1"
            key={link}
          >
            <span className="figures">{until}</span>
            <ToolButton
              aria-label={fill(words.revokeOf, { link: until })}
              busy={isPending}
              label={words.revoke}
              onClick={() => mutate(link)}
              variant="quiet"
            />
          </li>
        )
      })}
    </ul>
  )
}
