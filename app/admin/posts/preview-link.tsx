/**
 * Makes a link that shows the post, draft or not, with what is typed and not saved, for an hour.
 *
 * Props: `id` (of the post; null for a new one); `kept` (the autosave).
 */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { postPreviewWords as words } from '../../../content/en/admin/posts.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import type { PreviewLink as Link } from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyAddress } from '../../ui/copy-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatMoment } from '../local-time.ts'
import { useSession } from '../session/session.tsx'
import { previewPathOf } from './preview-panel.tsx'
import { type AutosaveHandle, useKept } from './use-autosave.ts'

const toasts = {
  copied: words.copied,
  notCopied: { title: toastTitles.error, description: words.notCopied },
}

export function PreviewLink({ id, kept }: { id: number | null; kept: AutosaveHandle }) {
  const { call } = useSession()
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => {
      await kept.autosave.flush()
      const path = previewPathOf(id, kept)
      if (!path) throw new Error('There is nothing to see')
      return (await call<Link>('POST', path)).data
    },
    meta: { failure: words.failed },
  })
  const isIdle = useKept(kept, ({ status }) => status === 'idle')
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()} size="sm" variant="outline">
        {words.create}
      </Button>
      <div className="order-last min-w-0 basis-full scroll-mb-24" ref={outcome} role="status">
        {data && (
          <div className="grid gap-1 border-l-4 border-action pl-3 text-sm">
            <p>{fill(words.valid, { time: formatMoment(data.expires_at) })}</p>
            <p className="text-muted">{isIdle ? words.saved : words.typed}</p>
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
              <Button onClick={() => copyAddress(data.url, toasts)} size="sm" variant="quiet">
                {words.copy}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
